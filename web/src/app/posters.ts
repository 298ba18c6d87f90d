// The games as posters: those that can be played here and those to come, found by folder.
import type { Component } from 'svelte'
import type { Poster } from '../core/poster'

const data = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'poster' })
const art = import.meta.glob<Component>('../games/*/Poster.svelte', {
  eager: true,
  import: 'default',
})

export interface GamePoster extends Poster {
  id: string
  art: Component | undefined
}

export const POSTERS: readonly GamePoster[] = Object.entries(data)
  .map(([path, poster]) => {
    const folder = path.slice(0, -'poster.ts'.length)
    return { ...poster, id: folder.split('/').at(-2)!, art: art[`${folder}Poster.svelte`] }
  })
  .sort((one, other) => one.order - other.order)

export function posterOf(game: string): GamePoster | undefined {
  return POSTERS.find((poster) => poster.id === game)
}
