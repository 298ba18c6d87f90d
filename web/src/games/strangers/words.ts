// Things of the game in words.
import { joined } from '../../core/teller'
import type { Translate } from '../../core/i18n.svelte'
import type { Board, Place } from './boards'
import type { AnyCard, Event, Player, Spot } from './types'

export const cardWords = (card: AnyCard, t: Translate): string => t('card-name', { card })
export const effectWords = (card: AnyCard, t: Translate): string => t('card-effect', { card })

/** What a card does that was played, turned up or copied. */
export function effectOf(event: Event, t: Translate): string {
  const isShown = event.type === 'played' || event.type === 'alarmed' || event.type === 'copied'
  return isShown ? effectWords(event.card, t) : ''
}

export const placeWords = (place: string, t: Translate): string => t('place-name', { place })

/** What a spot is, for telling it: the School, in front of something, inside, or a street. */
export function spotOf(board: Board, at: string): Spot {
  const square = board.squares.find((one) => one.id === at)
  if (!square) return { at, kind: 'inside', street: null, place: at.split('.')[0] }
  const { street, wood } = square
  if (at === board.school) return { at, kind: 'school', street: null, place: null }
  const place = board.places.find((one) => one.entrance === at)?.id ?? null
  return { at, kind: place ? 'front' : wood ? 'wood' : 'street', street, place }
}

/** “Main Street, in front of the Library”, and what else is there: a stop, a crossing. */
export function spotWords(board: Board, at: string, t: Translate): string {
  const { kind, street, place } = spotOf(board, at)
  return t('spot', { at, kind, street: street ?? '', place: place ?? '' })
}

/** What is printed on a square besides its name. */
export function printedWords(board: Board, at: string, t: Translate): string[] {
  const square = board.squares.find((one) => one.id === at)
  if (!square) return []
  const crossing = square.crossing ? [t('square-crossing', { street: square.crossing })] : []
  return square.stop ? [...crossing, t('square-stop', { line: square.stop })] : crossing
}

export const kidWords = (owner: number, names: readonly string[], t: Translate): string =>
  t('kid-of', { name: names[owner] ?? '', look: owner })

/** What the spaces of a place are worth. */
export function worthWords({ points, full }: Place, t: Translate): string {
  const [most] = points
  if (points.length === 1) return t('worth-one', { points: most })
  const each = points.every((one) => one === most)
  const spaces = each
    ? t('worth-each', { points: most })
    : t('worth-first', { all: points.join(', ') })
  return full === null ? spaces : t('worth-full', { spaces, full })
}

/** Why somebody may have so many kids on the streets, and so many cards. */
export function limitWords(player: Player, t: Translate): string[] {
  const { moving, moving_limit, in_parks, hand_size, hand_limit, in_libraries } = player
  return [
    t('limit-moving', { moving, limit: moving_limit, more: in_parks }),
    t('limit-hand', {
      size: hand_size,
      limit: hand_limit,
      base: hand_limit - in_libraries,
      more: in_libraries,
    }),
  ]
}

export const listed = joined
