// Which file each part of the page is sent in: few large ones, for many small ones pack badly.
export interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const GAME = /\bsrc\/games\/(\w+)\/(?!lazy|[Pp]oster|Options)/
/** A part that so many games' tables use goes with the page. */
const COMMON = 3

/**
 * Return what names the file of a module, or nothing if it may go where it is used.
 *
 * What is needed from home to any table is one file, and a game's own table another. What lies in
 * a game's `lazy/` comes when it is needed, as does whatever is loaded by `import()`.
 */
export function chunks(start: string, tables: readonly string[]) {
  let first: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    first ??= neededFirst(start, tables, graph)
    return first.has(id) ? 'page' : (GAME.exec(id)?.[1] ?? null)
  }
}

function neededFirst(start: string, tables: readonly string[], graph: Graph): Set<string> {
  const first = loadedWith(start, graph)
  const uses = new Map<string, number>()
  for (const table of tables)
    for (const id of loadedWith(table, graph)) uses.set(id, (uses.get(id) ?? 0) + 1)
  for (const [id, count] of uses) if (count >= COMMON) first.add(id)
  return first
}

/** A module, and all that must be there before it runs. */
function loadedWith(start: string, graph: Graph): Set<string> {
  const found = new Set([start])
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
