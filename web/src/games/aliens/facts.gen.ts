// Written by `soucoupe types` from the game's component tables; never edited by hand.
export const CHARACTERISTICS = {
  "race": ["gluon", "phi", "quark"],
  "colour": ["green", "violet", "orange"],
  "appetite": ["sated", "hungry"],
} as const

export const SUITS = [
  "gluon",
  "phi",
  "quark",
  "green",
  "violet",
  "orange",
  "sated",
  "hungry",
  "race",
  "colour",
] as const

export const VALUES = [
  0,
  0,
  1,
  1,
  2,
  2,
  3,
] as const

export const ROUND = {
  "aliens": 3,
  "testimonies": 5,
  "errors": 3,
} as const
