// What I have picked so far of what I may do; an action is sent once nothing is left to choose.
import { isCardPlay, membersIn, roomsIn } from './choices'
import type { Action, RoomName } from './types'

/** What is to be picked next. */
export type Step = 'card' | 'way' | 'member' | 'room' | 'position' | 'answer' | 'sure' | null
export type Way = 'hide' | 'act'

export class Selection {
  #card = $state<number | null>(null)
  #way = $state<Way | null>(null)
  member = $state<number | null>(null)
  room = $state<RoomName | null>(null)
  readonly #legal: () => readonly Action[]
  readonly #act: (action: Action) => void

  constructor(legal: () => readonly Action[], act: (action: Action) => void) {
    this.#legal = legal
    this.#act = act
  }

  get legal(): readonly Action[] {
    return this.#legal()
  }

  /** The cards that can be played, by number. */
  get cards(): ReadonlySet<number> {
    return new Set(this.legal.filter(isCardPlay).map((action) => action.card))
  }

  /** The card I touched; the only one needs no touch. */
  get card(): number | null {
    const [only, ...more] = this.cards
    return more.length || only === undefined ? this.#card : only
  }

  /** The ways the picked card can be played. */
  get ways(): readonly Way[] {
    const found = this.legal.filter((action) => isCardPlay(action) && action.card === this.card)
    return (['hide', 'act'] as const).filter((way) => found.some((one) => one.type === way))
  }

  /** Which way up I play it. */
  get way(): Way | null {
    return this.#way
  }

  /** What is left of what may be done. */
  get left(): readonly Action[] {
    return this.legal.filter(
      (action) =>
        (!isCardPlay(action) || (action.card === this.card && action.type === this.way)) &&
        (this.member === null || ('member' in action && action.member === this.member)) &&
        (this.room === null || ('room' in action && action.room === this.room)),
    )
  }

  get step(): Step {
    const [first] = this.legal
    if (!first) return null
    if (first.type === 'turn' || first.type === 'look') return 'position'
    if (first.type === 'set-aside') return 'answer'
    if (this.cards.size && this.card === null) return 'card'
    if (this.cards.size && this.way === null) return 'way'
    if (this.member === null && membersIn(this.left).size) return 'member'
    if (this.room === null && roomsIn(this.left).size) return 'room'
    return 'sure'
  }

  /** Whom I can pick now. */
  get members(): ReadonlySet<number> {
    return this.step === 'member' ? membersIn(this.left) : new Set()
  }

  /** Where I can point now; a room picked can still be exchanged for another. */
  get rooms(): ReadonlySet<RoomName> {
    return this.step === 'room' ? roomsIn(this.left) : new Set()
  }

  get positions(): ReadonlySet<number> {
    return new Set(this.legal.flatMap((action) => ('position' in action ? [action.position] : [])))
  }

  /** The action that only waits to be confirmed. */
  get ready(): Action | null {
    return this.step === 'sure' ? (this.left[0] ?? null) : null
  }

  /** Whether a card lies ready, and only how to play it is left. */
  get isDeciding(): boolean {
    return this.step !== null && this.step !== 'card'
  }

  /** Whether anything was picked that can be let go. */
  get hasPicked(): boolean {
    return this.#card !== null || this.#way !== null || this.member !== null || this.room !== null
  }

  /** Touch a card: once more lets it go. */
  pickCard(card: number): void {
    const isSame = this.#card === card
    this.clear()
    if (!isSame) this.#card = card
  }

  /** Play the card this way up; at once, if there is nothing more to say. */
  pickWay(way: Way): void {
    this.#way = way
    const { ready } = this
    if (ready) this.take(ready)
  }

  pickMember(member: number): void {
    this.member = member
  }

  pickRoom(room: RoomName): void {
    this.room = room
  }

  /** Backs are all alike: turning one needs no second step. */
  pickPosition(position: number): void {
    const action = this.legal.find((one) => 'position' in one && one.position === position)
    if (action) this.take(action)
  }

  take(action: Action): void {
    this.clear()
    this.#act(action)
  }

  /** Let go of the last thing picked. */
  back(): void {
    if (this.room !== null) this.room = null
    else if (this.member !== null) this.member = null
    else if (this.#way !== null) this.#way = null
    else this.#card = null
  }

  clear(): void {
    this.#card = null
    this.#way = null
    this.member = null
    this.room = null
  }
}
