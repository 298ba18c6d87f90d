// All sixty offerings, by name.
import { ANIMALS } from './animals'
import { BELONGINGS } from './belongings'
import { NATURE } from './nature'
import { THINGS } from './things'

export const PICTURES: Readonly<Record<string, string>> = {
  ...ANIMALS,
  ...NATURE,
  ...THINGS,
  ...BELONGINGS,
}
