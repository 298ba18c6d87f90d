// What the host's page asks for; every answer is the whole page anew.
import { ask } from './api'
import type { Announce, HostPage } from './types.gen'

const change = (path: string, body: object = {}) => ask<HostPage>(`/host${path}`, body)

export const hostApi = {
  look: () => ask<HostPage>('/host'),
  enter: (secret: string) => ask<object>('/host/enter', { secret }),
  leave: () => ask<object>('/host/leave', {}),
  close: (table: string) => change(`/tables/${table}/close`),
  mute: (table: string, seat: number, is_silent: boolean) =>
    change(`/tables/${table}/mute`, { seat, is_silent }),
  banSeat: (table: string, seat: number) => change(`/tables/${table}/ban`, { seat }),
  ban: (address: string) => change('/bans', { address }),
  lift: (address: string) => change('/bans/lift', { address }),
  settle: (table: string, said: string) => change('/reports/settle', { table, said }),
  drain: (seconds: number) => change('/drain', { seconds }),
  announce: (body: Announce) => change('/announce', body),
}
