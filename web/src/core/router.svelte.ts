// Which page is shown: read from the address, changed without leaving it.
import { BASE } from './place'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; secret: string }
  | { page: 'rules'; game: string; paragraph: string }
  | { page: 'credits'; game: string }
  | { page: 'help' }
  | { page: 'lost' }

export function readRoute(path: string, hash: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  const mark = decodeURIComponent(hash.replace(/^#/, ''))
  if (!first) return { page: 'home' }
  if (first === 'help' && !second) return { page: 'help' }
  if (!second || more.length) return { page: 'lost' }
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
      return { page: 'lost' }
  }
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
}

function here(): Route {
  return readRoute(location.pathname.slice(BASE.length), location.hash)
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
