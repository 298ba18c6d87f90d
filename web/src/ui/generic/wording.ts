// Anything of any game in words: its own messages where it has them, else its names made readable.
import type { Translate } from '../../core/i18n.svelte'
import { joined, Teller, type Telling } from '../../core/teller'

export type Fact = Readonly<Record<string, unknown>>

/** What the build knows of a game that has no table of its own. */
export interface Described {
  /** How events are told. */
  TELLING: Telling
  /** What the fields of views and actions hold: seats, places, structs, one entry per seat. */
  FIELDS: Telling
}

const BY_SEAT = /^by-seat ?/

export class Wording {
  readonly #teller: Teller

  constructor(
    readonly t: Translate,
    private readonly has: (message: string) => boolean,
    private readonly described: Described,
    readonly names: readonly string[],
  ) {
    this.#teller = new Teller(t, { ...described.FIELDS, ...described.TELLING }, names)
  }

  /** What a field of a struct holds, or each of its entries: `seat`, `place`, a struct's name. */
  holds(struct: string, field: string): string {
    return this.#described(struct, field).replace(BY_SEAT, '')
  }

  /** Whether a field has one entry for each seat. */
  isBySeat(struct: string, field: string, count: number): boolean {
    return BY_SEAT.test(this.#described(struct, field)) && count === this.names.length
  }

  field(name: string): string {
    return this.#named(`field-${name}`, name)
  }

  option(name: string): string {
    return this.#named(`option-${name}`, name)
  }

  /** What the host has chosen for an option. */
  choice(name: string, value: unknown): string {
    const message = `option-${name}-${String(value)}`
    return this.has(message)
      ? this.t(message)
      : this.value(value, name, this.holds('options', name))
  }

  event(event: Fact): string {
    return this.#told(event, String(event.type), String(event.type))
  }

  action(action: Fact): string {
    return this.#told(action, `do-${String(action.type)}`, String(action.type))
  }

  verb(type: string): string {
    return this.#named(`verb-${type}`, type)
  }

  /** The question that only actions of one kind answer, if the game asks it. */
  question(type: string): string | null {
    return this.has(`ask-${type}`) ? this.t(`ask-${type}`) : null
  }

  seat(seat: number): string {
    return this.names[seat] ?? String(seat + 1)
  }

  /** Whether a struct is told in a sentence rather than laid out field by field. */
  isTold(struct: Fact, holds: string): boolean {
    return this.has(structName(struct, holds))
  }

  value(value: unknown, field: string, holds: string): string {
    if (value === null || value === undefined) return this.t('list-empty')
    if (Array.isArray(value))
      return joined(
        value.map((one) => this.value(one, field, holds)),
        this.t,
      )
    switch (typeof value) {
      case 'boolean':
        return this.t(value ? 'generic-yes' : 'generic-no')
      case 'number':
        return this.#number(value, holds)
      case 'object':
        return this.#struct(value as Fact, structName(value as Fact, holds))
      default:
        return this.#text(value as string, field)
    }
  }

  #described(struct: string, field: string): string {
    const { FIELDS, TELLING } = this.described
    return FIELDS[struct]?.[field] ?? TELLING[struct]?.[field] ?? ''
  }

  #number(value: number, holds: string): string {
    if (holds === 'seat') return this.seat(value)
    return String(holds === 'place' ? value + 1 : value)
  }

  /** One word of a game's own vocabulary; a text somebody wrote stays as it is. */
  #text(value: string, field: string): string {
    const message = `field-${field}-${value}`
    if (this.has(message)) return this.t(message)
    return /^[a-z\d]+([_-][a-z\d]+)*$/.test(value) ? value.replaceAll(/[_-]/g, ' ') : value
  }

  #struct(struct: Fact, name: string): string {
    if (this.has(name)) return this.#teller.tell(struct, name)
    return fieldsOf(struct)
      .map(([field, value]) => this.#pair(name, field, value))
      .join(', ')
  }

  #told(fact: Fact, message: string, type: string): string {
    if (this.has(message)) return this.#teller.tell(fact, message)
    const rest = fieldsOf(fact).map(([field, value]) => this.#pair(message, field, value))
    return rest.length ? `${this.verb(type)}: ${rest.join(', ')}` : this.verb(type)
  }

  #pair(struct: string, field: string, value: unknown): string {
    return `${this.field(field).toLowerCase()} ${this.value(value, field, this.holds(struct, field))}`
  }

  #named(message: string, name: string): string {
    return this.has(message) ? this.t(message) : readable(name)
  }
}

/** The name of a struct: its tag if it has one, else what its field is said to hold. */
export function structName(struct: Fact, holds: string): string {
  return typeof struct.type === 'string' ? struct.type : holds
}

/** All fields but the tag. */
export function fieldsOf(struct: Fact): [string, unknown][] {
  return Object.entries(struct).filter(([field]) => field !== 'type')
}

/** A name of code as people write it: `hand_sizes` is “Hand sizes”. */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
