// A replay by keyboard: arrows, Home and End, space to play, pages by chapter, digits for speed.
import { SPEEDS, type ReplayPlayer } from './replayPlayer.svelte'
import { isElsewhere } from '../../ui/keys'

const PRESSED = 'button, a, summary'
const SCROLLED = '[tabindex="0"]'
const TRACK = 'input[type=range]'

export function onkey(
  event: KeyboardEvent,
  player: ReplayPlayer,
  chapters: readonly number[],
): void {
  const on = event.target instanceof Element ? event.target : document.body
  const isTrack = on.matches(TRACK)
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
  if (!isTrack && isElsewhere(on)) return
  if (event.key === ' ' && on.closest(PRESSED)) return
  if (event.key.startsWith('Page') && !isTrack && on.closest(SCROLLED)) return
  const act = action(event.key, player, chapters)
  if (!act || (isTrack && (event.key.startsWith('Arrow') || /^(Home|End)$/.test(event.key)))) return
  event.preventDefault()
  act()
}

function action(
  key: string,
  player: ReplayPlayer,
  chapters: readonly number[],
): (() => void) | undefined {
  const speed = SPEEDS[Number(key) - 1]
  if (speed && /^\d$/.test(key)) return () => player.pace(speed)
  const acts: Record<string, () => void> = {
    ' ': () => player.toggle(),
    ArrowLeft: () => player.go(player.at - 1),
    ArrowRight: () => player.go(player.at + 1),
    Home: () => player.go(0),
    End: () => player.go(player.last),
    PageUp: () => player.go(chapters.findLast((ply) => ply < player.at) ?? 0),
    PageDown: () => player.go(chapters.find((ply) => ply > player.at) ?? player.last),
  }
  return acts[key]
}
