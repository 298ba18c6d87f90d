// Where the page lives: the server writes the path of the house into the page.
const given = document.querySelector<HTMLMetaElement>('meta[name="soucoupe-base"]')?.content ?? '/'

/** The path of the house, without a slash at its end. */
export const BASE = given.replace(/\/+$/, '')

export function href(path: string): string {
  return BASE + path
}

export function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}${BASE}/api/tables/${table}/socket`
}
