// The table between two views: how it looks once an event has been told.
//
// Only for the eye, while events are told one after another; the next view replaces it.
import { NUMBERS } from './facts.gen'
import { ownerOf } from './kidLooks'
import type { Card, Event, EventOf, Player, Standing, View } from './types'

/** The view with one more event told. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'kid-out':
      return counted(placed(view, event.kid, event.at.at), event.standings)
    case 'moved':
      return counted(placed(view, event.kid, event.to.at), event.standings)
    case 'drove':
      return drove(view, event)
    case 'arrived':
      return counted(placed(outOfCar(view, event.kid), event.kid, event.at.at), event.standings)
    case 'fled':
    case 'abducted':
      return counted(placed(view, event.kid, null), event.standings)
    case 'contacted':
      return contacted(view, event)
    case 'played':
    case 'discarded': {
      const { seat, card } = event
      const after = held(view, seat, -1, (cards) => without(cards, card))
      return { ...after, discard: [...view.discard, card] }
    }
    case 'drew': {
      const { seat, card } = event
      return turnedUp(held(view, seat, 1, (cards) => [...cards, card]))
    }
    case 'drew-unseen':
      return turnedUp(held(view, event.seat, 1, (cards) => cards))
    case 'peeked':
      return peeked(view, event)
    case 'alarmed':
      return turnedUp({ ...view, discard: [...view.discard, event.card] })
    case 'landed': {
      const aliens = [...view.aliens, event.at.at]
      return { ...view, aliens, supply: event.left, landings: view.landings.slice(1) }
    }
    case 'chased': {
      const aliens = view.aliens.filter((one) => one !== event.at.at)
      return { ...view, aliens, supply: event.left }
    }
    case 'reshuffled':
      return { ...view, deck: event.cards, discard: [] }
    case 'shuffled':
      return { ...view, upcoming: event.cards }
    case 'game-ended': {
      const { points, winners, reason } = event
      const game = { board: view.board, first: view.first, points, winners, reason }
      return { ...view, games: [...view.games, game] }
    }
    case 'game-opened':
      return opened(view, event)
    case 'ended':
      return { ...view, now: { ...view.now, name: 'over' }, landings: [] }
    default:
      return view
  }
}

function change(view: View, seat: number, by: (player: Player) => Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((one) => (one.seat === seat ? { ...one, ...by(one) } : one)),
  }
}

function counted(view: View, standings: readonly Standing[]): View {
  return standings.reduce((seen, one) => change(seen, one.seat, () => one), view)
}

function placed(view: View, kid: number, at: string | null): View {
  return change(view, ownerOf(kid), ({ kids }) => ({ kids: kids.with(kid % NUMBERS.kids, at) }))
}

/** Into a place everybody gets out one by one; until then they are in the car. */
function drove(view: View, { kids, to }: EventOf<'drove'>): View {
  if (to.kind === 'inside') return { ...view, now: { ...view.now, place: to.place, group: kids } }
  return kids.reduce((seen, kid) => placed(seen, kid, to.at), view)
}

function outOfCar(view: View, kid: number): View {
  const group = view.now.group.filter((one) => one !== kid)
  return { ...view, now: { ...view.now, group, place: group.length ? view.now.place : null } }
}

function contacted(view: View, { seat, is_made, bonus }: EventOf<'contacted'>): View {
  const after = change(view, seat, (one) => ({
    bonus: one.bonus + bonus,
    points: one.points + bonus,
  }))
  return is_made && !bonus ? { ...after, contact: seat } : after
}

/** A hand has so many cards more, or fewer; what is known of it may be less. */
function held(
  view: View,
  seat: number,
  more: number,
  known: (cards: readonly Card[]) => readonly Card[],
): View {
  const after = change(view, seat, (one) => ({ hand_size: one.hand_size + more }))
  const size = after.players.find((one) => one.seat === seat)?.hand_size
  const hands = view.hands.map((one) => {
    if (one.seat !== seat) return one
    const cards = known(one.cards)
    return { ...one, cards, is_whole: cards.length === size }
  })
  return { ...after, hands }
}

/** The hand somebody looked into, my own staying first; one that lies open stays as it is held. */
function peeked(view: View, { other, cards }: EventOf<'peeked'>): View {
  if (view.hands.some((one) => one.seat === other && one.is_whole)) return view
  const [mine, ...more] = view.hands.filter((one) => one.seat !== other)
  const others = [...more, { seat: other, is_whole: true, cards }]
  return { ...view, hands: [mine, ...others.sort((one, next) => one.seat - next.seat)] }
}

function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

function turnedUp(view: View): View {
  return { ...view, deck: view.deck - 1, upcoming: view.upcoming.slice(1) }
}

/** The next game of a match: everybody is back at School, and no alien has come yet. */
function opened(view: View, event: EventOf<'game-opened'>): View {
  const { board, first, left, deck, discard, standings } = event
  const players = view.players.map((one) => ({
    ...one,
    kids: one.kids.map(() => null),
    hand_size: 0,
    bonus: 0,
  }))
  const hands = view.hands.map((one) => ({ ...one, cards: [] }))
  const laid = { board, first, players, hands, deck, discard, aliens: [], supply: left }
  return counted({ ...view, ...laid, contact: null }, standings)
}
