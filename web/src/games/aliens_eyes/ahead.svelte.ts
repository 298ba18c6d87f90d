// My turn at the speed of my fingers: what I grouped is seen at once, and sent on top of what is
// still under way.
import { itemOf, stillLegal, valueOf } from './choices'
import { fold } from './fold'
import type { Action, Event, View } from './types'

const QUICK = new Set<string>(['grouped', 'broke'])

export class Ahead {
  /** Sent, and not yet seen back. */
  #sent = $state.raw<readonly Action[]>([])
  #last: Event | undefined
  readonly #moment: () => { view: View; legal: readonly Action[] }
  readonly #send: (action: Action) => void

  constructor(
    moment: () => { view: View; legal: readonly Action[] },
    send: (action: Action) => void,
  ) {
    this.#moment = moment
    this.#send = send
  }

  /** The table with what is under way. */
  get view(): View {
    return this.#sent.reduce(expecting, this.#moment().view)
  }

  /** What I may do on top of that: only groups are made and taken apart ahead of an answer. */
  get legal(): readonly Action[] {
    const { legal } = this.#moment()
    if (this.#sent.some((one) => one.type !== 'group' && one.type !== 'break')) return []
    return this.#sent.length ? stillLegal(legal, this.view) : legal
  }

  act(action: Action): void {
    this.#sent = [...this.#sent, action]
    this.#send(action)
  }

  /** The table has answered: each of my groups by one event; anything else leaves nothing open. */
  follow(events: readonly Event[]): void {
    const known = this.#last ? events.lastIndexOf(this.#last) + 1 : 0
    const fresh = events.slice(known)
    this.#last = events.at(-1)
    const isOnWay = fresh.length > 0 && fresh.every((event) => QUICK.has(event.type))
    this.#sent = isOnWay ? this.#sent.slice(fresh.length) : []
  }
}

/** How the table will look once an action of mine has been taken. */
function expecting(view: View, action: Action): View {
  if (action.type !== 'group' && action.type !== 'break') return view
  const faces = itemOf(action)
  const type = action.type === 'group' ? 'grouped' : 'broke'
  return fold(view, { type, seat: view.seat ?? 0, faces, value: valueOf(faces), quantity: 0 })
}
