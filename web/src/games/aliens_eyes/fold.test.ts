// @vitest-environment node
import { describe, it } from 'vitest'

import { expectFoldedGames } from '../../core/foldSequences'
import { fold } from './fold'
import type { Event, View } from './types'

/** What no part of the table draws, and no event tells before the next view. */
const NOT_DRAWN = {
  dry: 'rounds without a token: only the guard that ends the game counts them',
} as const satisfies Partial<Record<keyof View, string>>

function drawn(view: View): unknown {
  return Object.fromEntries(Object.entries(view).filter(([field]) => !(field in NOT_DRAWN)))
}

describe('the table between two views', () => {
  it('leads to the next view, in whole games', () => {
    expectFoldedGames<View, Event>('aliens_eyes', fold, drawn)
  })
})
