// One thing after another: a queue of steps, each shown for a moment, skippable at any time.
export interface Step {
  /** Change what is seen. Always called, in order, exactly once. */
  show: () => void
  /** Set it in motion; left out when the step is skipped or motion is off. */
  move?: () => void
  /** How long until the next step. */
  ms: number
}

/** Starts a timer and returns what stops it. */
export type Wait = (ms: number, then: () => void) => () => void

export const SHORTEST = 150
export const LONGEST = 400

export const byTimeout: Wait = (ms, then) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/** Whether this reader asked for less motion. */
export function isStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

export class MotionQueue {
  #steps: Step[] = []
  #stop: (() => void) | null = null
  readonly #wait: Wait
  readonly #isStill: () => boolean

  constructor(wait: Wait = byTimeout, still: () => boolean = isStill) {
    this.#wait = wait
    this.#isStill = still
  }

  get isBusy(): boolean {
    return this.#stop !== null
  }

  add(steps: readonly Step[]): void {
    this.#steps.push(...steps)
    if (this.#isStill()) this.skip()
    else if (!this.isBusy) this.#next()
  }

  /** Show all that is left at once. */
  skip(): void {
    this.#stop?.()
    this.#stop = null
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) step.show()
  }

  /** Forget what is left: something newer replaces it. */
  clear(): void {
    this.#stop?.()
    this.#stop = null
    this.#steps = []
  }

  #next(): void {
    const step = this.#steps.shift()
    if (step === undefined) {
      this.#stop = null
      return
    }
    // Before `show`, so that whoever looks from there finds the queue busy.
    this.#stop = this.#wait(step.ms, () => this.#next())
    step.show()
    step.move?.()
  }
}
