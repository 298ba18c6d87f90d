// A variant in words: the choices it makes, and the switches that are on.
import type { OptionField } from './options'
import type { Translate } from './i18n.svelte'

export function variantWords(
  options: Readonly<Record<string, unknown>>,
  fields: readonly OptionField[],
  t: Translate,
  has: (message: string) => boolean,
): string {
  const parts = fields.flatMap(({ name, kind }) => {
    const value = options[name]
    if (kind === 'boolean') return value === true ? [t(`option-${name}`)] : []
    if (kind !== 'choice' || typeof value !== 'string') return []
    // Among those who play alone a choice may have a name of its own.
    const alone = `option-${name}-${value}-alone`
    const message = has(alone) ? alone : `option-${name}-${value}`
    return [has(message) ? t(message) : value]
  })
  return parts.join(' · ')
}
