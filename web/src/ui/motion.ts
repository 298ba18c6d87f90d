// One thing after another: a queue of steps, each shown for a moment, skippable at any time.
export interface Step {
  /** Change what is seen. Always called, in order, exactly once. */
  show: () => void
  /** Set it in motion; left out when the step is skipped, or where less motion is wished for. */
  move?: () => void
  /** How long until the next step. */
  ms: number
}

/** Starts a timer and returns what stops it. */
export type Wait = (ms: number, then: () => void) => () => void

export const SHORTEST = 150
export const LONGEST = 400

/** The motion of the whole page: a replay sets its pace, waits for it, or does not. */
class Motion {
  rate = 1
  readonly #busy = new Set<MotionQueue>()

  get isBusy(): boolean {
    return this.#busy.size > 0
  }

  mark(queue: MotionQueue, isBusy: boolean): void {
    if (isBusy) this.#busy.add(queue)
    else this.#busy.delete(queue)
  }

  /** Show at once whatever is still on its way. */
  hurry(): void {
    for (const queue of [...this.#busy]) queue.skip()
  }
}

export const motion = new Motion()

export const byTimeout: Wait = (ms, then) => {
  const timer = setTimeout(then, ms / motion.rate)
  return () => clearTimeout(timer)
}

/** Whether this reader asked for less motion. */
export function prefersLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

export class MotionQueue {
  #steps: Step[] = []
  #stop: (() => void) | null = null
  readonly #wait: Wait
  readonly #prefersLessMotion: () => boolean

  constructor(wait: Wait = byTimeout, still: () => boolean = prefersLessMotion) {
    this.#wait = wait
    this.#prefersLessMotion = still
  }

  get isBusy(): boolean {
    return this.#stop !== null
  }

  add(steps: readonly Step[]): void {
    this.#steps.push(...steps)
    if (!this.isBusy) this.#next()
  }

  /** Go on to the next step now. */
  goOn(): void {
    if (!this.isBusy) return
    this.#stop?.()
    this.#next()
  }

  /** Show all that is left at once. */
  skip(): void {
    this.#stop?.()
    this.#stopBy(null)
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) step.show()
  }

  /** Forget what is left: something newer replaces it. */
  clear(): void {
    this.#stop?.()
    this.#stopBy(null)
    this.#steps = []
  }

  #next(): void {
    let step = this.#steps.shift()
    // What takes no time is drawn together with what follows: nothing flashes up in between.
    while (step && step.ms === 0) {
      if (!this.#steps.length) this.#stopBy(null)
      step.show()
      step = this.#steps.shift()
    }
    if (step === undefined) {
      this.#stopBy(null)
      return
    }
    // Before `show`, so that whoever looks from there finds the queue busy.
    this.#stopBy(this.#wait(step.ms, () => this.#next()))
    step.show()
    if (!this.#prefersLessMotion()) step.move?.()
  }

  #stopBy(stop: (() => void) | null): void {
    this.#stop = stop
    motion.mark(this, stop !== null)
  }
}
