// Short notes at the edge of the screen, mostly why something was refused.
import { Refused } from './api'
import { locale } from './i18n.svelte'

const STAYS = { refusal: 6000, notice: 4500 }
const MOST = 3

export interface Toast {
  id: number
  text: string
  kind: 'refusal' | 'notice'
}

class Toasts {
  shown = $state.raw<Toast[]>([])
  #count = 0

  show(text: string, kind: Toast['kind'] = 'notice'): void {
    const toast = { id: ++this.#count, text, kind }
    this.shown = [...this.shown.filter((one) => one.text !== text), toast].slice(-MOST)
    setTimeout(() => this.dismiss(toast.id), STAYS[kind])
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id)
  }

  /** Say why something was refused: the game's reason, ours for that code, or the server's words. */
  refuse(
    code: string,
    detail: string,
    reason: string | null = null,
    game: string | null = null,
    word: string | null = null,
  ): void {
    this.show(refusalWords(code, detail, reason, game, word), 'refusal')
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
  word: string | null = null,
): string {
  const t = locale.translator(game)
  const own = `refused-${code.replace('/', '-')}`
  return reason && locale.has(reason, game)
    ? t(reason, word === null ? {} : { word })
    : locale.has(own)
      ? t(own)
      : detail
}

export const toasts = new Toasts()
