// The drawings of the offerings come after the table: a name stands in their place until then.
let drawn = $state.raw<Readonly<Record<string, string>>>({})
let isAsked = false

/** The drawing of an offering, once it is here. */
export function pictureOf(name: string): string | undefined {
  return drawn[name]
}

export async function loadPictures(): Promise<void> {
  if (isAsked) return
  isAsked = true
  drawn = (await import('./offerings')).PICTURES
}
