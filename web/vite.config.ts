import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { chunks } from './build/chunks.ts'
import { gamePosters } from './build/gamePosters.ts'
import { packed } from './build/packed.ts'
import { rulePages } from './build/rulePages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const tables = readdirSync(here('src/games')).map((game) => here(`src/games/${game}/Table.svelte`))

export default defineConfig({
  // Relative, so that the page works under any path; the server writes the path into index.html.
  base: './',
  plugins: [rulePages(), gamePosters(here('src/games')), svelte(), svelteTesting(), packed()],
  build: {
    outDir: here('../src/soucoupe/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: chunks(here('src/main.ts'), tables), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    // One window for all files of a thread: a window for each would take longer than its tests.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // Long enough for any machine: a test that hangs is found, one that is slow is not punished.
    testTimeout: 900_000,
    hookTimeout: 120_000,
    include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'lint/*.test.js'],
  },
})
