// A die flies from its place in the tray into a group, and back.
import { cubicOut } from 'svelte/easing'
import { crossfade } from 'svelte/transition'

import { prefersLessMotion, motion } from '../../ui/motion'

const FLIGHT = 220

export const [leave, land] = crossfade({
  duration: () => (prefersLessMotion() ? 0 : FLIGHT / motion.rate),
  easing: cubicOut,
  fallback: () => ({ duration: 0 }),
})
