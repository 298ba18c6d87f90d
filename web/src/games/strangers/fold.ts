// The table between two views: how it looks once an event has been told.
//
// Only for the eye, while events are told one after another; the next view replaces it.
import { KIDS, ownerOf } from './kidLooks'
import type { AnyCard, Card, Event, Player, View } from './types'

/** The view with one more event told. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'kid-out':
      return placed(view, event.kid, event.at.at)
    case 'moved':
      return placed(view, event.kid, event.to.at)
    case 'drove': {
      // Into a place everybody gets out one by one; until then they wait at its door.
      const to = event.to.kind === 'inside' ? (event.path.at(-1) ?? event.start.at) : event.to.at
      return event.kids.reduce((seen, kid) => placed(seen, kid, to), view)
    }
    case 'arrived': {
      const { kid, at, points } = event
      return change(placed(view, kid, at.at), event.owner, (one) => ({
        points: one.points + points,
      }))
    }
    case 'fled':
    case 'abducted':
      return placed(view, event.kid, null)
    case 'played':
    case 'discarded':
      return spent(view, event.seat, event.card)
    case 'drew':
      return drawn(view, event.seat, event.card)
    case 'drew-unseen':
      return drawn(view, event.seat, null)
    case 'alarmed':
      return {
        ...view,
        deck: view.deck - 1,
        discard: [...view.discard, event.card],
        ...shifted(view),
      }
    case 'landed':
      return {
        ...view,
        aliens: [...view.aliens, event.at.at],
        supply: event.left,
        landings: view.landings.slice(1),
      }
    case 'chased':
      return {
        ...view,
        aliens: view.aliens.filter((one) => one !== event.at.at),
        supply: event.left,
      }
    case 'reshuffled':
      return { ...view, deck: event.cards, discard: [] }
    case 'game-opened':
      return opened(view, event.board, event.first)
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

function placed(view: View, kid: number, at: string | null): View {
  return change(view, ownerOf(kid), ({ kids }) => ({ kids: kids.with(kid % KIDS, at) }))
}

function spent(view: View, seat: number, card: Card): View {
  const after = change(view, seat, (one) => ({ hand_size: one.hand_size - 1 }))
  return {
    ...handed(after, seat, (cards) => without(cards, card)),
    discard: [...view.discard, card],
  }
}

function drawn(view: View, seat: number, card: Card | null): View {
  const after = change(view, seat, (one) => ({ hand_size: one.hand_size + 1 }))
  const held = card === null ? after : handed(after, seat, (cards) => [...cards, card])
  return { ...held, deck: view.deck - 1, ...shifted(view) }
}

function shifted(view: View): { upcoming: readonly AnyCard[] } {
  return { upcoming: view.upcoming.slice(1) }
}

function handed(view: View, seat: number, by: (cards: readonly Card[]) => readonly Card[]): View {
  return {
    ...view,
    hands: view.hands.map((one) => (one.seat === seat ? { ...one, cards: by(one.cards) } : one)),
  }
}

function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.lastIndexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

/** The next game of a match: everybody is back at School, and no alien has come yet. */
function opened(view: View, board: View['board'], first: number): View {
  const players = view.players.map((one) => ({ ...one, kids: one.kids.map(() => null), points: 0 }))
  return { ...view, board, first, actor: first, players, aliens: [], discard: [] }
}
