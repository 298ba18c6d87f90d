// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint, Linter } from 'eslint'
import { describe, expect, it, onTestFinished } from 'vitest'
import house from './layers.js'

const web = fileURLToPath(new URL('..', import.meta.url))
const eslint = new ESLint({ cwd: web })

/** What the page's own configuration says about a component that would lie there. */
async function planted(path, code) {
  const text = `<script lang="ts">\n${code}\n</script>\n`
  const [{ messages }] = await eslint.lintText(text, { filePath: `src/${path}` })
  return messages.filter((one) => one.ruleId?.startsWith('house/')).map((one) => one.message)
}

describe('layers', () => {
  it.each([
    ['core/Planted.svelte', '../ui/keys', 'core may not import ui: it imports core only.'],
    ['core/Planted.svelte', '../app/posters', 'core may not import app: it imports core only.'],
    ['ui/Planted.svelte', '../app/posters', 'ui may not import app: it imports core, ui only.'],
    [
      'app/replay/Planted.svelte',
      '../../pages/Home.svelte',
      'app may not import pages: it imports core, ui, app only.',
    ],
    [
      'app/Planted.svelte',
      '../App.svelte',
      'app may not import top: it imports core, ui, app only.',
    ],
    [
      'pages/Planted.svelte',
      '../games/one/Table.svelte',
      'pages may not import games: it imports core, ui, app, pages only.',
    ],
    [
      'games/one/Planted.svelte',
      '../../app/posters',
      'games may not import app: it imports core, ui only.',
    ],
    ['games/one/Planted.svelte', '../other/cards', 'One game may not import another.'],
  ])('%s importing %s', async (path, specifier, message) => {
    expect(await planted(path, `import one from '${specifier}'`)).toEqual([message])
    expect(await planted(path, `import type { One } from '${specifier}'`)).toEqual([message])
    expect(await planted(path, `export { one } from '${specifier}'`)).toEqual([message])
    expect(await planted(path, `const one = import('${specifier}')`)).toEqual([message])
  })

  it.each([
    ['games/one/lazy/Planted.svelte', '../cards'],
    ['games/one/Planted.svelte', '../../core/teller'],
    ['pages/Planted.svelte', '../ui/keys'],
    ['Planted.svelte', './pages/Home.svelte'],
    ['core/Planted.svelte', '../../build/rulePages'],
  ])('%s may import %s', async (path, specifier) => {
    expect(await planted(path, `import one from '${specifier}'`)).toEqual([])
  })

  it('lets games be found by app alone', async () => {
    const found = "const found = import.meta.glob(['../games/*/Table.svelte'])"
    expect(await planted('core/Planted.svelte', found)).toHaveLength(1)
    expect(await planted('pages/Planted.svelte', found)).toHaveLength(1)
    expect(await planted('app/Planted.svelte', found)).toEqual([])
  })

  it.each(['src/main.ts', 'src/core/api.ts', 'src/ui/stage.svelte.ts', 'src/App.svelte'])(
    'are held in %s',
    async (path) => {
      const { rules } = await eslint.calculateConfigForFile(join(web, path))
      expect([rules['house/layers'][0], rules['house/circles'][0]]).toEqual([2, 2])
    },
  )
})

it('imports that run in a circle are told with their way', () => {
  const root = mkdtempSync(join(tmpdir(), 'circles-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (name, ...lines) => writeFileSync(join(root, name), lines.join('\n'))
  write('first.ts')
  write('second.svelte.ts', "const third = () => import('./Third.svelte')", "import './fourth'")
  write('Third.svelte', '<script>', "  import type { First } from './first'", '</script>')
  write('fourth.ts', "import 'elsewhere'")
  const linter = new Linter({ cwd: root })
  const config = [
    {
      files: ['**/*.ts'],
      plugins: { house },
      rules: { 'house/circles': ['error', root] },
    },
  ]
  const lint = (code) =>
    linter.verify(code, config, join(root, 'first.ts')).map((one) => one.message)
  expect(lint("import './second.svelte'")).toEqual([
    'This import comes back here: second.svelte.ts -> Third.svelte -> first.ts.',
  ])
  expect(lint("import './fourth'")).toEqual([])
})
