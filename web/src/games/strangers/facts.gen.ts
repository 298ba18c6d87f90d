// Written by `soucoupe types` from the game's component tables; never edited by hand.
export const NUMBERS = {
  "kids": 10,
  "hand": 3,
  "handOfFour": 4,
  "games": 3,
} as const

export const PLANNED = {
  "walk": 10,
  "run": 10,
  "skateboard": 10,
  "school-bus": 10,
  "city-bus": 10,
  "walkie-talkies": 10,
  "fence-hop": 3,
  "bmx": 3,
  "prom-night": 3,
  "pool-party": 1,
  "new-boyfriend": 1,
  "men-in-black": 1,
  "watches": 1,
  "mums-car": 1,
  "car-pool": 1,
} as const
