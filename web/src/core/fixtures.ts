// What tests of a game's table draw: moments made by the rules, and the words in both languages.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Translate } from './i18n.svelte'
import type { GameSnapshot } from './tableProps'

export interface Fixture<View, Action, Event> extends GameSnapshot<View, Action, Event> {
  names: string[]
}
export interface Sequence<View, Action, Event> {
  names: string[]
  frames: GameSnapshot<View, Action, Event>[]
}

/** Find a file by its name among those of a game. */
export function loader(files: Record<string, unknown>): (name: string) => unknown {
  const byName = new Map(
    Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file]),
  )
  return (name) => {
    if (!byName.has(name)) throw new Error(`no fixture ${name}`)
    return byName.get(name)
  }
}

/** A translator that fails on a message or an argument that is missing. */
export function strictTranslator(texts: Record<string, string>, language: 'en' | 'fr'): Translate {
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
