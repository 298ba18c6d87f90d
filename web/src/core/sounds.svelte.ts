// Short sounds, made as they are played: it is my turn, my time gets short. They can be switched off.
import { recall, remember } from './storage'

const KEY = 'soucoupe.sounds'
const GESTURES = ['pointerdown', 'keydown'] as const
const LOUDNESS = 0.09

interface Tone {
  /** Seconds from now. */
  at: number
  lasts: number
  from: number
  to: number
  shape: OscillatorType
}

const TUNES = {
  // A saucer passes overhead.
  turn: [
    { at: 0, lasts: 0.22, from: 392, to: 587, shape: 'sine' },
    { at: 0.2, lasts: 0.34, from: 587, to: 784, shape: 'sine' },
  ],
  // Somebody taps on a glass.
  hurry: [0, 0.16, 0.32].map((at) => ({ at, lasts: 0.09, from: 990, to: 880, shape: 'triangle' })),
} as const satisfies Record<string, readonly Tone[]>

export type Tune = keyof typeof TUNES

class Sounds {
  isOn = $state(recall(KEY, true))
  #context: AudioContext | null = null

  constructor() {
    for (const gesture of GESTURES) addEventListener(gesture, this.#allow, { capture: true })
    if (navigator.userActivation?.hasBeenActive) this.#allow()
  }

  switchOn(isOn: boolean): void {
    this.isOn = isOn
    remember(KEY, isOn)
    this.#allow()
  }

  play(tune: Tune): void {
    const context = this.#context
    if (!this.isOn || context?.state !== 'running') return
    for (const tone of TUNES[tune]) sound(context, tone)
  }

  /** Browsers let a page sound only once somebody has touched it. */
  readonly #allow = (): void => {
    if (!this.isOn || typeof AudioContext !== 'function') return
    this.#context ??= new AudioContext()
    if (this.#context.state === 'suspended') void this.#context.resume()
    if (this.#context.state !== 'running') return
    for (const gesture of GESTURES) removeEventListener(gesture, this.#allow, { capture: true })
  }
}

function sound(context: AudioContext, { at, lasts, from, to, shape }: Tone): void {
  const start = context.currentTime + at
  const voice = new OscillatorNode(context, { type: shape, frequency: from })
  const level = new GainNode(context, { gain: 0 })
  voice.frequency.linearRampToValueAtTime(to, start + lasts)
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(LOUDNESS, start + 0.03)
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  voice.connect(level).connect(context.destination)
  voice.start(start)
  voice.stop(start + lasts)
}

export const sounds = new Sounds()
