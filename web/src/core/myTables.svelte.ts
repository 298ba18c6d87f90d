// My tables: the seats this browser holds, and how their tables stand.
import { api, Refused } from './api'
import { forgetSeat, keepSeat, mySeats, type MySeat } from './seats'
import type { Mine } from './types.gen'

export type TableStatus = 'turn' | 'waiting' | 'starting' | 'playing' | 'over' | 'gone'

export interface MyTable {
  table: string
  held: MySeat
  mine: Mine
  /** Whether it was forgotten just now, and can still be had back. */
  isForgotten: boolean
}

/** How many seats the house tells about at once. */
const AT_ONCE = 50
const ORDER: Record<TableStatus, number> = {
  turn: 0,
  starting: 1,
  playing: 1,
  waiting: 1,
  gone: 2,
  over: 3,
}

export function statusOf({ stage, is_my_turn }: Mine): TableStatus {
  if (stage === null) return 'gone'
  return is_my_turn ? 'turn' : stage
}

/** Where it is my turn comes first, what is over last; in between, the latest first. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  return tables.toSorted(
    (one, other) =>
      ORDER[statusOf(one.mine)] - ORDER[statusOf(other.mine)] ||
      lastActivity(other) - lastActivity(one),
  )
}

/** When something last happened, in milliseconds. */
export function lastActivity({ mine, held }: MyTable): number {
  return mine.since ? mine.since * 1000 : held.at
}

export class MyTables {
  tables = $state.raw<readonly MyTable[]>([])
  /** Whether the house did not answer when it was asked last. */
  isStale = $state(false)
  readonly turns = $derived(
    this.tables.filter((one) => !one.isForgotten && statusOf(one.mine) === 'turn').length,
  )

  #isAsking = false

  /** Ask how my tables stand; those that are over do not change while one looks. */
  async refresh(isAll = true): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    const known = new Map(this.tables.map((one) => [one.table, one.mine.stage]))
    const asked = mySeats().filter(([table]) => isAll || known.get(table) !== 'over')
    try {
      this.#take(asked, await ask(asked))
      this.isStale = false
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.isStale = true
    } finally {
      this.#isAsking = false
    }
  }

  forget(table: string): void {
    forgetSeat(table)
    this.#mark(table, true)
  }

  remember(table: string): void {
    const found = this.tables.find((one) => one.table === table)
    if (found) keepSeat(table, found.held)
    this.#mark(table, false)
  }

  #take(asked: readonly [string, MySeat][], told: ReadonlyMap<string, Mine>): void {
    const held = new Map(mySeats())
    const fresh = asked.flatMap(([table, seat]) => {
      const mine = told.get(table)
      return mine && held.has(table) ? [{ table, held: seat, mine, isForgotten: false }] : []
    })
    const isFresh = new Set(fresh.map((one) => one.table))
    const kept = this.tables.filter(
      (one) => !isFresh.has(one.table) && (one.isForgotten || held.has(one.table)),
    )
    this.tables = inOrder([...kept, ...fresh])
  }

  #mark(table: string, isForgotten: boolean): void {
    this.tables = this.tables.map((one) => (one.table === table ? { ...one, isForgotten } : one))
  }
}

async function ask(seats: readonly [string, MySeat][]): Promise<Map<string, Mine>> {
  const told: Mine[] = []
  for (let from = 0; from < seats.length; from += AT_ONCE) {
    const some = seats.slice(from, from + AT_ONCE)
    const asked = some.map(([table, { session }]) => ({ table, session }))
    told.push(...(await api.mine({ seats: asked })))
  }
  return new Map(told.map((one) => [one.table, one]))
}
