// How near the map is looked at: fingers and buttons zoom, the browser itself scrolls.
import { tick } from 'svelte'

import { prefersLessMotion } from '../../ui/motion'
import type { Area } from './boards'

const NEAREST = 4
/** Narrower than this, a map is small. */
const SMALL = 700
const STEP = 1.5

export class Zoom {
  level = $state(1)
  /** Whether the map is drawn so small that things to be touched are looked at more closely. */
  isSmall = $state(false)
  readonly #frame: () => Area
  #box: HTMLElement | null = null

  constructor(frame: () => Area) {
    this.#frame = frame
  }

  get isFar(): boolean {
    return this.level <= 1
  }

  get isNear(): boolean {
    return this.level >= NEAREST
  }

  nearer = (): Promise<void> => this.#to(this.level * STEP)
  farther = (): Promise<void> => this.#to(this.level / STEP)

  /** Show a part of the board as large as it fits, or all of it. */
  async show(area: Area): Promise<void> {
    const box = this.#box
    if (!box) return
    const frame = this.#frame()
    const cell = box.clientWidth / frame.w
    const fit = Math.min(frame.w / area.w, box.clientHeight / (area.h * cell))
    this.level = clamp(fit)
    await tick()
    const near = cell * this.level
    box.scrollTo?.({
      left: (area.x - frame.x + area.w / 2) * near - box.clientWidth / 2,
      top: (area.y - frame.y + area.h / 2) * near - box.clientHeight / 2,
      behavior: prefersLessMotion() ? 'auto' : 'smooth',
    })
  }

  /** Attach to the box that scrolls: two fingers zoom, and a wheel with Ctrl. */
  attach = (box: HTMLElement): (() => void) => {
    this.#box = box
    this.isSmall = box.clientWidth < SMALL
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      void this.#to(this.level * Math.exp(-event.deltaY / 300))
    }
    box.addEventListener('wheel', wheel, { passive: false })
    let unpinch: (() => void) | undefined
    if (this.isSmall) {
      void import('./lazy').then(({ onPinch }) => {
        if (this.#box === box) unpinch = onPinch(box, (by) => void this.#to(this.level * by))
      })
    }
    return () => {
      this.#box = null
      unpinch?.()
      box.removeEventListener('wheel', wheel)
    }
  }

  /** Zoom, and keep the middle in the middle. */
  async #to(level: number): Promise<void> {
    const box = this.#box
    if (!box) return
    const [width, height] = [box.scrollWidth, box.scrollHeight]
    const x = (box.scrollLeft + box.clientWidth / 2) / width
    const y = (box.scrollTop + box.clientHeight / 2) / height
    this.level = clamp(level)
    await tick()
    box.scrollLeft = x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = y * box.scrollHeight - box.clientHeight / 2
  }
}

function clamp(level: number): number {
  return Math.min(NEAREST, Math.max(1, level))
}
