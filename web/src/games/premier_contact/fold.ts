// The table between two views: how it looks once an event has been told. Only for the eye.
import { acted, folded } from './folding'
import type { Event, PickSeen, View } from './types'

/** The view with one more event told. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'round-opened':
      return { ...view, round: event.number, phase: 'turn' }
    case 'human-turn':
      return { ...turnOf(view, event.seat), phase: view.phase === 'name' ? 'name' : 'turn' }
    case 'alien-turn':
      return { ...turnOf(view, event.seat), phase: 'draw' }
    case 'word-shown': {
      const { seat, word, glyph } = event
      return told(view, { type: 'word-told', seat, feature: word.name, glyph })
    }
    case 'turned':
      return { ...view, turned: [...view.turned, event.cell] }
    case 'asked':
      return { ...view, phase: 'answer', to_act: view.aliens.map((one) => one.seat) }
    case 'picked':
      return picked(view, event.seat, event.glyph, event.again)
    case 'picked-unseen':
    case 'voted-unseen':
    case 'lapsed':
    case 'handed-in':
      return acted(view, event.seat)
    case 'confirmed':
      return { ...acted(view, event.seat), camp: standing(view, event.seat) }
    case 'answered': {
      const { seat, answers } = event
      const { round, turned: cells } = view
      const next = told(view, { type: 'question', round, seat, cells, answers })
      return { ...next, to_act: [], camp: view.camp && { ...view.camp, picks: [] } }
    }
    case 'straightened':
      return { ...view, turned: [] }
    default:
      return folded(view, event)
  }
}

/** Somebody's turn begins on a table that is tidy. */
function turnOf(view: View, seat: number): View {
  return { ...view, active: seat, to_act: [seat], turned: [], tablet: [], wiped: [], tries: [] }
}

function told(view: View, entry: View['history'][number]): View {
  return { ...view, history: [...view.history, entry] }
}

function picked(view: View, seat: number, glyph: number, again: boolean): View {
  if (!view.camp) return view
  const before = view.camp.picks.find((one) => one.seat === seat)
  const others = view.camp.picks.filter((one) => one.seat !== seat)
  const changes_left = (before?.changes_left ?? 2) - (again ? 1 : 0)
  const mine: PickSeen = { seat, glyph, confirmed: false, changes_left }
  const picks = [...others, mine].map((one) => (again ? { ...one, confirmed: false } : one))
  const next = { ...view, camp: { ...view.camp, picks } }
  return again ? { ...next, to_act: picks.map((one) => one.seat) } : acted(next, seat)
}

function standing(view: View, seat: number): View['camp'] {
  if (!view.camp) return null
  const confirm = (one: PickSeen): PickSeen =>
    one.seat === seat ? { ...one, confirmed: true } : one
  return { ...view.camp, picks: view.camp.picks.map(confirm) }
}
