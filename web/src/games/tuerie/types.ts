// The game's shapes by the names the table uses for them; the shapes themselves are generated.
import type { Action, Card, DeedSeen, Event, MemberSeen, Room, View } from './types.gen'

export type { Act, Action, Card, Event, Hand, Hide, Play, Sighting, View } from './types.gen'

export type RoomName = Room['name']
export type CardName = Card['name']
export type Member = MemberSeen
export type Deed = DeedSeen
export type Phase = View['phase']
export type EventType = Event['type']
export type Verb = Action['type']
