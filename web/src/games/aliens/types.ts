// The game's shapes by the names the table uses for them; the shapes themselves are generated.
import type { Alien, Event, Face, RoundSeen, Statement, TestimonySeen } from './types.gen'

export type {
  Action,
  Alien,
  Event,
  Face,
  Judge,
  LayOpen,
  RoundOpened,
  Sighting,
  Statement,
  Testify,
  Turn,
  View,
} from './types.gen'

export type Race = Alien['race']
export type Colour = Alien['colour']
export type Appetite = Alien['appetite']
export type Attribute = Statement['attribute']
export type Suit = Face['suit']
export type Round = RoundSeen
export type Testimony = TestimonySeen
export type EventType = Event['type']
