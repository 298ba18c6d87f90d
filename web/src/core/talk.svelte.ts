// What is said and shown beside the game: channels, what is unread, who is muted, reports.
import type { ReactionSeen } from './types.gen'
import { recall, remember } from './storage'
import type { ChannelSeen, Now, ReportSeen, SaidSeen } from './types.gen'

export const LONGEST_TALK = 500
/** How long a feeling is seen. */
export const FEELING_STAYS = 4000
const KEY = 'soucoupe.talk'
const MOST_TABLES = 60

/** What this browser remembers of a table's talk. */
interface Remembered {
  /** When the last message that was read was written, by channel. */
  read: Record<string, number>
  muted: readonly number[]
}

export interface Feeling {
  key: number
  seat: number
  feeling: string
}

export class Talk {
  said = $state.raw<readonly SaidSeen[]>([])
  channels = $state.raw<readonly ChannelSeen[]>([])
  /** What was shown to me as the host. */
  reports = $state.raw<readonly ReportSeen[]>([])
  /** What people feel just now, one feeling each. */
  feelings = $state.raw<readonly Feeling[]>([])
  muted = $state.raw<readonly number[]>([])
  #read = $state.raw<Record<string, number>>({})
  #count = 0

  constructor(
    private readonly table: string,
    private readonly me: () => number | null,
  ) {
    const { read, muted } = remembered(table)
    this.#read = read
    this.muted = muted
  }

  now(now: Now): void {
    this.said = now.said
    this.channels = now.channels
    this.reports = now.reports
  }

  hear(said: SaidSeen): void {
    this.said = [...this.said, said]
  }

  show({ seat, feeling }: ReactionSeen): void {
    if (this.muted.includes(seat)) return
    const shown = { key: ++this.#count, seat, feeling }
    this.feelings = [...this.feelings.filter((one) => one.seat !== seat), shown]
    setTimeout(() => {
      this.feelings = this.feelings.filter((one) => one.key !== shown.key)
    }, FEELING_STAYS)
  }

  /** What was said on a channel by people who are not muted. */
  on(channel: string): SaidSeen[] {
    return this.said.filter((one) => one.channel === channel && !this.muted.includes(one.seat))
  }

  /** Channels I hear, and those I have heard. */
  get names(): string[] {
    const heard = this.said.map((one) => one.channel)
    return [...new Set([...this.channels.map((one) => one.name), ...heard])]
  }

  unread(channel: string): number {
    const since = this.#read[channel] ?? 0
    return this.on(channel).filter((one) => one.at > since && one.seat !== this.me()).length
  }

  get unreadInAll(): number {
    return this.names.reduce((sum, name) => sum + this.unread(name), 0)
  }

  read(channel: string): void {
    const last = this.said.findLast((one) => one.channel === channel)?.at ?? 0
    if (last <= (this.#read[channel] ?? 0)) return
    this.#read = { ...this.#read, [channel]: last }
    this.#remember()
  }

  mute(seat: number, isMuted: boolean): void {
    const others = this.muted.filter((one) => one !== seat)
    this.muted = isMuted ? [...others, seat] : others
    this.#remember()
  }

  #remember(): void {
    const { [this.table]: _, ...others } = recall<Record<string, Remembered>>(KEY, {})
    const kept = Object.entries(others).slice(1 - MOST_TABLES)
    const mine: Remembered = { read: this.#read, muted: this.muted }
    remember(KEY, Object.fromEntries([...kept, [this.table, mine]]))
  }
}

function remembered(table: string): Remembered {
  return recall<Record<string, Remembered>>(KEY, {})[table] ?? { read: {}, muted: [] }
}
