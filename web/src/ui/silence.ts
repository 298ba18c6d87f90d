// Where the page itself tells what happens, the tables in it keep silent.
import { getContext, setContext } from 'svelte'

const KEY = Symbol('silenceTables')

/** Keep tables below this component from telling events to a screen reader. */
export function silenceTables(): void {
  setContext(KEY, true)
}

export function isSilenced(): boolean {
  return getContext<boolean | undefined>(KEY) ?? false
}
