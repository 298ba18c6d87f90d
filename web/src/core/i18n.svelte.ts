// The words of the page: Fluent catalogues shared with the command line, French and English.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { recall, remember } from './storage'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Words = Record<string, string | number>
export type Translate = (message: string, words?: Words) => string

type Load = Record<string, () => Promise<string>>

const KEY = 'soucoupe.language'
const TEXTS = '../../../src/soucoupe'
const house = import.meta.glob<string>('../../../src/soucoupe/texts/*.ftl', {
  query: '?raw',
  import: 'default',
})
const games = import.meta.glob<string>('../../../src/soucoupe/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
})
/** Words that only some pages need, by the name of their folder. */
const parts = import.meta.glob<string>('../../../src/soucoupe/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

class Locale {
  language = $state<Language>(preferred())
  #bundles = $state.raw<Record<string, FluentBundle>>({})

  /** The messages of the house and, where one is named, of a game or a page; loaded or empty. */
  translator(game: string | null = null): Translate {
    const bundle =
      this.#bundles[key(this.language, game)] ?? this.#bundles[key(this.language, null)]
    return (message, words) => format(bundle, message, words)
  }

  has(message: string, game: string | null = null): boolean {
    return this.#bundles[key(this.language, game)]?.hasMessage(message.split('.')[0]) ?? false
  }

  isReady(game: string | null = null): boolean {
    return key(this.language, game) in this.#bundles
  }

  async load(game: string | null = null, language: Language = this.language): Promise<void> {
    const at = key(language, game)
    if (at in this.#bundles) return
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of await Promise.all(files(language, game))) {
      bundle.addResource(new FluentResource(text))
    }
    this.#bundles = { ...this.#bundles, [at]: bundle }
  }

  /** Change the language: everything shown already is loaded before the switch, so nothing flickers. */
  async setLanguage(language: Language): Promise<void> {
    const shown = Object.keys(this.#bundles).map((at) => at.split('/')[1] || null)
    await Promise.all(shown.map((game) => this.load(game, language)))
    this.language = language
    document.documentElement.lang = language
    remember(KEY, language)
  }
}

function files(language: Language, game: string | null): Promise<string>[] {
  const of = (from: Load, folder: string) =>
    Object.keys(from)
      .filter(
        (path) => path.startsWith(folder) && /(^|[./])(..)\.ftl$/.exec(path)?.[2] === language,
      )
      .map((path) => from[path]())
  const more = game
    ? [...of(games, `${TEXTS}/games/${game}/`), ...of(parts, `${TEXTS}/texts/${game}/`)]
    : []
  return [...of(house, `${TEXTS}/texts/`), ...more]
}

function format(bundle: FluentBundle | undefined, message: string, words?: Words): string {
  const [id, attribute] = message.split('.')
  const found = bundle?.getMessage(id)
  const pattern = attribute ? found?.attributes[attribute] : found?.value
  return pattern ? bundle!.formatPattern(pattern, words ?? null, []) : bundle ? message : ''
}

function key(language: Language, game: string | null): string {
  return `${language}/${game ?? ''}`
}

function preferred(): Language {
  const kept = recall<string | null>(KEY, null)
  const wanted = [kept ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2))
  return wanted.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en'
}

export const locale = new Locale()
