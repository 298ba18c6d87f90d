// Written by `soucoupe types` from the game's component tables; never edited by hand.
export const BOX = {
  "faces": 6,
  "fewest": 2,
  "breaks": 20,
  "black_from": 5,
} as const

export const BLACK = {
  "likeliest": [[1, 2], [2, 2], [2, 3], [3, 2], [3, 3], [3, 4], [4, 2], [4, 3], [4, 4], [5, 2], [5, 3], [5, 4], [6, 2], [6, 3], [6, 4], [6, 5], [7, 2], [7, 3], [7, 4], [8, 2], [8, 3], [9, 2], [9, 3], [10, 2]],
  "once": [[1, 2], [2, 2], [2, 3], [3, 2], [3, 3], [3, 4], [4, 2], [4, 3], [4, 4], [5, 2], [5, 3], [5, 4], [6, 2], [6, 3], [6, 4], [6, 5], [7, 2], [7, 3], [7, 4], [8, 2], [8, 3], [9, 2], [9, 3], [10, 2]],
} as const

export const WORTH = [
  0,
  0,
  10,
  25,
  50,
  100,
] as const
