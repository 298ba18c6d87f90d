import type { Poster } from '../../core/poster'

export const poster: Poster = {
  title: 'Aliens',
  author: 'Adrian Dinu',
  illustrator: 'Didier Guiserix',
  publisher: 'Tilsit',
  year: 2007,
  players: [3, 6],
  accent: '#7A4EAB',
  tagline: {
    en: 'Three aliens, five testimonies, and an investigator who saw nothing.',
    fr: 'Trois aliens, cinq témoignages, et un enquêteur qui n’a rien vu.',
  },
  order: 1,
}
