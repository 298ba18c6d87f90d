// The table between two views: how it looks once an event has been told.
//
// Only for the eye, while events are told one after another; the next view replaces it.
import { foldCards, member } from './foldCards'
import type { Event, RoomName, View } from './types'

/** The view with one more event told. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'moved':
      return hidden(view, event.seat, event.room.name)
    case 'spotted':
      return member(view, event.seat, { spotted: true })
    case 'went-out':
      return member(view, event.seat, { outside: true, cards: 0 })
    case 'returned':
      return member(view, event.seat, { outside: false })
    case 'died':
      return member(view, event.seat, { alive: false })
    case 'revived':
      return member(view, event.member, { alive: true, killed: false })
    case 'named':
      return { ...view, named: event.room.name }
    case 'sorted':
      if (!event.away) return view
      return { ...view, zone: view.zone - 1, is_aside: true, sightings: [], looked: null }
    case 'turned':
      return turned(view, event.room.name)
    case 'heard':
      return {
        ...view,
        target: event.room.name,
        decoy: null,
        zone: view.zone + 1,
        unturned: [...view.unturned, event.other.name],
      }
    case 'diverted':
      return diverted(view, event.seat, event.card.name === 'close-call', event.room.name)
    case 'zone-refilled':
      return refilled(view, event.room.name)
    case 'alien-came':
      return { ...view, target: event.room.name }
    case 'destroyed':
      return { ...view, doomed: [...view.doomed, event.room.name] }
    case 'left-game':
      return {
        ...view,
        ongoing: view.ongoing.filter((deed) => deed.card.number !== event.card.number),
      }
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
    case 'alone-aboard':
    case 'looked':
    case 'looked-unseen':
    case 'alien-died':
      return view
    default:
      return foldCards(view, event)
  }
}

function hidden(view: View, seat: number, hideout: RoomName | null): View {
  return member(view, seat, { hideout })
}

function turned(view: View, room: RoomName): View {
  return {
    ...view,
    decoy: view.target === null ? view.decoy : view.target,
    target: room,
    zone: Math.max(0, view.zone - 1),
    unturned: view.unturned.filter((one) => one !== room),
    turned: [...view.turned, room],
    sightings: [],
    looked: null,
  }
}

function diverted(view: View, seat: number, slipsAway: boolean, room: RoomName): View {
  const next = { ...view, target: null, replaced: true, reserve: [...view.reserve, room] }
  return slipsAway ? hidden(next, seat, null) : next
}

/** The alien keeps a room for itself; what it had searched becomes its hunting ground again. */
function refilled(view: View, lost: RoomName): View {
  const zone = view.reserve.filter((room) => room !== lost)
  return {
    ...view,
    target: null,
    doomed: [...view.doomed, lost],
    reserve: [],
    zone: zone.length,
    unturned: zone,
  }
}
