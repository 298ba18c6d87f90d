// What I have picked so far of what I may do; nothing is sent before I have said yes.
import { narrowed, offers, type Offer, type Pick } from './narrowing'
import type { Fact } from './wording'

export class Selection {
  picks = $state.raw<readonly Pick[]>([])
  #chosen = $state.raw<Fact | null>(null)
  readonly #legal: () => readonly Fact[]
  readonly #act: (action: Fact) => void

  constructor(legal: () => readonly Fact[], act: (action: Fact) => void) {
    this.#legal = legal
    this.#act = act
  }

  get left(): readonly Fact[] {
    return narrowed(this.#legal(), this.picks)
  }

  get offers(): readonly Offer[] {
    return offers(this.left)
  }

  /** The action that only waits for a yes: the one I chose, or the only one there is. */
  get ready(): Fact | null {
    const legal = this.#legal()
    return legal.length === 1 ? legal[0] : this.#chosen
  }

  get canGoBack(): boolean {
    return this.#chosen !== null || this.picks.length > 0
  }

  isChosen({ actions }: Offer): boolean {
    return actions.length === 1 && actions[0] === this.ready
  }

  pick({ actions, pick }: Offer): void {
    if (actions.length === 1) this.#chosen = actions[0]
    else if (pick) {
      this.picks = [...this.picks, pick]
      this.#chosen = null
    }
  }

  back(): void {
    if (this.#chosen) this.#chosen = null
    else this.picks = this.picks.slice(0, -1)
  }

  take(): void {
    const action = this.ready
    if (!action) return
    this.clear()
    this.#act(action)
  }

  clear(): void {
    this.picks = []
    this.#chosen = null
  }
}
