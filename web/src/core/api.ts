// The requests beside the socket; a refusal is thrown with its code and reason.
import { href } from './place'
import type {
  AskMine,
  AskReplay,
  AskSetup,
  ClaimSeat,
  GameInfo,
  HouseInfo,
  Mine,
  OpenTable,
  QrCode,
  Replay,
  SeatTicket,
  SetupTold,
  TableInfo,
  TakeSeat,
} from './types.gen'

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail)
  }
}

export const api = {
  games: () => ask<GameInfo[]>('/games'),
  house: () => ask<HouseInfo>('/house'),
  tables: () => ask<TableInfo[]>('/tables'),
  table: (table: string) => ask<TableInfo>(`/tables/${table}`),
  open: (wish: OpenTable) => ask<SeatTicket>('/tables', wish),
  sit: (table: string, wish: TakeSeat) => ask<SeatTicket>(`/tables/${table}/seats`, wish),
  claim: (table: string, wish: ClaimSeat) => ask<SeatTicket>(`/tables/${table}/claim`, wish),
  replay: (table: string, wish: AskReplay) => ask<Replay>(`/tables/${table}/replay`, wish),
  advice: (table: string) => ask<{ advice: unknown }>(`/tables/${table}/advice`),
  mine: (wish: AskMine) => ask<Mine[]>('/mine', wish),
  setup: (wish: AskSetup) => ask<SetupTold>('/setup', wish),
  qr: (text: string) => ask<QrCode>('/qr', { text }),
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }
  let answer: Response
  try {
    answer = await fetch(href(`/api${path}`), request)
  } catch {
    throw new Refused('client/unreachable', 'the house does not answer')
  }
  const told: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const { code = 'client/unreachable', detail = answer.statusText } = (told ?? {}) as {
      code?: string
      detail?: string
    }
    throw new Refused(code, detail)
  }
  return told as T
}
