// Drawings of the icons, on a board of 24 by 24, in strokes.
export const ICONS = {
  check: 'M4 13l5 5L20 6',
  cross: 'M6 6l12 12M18 6L6 18',
  unknown: 'M8 9a4 4 0 1 1 5.6 3.6c-1.1.5-1.6 1.2-1.6 2.4M12 19v.2',
  lens: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5L21 21',
  secret: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6M12 10.5v3',
  card: 'M6 3h12v18H6zM10 8h4',
  bot: 'M5 9h14v10H5zM12 9V4M9 13.5v1M15 13.5v1M10 4h4',
  away: 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16M12 8v4.5l3 2',
  log: 'M6 4h12v16H6zM9 9h6M9 12.5h6M9 16h4',
  memory: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8 6.3 20.2l1.5-6.4L3 9.6 9.3 9z',
  arrow: 'M5 12h13M13 6l6 6-6 6',
} as const

export type IconName = keyof typeof ICONS
