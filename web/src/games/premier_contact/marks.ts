// Shapes that go with the colours, so that colour is never the only cue; on a board of 24 by 24.
import type { CellColour } from './types'

export const SHAPES: Record<CellColour, string> = {
  red: 'M12 3 22 20H2Z',
  blue: 'M4 4H20V20H4Z',
  green: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19Z',
  black: 'M6 2 12 8 18 2 22 6 16 12 22 18 18 22 12 16 6 22 2 18 8 12 2 6Z',
}
