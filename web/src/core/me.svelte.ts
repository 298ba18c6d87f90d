// Who plays at this browser: a name, asked once and kept.
import { recall, remember } from './storage'

const KEY = 'soucoupe.name'
export const LONGEST_NAME = 24

class Me {
  name = $state(recall(KEY, ''))

  call(name: string): void {
    this.name = tidy(name)
    remember(KEY, this.name)
  }
}

export function tidy(name: string): string {
  return name.split(/\s+/).filter(Boolean).join(' ').slice(0, LONGEST_NAME)
}

export const me = new Me()
