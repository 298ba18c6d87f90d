import type { Poster } from '../../core/poster'

export const poster: Poster = {
  title: 'Premier Contact',
  author: 'Damir Khusnatdinov',
  illustrator: 'Alexandra Sharyapova',
  players: [2, 7],
  accent: '#C9A227',
  tagline: {
    en: 'They drew a sign. What on Earth do they want?',
    fr: 'Ils ont tracé un signe. Mais que veulent-\u2060ils donc\u00a0?',
  },
  order: 5,
}
