// What the tests beside this draw: moments made by the rules, and the words in both languages.
import type { Translate } from '../../core/i18n.svelte'
import { loader, strictTranslator } from '../../core/fixtures'
import type * as made from '../../core/fixtures'
import type { Action, Event, View } from './types'

export type Fixture = made.Fixture<View, Action, Event>
export type Sequence = made.Sequence<View, Action, Event>

const files = import.meta.glob<unknown>('../../../fixtures/games/strangers/*.json', {
  eager: true,
  import: 'default',
})
const load = loader(files)
const texts = import.meta.glob<string>(
  ['../../../../src/soucoupe/texts/*.ftl', '../../../../src/soucoupe/games/strangers/texts/*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)

export function fixture(name: string): Fixture {
  return load(name) as Fixture
}

export function sequence(name: string): Sequence {
  return load(name) as Sequence
}

export const translator = (language: 'en' | 'fr'): Translate => strictTranslator(texts, language)
