// What is printed on the action side of a card.
import { CARDS } from './facts.gen'
import type { CardName } from './types'

export interface Facts {
  when: (typeof CARDS)[CardName]['when']
  /** Whether, as an action, it must be the first or the second card. */
  order?: 'first' | 'second'
  /** Whether it wins for whoever is alone aboard. */
  alone?: true
  /** Whether it may end the game. */
  grave?: true
}

export const FACTS: Readonly<Record<CardName, Facts>> = CARDS

/** Whether the text is printed in red: it takes effect later, at its moment. */
export function isRed(name: CardName): boolean {
  const { when } = FACTS[name]
  return when === 'hunt' || when === 'end'
}
