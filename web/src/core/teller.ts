// Facts put into words: a message per kind of event, its fields as the message's arguments.
import type { Translate, Words } from './i18n.svelte'

/** How fields are told, by message: as a seat, as a place in a row, or by a message of their own. */
export type Telling = Readonly<Record<string, Readonly<Record<string, string>>>>

export class Teller {
  constructor(
    private readonly t: Translate,
    private readonly telling: Telling,
    private readonly names: readonly string[],
  ) {}

  tell(fact: object, message: string = (fact as { type: string }).type): string {
    const meanings = this.telling[message] ?? {}
    const words: Words = {}
    for (const [field, value] of Object.entries(fact)) {
      words[field] = this.#word(value, meanings[field])
      if (Array.isArray(value)) words[`${field}_count`] = value.length
    }
    return this.t(message, words)
  }

  #word(value: unknown, meaning: string | undefined): string | number {
    if (Array.isArray(value))
      return joined(
        value.map((one) => String(this.#word(one, meaning))),
        this.t,
      )
    if (typeof value === 'object' && value !== null) return this.tell(value, meaning ?? '')
    if (typeof value === 'number' && meaning === 'seat') return this.names[value] ?? String(value)
    if (typeof value === 'number' && meaning === 'place') return value + 1
    return typeof value === 'number' ? value : String(value)
  }
}

/** Join parts as a language does: “Ada, Bo and Cy”. */
export function joined(parts: readonly string[], t: Translate): string {
  const [first, ...rest] = parts
  if (first === undefined) return t('list-empty')
  const last = rest.pop()
  if (last === undefined) return first
  const most = rest.reduce((text, next) => t('list-more', { first: text, next }), first)
  return t('list-last', { first: most, last })
}
