// The game's shapes by the names the table uses for them; the shapes themselves are generated.
import type { Alien, Ballot, Cell, NameWord, Request, View } from './types.gen'

export type {
  Action,
  Advice,
  Alien,
  Answer,
  Answered,
  Ballot,
  Cell,
  Claims,
  Event,
  Human,
  Mark,
  PickSeen,
  Question,
  Request,
  Revealed,
  ShownVote,
  View,
  WordTold,
} from './types.gen'

export type Feature = NameWord['feature']
export type Colour = Alien['colour']
export type CellColour = NonNullable<NonNullable<View['camp']>['request'][number]>
export type Token = NonNullable<Cell['covered']>
export type VoteResult = Ballot['result']
export type HistoryEntry = View['history'][number]
export type Phase = View['phase']
export type Votes = Request['votes']
