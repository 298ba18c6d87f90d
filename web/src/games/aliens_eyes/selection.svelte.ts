// What I have touched so far: up to two dice of the tray, or tokens of my contract.
import { choosable, fulfilling, grouping } from './choices'
import type { Slot } from './slots'
import type { Action, Fulfil, Group } from './types'

const TOGETHER = 2

export class Selection {
  /** Places in the tray, in the order they were touched. */
  dice = $state.raw<readonly number[]>([])
  /** Places on my contract. */
  tokens = $state.raw<readonly number[]>([])
  readonly #legal: () => readonly Action[]
  readonly #slots: () => readonly Slot[]

  constructor(legal: () => readonly Action[], slots: () => readonly Slot[]) {
    this.#legal = legal
    this.#slots = slots
  }

  /** Whether dice can be touched at all now. */
  get isGrouping(): boolean {
    return this.#legal().some((one) => one.type === 'group')
  }

  get choosable(): ReadonlySet<number> {
    return choosable(this.#legal())
  }

  /** What the touched dice would make. */
  get group(): Group | undefined {
    const slots = this.#slots()
    return grouping(
      this.#legal(),
      this.dice.map((at) => slots[at]?.face ?? 0),
    )
  }

  get fulfil(): Fulfil | undefined {
    return fulfilling(this.#legal(), this.tokens)
  }

  /** Touch a die: once more lets it go, and a third one takes the place of the first. */
  touchDie(at: number): void {
    if (!this.isGrouping || this.#slots()[at]?.spot !== null) return
    this.dice = this.dice.includes(at)
      ? this.dice.filter((one) => one !== at)
      : [...this.dice, at].slice(-TOGETHER)
  }

  /** Touch a loose die that shows this and is not touched yet. */
  touchFace(face: number): void {
    const at = this.#slots().findIndex(
      (slot, place) => slot.face === face && !slot.spot && !this.dice.includes(place),
    )
    if (at >= 0) this.touchDie(at)
  }

  touchToken(place: number): void {
    if (!this.choosable.has(place)) return
    this.tokens = this.tokens.includes(place)
      ? this.tokens.filter((one) => one !== place)
      : [...this.tokens, place].sort()
  }

  /** Let go of what is not there any more. */
  follow(): void {
    const slots = this.#slots()
    const loose = this.isGrouping ? this.dice.filter((at) => slots[at]?.spot === null) : []
    if (loose.length !== this.dice.length) this.dice = loose
    const open = this.tokens.filter((place) => this.choosable.has(place))
    if (open.length !== this.tokens.length) this.tokens = open
  }

  clear(): void {
    this.dice = []
    this.tokens = []
  }
}
