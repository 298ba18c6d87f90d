// The game's shapes by the names the table uses for them; the shapes themselves are generated.
import type { Action, Play, View } from './types.gen'

export type {
  Action,
  Event,
  Game,
  Hand,
  Options,
  Plan,
  Player,
  Preview,
  Route,
  Spot,
  View,
} from './types.gen'

export type Card = Play['card']
export type AnyCard = View['discard'][number]
export type BoardName = View['board']
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>
