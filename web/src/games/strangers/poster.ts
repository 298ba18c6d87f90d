import type { Poster } from '../../core/poster'

export const poster: Poster = {
  title: 'Don’t Talk to Strangers',
  author: 'Ben Stoll',
  illustrator: 'Steven Rhodes',
  publisher: 'Cryptozoic Entertainment, Don’t Panic Games',
  year: 2024,
  players: [1, 4],
  accent: '#F18F01',
  tagline: {
    en: 'Get the kids home before the saucer does.',
    fr: 'Ramenez les enfants avant que la soucoupe ne s’en charge.',
  },
  order: 4,
}
