// What a plate shows of somebody: the two cards of the round, and how they are, in words.
import type { Chair } from '../../ui/chairs'
import type { Translate } from '../../core/i18n.svelte'
import type { Card, View } from './types'
import { cardWords, roomWords, stateWords } from './words'

export type Slot = { kind: 'hideout' | 'action' | 'known'; card: Card } | { kind: 'held' }

/** The cards in front of somebody, in the order they came; then those still held. */
export function slots(view: View, seat: number): Slot[] {
  const member = view.crew[seat]
  const ongoing = view.ongoing
    .filter((deed) => deed.seat === seat && deed.round < view.round)
    .map((deed) => ({ kind: 'action' as const, card: deed.card }))
  const played = view.plays
    .filter((play) => play.seat === seat)
    .map((play) => ({
      kind: play.is_action ? ('action' as const) : ('hideout' as const),
      card: play.card,
    }))
  // Whoever is out of the game sees what the others hold; my own lies before me anyway.
  const open = view.seat === null ? view.hands.find((hand) => hand.seat === seat)?.cards : undefined
  const held = open
    ? open.map((card) => ({ kind: 'known' as const, card }))
    : Array.from({ length: member?.cards ?? 0 }, () => ({ kind: 'held' as const }))
  return [...ongoing, ...played, ...held]
}

/** What somebody has played and how they are. */
export function plateWords(view: View, seat: number, t: Translate): string[] {
  const member = view.crew[seat]
  if (!member) return []
  const played = slots(view, seat).flatMap((slot) => {
    if (slot.kind === 'held' || slot.kind === 'known') return []
    if (slot.kind === 'hideout') {
      const room = roomWords(member.hideout ?? slot.card.room, t)
      return [t('plate-hides', { room })]
    }
    return [t('plate-does', { card: cardWords(slot.card, t) })]
  })
  return [
    ...(seat === view.seat ? [t('ui-you')] : []),
    ...(seat === view.first ? [t('plate-first')] : []),
    ...(view.to_act.includes(seat) ? [t('ui-turn-now')] : []),
    ...(view.winners.includes(seat) ? [t('ui-winner')] : []),
    ...played,
    ...(isReady(view, seat) ? [t('plate-ready')] : []),
    ...(member.cards ? [t('plate-holds', { count: member.cards })] : []),
    ...stateWords(member, t),
  ]
}

/** Whether somebody has laid down their only card, in a shortage. */
export function isReady(view: View, seat: number): boolean {
  return view.phase === 'shortage' && (view.crew[seat]?.ready ?? false)
}

/** Who or what sits in the chair. */
export function chairWords(chair: Chair | undefined, name: string, t: Translate): string[] {
  if (!chair) return []
  const found = chair.bot ? [t('ui-bot', { level: t(`bot-${chair.bot}`) })] : []
  if (chair.hasResigned) found.push(t('ui-resigned-who', { name }))
  else if (chair.isStoodIn) found.push(t('ui-stand-in-who', { name }))
  else if (chair.isAway) found.push(t('ui-away-who', { name }))
  return found
}
