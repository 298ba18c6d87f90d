// Commands that have not been answered yet: repeated after a lost connection, each taken once.
import type { AnyCommand, Now } from './types.gen'

export class Outbox {
  #waiting = new Map<string, AnyCommand>()

  add(command: AnyCommand): void {
    this.#waiting.set(command.id, command)
  }

  settle(id: string): AnyCommand | undefined {
    const command = this.#waiting.get(id)
    this.#waiting.delete(id)
    return command
  }

  has(type: AnyCommand['type']): boolean {
    return [...this.#waiting.values()].some((command) => command.type === type)
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  /** What to send again on a new connection, oldest first, and what turned out to be settled. */
  again(now: Now): { again: AnyCommand[]; settled: AnyCommand[] } {
    const settled = [...this.#waiting.values()].filter(
      (command) => command.id === now.last || !isStillNeeded(command, now),
    )
    for (const command of settled) this.#waiting.delete(command.id)
    return { again: [...this.#waiting.values()], settled }
  }
}

/** Actions and talk are known to the server by id; the others are judged by what the table shows. */
function isStillNeeded(command: AnyCommand, now: Now): boolean {
  const { stage, chairs, rematch } = now.room
  switch (command.type) {
    case 'act':
      return stage === 'playing'
    case 'rematch':
      return rematch === null
    case 'lend':
      return stage === 'starting'
    case 'free':
      return stage === 'waiting' && chairs[command.seat]?.kind !== 'empty'
    case 'story':
      return false // asked for anew where something is missing
    case 'start':
    case 'arrange':
    case 'seat-bot':
      return stage === 'waiting'
    default:
      return true
  }
}
