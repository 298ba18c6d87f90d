// What the tests beside this talk to: a socket that opens nothing, and messages of the house.
import type { AnyCommand, ChairSeen, Moved, Now, RoomSeen, Welcome } from './types.gen'

export class FakeSocket {
  static opened: FakeSocket[] = []
  sent: string[] = []
  isClosed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.isClosed = true
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ n: 1, ...message }) })
  }
  /** Everything that was sent after hello. */
  commands(): AnyCommand[] {
    return this.sent.slice(1).map((text) => JSON.parse(text) as AnyCommand)
  }
  static get last(): FakeSocket {
    return FakeSocket.opened[FakeSocket.opened.length - 1]
  }
}

export function welcome(seat: number | null): Welcome {
  const table = { table: 't', game: 'g', version: '1', commitment: '' }
  return { type: 'welcome', protocol: 1, ...table, seat }
}

const chair: ChairSeen = {
  kind: 'person',
  name: '',
  level: '',
  is_here: true,
  stand_in: '',
  has_resigned: false,
  is_silent: false,
  hints: 0,
}

export function chairs(...more: Partial<ChairSeen>[]): ChairSeen[] {
  return more.map((one) => ({ ...chair, ...one }))
}

export function room(more: Partial<RoomSeen> = {}): RoomSeen {
  return {
    stage: 'playing',
    chairs: chairs({ name: 'Ada' }, { name: 'Bo' }),
    host: 0,
    options: {},
    rematch: null,
    terms: { clock: 'none', seconds: 60, grace: 60, is_watchable: false, hints: 'off' },
    is_public: false,
    is_talk_on: true,
    is_paused: false,
    wishes: [],
    ...more,
  }
}

export function now(more: Partial<Now> = {}): Now {
  return {
    type: 'now',
    room: room(),
    ply: 0,
    view: {},
    legal: [],
    topic: null,
    outcome: null,
    last: null,
    said: [],
    secret: null,
    lent: {},
    clocks: [],
    channels: [{ name: 'all', may_talk: true, may_react: true, closed: null, has_pad: false }],
    pads: {},
    reports: [],
    can_take_back: false,
    is_open: false,
    writing: null,
    inks: [],
    sketches: [],
    opening: [],
    ...more,
  }
}

export function moved(ply: number, more: Partial<Moved> = {}): Moved {
  return {
    type: 'moved',
    ply,
    seat: 0,
    events: [{ type: `event-${ply}` }],
    view: {},
    legal: [],
    topic: null,
    hand: 'person',
    undone: null,
    clocks: [],
    channels: [],
    can_take_back: false,
    is_open: false,
    writing: null,
    inks: [],
    ...more,
  }
}
