// How long whoever sits here wants to read what happens; their own choice, kept by this browser.
import { recall, remember } from './storage'

export const READING_SPEEDS = ['calm', 'normal', 'quick', 'at-once'] as const
export type ReadingSpeed = (typeof READING_SPEEDS)[number]

const KEY = 'soucoupe.speed'

class Reading {
  speed = $state<ReadingSpeed>(kept())

  choose(speed: ReadingSpeed): void {
    this.speed = speed
    remember(KEY, speed)
  }
}

function kept(): ReadingSpeed {
  const known = recall<unknown>(KEY, 'normal')
  return READING_SPEEDS.find((one) => one === known) ?? 'normal'
}

export const reading = new Reading()
