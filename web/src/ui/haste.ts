// Whether somebody's time runs while they look: then nothing is held up for reading.
import { getContext, setContext } from 'svelte'

const KEY = Symbol('haste')

export function provideHaste(isInHaste: () => boolean): void {
  setContext(KEY, isInHaste)
}

export function haste(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false)
}
