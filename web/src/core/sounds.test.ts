import { beforeEach, expect, test, vi } from 'vitest'

const started = vi.fn()

class FakeContext {
  static made = 0
  state = 'running'
  currentTime = 0
  destination = {}
  constructor() {
    FakeContext.made += 1
  }
}
class FakeNode {
  frequency = { linearRampToValueAtTime: () => undefined }
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
  start = started
  stop = () => undefined
  connect = (to: unknown) => to
}

async function fresh() {
  vi.resetModules()
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
  const { sounds } = await import('./sounds.svelte')
  return sounds
}

const touch = () => dispatchEvent(new Event('pointerdown'))

beforeEach(() => {
  localStorage.clear()
  started.mockClear()
  FakeContext.made = 0
})

test('nothing sounds before somebody has touched the page', async () => {
  const sounds = await fresh()
  sounds.play('turn')
  expect([FakeContext.made, started.mock.calls.length]).toEqual([0, 0])
  touch()
  sounds.play('turn')
  expect(started).toHaveBeenCalled()
})

test('what is switched off stays silent, and is remembered', async () => {
  const sounds = await fresh()
  touch()
  sounds.switchOn(false)
  sounds.play('hurry')
  expect(started).not.toHaveBeenCalled()
  const again = await fresh()
  expect(again.isOn).toBe(false)
  again.switchOn(true)
  again.play('hurry')
  expect(started).toHaveBeenCalledTimes(3)
})
