// Things of the game in words.
import { joined } from '../../core/teller'
import type { Translate } from '../../core/i18n.svelte'
import { colourOf } from './cards'
import type { CellColour, Feature, Mark, View, VoteResult } from './types'

/** The name of an offering, as it is printed under it. */
export function offeringName(name: string, t: Translate): string {
  return t('offering-name', { name })
}

export function wordOf(feature: Feature, t: Translate): string {
  return t('word', { name: feature })
}

/** What a sign with the bar means: the contrary, or not. */
export function contraryOf(feature: Feature, t: Translate): string {
  return t('contrary', { name: feature })
}

export function signWords(glyph: number, t: Translate): string {
  return t('mark', { barred: 'false', glyph: glyph + 1 })
}

export function markWords({ glyph, barred }: Mark, t: Translate): string {
  return t('mark', { barred: String(barred), glyph: glyph + 1 })
}

export function marksWords(marks: readonly Mark[], t: Translate): string {
  return joined(
    marks.map((mark) => markWords(mark, t)),
    t,
  )
}

export function colourWords(colour: CellColour, t: Translate): string {
  return t('colour', { colour })
}

export function resultWords(result: VoteResult, t: Translate): string {
  return t('vote-result', { result })
}

/** Somebody of the alien camp, with the colour. */
export function alienWords(
  view: View,
  seat: number,
  names: readonly string[],
  t: Translate,
): string {
  const colour = colourOf(view, seat)
  const name = names[seat] ?? ''
  return colour ? t('alien-of', { name, colour }) : name
}
