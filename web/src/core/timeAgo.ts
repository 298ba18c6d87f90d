// How long ago something was, as people say it.
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export function timeAgo(at: number, language: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? ['second', Infinity]
  return format.format(-Math.floor(seconds / size), unit)
}
