import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { joined, Teller } from './teller'
import type { Translate } from './i18n.svelte'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(
  new FluentResource(`
list-empty = none
list-more = { $first }, { $next }
list-last = { $first } and { $last }
played = { $seat } plays { $cards } at { $at }{ $loud ->
    [true] , loudly
   *[false] .
}
card = { $value } of { $suit }
won = { $seats_count ->
    [0] Nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } win.
}
`),
)
const t: Translate = (id, words) =>
  bundle.formatPattern(bundle.getMessage(id)!.value!, words ?? null)
const telling = { played: { seat: 'seat', at: 'place', cards: 'card' } }

test('seats are told by name, places from 1, structs by their own message', () => {
  const teller = new Teller(t, telling, ['Ada', 'Bo'])
  const cards = [
    { suit: 'red', value: 1 },
    { suit: 'blue', value: 2 },
  ]
  expect(teller.tell({ type: 'played', seat: 1, at: 0, cards, loud: true })).toBe(
    'Bo plays 1 of red and 2 of blue at 1, loudly',
  )
})

test('a message is told how long a list is', () => {
  const teller = new Teller(t, { won: { seats: 'seat' } }, ['Ada', 'Bo'])
  expect([[], [0], [0, 1]].map((seats) => teller.tell({ type: 'won', seats }))).toEqual([
    'Nobody wins.',
    'Ada wins.',
    'Ada and Bo win.',
  ])
})

test('lists are joined as the language does', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => joined(parts, t))).toEqual([
    'none',
    'a',
    'a and b',
    'a, b and c',
  ])
})
