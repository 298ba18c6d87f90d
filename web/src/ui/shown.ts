// Whom a table tells that what happened has been shown to the end.
import { getContext, setContext } from 'svelte'

const KEY = Symbol('shown')

/** Told whenever nothing is left to show, and whether somebody went on before its time. */
export type OnShown = (isEarly: boolean) => void

export function provideOnShown(onShown: OnShown): void {
  setContext(KEY, onShown)
}

export function onShownHere(): OnShown {
  return getContext<OnShown | undefined>(KEY) ?? (() => undefined)
}
