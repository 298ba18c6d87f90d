// What the tablet shows: a request, aliens who think, or what was last said.
import type { Answer, HistoryEntry, Mark, View } from './types'

export type Shown =
  | { kind: 'request'; seat: number; isSent: boolean }
  | { kind: 'thinking' }
  | { kind: 'answer'; seat: number; cells: readonly number[]; answers: readonly Answer[] }
  | { kind: 'word'; seat: number; entry: Extract<HistoryEntry, { type: 'word-told' }> }
  | { kind: 'wanted'; seat: number; marks: readonly Mark[] }
  | { kind: 'empty' }

export function shownOn(view: View): Shown {
  const { phase, active, history } = view
  if (active !== null && (phase === 'draw' || phase === 'vote' || phase === 'retry')) {
    return { kind: 'request', seat: active, isSent: phase !== 'draw' }
  }
  const isAsked = phase === 'answer' || phase === 'confirm'
  const last = history.at(-1)
  // The answer has been told, though it is still being looked at.
  const isTold = last?.type === 'question' && last.seat === active && last.round === view.round
  if (isAsked && !isTold) return { kind: 'thinking' }
  if (last?.type === 'question') {
    return { kind: 'answer', seat: last.seat, cells: last.cells, answers: last.answers }
  }
  if (last?.type === 'word-told') return { kind: 'word', seat: last.seat, entry: last }
  return last ? { kind: 'wanted', seat: last.seat, marks: last.marks } : { kind: 'empty' }
}
