// What is printed on the action side of a card.
import { CARDS } from './facts.gen'
import type { CardName, Deed, RoomName, View } from './types'

export interface Facts {
  when: (typeof CARDS)[CardName]['when']
  /** Whether, as an action, it must be the first or the second card. */
  order?: 'first' | 'second'
  /** Whether it wins for whoever is alone aboard. */
  alone?: true
  /** Whether it may end the game. */
  grave?: true
  /** Whether it strikes where its owner hides, and not in the room it names. */
  strikes_hideout?: true
}

export const FACTS: Readonly<Record<CardName, Facts>> = CARDS

/** Whether the text is printed in red: it takes effect later, at its moment. */
export function isRed(name: CardName): boolean {
  const { when } = FACTS[name]
  return when === 'hunt' || when === 'end'
}

/** The actions that may still strike in a room: each is marked where it will be felt. */
export function deedsAt(room: RoomName, view: View): Deed[] {
  return view.deeds.filter((deed) => !deed.used && struckRoom(deed, view) === room)
}

function struckRoom(deed: Deed, view: View): RoomName | null {
  if (!FACTS[deed.card.name].strikes_hideout) return deed.room
  const hideout = view.crew[deed.seat]?.hideout ?? null
  // Once its owner has crawled to the room they named, it has gone off, or it never will.
  return hideout === deed.room && view.target !== null ? null : hideout
}
