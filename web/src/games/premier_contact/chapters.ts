// What starts a chapter of this game.
export const CHAPTERS = ['round-opened'] as const
