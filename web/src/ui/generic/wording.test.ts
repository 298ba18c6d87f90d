import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { layout } from './layout'
import { Wording, type Fact } from './wording'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(
  new FluentResource(`
list-empty = none
list-more = { $first }, { $next }
list-last = { $first } and { $last }
generic-yes = yes
generic-no = no
field-pile = Cards left
field-phase-bid = bidding
option-low-true = the low tide
card = the { $rank } of { $suit }
do-give = Give { $cards } to { $to }
gave = { $seat } gives.
`),
)
const has = (message: string) => bundle.hasMessage(message)
const t = (id: string, words?: Record<string, string | number>) =>
  bundle.formatPattern(bundle.getMessage(id)!.value!, words)
const described = {
  TELLING: { gave: { seat: 'seat' } },
  FIELDS: {
    view: { leader: 'seat', at: 'place', won: 'by-seat', held: 'by-seat card', hands: 'hand' },
    hand: { seat: 'seat' },
    'do-give': { cards: 'card', to: 'seat' },
    'do-aim': { seat: 'seat', at: 'place' },
  },
}
const wording = new Wording(t, has, described, ['Ada', 'Bo'])
const ace = { rank: 'ace', suit: 'cups' }

describe('words for any game', () => {
  it('takes the game’s own messages where there are any', () => {
    expect(wording.field('pile')).toBe('Cards left')
    expect(wording.action({ type: 'give', cards: [ace], to: 1 })).toBe('Give the ace of cups to Bo')
    expect(wording.event({ type: 'gave', seat: 0 })).toBe('Ada gives.')
    expect(wording.value('bid', 'phase', '')).toBe('bidding')
    expect(wording.choice('low', true)).toBe('the low tide')
  })

  it('makes names readable where there are none', () => {
    expect(wording.field('hand_sizes')).toBe('Hand sizes')
    expect(wording.option('first_player')).toBe('First player')
    expect(wording.action({ type: 'lay-open' })).toBe('Lay open')
    expect(wording.action({ type: 'aim', seat: 1, at: 2 })).toBe('Aim: seat Bo, at 3')
    expect(wording.event({ type: 'aimed', by: 2, is_loud: true })).toBe('Aimed: by 2, is loud yes')
    expect(wording.value('last_call', 'phase', '')).toBe('last call')
    expect(wording.value('Bonsoir, Bo_!', 'said', '')).toBe('Bonsoir, Bo_!')
  })

  it('tells seats by name, places from 1, lists joined, and nothing as none', () => {
    expect(wording.value(1, 'leader', 'seat')).toBe('Bo')
    expect(wording.value(0, 'at', 'place')).toBe('1')
    expect(wording.value([0, 1], 'tied', 'seat')).toBe('Ada and Bo')
    expect(wording.value([], 'tied', 'seat')).toBe('none')
    expect(wording.value(null, 'leader', 'seat')).toBe('none')
    expect(wording.value({ rank: 2 }, 'x', 'thing')).toBe('rank 2')
  })
})

describe('a view laid out', () => {
  const view: Fact = {
    seat: 0,
    options: { low: true },
    to_act: [1],
    leader: 1,
    won: [2, 0],
    held: [ace, ace],
    table: [],
    top: ace,
    hands: [{ seat: 0, cards: [1, 2] }],
    phase: { type: 'bidding', high: 3 },
  }
  const laid = layout(view, wording)
  const names = (rows: readonly { name: string }[]) => rows.map((row) => row.name)

  it('puts what belongs to seats beside them, and short things apart from large ones', () => {
    expect(names(laid.seats)).toEqual(['won', 'held'])
    expect(names(laid.facts)).toEqual(['leader'])
    expect(names(laid.panels)).toEqual(['table', 'top', 'hands', 'phase'])
    expect(names(laid.options)).toEqual(['low'])
  })

  it('keeps everything in its place while it holds nothing', () => {
    const empty = layout({ ...view, hands: null, leader: null, table: [1] }, wording)
    expect(names(empty.panels)).toEqual(['table', 'top', 'hands', 'phase'])
    expect(names(empty.facts)).toEqual(['leader'])
  })

  it('does not mistake a list of the same length for one per seat, nor one that is too short', () => {
    expect(names(layout({ table: [7, 8] }, wording).panels)).toEqual(['table'])
    expect(names(layout({ won: [1] }, wording).panels)).toEqual(['won'])
  })
})
