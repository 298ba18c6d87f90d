// What the tests beside this draw: moments made by the rules, and the words in both languages.
import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Translate } from '../../ui/table'
import type { Action, AnyCard, Event, View } from './types'

export interface Moment {
  view: View
  legal: Action[]
  events: Event[]
}
export interface Fixture extends Moment {
  names: string[]
}
export interface Sequence {
  names: string[]
  frames: Moment[]
}

const files = import.meta.glob<unknown>('../../../fixtures/games/strangers/*.json', {
  eager: true,
  import: 'default',
})
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

export function cardNames(): AnyCard[] {
  return load('cards') as AnyCard[]
}

/** How many of each card an architect may use. */
export function cardCounts(): Record<string, number> {
  return load('counts') as Record<string, number>
}

/** Squares and places of both boards, as the rules know them. */
export function spotNames(): Record<'a' | 'b', string[]> {
  return load('spots') as Record<'a' | 'b', string[]>
}

function load(name: string): unknown {
  const found = files[`../../../fixtures/games/strangers/${name}.json`]
  if (found === undefined) throw new Error(`no fixture ${name}`)
  return found
}

/** A translator that fails on a message or an argument that is missing. */
export function translator(language: 'en' | 'fr'): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const [path, text] of Object.entries(texts)) {
    if (path.endsWith(`${language}.ftl`)) bundle.addResource(new FluentResource(text))
  }
  return (id, words) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) throw new Error(`no message ${id}`)
    return bundle.formatPattern(pattern, words ?? {})
  }
}
