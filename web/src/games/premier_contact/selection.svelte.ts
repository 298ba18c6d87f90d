// What I have touched so far: an offering to give, a sign with or without its bar, a word.
import { all, cellsIn, find, glyphsIn, wordsIn } from './choices'
import type { Action, Feature } from './types'

export class Selection {
  cell = $state<number | null>(null)
  glyph = $state<number | null>(null)
  isBarred = $state(false)
  word = $state<Feature | null>(null)
  readonly #legal: () => readonly Action[]
  readonly #act: (action: Action) => void

  constructor(legal: () => readonly Action[], act: (action: Action) => void) {
    this.#legal = legal
    this.#act = act
  }

  get legal(): readonly Action[] {
    return this.#legal()
  }

  get cells(): ReadonlySet<number> {
    return cellsIn(this.legal)
  }

  get glyphs(): ReadonlySet<number> {
    return glyphsIn(this.legal)
  }

  get words(): ReadonlySet<Feature> {
    return wordsIn(this.legal)
  }

  /** Whether a bar may be drawn over a sign now. */
  get canBar(): boolean {
    return this.legal.some((one) => one.type === 'draw')
  }

  /** What I would do with what is touched. */
  get ready(): Action | undefined {
    const { legal, glyph, cell, word } = this
    if (glyph !== null) {
      return (
        all(legal, 'pick').find((one) => one.glyph === glyph) ??
        all(legal, 'draw').find((one) => one.glyph === glyph && one.barred === this.isBarred)
      )
    }
    if (cell !== null) return all(legal, 'vote').find((one) => one.cell === cell)
    return word === null ? undefined : all(legal, 'name').find((one) => one.feature === word)
  }

  /** Touch an offering: in a question it is turned at once, for a vote it is chosen. */
  touchCell(cell: number): void {
    const turn = all(this.legal, 'turn').find((one) => one.cell === cell)
    if (turn) this.#act(turn)
    else if (this.cells.has(cell)) this.cell = this.cell === cell ? null : cell
  }

  touchGlyph(glyph: number): void {
    if (!this.glyphs.has(glyph)) return
    this.glyph = this.glyph === glyph ? null : glyph
    this.isBarred = false
  }

  toggleBar(): void {
    if (this.canBar && this.glyph !== null) this.isBarred = !this.isBarred
  }

  touchWord(word: Feature): void {
    if (this.words.has(word)) this.word = this.word === word ? null : word
  }

  /** Let go of what can no longer be done. */
  follow(): void {
    if (this.cell !== null && !find(this.legal, 'vote')) this.cell = null
    if (this.glyph !== null && !this.glyphs.has(this.glyph)) this.glyph = null
    if (this.word !== null && !this.words.has(this.word)) this.word = null
  }

  clear(): void {
    this.cell = null
    this.glyph = null
    this.isBarred = false
    this.word = null
  }
}
