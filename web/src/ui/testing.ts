// What tests of a game's table do alike.
import { fireEvent } from '@testing-library/svelte'
import { vi } from 'vitest'

import { reading } from '../core/readingSpeed.svelte'

/** Press a key where the focus is. */
export const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key })

/** A page of the tests draws nothing: motion is off and nothing is waited for, as some wish. */
export function stopMotion(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
  reading.choose('at-once')
}
