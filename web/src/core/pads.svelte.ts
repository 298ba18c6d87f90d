// Notepads: written here, saved by themselves a moment later, the same on every device.
import type { Refusal } from './types.gen'

export const LONGEST_PAD = 4000
const SAVE_AFTER = 1000
const TRY_AGAIN = 2500

type Save = (text: string, channel: string | null) => Promise<Refusal | null>

export class Pad {
  text = $state('')
  refusal = $state.raw<Refusal | null>(null)
  #saved = $state('')
  #saving = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly channel: string | null,
    private readonly save: Save,
  ) {}

  get state(): 'saved' | 'writing' | 'saving' | 'refused' {
    if (this.refusal) return 'refused'
    if (this.#isSaved) return 'saved'
    return this.#saving ? 'saving' : 'writing'
  }

  write(text: string): void {
    this.text = text
    this.refusal = null
    this.#later(SAVE_AFTER)
  }

  /** Save what is not saved yet, at once. */
  flush(): void {
    clearTimeout(this.#timer)
    if (!this.#isSaved) void this.#send()
  }

  /** Take what stands on the pad in the house; what is being written here comes after it. */
  told(text: string): void {
    const isClean = this.#isSaved
    this.#saved = text
    if (isClean && !this.#isSaved) this.text = text
  }

  get #isSaved(): boolean {
    return tidy(this.text) === tidy(this.#saved)
  }

  async #send(): Promise<void> {
    const text = this.text
    this.#saving += 1
    const refusal = await this.save(text, this.channel)
    this.#saving -= 1
    if (refusal === null) this.#saved = text
    else if (refusal.code === 'limit/too-much') this.#later(TRY_AGAIN)
    else if (text === this.text) this.refusal = refusal
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), ms)
  }
}

export class Pads {
  #pads = $state.raw<Readonly<Record<string, Pad>>>({})

  constructor(private readonly save: Save) {}

  /** The notepads I read, by channel; mine under no name. */
  get names(): string[] {
    return Object.keys(this.#pads)
  }

  get texts(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.#pads).map(([name, pad]) => [name, pad.text]))
  }

  of(name: string): Pad | undefined {
    return this.#pads[name]
  }

  /** Have these pads, with what the house says stands on them. */
  now(names: readonly string[], texts: Readonly<Record<string, string>>): void {
    const all = [...new Set([...names, ...Object.keys(texts)])]
    this.#pads = Object.fromEntries(all.map((name) => [name, this.#pads[name] ?? this.#new(name)]))
    for (const name of all) this.#pads[name].told(texts[name] ?? '')
  }

  told(name: string, text: string): void {
    this.#pads[name]?.told(text)
  }

  write(name: string, text: string): void {
    this.#pads[name]?.write(text)
  }

  flush(): void {
    for (const pad of Object.values(this.#pads)) pad.flush()
  }

  #new(name: string): Pad {
    return new Pad(name || null, this.save)
  }
}

/** Ends of lines as the house keeps them: the last one does not count. */
function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
}
