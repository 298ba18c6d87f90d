import { describe, expect, it, vi } from 'vitest'

import { beliefsAbout, roundAt } from './beliefs'
import { cellsFrom, FEATURES, shownGlyphs, wantedCells } from './cards'
import { component, fixture, sequence } from './fixtures'
import { fold } from './fold'
import { GLYPH_COUNT, strokesOf, writtenOf } from './glyphs'
import { MOST_POINTS, pointsIn } from './ink'
import { PICTURES } from './offerings'
import { attach, copied, detach, readPad, readTicks, unknownOn, writePad, writeTicks } from './pad'
import { partsOf } from './paints'
import { claimSheet, padSheet } from './sheets'
import { shownOn } from './tablet'
import type { Action, Event } from './types'
import { votesOn } from './votes'

describe('what is printed', () => {
  it('has the words in the order of the rules', () => {
    expect(FEATURES).toEqual(component('features'))
  })

  it('has a drawing of every offering, and of nothing else', () => {
    expect(Object.keys(PICTURES).toSorted()).toEqual(component('offerings').toSorted())
    for (const picture of Object.values(PICTURES)) {
      const parts = partsOf(picture)
      expect(parts.length).toBeGreaterThan(1)
      for (const { d } of parts) expect(d).toMatch(/^M[-\d.\sMmLlHhVvCcSsQqTtAaZz,]+$/)
    }
    expect(new Set(Object.values(PICTURES)).size).toBe(60)
  })

  it('knows no paint by another letter', () => {
    expect(() => partsOf('xM0 0h1')).toThrow('no such paint')
  })

  it('draws every sign from the strokes of the rules', () => {
    expect(GLYPH_COUNT).toBeGreaterThanOrEqual(40)
    for (let glyph = 0; glyph < GLYPH_COUNT; glyph += 1) {
      expect(strokesOf(glyph).length).toBeGreaterThan(0)
      const written = writtenOf(glyph)
      expect(written.flat().every((one) => one >= 0 && one <= 255)).toBe(true)
      expect(pointsIn(written)).toBeLessThan(MOST_POINTS)
    }
  })

  it('turns the grid for the aliens', () => {
    expect(cellsFrom('aliens')[0]).toBe(24)
    expect(cellsFrom('humans')[0]).toBe(0)
    expect(cellsFrom(null)[7]).toBe(7)
  })
})

describe('a notepad', () => {
  it('is read as it was written, and leaves other fields alone', () => {
    let page = attach({}, 7, 'hot', 2)
    page = attach(page, 3, 'round')
    const text = writePad('{"text":"hm"}', page, [3, 7, 5])
    expect(readPad(text)).toEqual(page)
    expect(JSON.parse(text)).toMatchObject({
      features: { hot: [[7, 2]], round: [[3, 1]] },
      unknown: [5],
      text: 'hm',
    })
  })

  it.each(['', 'plain words', '[]', '{"features":[]}', '{"features":{"hot":7,"odd":[1]}}'])(
    'is empty where it makes no sense: %s',
    (text) => expect(readPad(text)).toEqual({}),
  )

  it('keeps plain words that somebody wrote before', () => {
    expect(JSON.parse(writePad('plain words', {}, []))).toMatchObject({ text: 'plain words' })
  })

  it('lets a sign go back to the box', () => {
    const page = attach({}, 7, 'hot')
    expect(unknownOn(page, [7, 8])).toEqual([8])
    expect(unknownOn(detach(page, 7, 'hot'), [7, 8])).toEqual([7, 8])
  })

  it('gets what everybody was told, once', () => {
    const text = copied('', [['hot', 7]])!
    expect(readPad(text)).toEqual({ hot: [{ glyph: 7, certainty: 3 }] })
    const rubbed = writePad(text, detach(readPad(text), 7, 'hot'), [7])
    expect(copied(rubbed, [['hot', 7]])).toBeNull()
  })

  it('moves a sign from word to word with its certainty', () => {
    const { view } = fixture('vote-human')
    const [glyph] = shownGlyphs(view) as [number]
    const note = vi.fn<(text: string) => void>()
    const text = writePad('', attach({}, glyph, 'hot', 3), [])
    padSheet(text, view, note).put(glyph, 'sky', 'hot')
    expect(readPad(note.mock.calls[0][0])).toEqual({ sky: [{ glyph, certainty: 3 }] })
  })

  it('is claimed word by word to break a tie', () => {
    const { view } = fixture('tidy-human')
    const act = vi.fn<(action: Action) => void>()
    const sheet = claimSheet(view, act)!
    const [loose] = sheet.unknown as [number]
    sheet.put(loose, 'sacred', null)
    expect(act).toHaveBeenCalledWith({ type: 'claim', feature: 'sacred', glyph: loose })
    const [word, rows] = Object.entries(sheet.page).find(([, noted]) => noted?.length)!
    sheet.put(rows[0].glyph, 'tool', word as 'hot')
    expect(act.mock.calls.slice(1).map(([action]) => action.type)).toEqual(['drop', 'claim'])
  })

  it('holds ticks of the aliens', () => {
    expect(readTicks(writeTicks('', [4, 2]))).toEqual([4, 2])
    expect(readTicks('nonsense')).toEqual([])
  })
})

describe('the table between two views', () => {
  it('comes out as the rules say, event by event', () => {
    const { frames } = sequence('round')
    let [{ view }] = frames as [(typeof frames)[number]]
    for (const frame of frames.slice(1)) {
      view = frame.events.reduce(fold, view)
      const { grid, turned, tablet, humans, aliens, round, cast } = frame.view
      expect({ ...view }).toMatchObject({ grid, turned, humans, aliens, round, cast })
      if (frame.view.phase === 'draw') expect(view.tablet).toEqual(tablet)
      expect(view.history.filter((one) => one.type === 'question')).toEqual(
        frame.view.history.filter((one) => one.type === 'question'),
      )
      view = frame.view
    }
  })

  it('shows votes from their revelation until the game goes on', () => {
    const { frames } = sequence('round')
    const told = frames.flatMap((frame) => frame.events)
    const at = told.findLastIndex((event) => event.type === 'revealed')
    expect(at).toBeGreaterThan(0)
    const { view } = frames.at(-1)!
    expect(votesOn(view, told.slice(0, at + 1)).length).toBeGreaterThan(0)
    expect(votesOn(view, [...told, { type: 'drawn' } as Event])).toEqual([])
  })

  it('has something on the tablet at every moment', () => {
    expect(shownOn(fixture('draw-alien').view).kind).toBe('request')
    expect(shownOn(fixture('confirm-human').view).kind).toBe('thinking')
    expect(shownOn(fixture('disagreed').view).kind).toBe('answer')
    expect(shownOn(fixture('over-human').view).kind).toBe('wanted')
    expect(shownOn(fixture('name-human').view).kind).toBe('word')
  })

  it('knows what an alien wants, and only among what is not covered', () => {
    const { view } = fixture('draw-alien')
    const cells = wantedCells(view, 0)
    expect(cells.length).toBeGreaterThan(0)
    for (const cell of cells) expect(view.camp?.request[cell]).toBe('red')
    const pact = fixture('pact-alien').view
    for (const cell of wantedCells(pact, 0)) expect(pact.camp?.request[cell]).toBe('green')
  })
})

describe('what was believed', () => {
  const note = (ply: number, text: string) => ({ ply, seat: 2, text })
  const pad = (word: 'hot' | 'sky') => writePad('', attach({}, 7, word), [])

  it('says who took a sign for what, and since when', () => {
    const notes = [note(3, pad('sky')), note(8, pad('hot')), note(12, pad('hot'))]
    expect(beliefsAbout(7, 'hot', [2, 3], notes)).toEqual([
      { seat: 2, words: ['hot'], isRight: true, since: 8 },
    ])
    expect(beliefsAbout(7, 'sky', [2], notes)[0]?.isRight).toBe(false)
    expect(beliefsAbout(9, 'hot', [2], notes)).toEqual([])
  })

  it('knows the round of a ply', () => {
    const opened = [2, 3].map((number): Event => ({ type: 'round-opened', number }))
    const plies = new Map<object, number>(opened.map((event, at) => [event, 10 * (at + 1)]))
    expect([5, 10, 19, 25].map((ply) => roundAt(ply, opened, plies))).toEqual([1, 2, 2, 3])
    expect(roundAt(5, opened, undefined)).toBeNull()
  })
})
