// The parts that rooms and actions are drawn from, on a board of 48 by 48.
//
// A drawing is a few layers: a fill of the press under an ink outline. "ink" has no fill, "dark" is
// solid ink. Small enough to be read at 20 pixels, plain enough to be blown up.
import type { CardName, RoomName } from './types'

export type Fill = 'red' | 'teal' | 'mustard' | 'paper' | 'green' | 'grey' | 'dark' | 'ink'
export type Layer = readonly [Fill, string]
export type Drawing = readonly Layer[]

export const FILLS: Record<Fill, string> = {
  red: '#e4572e',
  teal: '#5fbcc8',
  mustard: '#f2b134',
  paper: '#fdf8ec',
  green: '#78c282',
  grey: '#c9c2b4',
  dark: '#1f1b2e',
  ink: 'none',
}

/** A ring as a path: centre and radius. */
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

// Parts that more than one drawing uses.
const BLAST =
  'M24 3l4 11 9-8-3 11 11-1-9 8 9 8-11-1 3 11-9-8-4 11-4-11-9 8 3-11-11 1 9-8-9-8 11 1-3-11 9 8z'
const HELMET = 'M24 6c10 0 16 7 16 17 0 8-5 13-16 13S8 31 8 23C8 13 14 6 24 6z'
const VISOR = 'M15 18h18c3 0 4 2 4 5s-4 7-13 7-13-4-13-7 1-5 4-5z'
const FIGURE = 'M17 42V30c0-5 3-8 7-8s7 3 7 8v12z'
const HATCH = ring(24, 24, 18)
const DROP = 'M24 6c8 9 12 15 12 22a12 12 0 0 1-24 0c0-7 4-13 12-22z'

/** The rooms as they lie in the ship, from its nose to its tail. */
export const ROOMS: readonly RoomName[] = [
  'bridge',
  'medbay',
  'greenhouse',
  'galley',
  'ducts',
  'cargo-bay',
  'airlock',
  'engine-room',
]

export const ROOM_ART: Record<RoomName, Drawing> = {
  airlock: [
    ['teal', HATCH],
    ['paper', ring(24, 24, 8)],
    ['ink', 'M24 6v10M24 32v10M6 24h10M32 24h10'],
  ],
  'engine-room': [
    [
      'mustard',
      'M20 4h8l1 6 5 2 5-4 5 6-4 5 2 5 6 1v-2 8l-6 1-2 5 4 5-6 5-5-4-4 2-1 4h-8l-1-5-5-2-5 4-6-6 4-5-2-4-4-1v-8l5-1 2-5-4-5 6-5 5 4 5-2z',
    ],
    ['red', ring(24, 24, 8)],
  ],
  'cargo-bay': [
    ['mustard', 'M5 24h18v18H5z'],
    ['paper', 'M25 24h18v18H25z'],
    ['red', 'M15 5h18v18H15z'],
    ['ink', 'M5 24l18 18M25 42l18-18M15 14h18'],
  ],
  greenhouse: [
    ['paper', 'M12 34h24l-3 10H15z'],
    ['green', 'M24 34C10 32 6 22 8 10c12 2 17 10 16 24z'],
    ['green', 'M24 34c0-12 4-18 16-20 2 10-3 18-16 20z'],
    ['ink', 'M24 34c-2-10-6-15-10-18M24 34c2-6 6-10 10-13'],
  ],
  galley: [
    ['grey', 'M8 20h32v12c0 6-4 10-10 10H18c-6 0-10-4-10-10z'],
    ['red', 'M6 14h36v6H6z'],
    ['ink', 'M24 14V9M20 8h8M4 26h4M40 26h4'],
  ],
  ducts: [
    ['grey', 'M6 6h36v36H6z'],
    ['dark', 'M12 13h24v4H12zM12 22h24v4H12zM12 31h24v4H12z'],
  ],
  bridge: [
    ['paper', ring(24, 24, 18)],
    ['red', ring(24, 24, 6)],
    ['ink', 'M24 6v12M24 30v12M6 24h12M30 24h12M11 11l9 9M37 11l-9 9M11 37l9-9M37 37l-9-9'],
  ],
  medbay: [
    ['paper', 'M10 10h28a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z'],
    ['red', 'M20 15h8v6h6v8h-6v6h-8v-6h-6v-8h6z'],
    ['ink', 'M18 10V5h12v5'],
  ],
}

export const CARD_ART: Record<CardName, Drawing> = {
  'open-the-airlock': [
    ['red', BLAST],
    ['teal', ring(24, 24, 10)],
    ['ink', 'M24 14v20M14 24h20'],
  ],
  spacewalk: [
    ['paper', HELMET],
    ['dark', VISOR],
    ['ink', 'M24 36c0 8 8 2 10 6s8 4 10 0'],
    ['mustard', 'M6 38l2 3 4 .5-3 2.5.7 3.6L6 46l-3.600 1.600L3 44 .5 41.500l4-.5z'],
  ],
  'pressure-suit': [
    ['paper', 'M12 46V36c0-4 4-6 12-6s12 2 12 6v10z'],
    ['mustard', 'M24 4c9 0 14 6 14 14s-5 13-14 13-14-5-14-13S15 4 24 4z'],
    ['dark', 'M16 14h16c3 0 4 2 4 4s-3 7-12 7-12-5-12-7 1-4 4-4z'],
  ],
  overload: [
    ['red', BLAST],
    ['mustard', 'M27 9L14 26h8l-3 13 14-18h-8z'],
  ],
  blackout: [
    ['grey', 'M24 5c9 0 14 6 14 13 0 6-4 9-6 14H16c-2-5-6-8-6-14C10 11 15 5 24 5z'],
    ['paper', 'M17 34h14v8H17z'],
    ['ink', 'M6 6l36 36M17 38h14'],
  ],
  'self-destruct': [
    ['red', ring(24, 26, 18)],
    ['paper', ring(24, 26, 12)],
    ['ink', 'M24 18v8l5 4M24 8V3M18 3h12M39 12l3-3'],
  ],
  jettison: [
    ['mustard', 'M6 8h16v16H6z'],
    ['ink', 'M6 16h16M24 34h16M34 27l8 7-8 7M26 22l6 6'],
    ['teal', 'M8 30h14v14H8z'],
  ],
  'armoured-crate': [
    ['mustard', 'M5 14h38v28H5z'],
    ['grey', 'M5 14l6-8h26l6 8z'],
    ['dark', 'M16 24h16v8H16z'],
    ['ink', 'M5 38h38M20 28h1M27 28h1'],
  ],
  shove: [
    [
      'paper',
      'M4 20h14l6-6c3-2 6 1 4 4l-2 3h14c4 0 4 6 0 6 3 0 3 6-1 6 2 1 1 5-2 5 1 2 0 4-3 4H16l-4-3H4z',
    ],
    ['ink', 'M26 27h14M27 33h12'],
  ],
  weedkiller: [
    ['green', 'M14 20h18v24H14z'],
    ['red', 'M18 20v-6h10v6zM10 6h22v8H10z'],
    ['ink', 'M37 7l5-3M37 11h6M37 15l5 3M18 28h10M18 34h10'],
  ],
  'motion-tracker': [
    ['green', ring(24, 24, 19)],
    ['ink', 'M24 24L37 11M16 24a8 8 0 0 1 8-8M24 24m-13 0a13 13 0 0 1 13-13'],
    ['red', ring(33, 28, 4)],
    ['dark', ring(18, 33, 2)],
  ],
  coward: [
    ['mustard', 'M4 26c0-12 8-20 20-20s20 8 20 20z'],
    ['dark', 'M8 26h32v12H8z'],
    ['paper', ring(17, 32, 4)],
    ['paper', ring(31, 32, 4)],
    ['dark', 'M17 31h1v2h-1zM30 31h1v2h-1z'],
  ],
  'close-call': [
    ['paper', FIGURE],
    ['mustard', ring(24, 14, 7)],
    ['ink', 'M6 20h6M4 28h8M6 36h6M36 14l6-6M38 22h7'],
  ],
  'musical-chairs': [
    ['red', 'M8 22h14v6H8z'],
    ['teal', 'M26 22h14v6H26z'],
    ['ink', 'M8 22V8M8 28v14M22 28v14M40 22V8M26 28v14M40 28v14M17 12c4-5 10-5 14 0M31 6v6h-6'],
  ],
  dinner: [
    ['grey', 'M4 34h40v6H4z'],
    ['paper', 'M8 34c0-12 7-20 16-20s16 8 16 20z'],
    ['red', ring(24, 11, 3.5)],
    ['ink', 'M15 29c1-5 4-8 8-9'],
  ],
  'crawl-space': [
    ['grey', 'M4 8h40v32H4z'],
    ['dark', 'M10 40V26c0-8 6-13 14-13s14 5 14 13v14z'],
    ['mustard', 'M16 40v-8c0-5 3-8 8-8s8 3 8 8v8z'],
    ['dark', 'M20 33h2v2h-2zM27 33h2v2h-2z'],
  ],
  'strange-noise': [
    ['teal', 'M20 20h-8v10h8l9 8V12z'],
    ['ink', 'M34 18c4 4 4 10 0 14M39 13c7 7 7 17 0 24'],
  ],
  'improvised-charge': [
    ['red', 'M8 18h8v24H8zM17 18h8v24h-8zM26 18h8v24h-8z'],
    ['ink', 'M6 30h30M21 18c0-8 6-10 14-8'],
    ['mustard', 'M38 3l1.500 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z'],
  ],
  'vent-section': [
    ['grey', 'M5 8h16v32H5z'],
    ['dark', 'M9 14h8v3H9zM9 22h8v3H9zM9 30h8v3H9z'],
    ['ink', 'M25 15h12c5 0 5-7 0-7M25 24h17M25 33h12c5 0 5 7 0 7'],
  ],
  'all-hands': [
    ['red', 'M8 20l22-12v28L8 28z'],
    ['paper', 'M12 29h7l3 12h-7z'],
    ['ink', 'M36 16l6-5M37 22h8M36 28l6 5'],
  ],
  'distress-call': [
    ['paper', 'M6 12h36v26H6z'],
    ['ink', 'M12 25h1M18 25h1M24 25h6M35 25h1M24 12V4M18 4h12'],
    ['red', ring(24, 5, 3)],
  ],
  resuscitation: [
    ['red', 'M24 42C8 31 4 23 6 15c2-7 13-9 18 0 5-9 16-7 18 0 2 8-2 16-18 27z'],
    ['ink', 'M4 25h12l4-7 6 13 4-6h14'],
  ],
  'wrong-dose': [
    ['teal', 'M16 26L28 14l8 8-12 12c-3 3-6 3-8 0s-3-5 0-8z'],
    ['paper', 'M28 14l5-5 8 8-5 5z'],
    ['ink', 'M37 13l6-6M40 4l5 5M17 33L5 45M22 20l8 8'],
  ],
  quarantine: [
    ['mustard', 'M24 4l21 38H3z'],
    ['dark', 'M22 16h4l-1 14h-2zM22 33h4v4h-4z'],
  ],
}

/** What is left of a destroyed room. */
export const RUIN: Drawing = [
  ['dark', BLAST],
  ['red', ring(24, 24, 8)],
]
/** A drop: whoever is killed leaves one. */
export const BLOOD: Drawing = [['red', DROP]]

/** The suits of the crew, by seat: a fill and what is painted on the helmet. */
export interface Suit {
  fill: string
  mark: 'plain' | 'stripe' | 'band'
}

const SUITS: readonly string[] = [
  ...['#e4572e', '#5fbcc8', '#f2b134', '#78c282', '#a884d6'],
  ...['#f2a0b5', '#fdf8ec', '#7f9fe0', '#c58b52', '#b9c46a'],
]

export function suitOf(seat: number): Suit {
  const marks = ['plain', 'stripe', 'band'] as const
  return {
    fill: SUITS[seat % SUITS.length] ?? '#fdf8ec',
    mark: marks[seat % marks.length] ?? 'plain',
  }
}
