// Drawings from small parts: buildings for an area, and the cards on a board of 48 by 48.
import type { Place } from './boards'
import type { AnyCard } from './types'

export interface Stroke {
  d: string
  /** What it is made of: how it is filled and outlined. */
  as: 'wall' | 'roof' | 'pane' | 'water' | 'leaf' | 'bright' | 'thin' | 'foam'
}

type Draw = (width: number, height: number) => Stroke[]

const tree = (x: number, y: number, size = 15): Stroke[] => [
  { as: 'thin', d: `M${x} ${y}v${size + 6}` },
  { as: 'leaf', d: `M${x} ${y - size}a${size} ${size} 0 1 1-.1 0z` },
]

/** A gabled house that fills a box. */
const gable = (x: number, y: number, w: number, h: number): Stroke[] => [
  { as: 'wall', d: `M${x + w * 0.12} ${y + h * 0.4}h${w * 0.76}v${h * 0.6}h${-w * 0.76}z` },
  { as: 'roof', d: `M${x} ${y + h * 0.46}L${x + w / 2} ${y}l${w / 2} ${h * 0.46}z` },
]

const house: Draw = (w, h) => {
  const from = (w - 84) / 2
  return [
    { as: 'roof', d: `M${from + 60} 20v-10h10v18z` },
    ...gable(from, 8, 84, h - 34),
    { as: 'pane', d: `M${from + 14} ${h - 44}h9v12h-9zM${from + 61} ${h - 44}h9v12h-9z` },
    ...(w > 150 ? [...tree(28, 40), ...tree(w - 28, 44)] : []),
  ]
}

const manor: Draw = (w, h) => [
  { as: 'wall', d: `M12 62h${w - 26}v${h - 92}H12z` },
  { as: 'roof', d: `M6 66 ${w / 2 - 1} 26l${w / 2 - 7} 40z` },
  { as: 'wall', d: `M10 44h20v40H10zM${w - 32} 44h20v40h-20z` },
  { as: 'roof', d: `M6 46 20 12l14 34zM${w - 36} 46l14-34 14 34z` },
  { as: 'pane', d: `M16 ${h - 56}h12v20H16zM${w - 30} ${h - 56}h12v20h-12z` },
  { as: 'bright', d: `M${w / 2 - 10} ${h - 30}v-22q9-12 18 0v22z` },
]

const library: Draw = (w, h) => {
  const columns = Math.max(2, Math.round(w / 46))
  const gap = (w - 46) / columns
  return [
    { as: 'roof', d: `M12 30 ${w / 2} 4l${w / 2 - 12} 26z` },
    { as: 'wall', d: `M18 30h${w - 38}v${h - 62}H18z` },
    {
      as: 'thin',
      d: Array.from({ length: columns + 1 }, (_, at) => `M${23 + at * gap} 34v${h - 70}`).join(''),
    },
  ]
}

const park: Draw = (w, h) => [
  {
    as: 'water',
    d: `M${w * 0.42} ${h * 0.3}q${w * 0.1}-16 ${w * 0.18} 0t-4 22q-20 8-${w * 0.16} 0t2-22z`,
  },
  ...tree(24, 30),
  ...tree(w - 26, 32),
  ...tree(26, h - 38, 12),
  ...tree(w - 28, h - 36, 12),
]

const pool: Draw = (w, h) => [
  { as: 'water', d: `M18 20q0-6 6-6h${w - 50}q6 0 6 6v${h - 56}q0 6-6 6H24q-6 0-6-6z` },
  {
    as: 'foam',
    d: `M30 26q8-7 16 0t16 0M${w - 74} ${h - 42}q8-7 16 0t16 0M${w / 2 - 16} 26q8-7 16 0t16 0`,
  },
  { as: 'thin', d: `M${w - 30} 8v20M${w - 22} 8v20M${w - 30} 15h8` },
  { as: 'bright', d: `M10 ${h - 22}q12-18 24 0z` },
]

const dance: Draw = (w, h) => [
  { as: 'wall', d: `M16 ${h * 0.34}h${w - 34}v${h * 0.66 - 30}H16z` },
  { as: 'roof', d: `M8 ${h * 0.36}Q${w / 2}-${h * 0.16} ${w - 10} ${h * 0.36}z` },
  { as: 'bright', d: `M${w / 2} ${h * 0.16}a9 9 0 1 1-.1 0z` },
  { as: 'thin', d: `M${w / 2 - 8} ${h * 0.16 + 9}h16M${w / 2} ${h * 0.16 - 9}v9` },
]

const club: Draw = (w, h) => [
  { as: 'leaf', d: `M14 44q-8-26 16-30 8-14 24-6 20-6 26 12 14 8 4 24z` },
  { as: 'wall', d: `M18 38h${w - 38}v${h - 66}H18z` },
  { as: 'roof', d: `M10 42 ${w / 2} 16l${w / 2 - 12} 26z` },
]

export const ART: Readonly<Record<Place['kind'], Draw>> = {
  house,
  manor,
  library,
  park,
  pool,
  dance,
  club,
}

/** A drawing for every card: what is filled, and lines over it. */
export const CARDS: Readonly<Record<AnyCard, { fill: string; d: string; lines?: string }>> = {
  'alien-sighted': {
    fill: '#8cc98a',
    d: 'M24 4c13 0 18 9 18 19S32 44 24 44 6 33 6 23 11 4 24 4z',
    lines: 'M12 22q8 1 9 10-9-1-9-10zM36 22q-8 1-9 10 9-1 9-10z',
  },
  'flying-saucer': {
    fill: '#f3957b',
    d: 'M14 20C14 6 34 6 34 20c8 1 12 4 12 7 0 8-44 8-44 0 0-3 4-6 12-7z',
    lines: 'M14 20q10 6 20 0M14 34l-6 10M34 34l6 10M24 36v8',
  },
  walk: {
    fill: '#f2b134',
    d: 'M8 36V16l12-4 8 14 14 4q4 2 4 6z',
    lines: 'M8 36h38v5H8zM22 20l6-3M25 25l6-3',
  },
  run: {
    fill: '#f3957b',
    d: 'M10 36V18l12-4 8 12 12 4q4 2 4 6z',
    lines: 'M10 36h36v5H10zM0 16h6M0 24h5M0 32h6M24 19l6-3M27 24l6-3',
  },
  skateboard: {
    fill: '#1b9aaa',
    d: 'M2 22q4 8 10 8h24q6 0 10-8l-3-2q-3 4-8 4H13q-5 0-8-4z',
    lines: 'M14 31a4 4 0 1 0 .1 0M34 31a4 4 0 1 0 .1 0',
  },
  'school-bus': {
    fill: '#f2b134',
    d: 'M4 12h40v24H4z',
    lines: 'M8 17h8v8H8zM20 17h8v8h-8zM32 17h8v8h-8zM13 32a5 5 0 1 0 .1 0M35 32a5 5 0 1 0 .1 0',
  },
  'city-bus': {
    fill: '#7fc9d2',
    d: 'M4 12h36q4 0 4 8v16H4z',
    lines: 'M8 17h12v8H8zM24 17h14v8H24zM13 32a5 5 0 1 0 .1 0M35 32a5 5 0 1 0 .1 0',
  },
  'walkie-talkies': {
    fill: '#78c282',
    d: 'M16 16h18v28H16z',
    lines:
      'M20 16V2M20 22h10M20 27h10M21 35a4 4 0 1 0 8 0 4 4 0 1 0-8 0M38 8q6 6 0 14M8 8q-6 6 0 14',
  },
  'fence-hop': {
    fill: '#d8b98a',
    d: 'M6 44V22l5-6 5 6v22zM19 44V22l5-6 5 6v22zM32 44V22l5-6 5 6v22z',
    lines: 'M2 28h44M2 37h44M8 10Q24-6 40 10l-1-7M40 10h-7',
  },
  bmx: {
    fill: '#e4572e',
    d: 'M16 26h16l-4-8H18z',
    lines:
      'M11 24a9 9 0 1 0 .1 0M37 24a9 9 0 1 0 .1 0M11 33l9-15h12l5 15M20 18l6 15M16 15h8M31 14l6-3',
  },
  'prom-night': {
    fill: '#b18ad6',
    d: 'M24 14a12 12 0 1 1-.1 0z',
    lines: 'M24 2v12M13 22h22M13 30h22M24 14q-8 12 0 24M24 14q8 12 0 24M4 10l4 4M44 10l-4 4',
  },
  'science-club': {
    fill: '#7fc9d2',
    d: 'M18 4h12v14l12 22q1 4-4 4H10q-5 0-4-4l12-22z',
    lines: 'M15 4h18M12 32h24M20 37a2 2 0 1 0 .1 0M28 24a2 2 0 1 0 .1 0',
  },
  'pool-party': {
    fill: '#7fc9d2',
    d: 'M2 28q6-8 11 0t11 0 11 0 11 0v16H2z',
    lines: 'M24 4a9 9 0 0 1 0 18M24 4a9 9 0 0 0 0 18M24 4v18M15 13h18M8 36q4-4 8 0t8 0 8 0 8 0',
  },
  'new-boyfriend': {
    fill: '#f3957b',
    d: 'M24 42C4 28 4 10 15 10q7 0 9 8 2-8 9-8c11 0 11 18-9 32z',
    lines: 'M10 18l-6-6M38 18l6-6M17 24h4M27 24h4M20 31q4 3 8 0',
  },
  'men-in-black': {
    fill: '#4a4458',
    d: 'M14 12h20l2 8h8v5H4v-5h8z',
    lines: 'M10 29h12v7H10zM26 29h12v7H26zM22 31h4M18 43h12',
  },
  'ice-cream-date': {
    fill: '#f7c6b6',
    d: 'M12 22a12 12 0 1 1 24 0z',
    lines: 'M13 22l11 24 11-24M18 30l10-6M22 38l9-8M24 6l4-5',
  },
  watches: {
    fill: '#f2b134',
    d: 'M24 12a13 13 0 1 1-.1 0z',
    lines: 'M24 17v8l6 4M18 12l1-9h10l1 9M18 37l1 9h10l1-9',
  },
  'mums-car': {
    fill: '#e4572e',
    d: 'M4 34V24l6-2 5-9h17l7 9q6 1 6 6v6z',
    lines: 'M17 22l3-6h4v6zM27 22v-6h4l4 6zM14 30a5 5 0 1 0 .1 0M36 30a5 5 0 1 0 .1 0',
  },
  'car-pool': {
    fill: '#1b9aaa',
    d: 'M2 34V16q0-4 4-4h28l8 10q4 1 4 5v7z',
    lines: 'M7 16h8v7H7zM19 16h8v7h-8zM31 16l5 7h-5zM13 30a5 5 0 1 0 .1 0M36 30a5 5 0 1 0 .1 0',
  },
}
