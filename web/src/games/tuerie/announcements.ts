// Which events are announced large over the ship, and how.
import type { Translate } from '../../core/i18n.svelte'
import { CARD_ART, RUIN, type Drawing } from './art'
import type { Event, RoomName } from './types'
import { cardWords, roomWords } from './words'

export interface Announcement {
  kind: 'plain' | 'reveal' | 'alien' | 'death' | 'victory'
  title?: string
  drawing?: Drawing
  room?: RoomName
  seat?: number
}

/** How an event is announced; most are only seen and told. */
export function announcementOf(
  event: Event,
  names: readonly string[],
  t: Translate,
): Announcement | null {
  switch (event.type) {
    case 'round-opened':
      return { kind: 'plain', title: t('place-round', { number: event.number }) }
    case 'acted':
    case 'diverted':
    case 'left-game':
      return {
        kind: 'plain',
        title: cardWords(event.card, t),
        drawing: CARD_ART[event.card.name],
      }
    case 'hesitated':
    case 'heard':
      return {
        kind: 'plain',
        title: t('card', { name: 'strange-noise' }),
        drawing: CARD_ART['strange-noise'],
      }
    case 'turned':
      return { kind: 'reveal', room: event.room.name }
    case 'alien-came':
      return { kind: 'alien', title: roomWords(event.room.name, t) }
    case 'destroyed':
    case 'zone-refilled':
      return { kind: 'plain', title: roomWords(event.room.name, t), drawing: RUIN }
    case 'died':
      return { kind: 'death', title: names[event.seat] ?? '', seat: event.seat }
    case 'revived':
      return { kind: 'plain', title: names[event.member] ?? '', drawing: CARD_ART.resuscitation }
    case 'saved':
      return { kind: 'plain', title: names[event.seat] ?? '', drawing: shelter(event.by) }
    case 'alien-died':
      return { kind: 'victory', title: t('bill-alien-died') }
    case 'alone-aboard':
    case 'clock-stopped':
    case 'ended':
      return { kind: 'plain' }
    default:
      return null
  }
}

function shelter(by: 'cowardice' | 'room' | 'suit'): Drawing {
  if (by === 'suit') return CARD_ART['pressure-suit']
  return by === 'cowardice' ? CARD_ART.coward : CARD_ART.weedkiller
}
