import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { gamePosters } from './build/gamePosters.ts'
import { packed } from './build/packed.ts'
import { rulePages } from './build/rulePages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The folder of a game, for what its own parts share. */
const gameOf = (path: string): string | null => /games\/(\w+)\//.exec(path)?.[1] ?? null

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
        // What most pages share goes over the line in one piece, and so does a game's table: many
        // small ones pack badly. What lies in a game's `lazy/` comes when it is needed.
        advancedChunks: {
          groups: [
            { name: 'shared', test: /web\/src\/(core|ui|app)\//, minShareCount: 3 },
            {
              name: gameOf,
              test: /web\/src\/games\/\w+\/(?!lazy|[Pp]oster|Options)/,
              includeDependenciesRecursively: false,
            },
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
    // Long enough for any machine: a test that hangs is found, one that is slow is not punished.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'lint/*.test.js'],
  },
})
