// Things of the game in words.
import { joined } from '../../core/teller'
import type { Translate } from '../../core/i18n.svelte'
import { FACTS } from './cards'
import type { Card, CardName, Event, Member, RoomName, View } from './types'

export function roomWords(name: RoomName, t: Translate): string {
  return t('room', { name })
}

export function cardWords(card: Card, t: Translate): string {
  return t('card', { ...card })
}

/** What a card does as an action, and under which conditions. */
export function effectWords(name: CardName, t: Translate): string {
  const { order, alone } = FACTS[name]
  const parts = [
    `${t(`when-${FACTS[name].when}`)}${order ? `, ${t(`order-${order}`)}` : ''}${t('words-colon')}`,
    t(`effect-${name}`),
    ...(alone ? [t('effect-alone')] : []),
  ]
  return parts.join(' ')
}

/** What the card does that an event is about, where it is played or takes hold. */
export function effectOf(event: Event, t: Translate): string {
  if (event.type === 'acted' || event.type === 'diverted') return effectWords(event.card.name, t)
  return event.type === 'hesitated' ? effectWords('strange-noise', t) : ''
}

/** Both sides of a card. */
export function sidesWords(card: Card, t: Translate): string {
  return t('card-sides', {
    room: roomWords(card.room, t),
    vulnerability: card.vulnerability,
    card: cardWords(card, t),
  })
}

/** What there is to know of somebody, besides their name. */
export function stateWords(member: Member, t: Translate): string[] {
  if (!member.alive) return [t('state-dead')]
  const found = (['outside', 'suited', 'coward', 'spotted', 'bare'] as const)
    .filter((what) => member[what])
    .map((what) => t(`state-${what}`))
  if (member.mode !== 'as-printed') found.push(t(`state-${member.mode}`))
  return found
}

/** Somebody in a room, with what counts when the alien comes. */
export function memberWords(member: Member, name: string, t: Translate): string {
  const parts = [name]
  if (member.vulnerability !== null && member.alive) {
    parts.push(t('place-vulnerability', { count: member.vulnerability }))
  }
  return [...parts, ...stateWords(member, t)].join(', ')
}

/** A room: its name, how it stands, and who hides there. */
export function roomState(
  name: RoomName,
  view: View,
  names: readonly string[],
  t: Translate,
): string {
  const here = view.crew.filter((member) => member.hideout === name)
  const who = here.map((member) => memberWords(member, names[member.seat] ?? '', t))
  const parts = [roomWords(name, t), t(`room-${statusOf(name, view)}`)]
  if (view.safe.includes(name)) parts.push(t('room-safe'))
  if (who.length) parts.push(t('room-crew', { crew: joined(who, t) }))
  return parts.join('; ')
}

export type RoomStatus = 'gone' | 'destroyed' | 'alien' | 'hunted' | 'searched'

export function statusOf(name: RoomName, view: View): RoomStatus {
  if (!view.in_play.includes(name)) return 'gone'
  if (view.doomed.includes(name)) return 'destroyed'
  if (view.target === name) return 'alien'
  return view.unturned.includes(name) || view.decoy === name ? 'hunted' : 'searched'
}

/** Two signs for everyone, none like another as far as names allow. */
export function tags(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, seat) => {
    const letters = [...name.replace(/\s+/g, '')]
    const [first = '?', ...rest] = letters
    const ends = [rest[0] ?? '', rest.at(-1) ?? '', ...rest, String(seat + 1)]
    const tag = ends.map((end) => first + end).find((one) => !taken.has(one)) ?? first
    taken.add(tag)
    return tag
  })
}
