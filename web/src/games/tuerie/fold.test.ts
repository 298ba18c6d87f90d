// @vitest-environment node
import { it } from 'vitest'

import { expectFoldedGames } from '../../core/foldSequences'
import { fold } from './fold'
import type { Event, Hand, Member, View } from './types'

const NOT_DRAWN = {
  view: {
    phase: 'what is to be decided is asked by the next view, when all has been told',
    to_act: 'and so is who decides',
    turner: 'whoever turns is the one to act',
    turned: 'the target lies in its room, others in the reserve',
    last: 'the table of the last round has been cleared',
    spent: 'a card that left the game lies nowhere',
    replaced: 'the card that did it is used',
    tracker: 'who looked is told; what they saw is among the sightings',
    deck: 'no deck lies on this table',
  },
  member: {
    eliminated: 'the dead look alike, whenever they died',
    hiding_card: 'among the plays',
    printed: 'on the card; what counts is the vulnerability',
    discarded: 'a card given back lies nowhere',
    killed: 'the dead look alike, whatever killed them',
  },
  hand: { discarded: 'a card given back lies nowhere' },
} as const

function without<Thing extends object>(thing: Thing, fields: object): object {
  return Object.fromEntries(Object.entries(thing).filter(([name]) => !(name in fields)))
}

function member(one: Member): object {
  // Of the dead only that is said; the living are drawn with what makes them vulnerable.
  const { mode, ...rest } = one
  return without(one.alive ? { mode, ...rest } : rest, NOT_DRAWN.member)
}

/** All that the table draws of a view; some lists have no order: only what is in them is drawn. */
function drawn(view: View): object {
  return {
    ...without(view, NOT_DRAWN.view),
    crew: view.crew.map(member),
    hands: view.hands.map((hand: Hand) => without(hand, NOT_DRAWN.hand)),
    unturned: view.unturned.toSorted(),
    doomed: view.doomed.toSorted(),
    safe: view.safe.toSorted(),
  }
}

it('shows between two views what the rules show next', () => {
  expectFoldedGames<View, Event>('tuerie', fold, drawn)
})
