import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, now, welcome } from '../core/fakes'
import { locale } from '../core/i18n.svelte'
import { TableModel } from '../core/table.svelte'
import ConnectionStatus from './ConnectionStatus.svelte'

let model: TableModel
const shown = () => screen.getByRole('status').textContent?.trim()
const props = () => ({
  state: model.state,
  isSending: model.isActing,
  isClosing: model.isClosing,
})

function come(): void {
  FakeSocket.last.onopen?.()
  FakeSocket.last.tell(welcome(0))
  FakeSocket.last.tell(now())
}

beforeAll(() => locale.load(null, 'en'))
beforeEach(() => {
  vi.useFakeTimers()
  const on = { refused: vi.fn(), noticed: vi.fn(), reported: vi.fn() }
  model = new TableModel('t', 's', on, () => new FakeSocket() as unknown as WebSocket)
  come()
})
afterEach(() => {
  model.close()
  vi.useRealTimers()
})

test.each([
  ['en', 'about to restart', 'is restarting'],
  ['fr', 'va redémarrer', 'La maison redémarre'],
] as const)(
  'a house that closes says so calmly, and all is well when it is back (%s)',
  async (...given) => {
    const [language, before, after] = given
    await locale.setLanguage(language)
    const { rerender } = render(ConnectionStatus, props())
    async function look(): Promise<string | undefined> {
      await rerender(props())
      vi.advanceTimersByTime(0)
      await tick()
      return shown()
    }
    expect(await look()).toBe('')
    FakeSocket.last.tell({ type: 'closing', ends_in: 5000, back_in: 2000 })
    expect(await look()).toContain(before)
    FakeSocket.last.onclose?.({ code: 1012 })
    expect(await look()).toContain(after)
    vi.advanceTimersByTime(3000)
    come()
    expect(await look()).toBe('')
  },
)
