// The games as posters: those that can be played here and those to come, found by folder.
import type { Component } from 'svelte'
import type { PosterWords } from '../../build/gamePosters'
import { drawsFrom } from '../core/draws'
import type { Poster } from '../core/poster'

const data = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'poster' })
const art = import.meta.glob<Component>('../games/*/Poster.svelte', {
  eager: true,
  import: 'default',
})
/** What catalogues say of games that have no poster of their own; nothing of the others. */
const words = import.meta.glob<PosterWords | null>('../../../src/soucoupe/games/*/texts/*.ftl', {
  eager: true,
  query: '?poster',
  import: 'default',
})
const ACCENTS = ['#7A4EAB', '#4F9D5B', '#1B9AAA', '#E4572E', '#C2487A', '#B8862B']
/** After all games that say where they hang. */
const LAST = 1000

export interface GamePoster extends Poster {
  id: string
  art: Component | undefined
}

export const POSTERS: readonly GamePoster[] = [...printed(), ...drawn()].sort(
  (one, other) => one.order - other.order,
)

export function posterOf(game: string): GamePoster | undefined {
  return POSTERS.find((poster) => poster.id === game)
}

function printed(): GamePoster[] {
  return Object.entries(data).map(([path, poster]) => {
    const folder = path.slice(0, -'poster.ts'.length)
    return { ...poster, id: folder.split('/').at(-2)!, art: art[`${folder}Poster.svelte`] }
  })
}

function drawn(): GamePoster[] {
  const files = Object.entries(words).flatMap(([path, said]) => {
    const [id, language] = /(\w+)\/texts\/(\w+)\.ftl/.exec(path)?.slice(1) ?? []
    return id && language && said ? [{ id, language, said }] : []
  })
  return [...new Set(files.map((file) => file.id))].map((id) => {
    const mine = files.filter((file) => file.id === id)
    const tagline = Object.fromEntries(mine.map(({ language, said }) => [language, said.tagline]))
    return {
      id,
      title: mine[0].said.title,
      tagline: tagline as Poster['tagline'],
      accent: ACCENTS[drawsFrom(id)(ACCENTS.length)],
      order: LAST,
      art: art[`../games/${id}/Poster.svelte`],
    }
  })
}
