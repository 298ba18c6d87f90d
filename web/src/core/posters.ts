// The games as posters: those that can be played here and those to come, found by folder.
import type { Component } from 'svelte'
import type { Language } from './i18n.svelte'

export interface Poster {
  title: string
  author: string
  illustrator?: string
  publisher?: string
  year?: number
  players: readonly [number, number]
  accent: string
  tagline: Readonly<Record<Language, string>>
  /** Where it hangs on the wall: lower comes first. */
  order: number
}

const data = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'poster' })
const art = import.meta.glob<Component>('../games/*/Poster.svelte', {
  eager: true,
  import: 'default',
})

export interface Hung extends Poster {
  id: string
  art: Component | undefined
}

export const POSTERS: readonly Hung[] = Object.entries(data)
  .map(([path, poster]) => {
    const folder = path.slice(0, -'poster.ts'.length)
    return { ...poster, id: folder.split('/').at(-2)!, art: art[`${folder}Poster.svelte`] }
  })
  .sort((one, other) => one.order - other.order)

export function posterOf(game: string): Hung | undefined {
  return POSTERS.find((poster) => poster.id === game)
}
