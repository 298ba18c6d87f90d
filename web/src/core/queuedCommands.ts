// What is to be done at a table as soon as its connection is open: bots seated, the deal asked for.
import type { CommandBody } from './protocol'

const queued = new Map<string, CommandBody[]>()

export function queueCommands(table: string, commands: CommandBody[]): void {
  queued.set(table, commands)
}

export function takeQueuedCommands(table: string): CommandBody[] {
  const commands = queued.get(table) ?? []
  queued.delete(table)
  return commands
}
