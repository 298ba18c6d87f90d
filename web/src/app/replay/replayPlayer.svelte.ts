// Plays a finished game back: from moment to moment, by hand or by itself.
import { byTimeout, motion, type Wait } from '../../ui/motion'
import type { Moment } from '../../core/replay'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a moment stays, and how long at least after everything in it has come to rest. */
const STAYS = 1000
const RESTS = 500
const LOOK_AGAIN = 60

export class ReplayPlayer {
  at = $state(0)
  isPlaying = $state(false)
  speed = $state<Speed>(1)
  /** How often the table was laid anew, and whether it has just been: then nothing moves. */
  laid = $state(0)
  isStill = $state(true)
  moments = $state.raw<readonly Moment[]>([])
  #stop: (() => void) | null = null
  #isMoving = false

  constructor(
    private readonly wait: Wait = byTimeout,
    private readonly moving: { rate: number; isBusy: boolean; hurry: () => void } = motion,
  ) {}

  get last(): number {
    return Math.max(0, this.moments.length - 1)
  }

  get moment(): Moment | undefined {
    return this.moments[this.at]
  }

  /** Take a game, or the same seen by somebody else: it goes on where it was. */
  load(moments: readonly Moment[], ply: number = this.at): void {
    this.moments = moments
    this.#lay(Math.min(ply, this.last))
  }

  /** Go to a moment by hand: the next one is played, any other just shown. */
  go(ply: number): void {
    const to = Math.min(Math.max(0, ply), this.last)
    if (to === this.at) return
    this.pause()
    if (to === this.at + 1) this.#step()
    else this.#lay(to)
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else this.play()
  }

  play(): void {
    if (this.at === this.last) this.#lay(0)
    this.isPlaying = true
    this.#isMoving = false
    this.#soon(RESTS)
  }

  pause(): void {
    this.isPlaying = false
    this.#stop?.()
    this.#stop = null
  }

  pace(speed: Speed): void {
    this.speed = speed
    this.moving.rate = speed
  }

  /** Leave everything as it was found. */
  close(): void {
    this.pause()
    this.moving.rate = 1
  }

  #soon(ms: number): void {
    this.#stop?.()
    this.#stop = this.wait(ms, () => this.#next())
  }

  #next(): void {
    const wasMoving = this.#isMoving
    this.#isMoving = this.moving.isBusy
    if (this.#isMoving || wasMoving) return this.#soon(this.#isMoving ? LOOK_AGAIN : RESTS)
    this.#step()
    if (this.at === this.last) this.pause()
    else this.#soon(STAYS)
  }

  #step(): void {
    this.moving.hurry()
    if (this.moments[this.at + 1].undone !== null) return this.#lay(this.at + 1)
    this.at += 1
    this.isStill = false
  }

  #lay(ply: number): void {
    this.at = ply
    this.laid += 1
    this.isStill = true
  }
}
