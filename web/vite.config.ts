import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { packed } from './build/packed.ts'
import { rulePages } from './build/rulePages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  // Relative, so that the page works under any path; the server writes the path into index.html.
  base: './',
  plugins: [rulePages(), svelte(), svelteTesting(), packed()],
  build: {
    outDir: here('../src/soucoupe/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Small files pack badly and come one by one: what most pages share is one file.
        advancedChunks: {
          groups: [{ name: 'house', test: /web[\\/]src[\\/](ui|core)[\\/]/, minShareCount: 3 }],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
})
