// On a small screen one thing lies on top: the grid, my paper, or what has been.
import { campOf } from './cards'
import type { Action, View } from './types'

export type Panel = 'grid' | 'paper' | 'past'

/** What somebody needs before them for what they may do now; nothing if it does not matter. */
export function panelFor(view: View, legal: readonly Action[]): Panel | null {
  const [first] = legal
  if (!first) return view.seat !== null && campOf(view, view.seat) === 'aliens' ? 'grid' : null
  switch (view.phase) {
    case 'colour':
    case 'turn':
    case 'vote':
    case 'retry':
      return 'grid'
    case 'over':
      return null
    default:
      return 'paper'
  }
}
