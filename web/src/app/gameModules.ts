// What a game brings to the page: its table, how its events are told, its options as a form.
import type { Component } from 'svelte'
import type { OptionField, OptionsProps } from '../core/options'
import type { TableProps } from '../core/tableProps'
import type { Telling } from '../core/teller'

interface Described {
  TELLING: Telling
  OPTION_FIELDS: readonly OptionField[]
}

const tables = import.meta.glob<Component<TableProps<unknown, unknown, unknown>>>(
  '../games/*/Table.svelte',
  { import: 'default' },
)
/** What a game draws beside its plain options: whatever no form can show. */
const options = import.meta.glob<Component<OptionsProps>>('../games/*/Options.svelte', {
  import: 'default',
})
const described = import.meta.glob<Described>('../games/*/types.gen.ts')

/** What starts a chapter of a game: a round, a day; not every game has any. */
const chapters = import.meta.glob<readonly string[]>('../games/*/chapters.ts', {
  import: 'CHAPTERS',
})

export async function loadChapters(game: string): Promise<readonly string[]> {
  return (await chapters[`../games/${game}/chapters.ts`]?.()) ?? []
}

export function loadOptions(game: string) {
  return options[`../games/${game}/Options.svelte`]?.() ?? Promise.resolve(null)
}

export function loadTable(game: string) {
  return tables[`../games/${game}/Table.svelte`]?.() ?? Promise.resolve(null)
}

export async function describe(game: string): Promise<Described> {
  return (
    (await described[`../games/${game}/types.gen.ts`]?.()) ?? { TELLING: {}, OPTION_FIELDS: [] }
  )
}
