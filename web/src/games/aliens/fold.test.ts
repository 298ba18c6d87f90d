// @vitest-environment node
import { it } from 'vitest'

import { expectFoldedGames } from '../../core/foldSequences'
import { fold } from './fold'
import type { Event, View } from './types'

/** What the table draws nothing of before the next view is there, each with the reason. */
const NOT_DRAWN = {
  to_act: 'while an event is told the plate of whoever acted stays lit; the next view moves on',
  phase: 'the bar tells the event and asks nothing; only whether the game is over is drawn',
  spent: 'never drawn',
  alien_pile: 'never drawn',
} satisfies Partial<Record<keyof View, string>>

function drawn(view: View): object {
  const seen = Object.entries(view).filter(([field]) => !(field in NOT_DRAWN))
  return { ...Object.fromEntries(seen), isOver: view.phase === 'over' }
}

it('every view folded over the events shown is the next one', () => {
  expectFoldedGames<View, Event>('aliens', fold, drawn)
})
