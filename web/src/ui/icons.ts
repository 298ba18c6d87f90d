// Drawings of the icons, on a board of 24 by 24, in strokes.
export const ICONS = {
  check: 'M4 13l5 5L20 6',
  cross: 'M6 6l12 12M18 6L6 18',
  unknown: 'M8 9a4 4 0 1 1 5.6 3.6c-1.1.5-1.6 1.2-1.6 2.4M12 19v.2',
  lens: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5L21 21',
  secret: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6M12 10.5v3',
  card: 'M6 3h12v18H6zM10 8h4',
  bot: 'M5 9h14v10H5zM12 9V4M9 13.5v1M15 13.5v1M10 4h4',
  away: 'M4 7h7l-7 8h7M14.5 12h5l-5 6h5',
  log: 'M6 4h12v16H6zM9 9h6M9 12.5h6M9 16h4',
  memory: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8 6.3 20.2l1.5-6.4L3 9.6 9.3 9z',
  arrow: 'M5 12h13M13 6l6 6-6 6',
  hourglass: 'M6 3h12M6 21h12M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9',
  flag: 'M6 21V4h12l-3 4.5 3 4.5H6',
  undo: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12H9',
  talk: 'M4 5h16v11h-8l-5 4v-4H4z',
  feelings: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M8.5 9.5v.6M15.5 9.5v.6M7.5 14c2 3.6 7 3.6 9 0',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  book: 'M12 6c-2-2-5-2-8-1.5v14c3-.5 6-.5 8 1.5 2-2 5-2 8-1.5v-14C17 4 14 4 12 6zM12 6v14',
  table:
    'M3 7h9M18 7h3M15 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5M3 17h3M12 17h9M9 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  send: 'M4 4l17 8-17 8 3-8zM7 12h14',
  play: 'M7 4.5l12 7.5-12 7.5z',
  pause: 'M8 5v14M16 5v14',
  first: 'M5 5v14M19 5l-10 7 10 7z',
  last: 'M19 5v14M5 5l10 7-10 7z',
  backward: 'M15.5 4.5L7 12l8.5 7.5',
  forward: 'M8.5 4.5L17 12l-8.5 7.5',
} as const

export type IconName = keyof typeof ICONS
