// The table between two views: how it looks once an event has been told.
//
// Only for the eye: while events are told one after another, and while my own groups are under way.
import { countOf, FEWEST, pointsOf } from './cards'
import { dealtWith } from './folding'
import type { Combination, Event, Item, Player, Token, View } from './types'

/** The view with one more event told. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'rolled':
      return {
        ...cast(view, event.dice),
        phase: 'group',
        player: event.seat,
        to_act: [event.seat],
        turn: view.turn + 1,
        rerolls: 1,
        opening: [],
      }
    case 'rerolled':
      return { ...cast(view, event.dice), rerolls: 0 }
    case 'grouped':
      return grouped(view, event.faces, event.value)
    case 'broke':
      return broken(view, event.faces, event.value)
    case 'took':
      return took(view, event.seat, event.token, event.left)
    case 'turn-ended':
      return ended(view, event.seat)
    default:
      return dealtWith(view, event)
  }
}

function cast(view: View, dice: readonly number[]): View {
  return { ...view, dice, combinations: [] }
}

/** Lay an item to the combination of its value. */
export function grouped(view: View, faces: Item, value: number): View {
  const dice = [...view.dice]
  for (const face of faces) dice.splice(dice.indexOf(face), 1)
  const items = view.combinations.find((one) => one.value === value)?.items ?? []
  return standing({ ...view, dice }, value, [...items, faces])
}

function broken(view: View, faces: Item, value: number): View {
  const items = [...(view.combinations.find((one) => one.value === value)?.items ?? [])]
  items.splice(
    items.findLastIndex((one) => one.join() === faces.join()),
    1,
  )
  const dice = [...view.dice, ...faces].sort((one, other) => one - other)
  return standing({ ...view, dice, breaks: view.breaks - 1 }, value, items)
}

function standing(view: View, value: number, items: readonly Item[]): View {
  const quantity = items.length
  const left = quantity < FEWEST ? 0 : countOf(view.left, value, quantity)
  const changed: Combination = { value, quantity, items, left }
  const others = view.combinations.filter((one) => one.value !== value)
  const all = quantity ? [...others, changed] : others
  return { ...view, combinations: all.sort((one, other) => one.value - other.value) }
}

function took(view: View, seat: number, token: Token, count: number): View {
  const left = view.left.map((row, at) =>
    at === token.eyes - 1
      ? row.map((old, place) => (place === token.quantity - FEWEST ? count : old))
      : row,
  )
  const own = (player: Player): Player => ({
    ...player,
    tokens: [...player.tokens, token],
    taken: player.taken + 1,
    points: player.points + pointsOf(token),
  })
  const players = view.players.map((one) => (one.seat === seat ? own(one) : one))
  return { ...view, left, players, tokens_left: view.tokens_left - 1 }
}

function ended(view: View, seat: number): View {
  const dice = [...view.dice, ...view.combinations.flatMap((one) => one.items.flat())]
  const player = view.players.find((one) => one.seat === seat)
  const last = {
    seat,
    dice: dice.sort((one, other) => one - other),
    combinations: view.combinations,
    taken: player?.tokens.slice(player.tokens.length - player.taken) ?? [],
    rerolled: view.rerolls === 0,
  }
  return { ...view, phase: 'roll', player: null, to_act: [], dice: [], combinations: [], last }
}
