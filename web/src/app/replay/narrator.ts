// A replay in words: its moments as the game tells them, and what happened around them.
import type { Translate } from '../../core/i18n.svelte'
import type { Aside, Moment } from '../../core/replay'
import type { Teller } from '../../core/teller'

export interface Line {
  text: string
  isHeading: boolean
}

export class Narrator {
  constructor(
    private readonly t: Translate,
    private readonly teller: Teller,
    private readonly names: readonly string[],
  ) {}

  moment(moment: Moment): string {
    return this.lines(moment)
      .map((line) => line.text)
      .join(' ')
  }

  /** A moment line by line; some of them open a chapter. */
  lines({ seat, undone, events }: Moment, opening: readonly string[] = []): Line[] {
    const name = this.#name(seat)
    const only = (text: string) => [{ text, isHeading: false }]
    if (undone !== null) return only(this.t('replay-undone', { name, ply: undone }))
    if (!events.length)
      return only(seat === null ? this.t('replay-deal') : this.t('replay-unseen', { name }))
    return events.map((event) => ({
      text: this.teller.tell(event),
      isHeading: opening.includes(event.type),
    }))
  }

  aside(aside: Aside): string {
    switch (aside.type) {
      case 'said':
        return this.t('replay-said', { name: aside.said.name, text: aside.said.text })
      case 'reacted':
        return this.t(`replay-felt-${aside.feeling}`, { name: this.#name(aside.seat) })
      case 'notice':
        return this.t(`notice-${aside.notice.kind}`, { name: this.#name(aside.notice.seat) })
      case 'noted':
        return this.t('replay-noted', { name: this.#name(aside.seat) })
    }
  }

  /** Whose hand it was, where that is not the one everybody expects. */
  hand({ hand, seat }: Moment, bots: readonly boolean[]): string | null {
    if (hand === null || hand === 'person' || seat === null) return null
    return hand === 'bot' && bots[seat] ? null : this.t(`replay-by-${hand}`)
  }

  #name(seat: number | null): string {
    return seat === null ? '' : (this.names[seat] ?? '')
  }
}
