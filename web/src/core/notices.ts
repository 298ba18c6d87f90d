// What happens around the game, in words: to whom it happened is told as “you”.
import type { Translate } from './i18n.svelte'
import type { Noticed } from './story'

/** Kinds of notices that are said otherwise to the one they are about. */
const MINE = new Set<Noticed['kind']>([
  'taken-over',
  'returned',
  'resigned',
  'pause-wished',
  'pause-ended',
  'hosted',
  'granted',
  'silenced',
  'unsilenced',
  'took-back',
  'clocked',
])

/** What somebody has done themselves is no news to them. */
const MY_DOING = new Set<Noticed['kind']>(['took-back', 'resigned', 'pause-ended', 'hinted'])
const HOST_DOING = new Set<Noticed['kind']>([
  'relinked',
  'silenced',
  'unsilenced',
  'talk-off',
  'talk-on',
])
/** For as long as it lasts, it is told at the table. */
const LASTING = new Set<Noticed['kind']>(['pause-wished', 'paused'])

/** Whether a notice is told when it comes; in the log it stands in any case. */
export function isNews({ kind, seat }: Noticed, me: number | null, isHost: boolean): boolean {
  if (LASTING.has(kind) || (isHost && HOST_DOING.has(kind))) return false
  return seat === null || seat !== me || !MY_DOING.has(kind)
}

export function noticeWords(
  notice: Noticed,
  me: number | null,
  names: readonly string[],
  t: Translate,
): string {
  const { kind, seat } = notice
  if (seat !== null && seat === me && MINE.has(kind)) return t(`notice-you-${kind}`)
  return t(`notice-${kind}`, { name: seat === null ? '' : (names[seat] ?? '') })
}
