// How the kids of each seat look: a colour and a shape, so that neither is the only cue.
import { NUMBERS } from './facts.gen'

export interface Look {
  fill: string
  /** An outline on a board of 40 by 40. */
  shape: string
  /** Where the face is. */
  face: number
}

export const LOOKS: readonly Look[] = [
  { fill: '#e4572e', shape: 'M20 4a16 16 0 1 1 0 32a16 16 0 1 1 0-32z', face: 20 },
  { fill: '#1b9aaa', shape: 'M8 5h24q3 0 3 3v24q0 3-3 3H8q-3 0-3-3V8q0-3 3-3z', face: 20 },
  { fill: '#f2b134', shape: 'M17.4 5q2.6-4 5.2 0L37 31.5q2 4-2.5 4H5.5q-4.5 0-2.5-4z', face: 25 },
  {
    fill: '#b18ad6',
    shape: 'M17.5 3.5q2.5-2.5 5 0l14 14q2.5 2.5 0 5l-14 14q-2.5 2.5-5 0l-14-14q-2.5-2.5 0-5z',
    face: 20,
  },
]

export const lookOf = (seat: number): Look => LOOKS[seat % LOOKS.length]
/** Whose a kid is: they are numbered seat by seat. */
export const ownerOf = (kid: number): number => Math.floor(kid / NUMBERS.kids)
