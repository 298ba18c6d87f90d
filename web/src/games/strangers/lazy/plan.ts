// The architect's plan while it is made: cards in the order they come, and squares for the aliens.
//
// Whether it is allowed the house says; here it is only put together and taken apart.
import { PLANNED } from '../facts.gen'
import type { AnyCard, BoardName, Card, Plan } from '../types'

/** The cards an architect may use. */
export type Planned = keyof typeof PLANNED
export const KINDS = Object.keys(PLANNED) as Planned[]

export interface Draft {
  /** The hand first, then the deck without its aliens. */
  cards: readonly Card[]
  aliens: readonly string[]
}

export const EMPTY: Draft = { cards: [], aliens: [] }

/** The plan a draft stands for: every card of the deck is followed by an alien. */
export function planOf({ cards, aliens }: Draft, size: number): Plan {
  return {
    hand: cards.slice(0, size),
    deck: cards.slice(size).flatMap((card): AnyCard[] => [card, 'alien-sighted']),
    aliens,
  }
}

export function draftOf(plan: Plan | null): Draft {
  if (!plan) return EMPTY
  const deck = plan.deck.filter(
    (card): card is Card => card !== 'alien-sighted' && card !== 'flying-saucer',
  )
  return { cards: [...plan.hand, ...deck], aliens: plan.aliens }
}

/** How many of a card are left in the box. */
export function leftOf(card: Planned, { cards }: Draft): number {
  return PLANNED[card] - cards.filter((one) => one === card).length
}

/** Put a card after a place, or at the end. */
export function added(draft: Draft, card: Card, after: number | null): Draft {
  const at = after === null ? draft.cards.length : after + 1
  return { ...draft, cards: draft.cards.toSpliced(at, 0, card) }
}

export function removed(draft: Draft, at: number): Draft {
  return { ...draft, cards: draft.cards.toSpliced(at, 1) }
}

/** Swap a card with the one before or after it. */
export function shifted(draft: Draft, at: number, by: -1 | 1): Draft {
  const [one, other] = [draft.cards[at], draft.cards[at + by]]
  if (!one || !other) return draft
  return { ...draft, cards: draft.cards.with(at, other).with(at + by, one) }
}

/** Name a square for the next alien, or take it off the list. */
export function toggled(draft: Draft, square: string): Draft {
  const { aliens } = draft
  const has = aliens.includes(square)
  return { ...draft, aliens: has ? aliens.filter((one) => one !== square) : [...aliens, square] }
}

/** A plan somebody keeps. */
export interface Saved {
  name: string
  board: BoardName
  plan: Plan
}

/** Keep a plan under a name; another of that name on that board makes way. */
export function kept(all: readonly Saved[], saved: Saved): Saved[] {
  return [...all.filter((one) => one.name !== saved.name || one.board !== saved.board), saved]
}
