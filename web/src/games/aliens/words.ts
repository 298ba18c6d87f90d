// Things of the game in words.
import type { Translate } from '../../core/i18n.svelte'
import { faceOf, isRed } from './cards'
import type { Alien, Statement, Testimony } from './types'

export function alienWords(alien: Alien, t: Translate): string {
  return t('alien', { race: alien.race, colour: alien.colour, appetite: alien.appetite })
}

export function statementWords(says: Statement, t: Translate): string {
  return t('statement', { attribute: says.attribute, value: says.value })
}

/** What a card in hand would say: a statement, or that it leaves a choice. */
export function cardWords(card: number, t: Translate): string {
  const { suit, value } = faceOf(card)
  if (isRed(suit)) return t('face', { suit, value })
  return statementWords({ attribute: suit, value }, t)
}

/** Whether a testimony turned out true; "not" where it was won without being judged. */
export function answerOf(testimony: Testimony): 'true' | 'false' | 'not' | null {
  if (testimony.answer !== null) return testimony.answer ? 'true' : 'false'
  return testimony.winner === null ? null : 'not'
}

/** A testimony with who said it, and what became of it. */
export function testimonyWords(
  testimony: Testimony,
  at: number,
  names: readonly string[],
  t: Translate,
): string {
  const speaker = names[testimony.speaker] ?? ''
  const said = t('place-testimony', {
    position: at + 1,
    speaker,
    says: statementWords(testimony.says, t),
  })
  const answer = answerOf(testimony)
  if (answer === null || testimony.winner === null) return said
  const winner = names[testimony.winner] ?? ''
  return `${said}, ${t(`judged-${answer}`)}, ${t('won-by', { winner })}`
}
