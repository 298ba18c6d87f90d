// What a replay may jump to: the rounds.
export const CHAPTERS = ['round-opened'] as const
