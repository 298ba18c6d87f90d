// A drawing is a line of text: parts in order, each a letter for its paint and a path, as in
// `rM8 8h9z|lM3 3v4`.
const PAINTS = {
  r: 'red',
  t: 'teal',
  y: 'yellow',
  p: 'paper',
  s: 'sand',
  b: 'brown',
  g: 'green',
  e: 'grey',
  i: 'pink',
  k: 'ink',
  l: 'line',
  w: 'white',
  n: 'thin',
  f: 'thick',
  d: 'shade',
  o: 'tube',
  q: 'tube-green',
  u: 'tube-sand',
} as const

type Letter = keyof typeof PAINTS
export interface Part {
  paint: (typeof PAINTS)[Letter]
  d: string
}

export function partsOf(picture: string): Part[] {
  if (!picture) return []
  return picture.split('|').map((part) => {
    const paint = PAINTS[part.charAt(0) as Letter]
    if (!paint) throw new Error(`no such paint: ${part.slice(0, 12)}`)
    return { paint, d: part.slice(1) }
  })
}

/** An ellipse as a path. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}
