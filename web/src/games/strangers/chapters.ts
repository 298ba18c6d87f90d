// The events that open a chapter of the game: a new game of a match.
export const CHAPTERS: readonly string[] = ['game-opened']
