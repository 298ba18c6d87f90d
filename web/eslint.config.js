// What neither the compiler nor Prettier holds: layers, lost promises, the traps of Svelte.
import { fileURLToPath } from 'node:url'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import house from './lint/layers.js'

const source = fileURLToPath(new URL('src', import.meta.url))

export default defineConfig(
  globalIgnores(['**/*.gen.ts']),
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    plugins: { house },
    rules: {
      'house/layers': ['error', source],
      'house/circles': ['error', source],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-else-return': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Maps and Sets are local lookups.
      'svelte/prefer-svelte-reactivity': 'off',
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    // In components svelte-check knows the types; what ESLint would see there is `any`.
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
)
