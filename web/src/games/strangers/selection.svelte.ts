// What I have picked so far of what I may do; an action is sent once nothing is left to choose.
import { directOf, goalsOf, goingOf, type Mark, moversOf, type Way, waysOf } from './choices'
import type { Action, Card, Preview, View } from './types'

const ASKED: readonly Action['type'][] = ['date', 'copy', 'enter', 'resolve', 'board']

export class Selection {
  /** The card of my hand I touched. */
  card = $state<Card | null>(null)
  /** Whether I am about to call a kid back. */
  isFleeing = $state(false)
  #mover = $state<string | null>(null)
  #chosen = $state<string | null>(null)
  /** Where the kid goes as soon as the card that was just sent lies on the table. */
  #next: Way | null = null
  readonly #view: () => View
  readonly #legal: () => readonly Action[]
  readonly #act: (action: Action) => void

  constructor(view: () => View, legal: () => readonly Action[], act: (action: Action) => void) {
    this.#view = view
    this.#legal = legal
    this.#act = act
  }

  get legal(): readonly Action[] {
    return this.#legal()
  }

  find(type: Action['type']): Action | undefined {
    return this.legal.find((one) => one.type === type)
  }

  /** What is answered beside the map: whom, which card, who first, what first, where. */
  get answers(): readonly Action[] {
    return this.legal.filter((one) => ASKED.includes(one.type))
  }

  get cards(): ReadonlySet<Card> {
    return new Set(
      this.legal.flatMap((one) =>
        one.type === 'play' || one.type === 'discard' ? [one.card] : [],
      ),
    )
  }

  /** What the picked card could do. */
  get preview(): Preview | undefined {
    return this.#view().previews.find((one) => one.card === this.card)
  }

  readonly ways = $derived.by(() => waysOf(this.#view(), this.#legal(), this.card))
  readonly #movers = $derived(moversOf(this.ways))

  /** The kid that goes, once it is clear which. */
  get mover(): Mark | undefined {
    const [first, second] = this.#movers
    return second ? this.#movers.find((one) => one.key === this.#mover) : first
  }

  get hasMovers(): boolean {
    return this.#movers.length > 1
  }

  /** What can be touched on the map now. */
  readonly marks = $derived.by((): readonly Mark[] => {
    if (!this.ways.length) return directOf(this.#legal(), this.#view().seat, this.isFleeing)
    return this.mover ? goalsOf(this.ways, this.mover.key) : this.#movers
  })

  get chosen(): Mark | undefined {
    return this.marks.find((one) => one.key === this.#chosen)
  }

  /** The action that only waits to be confirmed. */
  get ready(): Action | null {
    if (this.chosen) return this.chosen.action
    if (this.card === null || this.ways.length) return null
    return this.legal.find((one) => one.type === 'play' && one.card === this.card) ?? null
  }

  get throwing(): Action | undefined {
    return this.legal.find((one) => one.type === 'discard' && one.card === this.card)
  }

  pickCard(card: Card): void {
    const isSame = this.card === card
    this.clear()
    if (!isSame) this.card = card
  }

  /** Touch a thing on the map: a kid is to go somewhere then; a goal is meant when touched twice. */
  pick(mark: Mark): void {
    if (!mark.action) this.#mover = mark.key
    else if (this.#chosen === mark.key) this.confirm()
    else this.#chosen = mark.key
  }

  flee(): void {
    this.clear()
    this.isFleeing = true
  }

  confirm(): void {
    const [action, goal] = [this.ready, this.chosen]
    if (!action) return
    const way = this.ways.find(
      (one) => one.to === goal?.at && one.start === goal.start && one.owner === this.mover?.owner,
    )
    this.take(action)
    this.#next = action.type === 'play' ? (way ?? null) : null
  }

  take(action: Action): void {
    this.clear()
    this.#act(action)
  }

  /** One step back: the goal, then the kid, then the card. */
  back(): void {
    if (this.#chosen !== null) this.#chosen = null
    else if (this.#mover !== null) this.#mover = null
    else this.clear()
  }

  /** A card that lies on the table now is used as it was meant. */
  follow(): void {
    const legal = this.#legal()
    if (!legal.length) return this.clear(this.#next)
    const next = this.#next
    this.#next = null
    if (next === null) return
    const action = goingOf(legal, next, this.#view().seat)
    if (action) this.take(action)
  }

  clear(next: Way | null = null): void {
    this.card = null
    this.isFleeing = false
    this.#mover = null
    this.#chosen = null
    this.#next = next
  }
}
