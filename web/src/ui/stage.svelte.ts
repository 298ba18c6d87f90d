// What a table shows just now: it follows the game at the pace of its events.
import { tick } from 'svelte'

import type { GameSnapshot } from '../core/tableProps'
import { MotionQueue, type Step } from './motion'

export interface Staging<View, Event> {
  /** The view as it looks once an event has been told, on the way to the next view. */
  fold: (view: View, event: Event) => View
  /** How long an event is shown before the one that follows from the same move. */
  pace: (event: Event, next: Event | undefined) => number
  /** Set an event in motion; the page has been drawn with it already. */
  move: (event: Event) => void
}

export class Stage<View, Action, Event> {
  view: View
  legal: readonly Action[]
  /** What was told so far: the log, and what a screen reader has heard. */
  told: readonly Event[]
  /** How many events were told before the first of those: a page forgets the oldest. */
  from: number
  /** The event being shown, while it is. */
  current: Event | null
  isMoving: boolean
  /** Whether somebody went on before all that was new had its time. */
  hasGoneOn = false
  #seen: GameSnapshot<View, Action, Event>
  #seenFrom = 0
  readonly #queue: MotionQueue
  readonly #staging: Staging<View, Event>

  constructor(
    first: GameSnapshot<View, Action, Event>,
    staging: Staging<View, Event>,
    queue: MotionQueue = new MotionQueue(),
  ) {
    this.view = $state.raw(first.view)
    this.legal = $state.raw(first.legal)
    this.told = $state.raw(first.events)
    this.from = $state(0)
    this.current = $state.raw<Event | null>(null)
    this.isMoving = $state(false)
    this.#seen = first
    this.#staging = staging
    this.#queue = queue
  }

  /** Take in how the game stands now: events that are new are told first. */
  follow(next: GameSnapshot<View, Action, Event>): void {
    const before = this.#seen
    this.#seen = next
    if (isSame(next, before)) {
      if (!this.isMoving) this.legal = next.legal
      return
    }
    if (!this.isMoving) this.hasGoneOn = false
    const fresh = this.#freshAfter(before.events, next.events)
    // The same view with other events: what was missing of the story has been filled in.
    const isNews = fresh.length > 0 && next.view !== before.view
    if (!isNews && !this.isMoving) return this.#settle(next, this.#seenFrom)
    this.isMoving = true
    this.legal = []
    // Whatever comes, be it the result, what is left to tell is told first.
    const news = isNews ? fresh : []
    this.#queue.add([
      ...news.map((event, at) => this.#telling(event, news[at + 1])),
      this.#settling(next),
    ])
  }

  /** Show the next event now. */
  goOn(): void {
    this.hasGoneOn = true
    this.#queue.goOn()
  }

  /** Show at once all that is left. */
  skip(): void {
    this.hasGoneOn = true
    this.#queue.skip()
  }

  stop(): void {
    this.#queue.clear()
  }

  /** The events after the last one seen that still stands; none if none does: much was missed. */
  #freshAfter(before: readonly Event[], next: readonly Event[]): readonly Event[] {
    const still = new Set(next)
    const stands = before.findLastIndex((event) => still.has(event))
    if (stands < 0) {
      this.#seenFrom += before.length
      return before.length > 0 ? [] : next
    }
    // What comes after it was taken back, and has not happened.
    const known = next.lastIndexOf(before[stands]) + 1
    this.#seenFrom += stands + 1 - known
    return next.slice(known)
  }

  #telling(event: Event, next: Event | undefined): Step {
    const { pace } = this.#staging
    return {
      show: () => {
        this.view = this.#staging.fold(this.view, event)
        this.told = [...this.told, event]
        this.current = event
      },
      move: () => void tick().then(() => this.#staging.move(event)),
      // Asked when it is shown: the reader may have chosen another speed by then.
      get ms() {
        return pace(event, next)
      },
    }
  }

  #settling(snapshot: GameSnapshot<View, Action, Event>): Step {
    const from = this.#seenFrom
    return { show: () => this.#settle(snapshot, from), ms: 0 }
  }

  #settle(snapshot: GameSnapshot<View, Action, Event>, from: number): void {
    this.view = snapshot.view
    this.current = null
    this.told = snapshot.events
    this.from = from
    if (!isSame(snapshot, this.#seen)) return
    this.legal = this.#seen.legal
    this.isMoving = false
  }
}

/** Whether two snapshots show the same; what may be done can change while a command is under way. */
function isSame<View, Event>(
  one: { view: View; events: readonly Event[] },
  other: { view: View; events: readonly Event[] },
): boolean {
  const [events, others] = [one.events, other.events]
  return (
    one.view === other.view && events.length === others.length && events.at(-1) === others.at(-1)
  )
}
