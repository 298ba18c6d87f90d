// A hand that writes a sign: strokes so far, told to the others while they are drawn.
import type { InkTools, Stroke } from '../../core/tableProps'
import { STEPS } from './glyphs'
import { MOST_POINTS, MOST_STROKES, NEAR, pointsIn, simplified } from './ink'

/** How often strokes are told to the others, and how many points at most at a time. */
const PACKET = { ms: 125, numbers: 2 * 30 }

export class Handwriting {
  strokes = $state.raw<readonly Stroke[]>([])
  /** Whether others have seen strokes of the sign: then it is the next one on the tablet. */
  isSeen = $state(false)
  readonly #tools: () => InkTools | undefined
  readonly #action: () => object | undefined
  #isDown = false
  /** How many numbers of the last stroke the others know. */
  #told = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(tools: () => InkTools | undefined, action: () => object | undefined) {
    this.#tools = tools
    this.#action = action
  }

  get may(): InkTools['may'] {
    return this.#tools()?.may ?? null
  }

  get isEmpty(): boolean {
    return this.strokes.length === 0
  }

  /** What is sent with the action; nothing if nothing was written. */
  get ink(): Stroke[] | undefined {
    return this.isEmpty ? undefined : simplified(this.strokes)
  }

  /** Put the pen down at a place of the square, from 0 to 1. */
  down(x: number, y: number): void {
    if (this.may === null || !this.#action() || this.strokes.length >= MOST_STROKES) return
    this.#flush()
    this.#isDown = true
    this.#told = 0
    this.strokes = [...this.strokes, [step(x), step(y)]]
    this.#later()
  }

  move(x: number, y: number): void {
    const last = this.strokes.at(-1)
    if (!this.#isDown || !last || pointsIn(this.strokes) >= 2 * MOST_POINTS) return
    const [px, py] = [step(x), step(y)]
    if (Math.hypot(px - last.at(-2)!, py - last.at(-1)!) < NEAR) return
    this.strokes = [...this.strokes.slice(0, -1), [...last, px, py]]
    this.#later()
  }

  up(): void {
    this.#isDown = false
    this.#flush()
  }

  /** Take the last stroke away. */
  undo(): void {
    if (this.isEmpty) return
    this.#isDown = false
    this.#stop()
    this.strokes = this.strokes.slice(0, -1)
    this.#tell(this.strokes.length, [])
  }

  /** Go on with what others have seen, on another device or after a break. */
  resume(strokes: readonly Stroke[]): void {
    this.clear()
    this.strokes = strokes
    this.isSeen = true
  }

  /** Take everything away: the sign was sent, or nobody has seen it. */
  clear(): void {
    this.#isDown = false
    this.#stop()
    this.isSeen = false
    this.strokes = []
  }

  #later(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#packet()
      const rest = (this.strokes.at(-1)?.length ?? 0) - this.#told
      if (rest > 0) this.#later()
    }, PACKET.ms)
  }

  #packet(): void {
    const last = this.strokes.at(-1)
    const fresh = last?.slice(this.#told, this.#told + PACKET.numbers) ?? []
    if (!fresh.length) return
    this.#told += fresh.length
    this.#tell(this.strokes.length - 1, fresh)
  }

  #flush(): void {
    this.#stop()
    this.#packet()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #tell(k: number, points: readonly number[]): void {
    const action = this.#action()
    if (this.may !== 'open' || !action) return
    this.isSeen = true
    this.#tools()?.stroke(k, points, action)
  }
}

function step(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * STEPS)
}
