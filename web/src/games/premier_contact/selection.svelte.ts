// What I have touched so far: offerings to turn or to give, a sign with or without its bar, a word,
// a colour.
import { all, cellsIn, find, glyphsIn, wordsIn } from './choices'
import { COUNTS } from './facts.gen'
import type { Action, Colour, Feature, View } from './types'

export class Selection {
  cell = $state<number | null>(null)
  glyph = $state<number | null>(null)
  isBarred = $state(false)
  word = $state<Feature | null>(null)
  colour = $state<Colour | null>(null)
  /** Offerings to be turned: once turned they stay so, so they are sent with the question. */
  gathered = $state.raw<readonly number[]>([])
  /** Whether the question is on its way. */
  isAsked = $state(false)
  /** How many are turned already. */
  #turned = $state(0)
  readonly #legal: () => readonly Action[]
  readonly #isSeen: () => boolean

  constructor(legal: () => readonly Action[], isSeen: () => boolean = () => false) {
    this.#legal = legal
    this.#isSeen = isSeen
  }

  /** Whether others have seen me begin to write the sign: it cannot become another one. */
  get isSettled(): boolean {
    return this.glyph !== null && this.#isSeen()
  }

  get legal(): readonly Action[] {
    return this.#legal()
  }

  get cells(): ReadonlySet<number> {
    return this.isFull ? new Set(this.gathered) : cellsIn(this.legal)
  }

  /** Whether no more offerings can be turned with this question. */
  get isFull(): boolean {
    return this.gathered.length > 0 && this.#turned + this.gathered.length >= COUNTS.mostTurned
  }

  /** What asks the aliens now, with the offerings to turn for it first. */
  get question(): readonly Action[] {
    const turns = all(this.legal, 'turn').filter((one) => this.gathered.includes(one.cell))
    const canAsk = turns.length > 0 || find(this.legal, 'ask') !== undefined
    return canAsk && !this.isAsked ? [...turns, { type: 'ask' }] : []
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
    const { legal, glyph, cell, word, colour } = this
    if (colour !== null) return all(legal, 'take').find((one) => one.colour === colour)
    if (glyph !== null) {
      return (
        all(legal, 'pick').find((one) => one.glyph === glyph) ??
        all(legal, 'draw').find((one) => one.glyph === glyph && one.barred === this.isBarred)
      )
    }
    if (cell !== null) return all(legal, 'vote').find((one) => one.cell === cell)
    return word === null ? undefined : all(legal, 'name').find((one) => one.feature === word)
  }

  /** Touch an offering: for a question it is gathered or let go of, for a vote it is chosen. */
  touchCell(cell: number): void {
    if (!this.cells.has(cell)) return
    if (find(this.legal, 'vote')) this.cell = this.cell === cell ? null : cell
    else if (this.gathered.includes(cell)) {
      this.gathered = this.gathered.filter((one) => one !== cell)
    } else this.gathered = [...this.gathered, cell]
    this.isAsked = false
  }

  touchGlyph(glyph: number): void {
    if (!this.glyphs.has(glyph) || this.isSettled) return
    this.glyph = this.glyph === glyph ? null : glyph
    this.isBarred = false
  }

  /** Take up a sign again that others have seen begun. */
  resume({ glyph, barred }: { glyph: number; barred: boolean }): void {
    this.glyph = glyph
    this.isBarred = barred
  }

  toggleBar(): void {
    if (this.canBar && this.glyph !== null && !this.isSettled) this.isBarred = !this.isBarred
  }

  touchWord(word: Feature): void {
    if (this.words.has(word)) this.word = this.word === word ? null : word
  }

  touchColour(colour: Colour): void {
    if (all(this.legal, 'take').some((one) => one.colour === colour)) {
      this.colour = this.colour === colour ? null : colour
    }
  }

  /** Let go of what can no longer be done; a question on its way stays as it is asked. */
  follow(view: View): void {
    this.#turned = view.turned.length
    if (!this.isAsked || view.phase !== 'turn') {
      const turnable = new Set(all(this.legal, 'turn').map((one) => one.cell))
      this.gathered = this.gathered.filter((cell) => turnable.has(cell))
      this.isAsked = false
    }
    if (this.cell !== null && !find(this.legal, 'vote')) this.cell = null
    if (this.glyph !== null && !this.glyphs.has(this.glyph)) this.glyph = null
    if (this.word !== null && !this.words.has(this.word)) this.word = null
    if (this.colour !== null && !find(this.legal, 'take')) this.colour = null
  }

  clear(): void {
    this.gathered = []
    this.isAsked = false
    this.cell = null
    this.glyph = null
    this.isBarred = false
    this.word = null
    this.colour = null
  }
}
