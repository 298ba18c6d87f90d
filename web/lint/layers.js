// Two rules of our own: a file imports only what lies below it, and imports never run in a circle.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'

/** What each layer may import. A game stands beside `app`, which finds games by their folders. */
const BELOW = {
  core: ['core'],
  ui: ['core', 'ui'],
  games: ['core', 'ui'],
  app: ['core', 'ui', 'app'],
  pages: ['core', 'ui', 'app', 'pages'],
  top: ['core', 'ui', 'app', 'pages', 'top'],
}
/** The one layer that may look for games, by `import.meta.glob`. */
const FINDS_GAMES = 'app'
const IMPORTS = /(?:\bfrom|\bimport\s*\(|^\s*import)\s*['"](\.[^'"]*)['"]/gm

/** @type {import('eslint').Rule.RuleModule} */
const layers = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      above: '{{ here }} may not import {{ there }}: it imports {{ below }} only.',
      game: 'One game may not import another.',
      glob: 'Games are found by their folders in app/gameModules.ts and app/posters.ts only.',
    },
  },
  create(context) {
    const root = context.options[0]
    const here = placeOf(root, context.filename)
    if (!here) return {}
    return onImports((node, specifier, isGlob) => {
      const there = placeOf(root, resolve(dirname(context.filename), specifier))
      if (!there) return
      if (isGlob && there.layer === 'games') {
        if (here.layer !== FINDS_GAMES) context.report({ node, messageId: 'glob' })
        return
      }
      const isSameGame = here.layer === 'games' && there.layer === 'games'
      if (isSameGame && here.game === there.game) return
      const below = BELOW[here.layer]
      if (isSameGame) context.report({ node, messageId: 'game' })
      else if (!below.includes(there.layer)) {
        const data = { here: here.layer, there: there.layer, below: below.join(', ') }
        context.report({ node, messageId: 'above', data })
      }
    })
  },
}

/** @type {import('eslint').Rule.RuleModule} */
const circles = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: { circle: 'This import comes back here: {{ way }}.' },
  },
  create(context) {
    const root = context.options[0]
    if (!placeOf(root, context.filename)) return {}
    return onImports((node, specifier) => {
      const found = fileAt(resolve(dirname(context.filename), specifier))
      const way = found && wayTo(context.filename, found)
      if (!way) return
      const data = { way: way.map((file) => relative(root, file)).join(' -> ') }
      context.report({ node, messageId: 'circle', data })
    })
  },
}

/** Hear about every import of a file: by statement, by call, and by glob. */
function onImports(hear) {
  const statement = (node) => {
    if (node.source?.value?.startsWith('.')) hear(node.source, node.source.value, false)
  }
  return {
    ImportDeclaration: statement,
    ExportNamedDeclaration: statement,
    ExportAllDeclaration: statement,
    ImportExpression: statement,
    'CallExpression[callee.property.name="glob"]'({ arguments: [first] }) {
      for (const node of first?.elements ?? [first]) {
        if (typeof node?.value === 'string') hear(node, node.value, true)
      }
    },
  }
}

/** Which layer a file is in, and which game; nothing outside of the page's source. */
function placeOf(root, file) {
  const [first, second, ...more] = relative(root, file).split(sep)
  if (first === '..' || !first) return null
  if (second === undefined) return { layer: 'top' }
  if (!(first in BELOW)) return null
  return { layer: first, game: first === 'games' && more.length ? second : null }
}

/** The way from a file back to a goal, if there is one. */
function wayTo(goal, file, seen = new Set()) {
  if (file === goal) return [file]
  if (seen.has(file)) return null
  seen.add(file)
  for (const next of importsOf(file)) {
    const way = wayTo(goal, next, seen)
    if (way) return [file, ...way]
  }
  return null
}

const known = new Map()

function importsOf(file) {
  const changed = statSync(file).mtimeMs
  if (known.get(file)?.changed !== changed) {
    const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, one]) => one)
    const files = specifiers.map((one) => fileAt(resolve(dirname(file), one))).filter(Boolean)
    known.set(file, { changed, files })
  }
  return known.get(file).files
}

function fileAt(path) {
  const tried = [path, `${path}.ts`, `${path}/index.ts`]
  return tried.find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one))
}

export default { rules: { layers, circles } }
