// Which page is shown: read from the address, changed without leaving it.
import { BASE } from './urls'
import type { Replay } from './types.gen'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; secret: string }
  | { page: 'replay'; table: string; ply: number | null; eyes: Eyes | null }
  | { page: 'rules'; game: string; paragraph: string }
  | { page: 'credits'; game: string }
  | { page: 'help'; paragraph: string }
  | { page: 'host' }
  | { page: 'not-found' }

export type Eyes = Replay['eyes']

export function readRoute(path: string, hash: string, search = ''): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  const mark = decodeURIComponent(hash.replace(/^#/, ''))
  if (!first) return { page: 'home' }
  if (first === 'host' && !second) return { page: 'host' }
  if (first === 'help' && !second) return { page: 'help', paragraph: mark }
  if (first === 't' && more.join('/') === 'replay') {
    return { page: 'replay', table: second, ...readMoment(new URLSearchParams(search)) }
  }
  if (!second || more.length) return { page: 'not-found' }
  switch (first) {
    case 't':
      return { page: 'table', table: second, secret: mark }
    case 'new':
      return { page: 'new', game: second }
    case 'rules':
      return { page: 'rules', game: second, paragraph: mark }
    case 'credits':
      return { page: 'credits', game: second }
    default:
      return { page: 'not-found' }
  }
}

/** Where a moment of a replay is found: its ply, and through whose eyes. */
export function momentPath(table: string, ply: number, eyes: Eyes): string {
  return `/t/${table}/replay?ply=${ply}&eyes=${eyes}`
}

function readMoment(asked: URLSearchParams): { ply: number | null; eyes: Eyes | null } {
  const ply = numberIn(asked.get('ply'))
  const eyes = asked.get('eyes')
  return { ply, eyes: eyes === 'open' || eyes === 'public' ? eyes : numberIn(eyes) }
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

class Router {
  route = $state.raw<Route>(here())

  constructor() {
    const follow = () => (this.route = here())
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
  }

  go(path: string): void {
    history.pushState(null, '', BASE + path)
    this.route = here()
    scrollTo(0, 0)
  }

  /** Change the address of the page one is on, leaving nothing behind in the history. */
  replace(path: string): void {
    history.replaceState(null, '', BASE + path)
    this.route = here()
  }

  /** Write into the address where one is by now, without going anywhere. */
  note(path: string): void {
    history.replaceState(null, '', BASE + path)
  }
}

function here(): Route {
  return readRoute(location.pathname.slice(BASE.length), location.hash, location.search)
}

export const router = new Router()

/** Follow links to our own pages without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  const link = (event.target as Element).closest?.('a')
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download'))
    return
  const path = link.getAttribute('href') ?? ''
  if (!path.startsWith(`${BASE}/`) || path.startsWith(`${BASE}/api`)) return
  event.preventDefault()
  router.go(path.slice(BASE.length))
}
