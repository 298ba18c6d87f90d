// Addresses to hand on: the one others can reach, where this page is open on the server's machine.
import { api } from './api'
import { BASE } from './urls'

const LOOPBACK = /^(localhost|127\.|\[?::1)/

export async function tableUrl(table: string, secret: string | null = null): Promise<string> {
  return addressOf(`/t/${table}${secret ? `#${secret}` : ''}`)
}

export async function addressOf(path: string): Promise<string> {
  if (LOOPBACK.test(location.hostname)) {
    const { address } = await api.house().catch(() => ({ address: null }))
    if (address) return address + path
  }
  return location.origin + BASE + path
}

/** Copy a text; where the clipboard is closed (plain HTTP), by the old way, or not at all. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field.focus()
    field.select()
    return document.execCommand('copy')
  }
}
