// A view laid out for people: what belongs to seats, single facts, and everything larger.
import { structName, type Fact, type Wording } from './wording'

export interface Row {
  name: string
  label: string
  value: unknown
  /** What the field holds: `seat`, `place`, a struct's name, or nothing that has one. */
  holds: string
  /** Whether it has one entry for each seat. */
  isBySeat: boolean
}

export interface Layout {
  /** One entry per seat, shown beside whoever sits there. */
  seats: Row[]
  /** What takes one line. */
  facts: Row[]
  /** Lists and structs. */
  panels: Row[]
  /** The variant that is played. */
  options: Row[]
}

/** Known to the table in other ways: who looks, whose turn it is, what was agreed on. */
const ASIDE = ['seat', 'to_act', 'options']

export function layout(view: Fact, wording: Wording): Layout {
  const laid: Layout = { seats: [], facts: [], panels: [], options: [] }
  for (const row of rowsOf(view, 'view', wording)) {
    if (ASIDE.includes(row.name)) continue
    laid[partOf(row, wording)].push(row)
  }
  const options = (view.options ?? {}) as Fact
  laid.options = rowsOf(options, 'options', wording).map((row) => ({
    ...row,
    label: wording.option(row.name),
  }))
  return laid
}

export function rowsOf(struct: Fact, name: string, wording: Wording): Row[] {
  return Object.entries(struct)
    .filter(([field]) => field !== 'type')
    .map(([field, value]) => ({
      name: field,
      label: wording.field(field),
      value,
      holds: wording.holds(name, field),
      isBySeat: Array.isArray(value) && wording.isBySeat(name, field, value.length),
    }))
}

/** The seats that owe a decision, as far as the view says so. */
export function seatsToAct(view: Fact): readonly number[] {
  return Array.isArray(view.to_act) ? (view.to_act as number[]) : []
}

/** Whose a struct is, if it says so. */
export function ownerOf(struct: Fact, holds: string, wording: Wording): number | null {
  const name = structName(struct, holds)
  return wording.holds(name, 'seat') === 'seat' && typeof struct.seat === 'number'
    ? struct.seat
    : null
}

function partOf({ value, holds, isBySeat }: Row, wording: Wording): 'seats' | 'facts' | 'panels' {
  if (isBySeat) return 'seats'
  if (Array.isArray(value)) return 'panels'
  if (typeof value !== 'object' || value === null) return isStruct(holds) ? 'panels' : 'facts'
  return wording.isTold(value as Fact, holds) ? 'facts' : 'panels'
}

/** What may hold a struct keeps its place while it holds none. */
function isStruct(holds: string): boolean {
  return !['', 'seat', 'place'].includes(holds)
}
