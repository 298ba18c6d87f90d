// The aliens' half of a round between two views, and the end: tablet, votes, tokens, notepads.
import { FEATURES } from './cards'
import type { Claims, Event, View } from './types'

/** The view with one more event of that half told. */
export function folded(view: View, event: Event): View {
  switch (event.type) {
    case 'token-paid':
    case 'cursed':
      return { ...view, red_tokens: event.left }
    case 'drawn':
      return { ...view, tablet: [...view.tablet, event.mark], room: view.room - 1 }
    case 'wiped':
      return { ...view, tablet: view.tablet.slice(0, -1), wiped: [...view.wiped, event.mark] }
    case 'sent':
      return { ...view, phase: 'vote', to_act: view.humans.map((one) => one.seat) }
    case 'voted': {
      const { seat, cell } = event
      return { ...acted(view, seat), cast: [...view.cast, { seat, cell }] }
    }
    case 'revealed': {
      const votes = event.votes.map(({ seat, cell, result }) => ({ seat, cell, result }))
      return { ...view, to_act: [], cast: [], tries: [...view.tries, ...votes] }
    }
    case 'thanked':
      return {
        ...view,
        humans: view.humans.map((one) =>
          one.seat === event.human ? { ...one, [event.colour]: one[event.colour] + 1 } : one,
        ),
      }
    case 'covered':
      return {
        ...view,
        grid: view.grid.map((cell, at) =>
          at === event.cell ? { ...cell, covered: event.colour } : cell,
        ),
        aliens: view.aliens.map((one) =>
          one.seat === event.alien ? { ...one, received: one.received + 1 } : one,
        ),
      }
    case 'tied':
      return { ...view, phase: 'tidy', active: null, to_act: event.humans, tied: event.humans }
    case 'noted': {
      const at = FEATURES.indexOf(event.word.name)
      const claims = view.claims.map((one) =>
        one.seat === event.seat ? noted(one, at, event.glyph, event.stands) : one,
      )
      return { ...view, claims }
    }
    case 'ended':
      return { ...view, phase: 'over', active: null, to_act: [] }
    default:
      return view
  }
}

/** The view with somebody's decision made. */
export function acted(view: View, seat: number): View {
  return { ...view, to_act: view.to_act.filter((one) => one !== seat) }
}

/** A notepad handed in, with a sign written beside a word or rubbed out. */
export function noted(claims: Claims, word: number, glyph: number, stands: boolean): Claims {
  const glyphs = claims.glyphs.map((row, at) => {
    if (at !== word) return row
    const others = row.filter((one) => one !== glyph)
    return stands ? [...others, glyph].sort((one, other) => one - other) : others
  })
  return { ...claims, glyphs, left: claims.left === null ? null : claims.left - 1 }
}
