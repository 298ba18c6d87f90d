// The table between two views: how it looks once an event has been told.
//
// Only for the eye: while events are told one after another, and while my own groups are under way.
import { BOX } from './facts.gen'
import { countOf, isSame, pointsOf } from './tokens'
import type { Colour, Combination, Contract, Event, Item, Player, Token, View } from './types'

type TurnEnded = Extract<Event, { type: 'turn-ended' }>

/** The view with one more event told. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'rolled': {
      const turn = view.turn + 1
      const fresh = { phase: 'group', turn, rerolls: 1, breaks: BOX.breaks, opening: [] } as const
      return { ...view, ...fresh, dice: event.dice }
    }
    case 'rerolled':
      return { ...view, dice: event.dice, combinations: [], rerolls: 0 }
    case 'grouped':
      return grouped(view, event.faces, event.value)
    case 'broke':
      return broken(view, event.faces, event.value)
    case 'took':
      return took(view, event.seat, event.token, event.left)
    case 'turn-ended':
      return ended(view, event)
    case 'bonus-won':
    case 'bonus-captured':
    case 'bonus-raised':
    case 'bonus-lightened':
      return laid(view, event.colour, event.seat, event.tokens)
    case 'bonus-returned':
      return laid(view, event.colour, null, [])
    case 'contracts-asked':
      return { ...view, phase: 'contract', to_act: event.seats }
    case 'answered':
      return answered(view, event.seat, event.tokens)
    case 'answered-unseen':
      return { ...view, to_act: without(view.to_act, event.seat) }
    case 'fulfilled':
      return signed(view, event.seat, event.contract, event.points)
    case 'contract-shown':
      return signed(view, event.seat, event.contract, 0)
    case 'round-opened':
      return opened(view, event.number, event.first)
    case 'ended':
      return { ...view, phase: 'over', answers: [] }
    default:
      return view
  }
}

/** Lay an item to the combination of its value. */
export function grouped(view: View, faces: Item, value: number): View {
  const dice = [...view.dice]
  for (const face of faces) dice.splice(dice.indexOf(face), 1)
  return standing({ ...view, dice }, value, [...itemsOf(view, value), faces])
}

function broken(view: View, faces: Item, value: number): View {
  const items = [...itemsOf(view, value)]
  items.splice(
    items.findLastIndex((one) => one.join() === faces.join()),
    1,
  )
  const dice = lowestFirst([...view.dice, ...faces])
  return standing({ ...view, dice, breaks: view.breaks - 1 }, value, items)
}

function itemsOf(view: View, value: number): readonly Item[] {
  return view.combinations.find((one) => one.value === value)?.items ?? []
}

function standing(view: View, value: number, items: readonly Item[]): View {
  const quantity = items.length
  const changed: Combination = { value, quantity, items, left: countOf(view.left, value, quantity) }
  const others = view.combinations.filter((one) => one.value !== value)
  const all = quantity ? [...others, changed] : others
  return { ...view, combinations: all.sort((one, other) => one.value - other.value) }
}

function took(view: View, seat: number, token: Token, count: number): View {
  const left = view.left.map((row, at) =>
    at === token.eyes - 1
      ? row.map((old, place) => (place === token.quantity - BOX.fewest ? count : old))
      : row,
  )
  const after = withPlayer(view, seat, (player) => ({
    ...player,
    tokens: [...player.tokens, token],
    taken: player.taken + 1,
    points: player.points + pointsOf(token),
    contract: player.contract && holding(player.contract, token),
  }))
  return { ...after, left, tokens_left: view.tokens_left - 1 }
}

/** A contract once its owner has a token, wanted or not. */
function holding(contract: Contract, token: Token): Contract {
  const isHeld = (place: number): boolean =>
    contract.held.includes(place) || isSame(contract.tokens[place], token)
  return { ...contract, held: [...contract.tokens.keys()].filter(isHeld) }
}

function ended(view: View, { seat, next_player: player }: TurnEnded): View {
  const grouped = view.combinations.flatMap((one) => one.items.flat())
  const own = view.players[seat]
  const last = {
    seat,
    dice: lowestFirst([...view.dice, ...grouped]),
    combinations: view.combinations,
    taken: own.tokens.slice(own.tokens.length - own.taken),
    rerolled: view.rerolls === 0,
  }
  const to_act = player === null ? [] : [player]
  const cleared = { phase: 'roll', dice: [], combinations: [], rerolls: 0, breaks: 0 } as const
  return { ...view, ...cleared, player, to_act, played: view.played + 1, last }
}

function laid(view: View, colour: Colour, holder: number | null, tokens: readonly Token[]): View {
  const card = view.bonuses.find((one) => one.colour === colour)
  if (!card) return view
  const more = (seat: number): number =>
    (seat === holder ? card.points : 0) - (seat === card.holder ? card.points : 0)
  return {
    ...view,
    bonuses: view.bonuses.map((one) => (one === card ? { ...one, holder, tokens } : one)),
    players: view.players.map((one) => ({ ...one, points: one.points + more(one.seat) })),
  }
}

function answered(view: View, seat: number, tokens: readonly number[]): View {
  const answers = [...view.answers, { seat, tokens }]
  return {
    ...view,
    to_act: without(view.to_act, seat),
    answers: answers.sort((one, other) => one.seat - other.seat),
  }
}

function signed(view: View, seat: number, contract: Contract, points: number): View {
  return withPlayer(view, seat, (player) => ({
    ...player,
    contract,
    has_fulfilled: contract.placed.length > 0,
    points: player.points + points,
  }))
}

function opened(view: View, number: number, first: number): View {
  const players = view.players.map((one) => ({ ...one, taken: 0 }))
  const fresh = { phase: 'roll', round: number - 1, played: 0, answers: [] } as const
  return { ...view, ...fresh, first, player: first, to_act: [first], players }
}

function withPlayer(view: View, seat: number, change: (player: Player) => Player): View {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? change(one) : one)) }
}

function without(seats: readonly number[], seat: number): number[] {
  return seats.filter((one) => one !== seat)
}

function lowestFirst(dice: readonly number[]): number[] {
  return dice.toSorted((one, other) => one - other)
}
