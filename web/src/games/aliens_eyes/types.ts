// The game's shapes by the names the table uses for them; the shapes themselves are generated.
import type { Bonus, View } from './types.gen'

export type {
  Action,
  Bonus,
  Break,
  Combination,
  Contract,
  Event,
  Fulfil,
  Group,
  Player,
  Token,
  View,
} from './types.gen'

export type Colour = Bonus['colour']
export type Turn = NonNullable<View['last']>
/** One die, or two that are added up. */
export type Item = readonly number[]
