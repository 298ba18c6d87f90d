// What I have picked so far of what I may do; an action is sent once nothing is left to choose.
import { byCard, byPosition, byTestimony, pickable } from './choices'
import type { Action, Attribute, Judge, LayOpen, Testify } from './types'

export class Selection {
  /** The card, testimony or alien I touched, by number. */
  chosen = $state<number | null>(null)
  /** What a red card counts. */
  choice = $state<Attribute | null>(null)
  readonly #legal: () => readonly Action[]
  readonly #act: (action: Action) => void

  constructor(legal: () => readonly Action[], act: (action: Action) => void) {
    this.#legal = legal
    this.#act = act
  }

  get legal(): readonly Action[] {
    return this.#legal()
  }

  get cards(): Map<number, Testify[]> {
    return byCard(this.legal)
  }

  /** What the picked card can say. */
  get testimonies(): readonly Testify[] {
    return this.chosen === null ? [] : (this.cards.get(this.chosen) ?? [])
  }

  /** What can be said of the picked testimony, true before false. */
  get verdicts(): readonly Judge[] {
    const found = this.chosen === null ? [] : (byTestimony(this.legal).get(this.chosen) ?? [])
    return found.toSorted((one, other) => Number(other.verdict) - Number(one.verdict))
  }

  /** Laying the picked alien open. */
  get laying(): LayOpen | null {
    const action = this.chosen === null ? undefined : byPosition(this.legal).get(this.chosen)
    return action?.type === 'lay-open' ? action : null
  }

  /** The action that only waits to be confirmed. */
  get ready(): Action | null {
    if (this.laying) return this.laying
    const choices = this.testimonies
    if (choices.length === 1) return choices[0] ?? null
    return choices.find((action) => action.choice === this.choice) ?? null
  }

  /** Touch a thing: once more lets it go. Backs are all alike, so turning one needs no second step. */
  pick(at: number): void {
    const action = byPosition(this.legal).get(at)
    if (action?.type === 'turn') this.take(action)
    else {
      this.chosen = this.chosen === at ? null : at
      this.choice = null
    }
  }

  /** The thing a digit key stands for, counted from 1. */
  nth(nth: number): number | undefined {
    return pickable(this.legal)[nth - 1]
  }

  take(action: Action): void {
    this.clear()
    this.#act(action)
  }

  clear(): void {
    this.chosen = null
    this.choice = null
  }
}
