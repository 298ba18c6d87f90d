// The table between two views: how it looks once an event has been told.
//
// Only for the eye, while events are told one after another; the next view replaces it, and asks
// what is to be decided. `fold.test.ts` proves the two alike in all that is drawn.
import type { Acted, Diverted, Event, Heard, RoundOpened, Turned, ZoneRefilled } from './types.gen'
import type { Card, Deed, Hand, Member, Play, RoomName, Sighting, View } from './types'

/** The view with one more event told. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'round-opened':
      return opened(view, event)
    case 'dealt':
      return dealt(withHand(view, event.seat, event.cards), event.seat, event.cards.length)
    case 'dealt-unseen':
      return dealt(view, event.seat, event.cards)
    case 'gave-back':
      return withMember(withHand(view, event.seat, []), event.seat, { cards: 0 })
    case 'hid': {
      const { seat, card, room, vulnerability } = event
      const next = laid(view, { seat, card, is_action: false })
      return withMember(next, seat, { hideout: room.name, vulnerability })
    }
    case 'hid-unseen':
      return withMember(view, event.seat, { ready: true })
    case 'acted':
      return acted(view, event)
    case 'aimed':
      return withDeed(view, event.card, { room: event.room.name })
    case 'picked':
      return withDeed(view, event.card, { member: event.member })
    case 'exposed':
      return event.crew.reduce((next, { seat, ...how }) => withMember(next, seat, how), view)
    case 'sheltered':
      return withMember(view, event.seat, event.by === 'suit' ? { suited: true } : { coward: true })
    case 'made-safe':
      return { ...view, safe: [...view.safe, event.room.name] }
    case 'went-out':
      return withMember(view, event.seat, { outside: true })
    case 'returned':
      return withMember(view, event.seat, { outside: false })
    case 'moved':
      return withMember(view, event.seat, { hideout: event.room.name })
    case 'slipped-away':
      return withMember(view, event.seat, { hideout: null, vulnerability: null })
    case 'spotted':
      return withMember(view, event.seat, { spotted: true })
    case 'died':
      return withMember(view, event.seat, { alive: false })
    case 'revived':
      return withMember(view, event.member, { alive: true })
    case 'named':
      return { ...view, named: event.room.name }
    case 'looked':
      return looked(view, event.position, event.room.name)
    case 'looked-unseen':
      return { ...view, looked: event.position }
    case 'sorted':
      return event.away ? setAside(view, event.position) : view
    case 'turned':
      return turned(view, event)
    case 'hesitated':
      return { ...view, target: null, decoy: event.room.name }
    case 'heard':
      return heard(view, event)
    case 'diverted':
      return diverted(view, event)
    case 'searched':
      return { ...view, reserve: [...view.reserve, event.room.name] }
    case 'put-back':
      return putBack(view)
    case 'shuffled': {
      const known = event.rooms.map(({ name }, position) => ({ position, room: name }))
      return { ...view, looked: null, sightings: [...known, ...asideOf(view)] }
    }
    case 'shuffled-unseen':
      return { ...view, looked: null, sightings: asideOf(view) }
    case 'zone-refilled':
      return refilled(view, event)
    case 'alien-came':
      return { ...view, target: event.room.name }
    case 'destroyed':
      return { ...view, doomed: [...view.doomed, event.room.name] }
    case 'gone':
      return without(
        view,
        event.rooms.map((room) => room.name),
      )
    case 'left-game':
      return { ...view, ongoing: view.ongoing.filter((deed) => !isOf(deed, event.card)) }
    case 'alone-aboard':
      return { ...view, alone_since: view.round }
    case 'clock-stopped':
      return { ...view, alone_since: 0 }
    case 'ended':
      return {
        ...view,
        phase: 'over',
        to_act: [],
        winners: event.winners,
        reason: event.reason,
      }
    case 'ticked':
    case 'stayed':
    case 'saved':
    case 'alien-died':
      return view
  }
}

/** Nothing of the last round is left on the table. */
function opened(view: View, event: RoundOpened): View {
  return {
    ...view,
    to_act: [],
    round: event.number,
    first: event.first,
    crew: view.crew.map((one) => ({ ...one, ...FRESH })),
    plays: [],
    deeds: [],
    doomed: [],
    safe: [],
    target: null,
    named: null,
  }
}

const FRESH = {
  hideout: null,
  vulnerability: null,
  mode: 'as-printed',
  ...{ ready: false, bare: false, suited: false, coward: false, spotted: false },
} as const

/** Whoever gets no card has nothing left to lay down. */
function dealt(view: View, seat: number, cards: number): View {
  return withMember(view, seat, { cards, bare: cards === 0, ready: cards === 0 })
}

function acted(view: View, { seat, card, is_ongoing, due }: Acted): View {
  const deed: Deed = { seat, card, member: null, room: null, round: view.round, due, used: false }
  const next = laid(view, { seat, card, is_action: true })
  return {
    ...next,
    deeds: [...next.deeds, deed],
    ongoing: is_ongoing ? [...next.ongoing, deed] : next.ongoing,
  }
}

/** A card leaves a hand for the table. */
function laid(view: View, play: Play): View {
  const { seat, card } = play
  const held = view.hands.find((hand) => hand.seat === seat)?.cards ?? []
  const left = held.filter((one) => one.number !== card.number)
  const next = withMember(view, seat, { cards: (view.crew[seat]?.cards ?? 0) - 1 })
  return withHand({ ...next, plays: [...next.plays, play] }, seat, left)
}

function looked(view: View, position: number, room: RoomName): View {
  const isKnown = view.sightings.some((one) => one.position === position)
  const sightings = isKnown ? view.sightings : [...view.sightings, { position, room }]
  return { ...view, looked: position, sightings }
}

function setAside(view: View, position: number): View {
  const away = view.sightings.filter((one) => one.position === position)
  const aside = away.map(({ room }) => ({ position: null, room }))
  return {
    ...view,
    zone: view.zone - 1,
    is_aside: true,
    looked: null,
    sightings: [...closedUp(view.sightings, position), ...aside],
  }
}

function turned(view: View, { position, room }: Turned): View {
  return {
    ...view,
    target: room.name,
    zone: view.zone - 1,
    unturned: view.unturned.filter((one) => one !== room.name),
    looked: placeAfter(view.looked, position),
    sightings: closedUp(view.sightings, position),
  }
}

function heard(view: View, { room, other }: Heard): View {
  return {
    ...view,
    target: room.name,
    decoy: null,
    zone: view.zone + 1,
    unturned: [...view.unturned, other.name],
  }
}

function diverted(view: View, { card }: Diverted): View {
  return { ...withDeed(view, card, { used: true }), target: null }
}

function putBack(view: View): View {
  const last = view.zone
  const sightings = view.sightings.map((one) => ({ ...one, position: one.position ?? last }))
  return { ...view, zone: last + 1, is_aside: false, sightings }
}

/** The alien keeps a room for itself; what it had searched is its hunting ground again. */
function refilled(view: View, { room }: ZoneRefilled): View {
  return {
    ...view,
    doomed: [...view.doomed, room.name],
    reserve: [],
    zone: view.reserve.length,
    unturned: view.reserve,
  }
}

/** Rooms go when nothing lies aside: all that is unturned is in the hunt zone. */
function without(view: View, rooms: readonly RoomName[]): View {
  const kept = (room: RoomName) => !rooms.includes(room)
  const unturned = view.unturned.filter(kept)
  return {
    ...view,
    in_play: view.in_play.filter(kept),
    reserve: view.reserve.filter(kept),
    unturned,
    zone: unturned.length,
  }
}

/** What is known of the hunt zone once a card was taken out of it, and the others moved up. */
function closedUp(sightings: readonly Sighting[], taken: number): Sighting[] {
  return sightings
    .filter((one) => one.position !== taken)
    .map((one) => ({ ...one, position: placeAfter(one.position, taken) }))
}

/** Where a card lies after the one at `taken` has left its row: nowhere, if it is that one. */
function placeAfter(position: number | null, taken: number): number | null {
  if (position === null || position === taken) return null
  return position > taken ? position - 1 : position
}

function asideOf(view: View): Sighting[] {
  return view.sightings.filter((one) => one.position === null)
}

function withMember(view: View, seat: number, change: Partial<Member>): View {
  const crew = view.crew.map((one) => (one.seat === seat ? { ...one, ...change } : one))
  return { ...view, crew }
}

function withHand(view: View, seat: number, cards: Hand['cards']): View {
  const hands = view.hands.map((hand) => (hand.seat === seat ? { ...hand, cards } : hand))
  return { ...view, hands }
}

function withDeed(view: View, card: Card, change: Partial<Deed>): View {
  const deeds = view.deeds.map((deed) => (isOf(deed, card) ? { ...deed, ...change } : deed))
  return { ...view, deeds }
}

function isOf(deed: Deed, card: Card): boolean {
  return deed.card.number === card.number
}
