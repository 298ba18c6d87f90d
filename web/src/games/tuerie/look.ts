// What a drawer shows, when somebody wants to look at something more closely.
import type { Card, RoomName } from './types'

export type Look =
  | { at: 'room'; room: RoomName }
  | { at: 'member'; seat: number }
  | { at: 'card'; card: Card }
  | { at: 'deeds' }
  | { at: 'log' }
