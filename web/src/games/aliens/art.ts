// The parts an alien is composed of, on a board of 120 by 120.
//
// A race is a body, its eyes and what grows on its head; a colour is a fill with a pattern;
// an appetite is a mouth and what the eyelids do.
import type { Colour, Race } from './types'

export interface Eye {
  x: number
  y: number
  size: number
}

export interface Body {
  outline: string
  /** Antennae and limbs: strokes, drawn behind the body. */
  limbs: string
  /** Knobs at the ends of the limbs. */
  knobs: readonly Eye[]
  eyes: readonly Eye[]
  mouth: { x: number; y: number; size: number }
}

export const BODIES: Record<Race, Body> = {
  gluon: {
    outline:
      'M60 25C92 25 107 48 105 75C104 90 108 98 101 107C95 113 89 104 82 106C76 108 74 115 67 113' +
      'C60 111 60 106 54 107C47 108 46 115 39 113C32 111 32 104 26 107C18 110 13 101 15 89' +
      'C16 82 15 78 15 73C14 47 30 25 60 25Z',
    limbs: 'M42 30 33 13M78 30 87 13',
    knobs: [
      { x: 33, y: 11, size: 6 },
      { x: 87, y: 11, size: 6 },
    ],
    eyes: [{ x: 60, y: 52, size: 18 }],
    mouth: { x: 60, y: 88, size: 1 },
  },
  phi: {
    outline:
      'M52 30V12Q52 5 60 5Q68 5 68 12V30C93 32 111 44 111 62C111 81 93 92 71 94L72 104' +
      'Q86 105 87 114H33Q34 105 48 104L49 94C27 92 9 81 9 62C9 44 27 32 52 30Z',
    limbs: 'M11 52Q2 44 5 34M109 52Q118 44 115 34',
    knobs: [],
    eyes: [
      { x: 41, y: 53, size: 13 },
      { x: 79, y: 53, size: 13 },
    ],
    mouth: { x: 60, y: 76, size: 0.8 },
  },
  quark: {
    outline:
      'M60 12C66 12 69 17 72 23L110 99C115 109 111 114 102 114H18C9 114 5 109 10 99L48 23' +
      'C51 17 54 12 60 12Z',
    limbs: 'M38 44 18 36 24 22M82 44 102 36 96 22M60 14 60 4',
    knobs: [],
    eyes: [
      { x: 60, y: 41, size: 10 },
      { x: 44, y: 64, size: 10 },
      { x: 76, y: 64, size: 10 },
    ],
    mouth: { x: 60, y: 93, size: 0.95 },
  },
}

export interface Paint {
  fill: string
  dark: string
  pattern: 'spots' | 'stripes' | 'plain'
}

export const PAINTS: Record<Colour, Paint> = {
  green: { fill: '#6fbf5f', dark: '#2f7d3b', pattern: 'spots' },
  violet: { fill: '#a884d6', dark: '#5f3797', pattern: 'stripes' },
  orange: { fill: '#f79a3e', dark: '#c25a10', pattern: 'plain' },
}

export const PLAIN_BODY: Paint = { fill: '#ddd0b4', dark: '#a89a7c', pattern: 'plain' }

/** A splash of paint: no body, so that nobody takes a colour for a race. */
export const SPLASH =
  'M60 12C74 8 78 22 90 24C104 26 112 38 104 50C98 60 112 68 106 82C100 96 86 90 78 100' +
  'C70 112 54 114 46 102C40 92 24 98 16 86C8 74 22 66 16 54C10 40 18 28 32 28C44 28 46 16 60 12Z'

/** Nothing but a mouth on a plate: neither a body nor a colour. */
export const FACE = 'M60 10A50 50 0 1 1 60 110A50 50 0 1 1 60 10Z'
export const PLAIN_FACE: Paint = { fill: '#f9dc92', dark: '#c99a2e', pattern: 'plain' }

export const MOUTHS = {
  sated: {
    lips: 'M-20-5Q0 17 20-5',
    tongue: 'M3 5Q4 18 12 15Q18 12 14 0',
  },
  hungry: {
    hole: 'M-23-11Q0-17 23-11Q25 18 0 20Q-25 18-23-11Z',
    teeth: 'M-20-12-15-2-9-13-3-2 3-14 9-2 14-13 19-3 21-12M-15 15-10 6-4 18 2 8 7 18 13 7 16 14',
  },
} as const
