// How the table looks once cards were dealt or played: a part of what is shown between two views.
import type {
  Acted,
  Aimed,
  Dealt,
  DealtUnseen,
  Hid,
  HidUnseen,
  Picked,
  RoundOpened,
} from './types.gen'
import type { Card, Deed, Hand, Member, View } from './types'

type CardEvent = RoundOpened | Dealt | DealtUnseen | Hid | HidUnseen | Acted | Aimed | Picked

export function foldCards(view: View, event: CardEvent): View {
  switch (event.type) {
    case 'round-opened':
      return opened(view, event)
    case 'dealt': {
      const next = member(view, event.seat, { cards: event.cards.length })
      return held(next, event.seat, () => event.cards)
    }
    case 'dealt-unseen':
      return member(view, event.seat, { cards: event.cards })
    case 'hid': {
      const next = laid(view, event.seat, event.card, false)
      return member(next, event.seat, {
        hideout: event.room.name,
        hiding_card: event.card,
        printed: event.card.vulnerability,
        vulnerability: event.card.vulnerability,
        ready: true,
      })
    }
    case 'hid-unseen':
      return member(view, event.seat, { ready: true })
    case 'acted':
      return acted(view, event)
    case 'aimed':
      return lastDeed(view, (deed) => ({ ...deed, room: event.room.name }))
    case 'picked':
      return lastDeed(view, (deed) => ({ ...deed, member: event.member }))
  }
}

export function member(view: View, seat: number, change: Partial<Member>): View {
  const crew = view.crew.map((one) => (one.seat === seat ? { ...one, ...change } : one))
  return { ...view, crew }
}

function opened(view: View, event: RoundOpened): View {
  const gone = new Set(view.doomed)
  const searched = view.target !== null && !gone.has(view.target) ? [view.target] : []
  return {
    ...view,
    phase: event.cards === 1 ? 'shortage' : 'first',
    to_act: [],
    round: event.number,
    first: event.first,
    crew: view.crew.map((one) => ({ ...one, ...FRESH, eliminated: !one.alive })),
    plays: [],
    deeds: [],
    turned: [],
    in_play: view.in_play.filter((room) => !gone.has(room)),
    unturned: view.unturned.filter((room) => !gone.has(room)),
    reserve: [...view.reserve, ...searched].filter((room) => !gone.has(room)),
    doomed: [],
    safe: [],
    target: null,
    decoy: null,
    named: null,
    is_aside: false,
    sightings: [],
  }
}

const FRESH = {
  cards: 0,
  hideout: null,
  hiding_card: null,
  vulnerability: null,
  mode: 'as-printed',
  ...{ discarded: false, ready: false, bare: false, suited: false },
  ...{ coward: false, spotted: false, killed: false },
} as const

function acted(view: View, { seat, card }: Acted): View {
  const deed: Deed = {
    ...{ seat, card, member: null, room: null, round: view.round },
    ...{ due: null, used: false },
  }
  const next = laid(view, seat, card, true)
  return { ...next, deeds: [...next.deeds, deed] }
}

function lastDeed(view: View, change: (deed: Deed) => Deed): View {
  const deeds = view.deeds.map((deed, at) => (at === view.deeds.length - 1 ? change(deed) : deed))
  return { ...view, deeds }
}

function laid(view: View, seat: number, card: Card, is_action: boolean): View {
  const before = view.crew[seat]?.cards ?? 0
  const next = member(view, seat, { cards: Math.max(0, before - 1) })
  const plays = [...next.plays, { seat, card, is_action }]
  return held({ ...next, plays }, seat, (cards) =>
    cards.filter((one) => one.number !== card.number),
  )
}

function held(view: View, seat: number, change: (cards: Hand['cards']) => Hand['cards']): View {
  const hands = view.hands.map((hand) =>
    hand.seat === seat ? { ...hand, cards: change(hand.cards) } : hand,
  )
  return { ...view, hands }
}
