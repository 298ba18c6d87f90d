// What this browser remembers; where storing is forbidden, for as long as the tab lives.
const memory = new Map<string, string>()

export function recall<T>(key: string, fallback: T): T {
  const text = read(key)
  if (text === null) return fallback
  try {
    return JSON.parse(text) as T
  } catch {
    return fallback
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Kept in memory only.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}
