// The rule pages of the games, and the help page, turned into paragraphs when the page was built.
import type { Paragraph } from '../../build/rulePages'
import type { Language } from './i18n.svelte'

const pages = import.meta.glob<Paragraph[]>('../../../src/soucoupe/games/*/texts/rules.*.md', {
  query: '?page',
  import: 'default',
})

const help = import.meta.glob<Paragraph[]>('../../../src/soucoupe/texts/help.*.md', {
  query: '?page',
  import: 'default',
})

export type { Paragraph }

export async function rulePage(game: string, language: Language): Promise<Paragraph[]> {
  const path = `../../../src/soucoupe/games/${game}/texts/rules.${language}.md`
  return (await pages[path]?.()) ?? []
}

export async function helpPage(language: Language): Promise<Paragraph[]> {
  return (await help[`../../../src/soucoupe/texts/help.${language}.md`]?.()) ?? []
}
