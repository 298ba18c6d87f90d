// A game's options: fields of a plain form, and what its Options.svelte is given beside them.
import type { Translate } from './i18n.svelte'

export interface OptionField {
  name: string
  /** What is an object has no field of its own: the game's Options.svelte draws it. */
  kind: 'boolean' | 'integer' | 'seat' | 'choice' | 'string' | 'object'
  low?: number
  high?: number
  choices?: readonly (string | number)[]
  open?: boolean
}

/** Why a setup cannot be dealt: a message of the game, or a few words of the house. */
export interface SetupProblem {
  reason: string | null
  detail: string | null
}

/** What Options.svelte is given: it draws options that no plain form can show. */
export interface OptionsProps {
  /** All options of the table as they stand. */
  options: Readonly<Record<string, unknown>>
  seats: number
  /** Whether they can be changed here. */
  isHost: boolean
  /** Ask the house whether these options could be dealt; nothing is changed by it. */
  check: (options: Record<string, unknown>) => Promise<SetupProblem | null>
  /** Set options; the others stay as they are. */
  set: (changes: Record<string, unknown>) => void
  /** Deal at once. */
  start: () => void
  t: Translate
}
