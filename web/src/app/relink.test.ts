import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chairs, FakeSocket, now, room, welcome } from '../core/fakes'
import { locale } from '../core/i18n.svelte'
import { TableModel } from '../core/table.svelte'
import type { ChairSeen, RoomSeen } from '../core/types.gen'
import HostTools from './HostTools.svelte'
import TableMenu from './TableMenu.svelte'

const names = ['Ada', 'Bo']
let model: TableModel

function at(stage: RoomSeen['stage'], bo: Partial<ChairSeen>): void {
  const around = room({ stage, host: 0, chairs: chairs({ name: 'Ada' }, { name: 'Bo', ...bo }) })
  FakeSocket.last.tell(now({ room: around }))
}
const sent = () =>
  FakeSocket.last.commands().flatMap((one) => (one.type === 'relink' ? [one.seat] : []))

beforeAll(async () => {
  await locale.load(null, 'en')
  await locale.setLanguage('en')
})
beforeEach(() => {
  const on = { refused: vi.fn(), noticed: vi.fn(), reported: vi.fn() }
  model = new TableModel('t', 's', on, () => new FakeSocket() as unknown as WebSocket)
  FakeSocket.last.onopen?.()
  FakeSocket.last.tell(welcome(0))
})
afterEach(() => model.close())

test.each([
  ['waiting', { is_here: true }, 1],
  ['playing', { is_here: true }, 0],
  ['playing', { is_here: true, stand_in: 'regular' }, 1],
  ['playing', { is_here: true, stand_in: 'regular', has_resigned: true }, 0],
  ['playing', { is_here: false }, 1],
  ['over', { is_here: true }, 0],
] as const)('a host offers a new link to whom it can be given: %s %j', (stage, bo, count) => {
  at(stage, bo)
  render(HostTools, { model, names })
  expect(screen.queryAllByRole('button', { name: /New link/ })).toHaveLength(count)
})

test('people make a new link for their own seat, and see it', async () => {
  at('playing', {})
  render(TableMenu, { model, names, onname: vi.fn(), onclose: vi.fn() })
  screen.getByRole('button', { name: 'Replace my link' }).click()
  expect(sent()).toEqual([0])
  FakeSocket.last.tell({ type: 'link', seat: 0, link: 'brand-new' })
  await tick()
  expect(model.link).toEqual({ seat: 0, link: 'brand-new' })
  expect(screen.getByText('Continue on another device')).toBeTruthy()
})
