// What a socket tells and is told; every message is generated from the server's structs.
import type { AnyCommand, AnyMessage, Numbered, Replay } from './types.gen'

export { CLOSED } from './types.gen'

/** One thing of the story of a table. */
export type StoryItem = Replay['items'][number]

export type ServerMessage = Numbered & AnyMessage

/** A command before it has its id. */
export type CommandBody = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, 'id'>
    : never
  : never
