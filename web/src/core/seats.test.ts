import { beforeEach, expect, test, vi } from 'vitest'
import { carrySeat, forgetSeat, keepLink, keepSeat, keepTicket, mySeat, mySeats } from './seats'
import { tidy } from './me.svelte'

const ticket = { table: 'one', seat: 2, session: 's', link: 'l', table_url: '', seat_url: null }

beforeEach(() => localStorage.clear())

test('a seat is kept, carried to a rematch, and forgotten', () => {
  keepTicket(ticket, 'game', null)
  expect(mySeat('one')).toMatchObject({ seat: 2, session: 's', link: 'l', game: 'game' })
  carrySeat('one', 'two')
  expect(mySeat('two')).toMatchObject({ seat: 2, session: 's' })
  forgetSeat('one')
  expect(mySeat('one')).toBeNull()
  expect(mySeats().map(([table]) => table)).toEqual(['two'])
})

test('a claimed seat keeps the link it was claimed by', () => {
  keepTicket({ ...ticket, link: null }, 'game', 'mine')
  expect(mySeat('one')?.link).toBe('mine')
})

test('the newest sixty are kept', () => {
  for (let at = 0; at < 70; at += 1) {
    vi.setSystemTime(at * 1000)
    keepTicket({ ...ticket, table: `t${at}` }, 'game', null)
  }
  vi.useRealTimers()
  expect(mySeats()).toHaveLength(60)
  expect(mySeat('t69')).not.toBeNull()
  expect(mySeat('t3')).toBeNull()
})

test('where storing is forbidden, the tab remembers', () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  keepTicket(ticket, 'game', null)
  expect(mySeat('one')?.session).toBe('s')
  denied.mockRestore()
})

test('names are tidied as the server does', () => {
  expect(tidy('  Ada   Lovelace \n')).toBe('Ada Lovelace')
  expect(tidy('x'.repeat(30))).toHaveLength(24)
})

test('a new link takes the place of the old one, and of nothing else', () => {
  keepSeat('t', { seat: 1, session: 's', link: 'old', game: 'g', at: 5 })
  keepLink('t', 'new')
  keepLink('elsewhere', 'new')
  expect(mySeat('t')).toEqual({ seat: 1, session: 's', link: 'new', game: 'g', at: 5 })
  expect(mySeat('elsewhere')).toBeNull()
})
