// A change of name made outside the table one sits at, such as in the header.
type Rename = (name: string) => void

let handler: Rename | null = null

/** Tell the table one sits at, if any, about another name. */
export function renameAtTable(name: string): void {
  handler?.(name)
}

/** Say how a change of name reaches the table; returns what ends it. */
export function onRename(rename: Rename): () => void {
  handler = rename
  return () => {
    if (handler === rename) handler = null
  }
}
