// Who is seen where around a table.

/** All seats clockwise from my left, so that I come last; from the first where nobody is me. */
export function seatOrder(count: number, mine: number | null): number[] {
  const first = mine === null ? 0 : mine + 1
  return Array.from({ length: count }, (_, at) => (first + at) % count)
}
