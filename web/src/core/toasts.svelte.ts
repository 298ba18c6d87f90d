// Short notes at the edge of the screen, mostly why something was refused.
import { Refused } from './api'
import { tongue } from './i18n.svelte'

const STAYS = { refusal: 6000, notice: 4500 }
const MOST = 3

export interface Note {
  id: number
  text: string
  kind: 'refusal' | 'notice'
}

class Toasts {
  notes = $state.raw<Note[]>([])
  #count = 0

  show(text: string, kind: Note['kind'] = 'notice'): void {
    const note = { id: ++this.#count, text, kind }
    this.notes = [...this.notes.filter((one) => one.text !== text), note].slice(-MOST)
    setTimeout(() => this.dismiss(note.id), STAYS[kind])
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id)
  }

  /** Say why something was refused: the game's reason, ours for that code, or the server's words. */
  refuse(
    code: string,
    detail: string,
    reason: string | null = null,
    game: string | null = null,
  ): void {
    this.show(refusalWords(code, detail, reason, game), 'refusal')
  }

  fail(error: unknown): void {
    if (error instanceof Refused) this.refuse(error.code, error.detail)
    else throw error
  }
}

/** Why something was refused, in the words of the game, in ours, or in the server's. */
export function refusalWords(
  code: string,
  detail: string,
  reason: string | null,
  game: string | null,
): string {
  const t = tongue.translator(game)
  const own = `refused-${code.replace('/', '-')}`
  return reason && tongue.has(reason, game) ? t(reason) : tongue.has(own) ? t(own) : detail
}

export const toasts = new Toasts()
