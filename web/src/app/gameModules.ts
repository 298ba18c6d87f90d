// What a game brings to the page: its table, how its events are told, its options as a form.
import type { Component } from 'svelte'
import { locale } from '../core/i18n.svelte'
import type { OptionField, OptionsProps } from '../core/options'
import type { TableProps } from '../core/tableProps'
import type { Telling } from '../core/teller'

interface Described {
  TELLING: Telling
  FIELDS: Telling
  OPTION_FIELDS: readonly OptionField[]
}

type AnyTable = Component<TableProps<unknown, unknown, unknown>>

const tables = import.meta.glob<AnyTable>('../games/*/Table.svelte', { import: 'default' })
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

/** A game's own table, or the one any game can be played at and what that is told besides. */
export async function loadTable(game: string): Promise<{ Table: AnyTable; besides: object }> {
  const own = await tables[`../games/${game}/Table.svelte`]?.()
  if (own) return { Table: own, besides: {} }
  const [generic, described] = await Promise.all([
    import('../ui/generic/Table.svelte'),
    describe(game),
  ])
  const has = (message: string) => locale.has(message, game)
  return { Table: generic.default as unknown as AnyTable, besides: { described, has } }
}

export async function describe(game: string): Promise<Described> {
  const known = await described[`../games/${game}/types.gen.ts`]?.()
  return known ?? { TELLING: {}, FIELDS: {}, OPTION_FIELDS: [] }
}
