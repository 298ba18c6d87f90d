import type { Poster } from '../../core/poster'

export const poster: Poster = {
  title: 'Aliens Eyes',
  author: 'L. Borg',
  players: [2, 6],
  accent: '#4F9D5B',
  tagline: {
    en: 'Ten dice, thirty seconds, and eyes everywhere.',
    fr: 'Dix dés, trente secondes, et des yeux partout.',
  },
  order: 2,
}
