import { expect, test } from 'vitest'
import { chunks } from './chunks'

const IMPORTS: Record<string, readonly string[]> = {
  'src/main.ts': ['src/App.svelte'],
  'src/App.svelte': ['src/pages/Home.svelte'],
  'src/games/one/Table.svelte': ['src/ui/stage.ts', 'src/ui/drag.ts', 'src/games/one/fold.ts'],
  'src/games/two/Table.svelte': ['src/ui/stage.ts', 'src/ui/drag.ts'],
  'src/games/three/Table.svelte': ['src/ui/stage.ts'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }
const tables = Object.keys(IMPORTS).filter((id) => id.endsWith('Table.svelte'))
const nameOf = chunks('src/main.ts', tables)

test.each([
  ['src/pages/Home.svelte', 'page'],
  ['src/ui/stage.ts', 'page'],
  ['src/ui/drag.ts', null],
  ['src/pages/Replay.svelte', null],
  ['src/games/one/fold.ts', 'one'],
  ['src/games/one/lazy/Coin.svelte', null],
  ['src/games/one/Options.svelte', null],
])('%s is sent with %s', (id, name) => {
  expect(nameOf(id, graph)).toBe(name)
})
