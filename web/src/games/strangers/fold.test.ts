// @vitest-environment node
import { expect, it } from 'vitest'

import { expectFoldedGames } from '../../core/foldSequences'
import { fixture } from './fixtures'
import { fold } from './fold'
import type { Event, View } from './types'

/** What the table draws nothing of before the next view is there, each with the reason. */
const NOT_DRAWN = {
  to_act: 'while an event is told the plate of whoever acted stays lit; the next view moves on',
  actor: 'named in the question alone, and the bar tells the event and asks nothing',
  now: 'the bar asks nothing; who is in the car, and whether it is over, are drawn, and kept below',
  previews: 'what my cards could do: a help for my next decision, which only its view can give',
  box: 'never drawn',
  boxed: 'never drawn',
  turns: 'never drawn',
  quiet: 'never drawn',
  flights: 'never drawn',
  standstill: 'counts turns: it is drawn when the turn is over, and the event before it is told',
  has_fled: 'never drawn',
  has_thrown: 'never drawn',
  reason: 'never drawn',
} satisfies Partial<Record<keyof View, string>>

function drawn(view: View): object {
  const { place, group, name } = view.now
  return {
    ...Object.fromEntries(Object.entries(view).filter(([field]) => !(field in NOT_DRAWN))),
    inCar: { place, group },
    isOver: name === 'over',
    // Each stands on a square of its own, in whatever order.
    aliens: [...view.aliens].sort(),
    // A hand of which nothing is known is not drawn.
    hands: view.hands.filter((one) => one.cards.length),
  }
}

it('every view folded over the events shown is the next one', () => {
  expectFoldedGames<View, Event>('strangers', fold, drawn)
})

it('makes the discard pile the deck, which hardly any game lives to see', () => {
  const { view } = fixture('turn-2')
  const told = fold({ ...view, deck: 0 }, { type: 'reshuffled', cards: 7 })
  expect([told.deck, told.discard]).toEqual([7, []])
})

it('forgets where aliens would still have landed once it is over', () => {
  const view = { ...fixture('architect-1').view, landings: ['C1'] }
  const told = fold(view, { type: 'ended', winners: [], points: [0], reason: 'aliens' })
  expect(told.landings).toEqual([])
})
