// What a game's poster.ts says about it: enough to hang it on the wall.
import type { Language } from './i18n.svelte'

export interface Poster {
  title: string
  author?: string
  illustrator?: string
  publisher?: string
  year?: number
  /** How many can play; without it, what the house says. */
  players?: readonly [number, number]
  accent: string
  tagline: Readonly<Record<Language, string>>
  /** Where it hangs on the wall: lower comes first. */
  order: number
}
