// The table between two views: how it looks once an event has been told.
//
// Only for the eye, while events are told one after another; the next view replaces it.
import type { Event, Round, RoundOpened, Sighting, Testimony, View } from './types'

/** The view with one more event told. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'round-opened':
      return opened(view, event)
    case 'appeared': {
      const sightings = event.aliens.map((alien, position) => ({ position, alien }))
      return now(view, { sightings })
    }
    case 'laid-open':
    case 'turned':
      return uncovered(view, { position: event.position, alien: event.alien })
    case 'testified': {
      const said: Testimony = {
        speaker: event.seat,
        card: event.card,
        says: event.says,
        answer: null,
        winner: null,
      }
      const testimonies = [...view.current.testimonies, said]
      return handed(now(view, { testimonies }), event.seat, -1, (cards) =>
        cards.filter((card) => card !== event.card),
      )
    }
    case 'judged': {
      const errors = view.current.errors + (event.verdict === event.truth ? 0 : 1)
      return won(now(view, { errors }), event.testimony, event.winner, event.truth)
    }
    case 'forfeited':
      return won(view, event.testimony, event.winner, null)
    case 'drew':
      return drawn(view, event.seat, (cards) => [...cards, event.card])
    case 'drew-unseen':
      return drawn(view, event.seat, (cards) => cards)
    case 'pile-left':
      return { ...view, pile: 0, removed: view.removed + event.cards }
    case 'reshuffled':
      return { ...view, past: [] }
    case 'ended':
      return { ...view, phase: 'over', to_act: [] }
  }
}

function now(view: View, change: Partial<Round>): View {
  return { ...view, current: { ...view.current, ...change } }
}

function opened(view: View, { number, investigator, past }: RoundOpened): View {
  const finished = [...view.past, view.current]
  const current = { investigator, face_up: [], sightings: [], testimonies: [], errors: 0 }
  return { ...view, round: number - 1, current, past: finished.slice(finished.length - past) }
}

function uncovered(view: View, sighting: Sighting): View {
  const { face_up, sightings } = view.current
  const others = sightings.filter((one) => one.position !== sighting.position)
  return now(view, {
    face_up: [...face_up, sighting.position].sort((one, other) => one - other),
    sightings: [...others, sighting].sort((one, other) => one.position - other.position),
  })
}

function won(view: View, at: number, winner: number, answer: boolean | null): View {
  const testimonies = view.current.testimonies.map((one, place) =>
    place === at ? { ...one, answer, winner } : one,
  )
  const counts = view.won.map((count, seat) => (seat === winner ? count + 1 : count))
  return { ...now(view, { testimonies }), won: counts }
}

type Cards = readonly number[]

function drawn(view: View, seat: number, change: (cards: Cards) => Cards): View {
  return { ...handed(view, seat, 1, change), pile: view.pile - 1 }
}

function handed(view: View, seat: number, more: number, change: (cards: Cards) => Cards): View {
  return {
    ...view,
    hand_sizes: view.hand_sizes.map((size, at) => (at === seat ? size + more : size)),
    hands: view.hands.map((hand) =>
      hand.seat === seat ? { ...hand, cards: change(hand.cards) } : hand,
    ),
  }
}
