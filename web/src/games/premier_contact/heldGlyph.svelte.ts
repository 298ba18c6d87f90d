// The sign of my notepad that is in my hand: from the box, or from beside a word.
import type { Feature } from './types'

export class HeldGlyph {
  glyph = $state<number | null>(null)
  from = $state<Feature | null>(null)

  /** Take a sign; once more puts it back. */
  take(glyph: number, from: Feature | null): void {
    const isSame = this.glyph === glyph && this.from === from
    this.glyph = isSame ? null : glyph
    this.from = isSame ? null : from
  }

  letGo(): void {
    this.glyph = null
    this.from = null
  }
}
