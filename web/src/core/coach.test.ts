import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Refused } from './api'
import { coachOf } from './coach'

const fetched = vi.fn<(path: string) => Promise<Response>>()
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

describe('the coach of a table', () => {
  it('is asked once, however often somebody looks', async () => {
    fetched.mockImplementation(() => answer({ advice: { signs: [] } }))
    const askCoach = coachOf('green')
    expect(fetched).not.toHaveBeenCalled()
    const both = await Promise.all([askCoach(), askCoach()])
    expect(both).toEqual([{ signs: [] }, { signs: [] }])
    expect(await askCoach()).toEqual({ signs: [] })
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]?.[0]).toMatch(/\/api\/tables\/green\/advice$/)
  })

  it('is asked again after a failure', async () => {
    const detail = 'it is on'
    fetched.mockImplementationOnce(() => answer({ code: 'table/not-over', detail }, 409))
    fetched.mockImplementationOnce(() => answer({ advice: null }))
    const askCoach = coachOf('green')
    await expect(askCoach()).rejects.toEqual(new Refused('table/not-over', detail))
    expect(await askCoach()).toBeNull()
  })
})
