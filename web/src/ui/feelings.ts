// The feelings people can show, in the order in which they are offered.
export const FEELINGS = ['applause', 'laugh', 'gasp', 'think', 'heart', 'saucer'] as const

export type FeelingName = (typeof FEELINGS)[number]

export function isFeeling(name: string): name is FeelingName {
  return (FEELINGS as readonly string[]).includes(name)
}
