// A table as this browser knows it: what the server told it, and what one may ask for.
import { randomHex } from './random'
import { setClocks, type SeatClock } from './clocks'
import { startHeartbeat } from './heartbeat'
import { Ink } from './ink.svelte'
import { Connection, type Ending, type ConnectionState } from './connection'
import { Pads } from './pads.svelte'
import type { ReadingSpeed } from './readingSpeed.svelte'
import { socketUrl } from './urls'
import type { ServerMessage, CommandBody } from './protocol'
import {
  isWhole,
  keepNotices,
  keepStory,
  keptNotices,
  keptStory,
  noticeOf,
  retold,
  withDeal,
  withNotice,
  withPly,
  type Happening,
  type Noticed,
} from './story'
import { Talk } from './talk.svelte'
import type { AnyCommand, Moved, Now, Outcome, Refusal, RoomSeen } from './types.gen'

/** Whoever is to be told what cannot be seen on the table. */
export interface Listening {
  refused(refusal: Refusal): void
  noticed(notice: Noticed): void
  reported(): void
}

export class TableModel {
  state = $state<ConnectionState>('connecting')
  ending = $state.raw<{ why: Ending; refusal: Refusal | null } | null>(null)
  game = $state<string | null>(null)
  seat = $state<number | null>(null)
  room = $state.raw<RoomSeen | null>(null)
  ply = $state(0)
  view = $state.raw<object | null>(null)
  legal = $state.raw<object[]>([])
  topic = $state<string | null>(null)
  outcome = $state.raw<Outcome | null>(null)
  clocks = $state.raw<readonly SeatClock[]>([])
  /** Whether the last action was mine; whether it can be taken back is found out by asking. */
  canTakeBack = $state(false)
  /** Whether I am out of the game and see everything. */
  isOpen = $state(false)
  /** What happened, as far as this browser knows, oldest first. */
  happenings = $state.raw<Happening[]>([])
  /** What happened around the game, oldest first. */
  notices = $state.raw<Noticed[]>([])
  /** The new link of a seat that I, the host, have asked for. */
  link = $state.raw<{ seat: number; link: string } | null>(null)
  /** Whether the house closes for a moment, or has and is not back yet. */
  isClosing = $state(false)
  /** What the house tells everybody, and when it closes, by this browser's clock. */
  announcement = $state.raw<{ text: string; closes: number | null } | null>(null)
  /** What the coach said of the decision I owe, if I asked. */
  advice = $state.raw<object | null>(null)
  /** Whether the coach is thinking. */
  isHinting = $state(false)
  isActing = $state(false)
  /** Whether an action of mine is under way that nothing may follow before it is answered. */
  isSent = $state(false)
  readonly talk: Talk
  readonly pads: Pads
  readonly ink = new Ink((sketch) => this.#connection.tell(sketch))
  readonly #connection: Connection
  readonly #asked = new Map<string, (refusal: Refusal | null) => void>()
  readonly #stopHeartbeat: () => void
  /** The last action I sent: the next one may follow it before it is answered. */
  #lastAct = ''
  #hasLent = false
  #shown = -1
  #isNew = true

  constructor(
    readonly table: string,
    session: string | null,
    private readonly on: Listening,
    open?: (url: string) => WebSocket,
  ) {
    this.happenings = keptStory(table)
    this.notices = keptNotices(table)
    this.talk = new Talk(table, () => this.seat)
    this.pads = new Pads((text, channel) => this.request({ type: 'note', text, channel }))
    const listener = {
      state: (state: ConnectionState) => this.#change(state),
      told: (message: ServerMessage) => this.#hear(message),
      ended: (why: Ending, refusal: Refusal | null) => (this.ending = { why, refusal }),
      refused: (refusal: Refusal, command?: AnyCommand) => this.#refuse(refusal, command),
      settled: (id: string) => this.#answer(id, null),
    }
    this.#connection = new Connection(socketUrl(table), session, listener, open)
    this.#stopHeartbeat = startHeartbeat(
      () => this.seat !== null && this.#connection.tell({ type: 'here' }),
      () => this.isStoodIn,
    )
  }

  /** Whether a bot plays for me until I move. */
  get isStoodIn(): boolean {
    const mine = this.seat === null ? undefined : this.room?.chairs[this.seat]
    return !!mine?.stand_in && !mine.has_resigned
  }

  get isHost(): boolean {
    return this.seat !== null && this.seat === this.room?.host
  }

  /** Take an action, made against what is on the screen now; one at a time. */
  act(action: object, ink?: readonly (readonly number[])[]): void {
    if (this.isActing || this.seat === null) return
    this.isSent = true
    this.#send({ type: 'act', action, ply: this.ply, ...(ink?.length ? { ink } : {}) })
  }

  /** Take an action on top of those still under way, each made against the one before it. */
  actAhead(action: object): void {
    if (this.isActing) this.#send({ type: 'act', action, after: this.#lastAct })
    else if (this.seat !== null) this.#send({ type: 'act', action, ply: this.ply })
  }

  /** Ask the coach about the decision I owe; what it says comes as `advice`. */
  async askCoach(): Promise<void> {
    this.isHinting = true
    const refusal = await this.request({ type: 'hint', ply: this.ply })
    this.isHinting = false
    if (refusal) this.on.refused(refusal)
  }

  ask(body: CommandBody): void {
    this.#connection.send(body)
  }

  /** Ask for something, and learn what became of it: nothing if it was taken, else why not. */
  request(body: CommandBody): Promise<Refusal | null> {
    const id = this.#connection.send(body)
    return new Promise((resolve) => this.#asked.set(id, resolve))
  }

  /** Say how fast what happens is read here: bots leave people the time. */
  reads(speed: ReadingSpeed, language: string): void {
    if (this.seat !== null) this.#connection.tell({ type: 'reads', speed, language })
  }

  /** Say that what happened has been shown to the end; early, if somebody went on before. */
  shown(isEarly: boolean): void {
    if (this.seat === null || this.#shown === this.ply) return
    this.#shown = this.ply
    this.#connection.tell({ type: 'shown', ply: this.ply, is_early: isEarly })
  }

  close(): void {
    this.pads.flush()
    this.#stopHeartbeat()
    this.#connection.close()
  }

  #send(act: CommandBody & { type: 'act' }): void {
    this.isActing = true
    this.#lastAct = this.#connection.send(act)
  }

  #change(state: ConnectionState): void {
    this.state = state
    if (state !== 'online') this.#isNew = true
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        ;[this.game, this.seat] = [message.game, message.seat]
        break
      case 'now':
        this.isClosing = false
        this.#now(message)
        break
      case 'closing':
        this.isClosing = true
        break
      case 'moved':
        this.#moved(message)
        break
      case 'can-take-back':
        if (message.ply === this.ply) this.canTakeBack = this.seat !== null
        break
      case 'room':
        this.room = message.room
        if (message.notice) this.#notice(message.notice)
        this.#lend()
        break
      case 'said':
        this.talk.hear(message.said)
        break
      case 'reacted':
        this.talk.show(message.reacted)
        break
      case 'noted':
        this.pads.told(message.noted.channel ?? '', message.noted.text)
        break
      case 'sketch':
        this.ink.sketched(message.sketch)
        break
      case 'reported':
        this.talk.reports = [...this.talk.reports, message.report]
        this.on.reported()
        break
      case 'announcement': {
        const { text, seconds } = message
        const closes = seconds === null ? null : Date.now() + 1000 * seconds
        this.announcement = { text, closes }
        break
      }
      case 'hint':
        if (this.legal.length) this.advice = message.advice as object
        break
      case 'link':
        this.link = { seat: message.seat, link: message.link }
        break
      case 'story': {
        const { story, notices } = retold(message.items, this.happenings, this.notices)
        this.#keep(story, notices)
        break
      }
    }
    this.#askWhetherActing()
  }

  #now(now: Now): void {
    this.room = now.room
    if (this.ply !== now.ply) this.advice = null
    this.ply = now.ply
    this.view = now.view as object | null
    this.legal = (now.legal as object[] | null) ?? []
    this.topic = now.topic
    this.outcome = now.outcome
    this.talk.now(now)
    this.ink.now(now)
    const shared = now.channels.filter((one) => one.has_pad).map((one) => one.name)
    this.pads.now(this.seat === null ? [] : ['', ...shared], now.pads)
    this.#around(now)
    const story = this.happenings.filter((one) => one.ply <= now.ply)
    const isDealt = now.view !== null && now.ply === 0
    this.#keep(isDealt ? withDeal(story, now.opening) : story, this.notices)
    const isMissing = now.view !== null && !isWhole(this.happenings, now.ply)
    if (this.#isNew && isMissing) this.ask({ type: 'story' })
    this.#isNew = false
    this.#lend()
  }

  #moved(moved: Moved): void {
    // It has arrived, whenever that is confirmed.
    if (moved.seat === this.seat) this.isSent = false
    this.ply = moved.ply
    this.view = moved.view as object
    this.legal = moved.legal as object[]
    if (moved.seat === this.seat || !this.legal.length) this.advice = null
    this.topic = moved.topic
    this.talk.channels = moved.channels
    this.ink.moved(moved)
    this.#around(moved)
    this.#keep(withPly(this.happenings, moved), this.notices)
    const notice = noticeOf(moved)
    if (notice) this.#notice(notice)
  }

  #around(told: Now | Moved): void {
    this.clocks = setClocks(told.clocks, this.clocks)
    this.canTakeBack = told.can_take_back && this.seat !== null
    this.isOpen = told.is_open
  }

  #notice(notice: Noticed): void {
    this.#keep(this.happenings, withNotice(this.notices, notice))
    this.on.noticed(notice)
  }

  #keep(story: Happening[], notices: Noticed[]): void {
    if (story !== this.happenings) keepStory(this.table, story)
    if (notices !== this.notices) keepNotices(this.table, notices)
    ;[this.happenings, this.notices] = [story, notices]
  }

  #refuse(refusal: Refusal, command?: AnyCommand): void {
    this.#askWhetherActing()
    if (refusal.id !== null && this.#answer(refusal.id, refusal)) return
    if (command?.type !== 'lend' && command?.type !== 'story') this.on.refused(refusal)
  }

  #askWhetherActing(): void {
    this.isActing = this.#connection?.isWaiting('act') ?? false
    if (!this.isActing) this.isSent = false
  }

  #answer(id: string, refusal: Refusal | null): boolean {
    const resolve = this.#asked.get(id)
    this.#asked.delete(id)
    resolve?.(refusal)
    return resolve !== undefined
  }

  /** Add this browser's chance to the deal, once. */
  #lend(): void {
    if (this.room?.stage !== 'starting' || this.seat === null || this.#hasLent) return
    this.#hasLent = true
    this.ask({ type: 'lend', entropy: randomHex(32) })
  }
}
