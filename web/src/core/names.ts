// What everyone at a table is called: people by their names, bots and free seats by number.
import type { Translate } from './i18n.svelte'
import type { ChairSeen } from './types.gen'

export function namesOf(chairs: readonly ChairSeen[], t: Translate): string[] {
  return chairs.map((chair, at) =>
    chair.kind === 'person'
      ? chair.name
      : t(chair.kind === 'bot' ? 'bot-name' : 'seat-name', { number: at + 1 }),
  )
}
