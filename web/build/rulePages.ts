// Rule pages become paragraphs of HTML when the page is built: nothing is parsed in the browser.
import { readFileSync } from 'node:fs'
import { Marked } from 'marked'
import type { Plugin } from 'vite'

const QUERY = '?page'
const HEADING = /^## (.+) \{#([a-z-]+)\}$/m

export interface Paragraph {
  id: string
  title: string
  html: string
}

export function paragraphs(markdown: string): Paragraph[] {
  const [opening, ...rest] = markdown.split(HEADING)
  const title = /^# (.+)$/m.exec(opening)?.[1] ?? ''
  const marked = new Marked({ gfm: true })
  // A wide table scrolls by itself on a narrow screen, so it must be reached by keyboard.
  const html = (text: string) =>
    marked.parse(text, { async: false }).trim().replaceAll('<table>', '<table tabindex="0">')
  const found: Paragraph[] = [{ id: '', title, html: html(opening.replace(/^# .+$/m, '')) }]
  for (let at = 0; at < rest.length; at += 3) {
    found.push({ id: rest[at + 1], title: rest[at], html: html(rest[at + 2]) })
  }
  return found
}

export function rulePages(): Plugin {
  return {
    name: 'soucoupe-rule-pages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.md${QUERY}`)) return null
      const path = id.slice(0, -QUERY.length)
      this.addWatchFile(path)
      const found = paragraphs(readFileSync(path, 'utf-8'))
      return { code: `export default ${JSON.stringify(found)}`, moduleType: 'js' }
    },
  }
}
