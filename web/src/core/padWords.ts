// The words on a notepad. A table may give a pad a structure: then it is an object in JSON, and the
// words are its field `text`.

/** What somebody wrote in words. */
export function wordsOn(pad: string): string {
  const fields = fieldsOf(pad)
  if (!fields) return pad
  return typeof fields['text'] === 'string' ? fields['text'] : ''
}

/** The pad with other words; its structure stays. */
export function withWords(pad: string, words: string): string {
  const fields = fieldsOf(pad)
  return fields ? JSON.stringify({ ...fields, text: words }) : words
}

function fieldsOf(pad: string): Record<string, unknown> | null {
  if (!pad.startsWith('{')) return null
  try {
    const read: unknown = JSON.parse(pad)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}
