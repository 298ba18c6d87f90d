// The end of a round between two views: bonus cards, contracts, the next round.
import type { Colour, Contract, Event, Token, View } from './types'

/** The view with one more event of the end of a round told. */
export function dealtWith(view: View, event: Event): View {
  switch (event.type) {
    case 'bonus-won':
    case 'bonus-captured':
    case 'bonus-raised':
    case 'bonus-lightened':
      return laid(view, event.colour, event.seat, event.tokens)
    case 'bonus-returned':
      return laid(view, event.colour, null, [])
    case 'contracts-asked':
      return { ...view, phase: 'contract', player: null, to_act: event.seats }
    case 'answered':
    case 'answered-unseen':
      return { ...view, to_act: view.to_act.filter((seat) => seat !== event.seat) }
    case 'fulfilled':
      return signed(view, event.seat, event.contract, event.points)
    case 'contract-shown':
      return signed(view, event.seat, event.contract, 0)
    case 'round-opened':
      return opened(view, event.number, event.first)
    case 'ended':
      return { ...view, phase: 'over', player: null, to_act: [] }
    default:
      return view
  }
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

function signed(view: View, seat: number, contract: Contract, points: number): View {
  const players = view.players.map((one) =>
    one.seat === seat
      ? {
          ...one,
          contract,
          has_fulfilled: contract.placed.length > 0,
          points: one.points + points,
        }
      : one,
  )
  return { ...view, players }
}

function opened(view: View, number: number, first: number): View {
  const players = view.players.map((one) => ({ ...one, taken: 0 }))
  return {
    ...view,
    phase: 'roll',
    round: number - 1,
    first,
    player: first,
    to_act: [first],
    players,
  }
}
