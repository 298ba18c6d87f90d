// The requests beside the socket; a refusal is thrown with its code and reason.
import { href } from './urls'
import type {
  AdviceTold,
  AskLog,
  AskMine,
  AskReplay,
  AskSetup,
  ClaimSeat,
  GameInfo,
  HouseInfo,
  Mine,
  NextTable,
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
  open: (body: OpenTable) => ask<SeatTicket>('/tables', body),
  sit: (table: string, body: TakeSeat) => ask<SeatTicket>(`/tables/${table}/seats`, body),
  claim: (table: string, body: ClaimSeat) => ask<SeatTicket>(`/tables/${table}/claim`, body),
  replay: (table: string, body: AskReplay) => ask<Replay>(`/tables/${table}/replay`, body),
  /** A game stopped by other rules in words. */
  log: async (table: string, body: AskLog) => (await send(`/tables/${table}/log`, body)).text(),
  anew: (table: string, session: string) => ask<NextTable>(`/tables/${table}/anew`, { session }),
  advice: (table: string) => ask<AdviceTold>(`/tables/${table}/advice`),
  mine: (body: AskMine) => ask<Mine[]>('/mine', body),
  setup: (body: AskSetup) => ask<SetupTold>('/setup', body),
  qr: (text: string) => ask<QrCode>('/qr', { text }),
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await send(path, body)
  try {
    return (await answer.json()) as T
  } catch {
    throw new Refused('client/unreachable', answer.statusText)
  }
}

/** Send a request; what answers it was granted. */
async function send(path: string, body?: unknown): Promise<Response> {
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
  if (answer.ok) return answer
  const told: unknown = await answer.json().catch(() => null)
  const { code = 'client/unreachable', detail = answer.statusText } = (told ?? {}) as {
    code?: string
    detail?: string
  }
  throw new Refused(code, detail)
}
