import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chairs, FakeSocket, now, room, welcome } from '../core/fakes'
import { locale } from '../core/i18n.svelte'
import { noticeWords } from '../core/notices'
import type { Noticed } from '../core/story'
import { TableModel } from '../core/table.svelte'
import type { ChairSeen, RoomSeen } from '../core/types.gen'
import Banners from './Banners.svelte'

const names = ['Ada', 'Bo']
const noticed = vi.fn<(notice: Noticed) => void>()
let model: TableModel

/** The table as it stands when something has just happened around the game. */
async function tell(more: Partial<RoomSeen>, notice: Noticed | null = null): Promise<void> {
  FakeSocket.last.tell({ type: 'room', room: room(more), notice })
  await tick()
}

const seated = (mine: Partial<ChairSeen>) => ({
  chairs: chairs({ name: 'Ada', ...mine }, { name: 'Bo' }),
})
const words = () =>
  noticed.mock.calls.map(([one]) => noticeWords(one, 0, names, locale.translator()))

beforeAll(async () => {
  await locale.load(null, 'en')
  await locale.setLanguage('en')
})
beforeEach(() => {
  noticed.mockClear()
  sessionStorage.clear()
  const on = { refused: vi.fn(), noticed, reported: vi.fn() }
  model = new TableModel('t', 's', on, () => new FakeSocket() as unknown as WebSocket)
  FakeSocket.last.onopen?.()
  FakeSocket.last.tell(welcome(0))
  FakeSocket.last.tell(now())
  render(Banners, { model, names })
})
afterEach(() => model.close())

test('a calm word while a bot plays for me; back, it goes by itself', async () => {
  expect(screen.queryByRole('status')).toBeNull()
  await tell(seated({ stand_in: 'regular' }), { kind: 'taken-over', seat: 0, ply: 3 })
  expect(screen.getByRole('status').textContent).toContain('A bot is playing for you.')
  await tell(seated({}), { kind: 'returned', seat: 0, ply: 3 })
  expect(screen.queryByRole('status')).toBeNull()
  expect(words()).toEqual(['You were away: a bot is playing for you.', 'You are back.'])
})

test('somebody else who is away is told of, and needs no banner', async () => {
  await tell({}, { kind: 'taken-over', seat: 1, ply: 3 })
  expect(screen.queryByRole('status')).toBeNull()
  expect(words()).toEqual(['A bot plays for Bo until they are back.'])
})

test('who has resigned is told so, and has no say about a pause', async () => {
  await tell({ ...seated({ stand_in: 'regular', has_resigned: true }), wishes: [1] })
  const told = screen.getAllByRole('status').map((one) => one.textContent?.trim())
  expect(told).toEqual(['You have resigned. A bot plays on for you.', 'Bo would like a pause.'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a wish for a pause is agreed to, a pause is ended, by one tap', async () => {
  await tell({ wishes: [1] })
  screen.getByRole('button', { name: 'Agree to the pause' }).click()
  await tell({ wishes: [0, 1], is_paused: true })
  screen.getByRole('button', { name: 'Play on' }).click()
  const asked = FakeSocket.last.commands().filter((one) => one.type === 'pause')
  expect(asked.map((one) => one.type === 'pause' && one.is_wished)).toEqual([true, false])
})

test('who is out sees everything, and is told so once the last events have been seen', async () => {
  FakeSocket.last.tell(now({ is_open: true }))
  await tick()
  expect(screen.queryByRole('status')).toBeNull()
  const banner = await screen.findByRole('status')
  expect(banner.textContent).toContain('You are out: you see everything.')
})
