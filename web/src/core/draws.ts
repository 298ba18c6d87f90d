// Chance that is always the same for the same text: what is drawn from a name looks alike anywhere.
export function drawsFrom(text: string): (below: number) => number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193)
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * below)
  }
}
