import type { Poster } from '../../core/poster'

export const poster: Poster = {
  title: 'Ce jeu est une TUERIE : Alien à bord',
  author: 'I. Turner',
  illustrator: 'Grafit Studio',
  publisher: 'Smirk & Dagger Games, Lucky Duck Games',
  year: 2024,
  players: [3, 10],
  accent: '#C1292E',
  tagline: {
    en: 'It is aboard. Hide better than the others.',
    fr: 'Il est à bord. Cachez-\u2060vous mieux que les autres.',
  },
  order: 3,
}
