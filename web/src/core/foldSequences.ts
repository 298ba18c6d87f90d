// Holds a game's fold to the rules: whole games, folded event by event, must look as they were.
//
// The games are written by `web/fixtures/sequences.py` (part of `make web`).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from 'vitest'

interface Frame<View, Event> {
  events: Event[]
  view: View
}

interface SeenGame<View, Event> {
  name: string
  eyes: number | 'public' | 'open'
  frames: Frame<View, Event>[]
}

/** The games of one folder, through the eyes of seats, of the public and laid open. */
export function sequencesOf<View, Event>(game: string): SeenGame<View, Event>[] {
  const path = join(import.meta.dirname, `../../fixtures/sequences/${game}.json`)
  if (!existsSync(path)) {
    throw new Error('run `PYTHONPATH=src:. python web/fixtures/sequences.py` in the root first')
  }
  return JSON.parse(readFileSync(path, 'utf-8')) as SeenGame<View, Event>[]
}

/**
 * Fold every view over the events that were shown, and expect the next view.
 *
 * `drawn` leaves out of a view what the table draws nothing of; each game says what, and why.
 */
export function expectFoldedGames<View, Event>(
  game: string,
  fold: (view: View, event: Event) => View,
  drawn: (view: View) => unknown,
): void {
  for (const { name, eyes, frames } of sequencesOf<View, Event>(game)) {
    for (const [at, frame] of frames.entries()) {
      const before = frames[at - 1]
      if (!before) continue
      const folded = drawn(frame.events.reduce(fold, before.view))
      const wanted = drawn(frame.view)
      // Most are equal to the letter; comparing them slowly would take minutes.
      if (JSON.stringify(folded) === JSON.stringify(wanted)) continue
      expect(folded, `${name}, eyes ${eyes}, ply ${at}`).toEqual(wanted)
    }
  }
}
