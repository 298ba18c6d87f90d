// What the last events led to: shown once they have been seen, not before.
import { untrack } from 'svelte'
import { byTimeout, motion, type Wait } from './motion'

/** How long nothing may have moved, looked at twice. */
const LOOK_AGAIN = 120

/** Something that is let through as soon as the page has come to rest, and gone at once. */
export class AfterMotion<T> {
  #shown = $state.raw<T | null>(null)

  /** Call it where effects may be made: while a component is set up. */
  constructor(
    read: () => T | null,
    wait: Wait = byTimeout,
    moving: { readonly isBusy: boolean } = motion,
  ) {
    $effect(() => {
      const value = read()
      if (value === null || untrack(() => this.#shown) !== null) {
        this.#shown = value
        return
      }
      // What has just come is set in motion a moment later, so rest is looked for twice.
      let wasMoving = true
      let stop = wait(LOOK_AGAIN, look)
      function look(): void {
        const isMoving = moving.isBusy
        const isRest = !isMoving && !wasMoving
        wasMoving = isMoving
        if (isRest) done()
        else stop = wait(LOOK_AGAIN, look)
      }
      const done = (): void => {
        this.#shown = value
      }
      return () => stop()
    })
  }

  get value(): T | null {
    return this.#shown
  }
}
