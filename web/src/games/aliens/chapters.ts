// The events that open a chapter of the game.
export const CHAPTERS: readonly string[] = ['round-opened']
