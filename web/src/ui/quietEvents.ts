// Events that pass by without having to be read, as a game lists them.
export function quietEvents<Event extends { type: string }>(
  quiet: readonly Event['type'][],
): (event: Event) => boolean {
  const found = new Set<string>(quiet)
  return (event) => found.has(event.type)
}
