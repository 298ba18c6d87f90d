import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pads } from './pads.svelte'
import type { Refusal } from './types.gen'

const refusal = (code: string): Refusal => ({
  type: 'refused',
  id: 'a',
  code,
  detail: '',
  reason: null,
  word: null,
  wait: null,
})
const save = vi.fn<(text: string, channel: string | null) => Promise<Refusal | null>>()

function open(texts: Record<string, string> = {}) {
  const pads = new Pads(save)
  pads.now(['', 'camp'], texts)
  return { pads, pad: pads.of('')! }
}

beforeEach(() => {
  vi.useFakeTimers()
  save.mockReset().mockResolvedValue(null)
})
afterEach(() => vi.useRealTimers())

test('what is written is saved a moment after the last key, once', async () => {
  const { pad } = open()
  pad.write('a')
  await vi.advanceTimersByTimeAsync(800)
  pad.write('ab')
  expect(pad.state).toBe('writing')
  await vi.advanceTimersByTimeAsync(1000)
  expect(save.mock.calls).toEqual([['ab', null]])
  expect(pad.state).toBe('saved')
})

test('whoever leaves has it saved at once, and nothing twice', async () => {
  const { pads } = open()
  pads.write('camp', 'ours')
  pads.flush()
  expect(save.mock.calls).toEqual([['ours', 'camp']])
  await vi.advanceTimersByTimeAsync(2000)
  pads.flush()
  expect(save).toHaveBeenCalledTimes(1)
})

test('what another device wrote appears, but never under the pen', () => {
  const { pads, pad } = open({ '': 'old' })
  pads.told('', 'from the phone')
  expect(pad.text).toBe('from the phone')
  pad.write('from here')
  pads.told('', 'from the phone again')
  expect([pad.text, pad.state]).toEqual(['from here', 'writing'])
})

test('the end of a last line is no change', async () => {
  const { pads, pad } = open()
  pad.write('one\n')
  pad.flush()
  pads.told('', 'one')
  await vi.advanceTimersByTimeAsync(0)
  expect([pad.text, pad.state]).toEqual(['one\n', 'saved'])
})

test('too fast is tried again; what is unfit is said', async () => {
  const { pad } = open()
  save.mockResolvedValueOnce(refusal('limit/too-much'))
  pad.write('a')
  pad.flush()
  await vi.advanceTimersByTimeAsync(3000)
  expect([save.mock.calls.length, pad.state]).toEqual([2, 'saved'])
  save.mockResolvedValueOnce(refusal('text/unfit'))
  pad.write('b')
  pad.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect([pad.state, pad.refusal?.code]).toEqual(['refused', 'text/unfit'])
})

test('all that stands on pads is told by channel', () => {
  expect(open({ camp: 'x' }).pads.texts).toEqual({ '': '', camp: 'x' })
})
