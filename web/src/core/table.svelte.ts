// A table as this browser knows it: what the line told, and what one may ask for.
import { randomHex } from './chance'
import { Line, type Ending, type LineState } from './line'
import { socketUrl } from './place'
import type { Told, Wish } from './protocol'
import type { AnyCommand, Moved, Now, Outcome, Refusal, RoomSeen, SaidSeen } from './types.gen'

const MOST_EVENTS = 2000

export interface Happening {
  /** The ply after which it happened. */
  ply: number
  seat: number
  events: object[]
}

export class TableModel {
  state = $state<LineState>('connecting')
  ending = $state.raw<{ why: Ending; refusal: Refusal | null } | null>(null)
  game = $state<string | null>(null)
  seat = $state<number | null>(null)
  room = $state.raw<RoomSeen | null>(null)
  ply = $state(0)
  view = $state.raw<object | null>(null)
  legal = $state.raw<object[]>([])
  topic = $state<string | null>(null)
  outcome = $state.raw<Outcome | null>(null)
  said = $state.raw<readonly SaidSeen[]>([])
  /** What happened while this browser watched, oldest first. */
  happenings = $state.raw<Happening[]>([])
  isActing = $state(false)
  readonly #line: Line
  #hasLent = false

  constructor(
    readonly table: string,
    session: string | null,
    private readonly refused: (refusal: Refusal) => void,
    open?: (url: string) => WebSocket,
  ) {
    const listener = {
      state: (state: LineState) => (this.state = state),
      told: (told: Told) => this.#hear(told),
      ended: (why: Ending, refusal: Refusal | null) => (this.ending = { why, refusal }),
      refused: (refusal: Refusal, command?: AnyCommand) => this.#refuse(refusal, command),
    }
    this.happenings = kept(table)
    this.#line = new Line(socketUrl(table), session, listener, open)
  }

  /** Take an action, made against what is on the screen now; one at a time. */
  act(action: object): void {
    if (this.isActing || this.seat === null) return
    this.isActing = true
    this.ask({ type: 'act', action, ply: this.ply })
  }

  ask(wish: Wish): void {
    this.#line.send(wish)
  }

  close(): void {
    this.#line.close()
  }

  #hear(told: Told): void {
    switch (told.type) {
      case 'welcome':
        this.game = told.game
        this.seat = told.seat
        break
      case 'now':
        this.#now(told)
        break
      case 'moved':
        this.#moved(told)
        break
      case 'room':
        this.room = told.room
        this.#lend()
        break
      case 'said':
        this.said = [...this.said, told.said]
        break
    }
    this.isActing = this.#line?.isWaiting('act') ?? false
  }

  #now(now: Now): void {
    this.room = now.room
    this.ply = now.ply
    this.view = now.view as object | null
    this.legal = (now.legal as object[] | null) ?? []
    this.topic = now.topic
    this.outcome = now.outcome
    this.said = now.said
    this.happenings = this.happenings.filter((one) => one.ply <= now.ply)
    this.#lend()
  }

  #moved(moved: Moved): void {
    const events = moved.events as object[]
    this.ply = moved.ply
    this.view = moved.view as object
    this.legal = moved.legal as object[]
    this.topic = moved.topic
    const happening = { ply: moved.ply, seat: moved.seat, events }
    this.happenings = [...this.happenings, happening].slice(-MOST_EVENTS)
    keep(this.table, this.happenings)
  }

  #refuse(refusal: Refusal, command?: AnyCommand): void {
    this.isActing = this.#line.isWaiting('act')
    if (command?.type !== 'lend') this.refused(refusal)
  }

  /** Add this browser's chance to the deal, once. */
  #lend(): void {
    if (this.room?.stage !== 'starting' || this.seat === null || this.#hasLent) return
    this.#hasLent = true
    this.ask({ type: 'lend', entropy: randomHex(32) })
  }
}

/** The story survives a reload of the tab; the server tells only what is now. */
function keep(table: string, happenings: Happening[]): void {
  try {
    sessionStorage.setItem(`soucoupe.story.${table}`, JSON.stringify(happenings))
  } catch {
    // Then it starts again after a reload.
  }
}

function kept(table: string): Happening[] {
  try {
    return JSON.parse(sessionStorage.getItem(`soucoupe.story.${table}`) ?? '[]') as Happening[]
  } catch {
    return []
  }
}
