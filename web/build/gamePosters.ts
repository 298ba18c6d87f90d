// The words on a poster, taken from a game's catalogue where it has no poster of its own.
import { existsSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const WANTED = /\/games\/(\w+)\/texts\/(\w+)\.ftl\?poster$/

export interface PosterWords {
  title: string
  tagline: string
}

/** What a catalogue says of its game in a few words. */
export function posterWords(catalogue: string, language: string): PosterWords {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(catalogue))
  const said = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? '')
  return { title: said('title'), tagline: said('tagline') }
}

export function gamePosters(faces: string): Plugin {
  return {
    name: 'soucoupe-game-posters',
    enforce: 'pre',
    load(id) {
      const [, game, language] = WANTED.exec(id) ?? []
      if (!game || !language) return null
      const path = id.slice(0, -'?poster'.length)
      this.addWatchFile(path)
      const words = existsSync(`${faces}/${game}/poster.ts`)
        ? null
        : posterWords(readFileSync(path, 'utf-8'), language)
      return { code: `export default ${JSON.stringify(words)}`, moduleType: 'js' }
    },
  }
}
