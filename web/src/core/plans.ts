// What is to be done at a table as soon as its line is there: bots seated, the deal asked for.
import type { Wish } from './protocol'

const plans = new Map<string, Wish[]>()

export function plan(table: string, wishes: Wish[]): void {
  plans.set(table, wishes)
}

export function takePlan(table: string): Wish[] {
  const wishes = plans.get(table) ?? []
  plans.delete(table)
  return wishes
}
