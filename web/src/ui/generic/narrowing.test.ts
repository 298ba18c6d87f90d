import { describe, expect, it } from 'vitest'
import { FEW, narrowed, offers, placeOf } from './narrowing'
import type { Fact } from './wording'

const moves: Fact[] = []
for (let from = 0; from < 9; from += 1) {
  for (let to = 0; to < 20; to += 1) moves.push({ type: 'move', from, to })
}
const sets: Fact[] = []
for (let one = 0; one < 6; one += 1) {
  for (let two = one + 1; two < 6; two += 1) {
    sets.push({ type: 'give', cards: [one, two] })
    for (let three = two + 1; three < 6; three += 1)
      sets.push({ type: 'give', cards: [one, two, three] })
  }
}

/** Every action that can be reached by selection one offer after another. */
function reached(legal: readonly Fact[], depth = 0): Fact[] {
  expect(depth).toBeLessThan(8)
  return offers(legal).flatMap(({ actions, pick }) => {
    if (actions.length === 1) return [...actions]
    expect(narrowed(legal, [pick!])).toEqual(actions)
    return reached(actions, depth + 1)
  })
}

describe('narrowing', () => {
  it('offers a few actions as they are', () => {
    const few = moves.slice(0, FEW)
    expect(offers(few).map((offer) => [offer.actions, offer.pick])).toEqual(
      few.map((one) => [[one], null]),
    )
  })

  it('offers many by kind first, then by one argument after another', () => {
    const legal = [...moves, { type: 'pass' }]
    const kinds = offers(legal)
    expect(kinds.map((offer) => [offer.pick, offer.actions.length])).toEqual([
      [{ at: 'type', value: 'move' }, 180],
      [{ at: 'type', value: 'pass' }, 1],
    ])
    const froms = offers(kinds[0].actions)
    expect(froms.map((offer) => offer.pick)).toEqual(
      Array.from({ length: 9 }, (_, value) => ({ at: 'from', value })),
    )
    const tos = offers(narrowed(legal, [kinds[0].pick!, froms[3].pick!]))
    expect(tos).toHaveLength(20)
    expect(tos[7].actions).toEqual([{ type: 'move', from: 3, to: 7 }])
  })

  it('goes through lists one entry at a time, however long they are', () => {
    const first = offers(sets)
    expect(first.map((offer) => offer.pick?.at)).toEqual(first.map(() => 'cards.0'))
    expect(placeOf('cards.0')).toEqual({ field: 'cards', number: 1 })
    expect(placeOf('card')).toEqual({ field: 'card', number: null })
  })

  it.each([
    ['moves', moves],
    ['sets', sets],
    ['both', [...moves, ...sets, { type: 'pass', why: null }]],
  ])('leads to every action once: %s', (_, legal) => {
    const found = reached(legal)
    expect(new Set(found)).toEqual(new Set(legal))
    expect(found).toHaveLength(legal.length)
  })
})
