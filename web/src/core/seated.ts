// The table one sits at, for what is done outside of it: a change of name in the header.
type Rename = (name: string) => void

let atTable: Rename | null = null

export const seated = {
  rename: (name: string) => atTable?.(name),

  /** Say how a change of name reaches the table; returns what ends it. */
  at(rename: Rename): () => void {
    atTable = rename
    return () => {
      if (atTable === rename) atTable = null
    }
  },
}
