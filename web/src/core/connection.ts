// One socket to a table, kept open through every loss: hello, commands out, messages in.
import { waitBefore } from './backoff'
import { randomHex } from './random'
import { Outbox } from './outbox'
import { CLOSED, type ServerMessage, type CommandBody } from './protocol'
import {
  PROTOCOL,
  type AnyCommand,
  type Here,
  type Now,
  type Pong,
  type Reads,
  type Refusal,
  type Shown,
  type Sketch,
} from './types.gen'

export type ConnectionState = 'connecting' | 'online' | 'offline' | 'ended'
export type Ending = 'taken-over' | 'freed' | 'private' | 'turned-away'

/** A connection on which a command stays unanswered for so long is dead, whatever the browser says. */
const ANSWER_WITHIN = 6000

export interface ConnectionListener {
  state(state: ConnectionState): void
  told(message: ServerMessage): void
  ended(why: Ending, refusal: Refusal | null): void
  refused(refusal: Refusal, command: AnyCommand | undefined): void
  /** A command was taken, or turned out to be of no use any more. */
  settled(id: string): void
}

export class Connection {
  state: ConnectionState = 'connecting'
  readonly #outbox = new Outbox()
  #socket: WebSocket | null = null
  #attempt = 0
  #isReady = false
  /** How long the house has asked this socket to stay away after its end, in milliseconds. */
  #backIn = 0
  #backAt = 0
  #refusal: Refusal | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #overdue: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly url: string,
    private readonly session: string | null,
    private readonly listener: ConnectionListener,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    addEventListener('offline', this.#lost)
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Send a command now or as soon as it is back; returns its id. */
  send(body: CommandBody): string {
    const command = { ...body, id: randomHex(12) }
    this.#outbox.add(command)
    if (this.#isReady) this.#write(command)
    return command.id
  }

  /** Tell the house something it does not answer; a lost connection loses it. */
  tell(message: Here | Pong | Reads | Shown | Sketch): void {
    if (this.#isReady) this.#socket?.send(JSON.stringify(message))
  }

  isWaiting(type: AnyCommand['type']): boolean {
    return this.#outbox.has(type)
  }

  close(): void {
    removeEventListener('offline', this.#lost)
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    this.#drop()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const socket = this.open(this.url)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ protocol: PROTOCOL, session: this.session }))
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#hear(JSON.parse(event.data) as ServerMessage)
    socket.onclose = (event) => this.#closed(event.code)
  }

  #hear(message: ServerMessage): void {
    // Before anything else: the house measures how far away this device is.
    if (message.type === 'ping') return this.tell({ type: 'pong', ping: message.ping })
    if (message.done !== undefined) {
      this.#answered(message.done)
      this.listener.settled(message.done)
    }
    if (message.type === 'closing') this.#backIn = message.back_in
    if (message.type === 'refused') this.#refused(message)
    if (message.type === 'now' && !this.#isReady) this.#ready(message)
    this.listener.told(message)
  }

  /** The table is there: what has no answer yet is sent again before anything new. */
  #ready(now: Now): void {
    this.#isReady = true
    this.#attempt = 0
    this.#change('online')
    const { again, settled } = this.#outbox.again(now)
    for (const command of again) this.#write(command)
    for (const command of settled) this.listener.settled(command.id)
  }

  #refused(refusal: Refusal): void {
    if (refusal.id === null) {
      this.#refusal = refusal
      this.#backIn = 1000 * (refusal.wait ?? 0)
      return
    }
    this.listener.refused(refusal, this.#answered(refusal.id))
  }

  #answered(id: string): AnyCommand | undefined {
    const command = this.#outbox.settle(id)
    if (this.#outbox.isEmpty) clearTimeout(this.#overdue)
    return command
  }

  #write(command: AnyCommand): void {
    this.#socket?.send(JSON.stringify(command))
    clearTimeout(this.#overdue)
    this.#overdue = setTimeout(this.#lost, ANSWER_WITHIN)
  }

  #closed(code: number): void {
    if (code === CLOSED.takenOver) this.#end('taken-over')
    else if (code === CLOSED.seatFreed) this.#end('freed')
    else if (code === CLOSED.notWatched) this.#end('private')
    else if (code === CLOSED.turnedAway) this.#end('turned-away')
    else this.#lost()
  }

  #end(why: Ending): void {
    this.close()
    this.#change('ended')
    this.listener.ended(why, this.#refusal)
  }

  readonly #lost = (): void => {
    if (this.state === 'ended') return
    this.#drop()
    const isAway = this.#attempt > 0 || !navigator.onLine
    this.#change(isAway ? 'offline' : 'connecting')
    clearTimeout(this.#retry)
    this.#backAt = Date.now() + this.#backIn
    this.#backIn = 0
    const wait = Math.max(this.#backAt - Date.now(), waitBefore(this.#attempt))
    this.#retry = setTimeout(() => this.#connect(), wait)
    this.#attempt += 1
  }

  readonly #wake = (): void => {
    if (this.state === 'ended' || this.#isReady || document.hidden) return
    // The house asked for some time: it is not there, or those who came before are many.
    if (Date.now() < this.#backAt) return
    this.#drop()
    this.#attempt = 0
    this.#connect()
  }

  #drop(): void {
    clearTimeout(this.#overdue)
    this.#isReady = false
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #change(state: ConnectionState): void {
    this.state = state
    this.listener.state(state)
  }
}
