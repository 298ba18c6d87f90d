import { describe, expect, it } from 'vitest'

import { ALIENS, faceOf } from './cards'
import { byCard, byPosition, byTestimony, pickable } from './choices'
import { expected } from './expected'
import { fixture, sequence, translator } from './fixtures'
import { isRemembered, remembered, tellable } from './memory'
import { pace } from './pace'
import { cardWords, statementWords, testimonyWords } from './words'

const en = translator('en')
const fr = translator('fr')

describe('components', () => {
  it('are those of the rules', () => {
    const drawn = sequence('round-3').frames.flatMap(({ events }) =>
      events.filter((event) => event.type === 'drew'),
    )
    expect(drawn).not.toHaveLength(0)
    expect(drawn.map(({ card }) => faceOf(card))).toEqual(drawn.map(({ face }) => face))
    expect(ALIENS).toHaveLength(18)
    expect(() => faceOf(70)).toThrow(RangeError)
  })
})

describe('words', () => {
  it('say a statement in both languages', () => {
    expect(statementWords({ attribute: 'violet', value: 2 }, en)).toBe('exactly 2 violet')
    expect(statementWords({ attribute: 'violet', value: 2 }, fr)).toBe('exactement 2 violets')
    expect(statementWords({ attribute: 'quark', value: 0 }, en)).toBe('no Quarks')
  })

  it('say that a red card leaves a choice', () => {
    expect(cardWords(0, en)).toBe('no Gluons')
    expect(cardWords(69, en)).toBe('red card, 3 of a colour of your choice')
  })

  it('say who spoke, whether it was true and who won', () => {
    const { view, names } = fixture('over-3')
    const said = view.current.testimonies.map((one, at) => testimonyWords(one, at, names, en))
    expect(said[0]).toBe('Testimony 1, Béatrice: “exactly 2 Quarks”, false, won by Ada')
    expect(said[1]).toContain('no verdict, won by Cy')
  })
})

describe('choices', () => {
  it('groups testimonies by card: three for a red one, one for any other', () => {
    const { view, legal } = fixture('testify-3')
    const groups = byCard(legal)
    expect([...groups.keys()].sort()).toEqual([...(view.hands[0]?.cards ?? [])].sort())
    for (const [card, actions] of groups) expect(actions).toHaveLength(card < 56 ? 1 : 3)
  })

  it('offers both verdicts for each open testimony and no other', () => {
    const { view, legal } = fixture('judge-6')
    const open = view.current.testimonies.flatMap((one, at) => (one.winner === null ? [at] : []))
    expect([...byTestimony(legal).keys()]).toEqual(open)
    for (const actions of byTestimony(legal).values()) expect(actions).toHaveLength(2)
  })

  it('offers the backs that can be turned', () => {
    const { view, legal } = fixture('turn-6')
    for (const at of byPosition(legal).keys()) expect(view.current.face_up).not.toContain(at)
    expect(pickable(legal)).toEqual([...byPosition(legal).keys()])
  })

  it('counts cards for the digit keys as they lie in the hand', () => {
    const cards = pickable(fixture('testify-6').legal)
    expect(cards).toEqual(cards.toSorted((one, other) => one - other))
  })
})

describe('what is expected', () => {
  const asked = (name: string) => {
    const { view, legal, names } = fixture(name)
    return expected(view, legal, names)
  }

  it('is asked of me only when something is legal', () => {
    expect(asked('testify-3')).toMatchObject({ id: 'ask-testify', isMine: true })
    expect(asked('judge-3')).toMatchObject({ id: 'ask-judge', isMine: true })
    expect(asked('turn-6')).toMatchObject({ id: 'ask-turn', isMine: true })
    expect(asked('lay-open-6')).toMatchObject({ id: 'ask-lay-open', isMine: true })
  })

  it('is told about others otherwise', () => {
    expect(asked('waiting-3')).toEqual({ id: 'wait-testify', args: { name: 'Cy' }, isMine: false })
    expect(asked('watch-6')).toMatchObject({ id: 'wait-judge', isMine: false })
    expect(asked('over-3')).toEqual({ id: 'ask-over', args: {}, isMine: false })
  })
})

describe('pace', () => {
  it('lets the last answer of a round stay before the table is cleared', () => {
    const { frames } = sequence('round-6')
    const verdicts = frames
      .slice(1)
      .flatMap(({ events }) => events.map((event, at) => ({ event, next: events[at + 1] })))
    for (const { event, next } of verdicts.filter((one) => one.event.type === 'judged')) {
      expect(pace(event, next)).toBe(next === undefined ? 800 : 1600)
    }
  })
})

describe('the aide-mémoire', () => {
  it('shows what this seat has seen since the last shuffle', () => {
    const { view } = fixture('testify-3')
    const rounds = [...view.past, view.current]
    const seen = rounds.reduce((sum, round) => sum + round.sightings.length, 0)
    expect(remembered(view).filter((one) => one.isSeen)).toHaveLength(seen)
  })

  it('is silent about past rounds where the table plays from memory, until the end', () => {
    const { view, events } = fixture('lay-open-6')
    expect(isRemembered(view)).toBe(false)
    expect(remembered(view).filter((one) => one.isSeen)).toHaveLength(3)
    expect(events.slice(tellable(events, view))[0]?.type).toBe('round-opened')
    const over = { ...view, phase: 'over' as const }
    expect(isRemembered(over)).toBe(true)
    expect(tellable(events, over)).toBe(0)
  })
})
