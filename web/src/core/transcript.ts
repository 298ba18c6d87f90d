// A game in words: a finished one laid open, one stopped by other rules through somebody's eyes.
import { api } from './api'
import { mySeat } from './seats'
import type { Replay } from './types.gen'
import { href } from './urls'

export function isOver(replay: Replay): boolean {
  return replay.room.stage === 'over'
}

/** Where the words of a finished game are found. */
export function transcriptAddress(table: string, language: string): string {
  return href(`/api/tables/${table}/log/${language}`)
}

/** The words of a game that was stopped; the session proves whose eyes it is told through. */
export function transcriptSoFar(replay: Replay, language: string): Promise<string> {
  const session = mySeat(replay.table)?.session ?? null
  const { eyes } = replay
  return api.log(replay.table, { language, eyes, session: eyes === 'public' ? null : session })
}

/** Where a text of one's own can be saved from; to be revoked. */
export function textAddress(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
}
