// The feelings people can show, as the server lists them, in the order in which they are offered.
import { FEELINGS } from '../core/types.gen'

export { FEELINGS }

export type FeelingName = (typeof FEELINGS)[number]

export function isFeeling(name: string): name is FeelingName {
  return (FEELINGS as readonly string[]).includes(name)
}
