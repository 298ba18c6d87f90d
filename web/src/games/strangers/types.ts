// The game's shapes by the names the table uses for them; the shapes themselves are generated.
import type { Action, Event, Play, View } from './types.gen'

export type {
  Action,
  Event,
  GameSeen,
  Hand,
  Options,
  Plan,
  Player,
  Preview,
  Route,
  Spot,
  Standing,
  View,
} from './types.gen'

export type Card = Play['card']
export type AnyCard = View['discard'][number]
export type BoardName = View['board']
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>
