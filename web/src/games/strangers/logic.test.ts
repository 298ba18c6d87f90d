import { describe, expect, it, vi } from 'vitest'

import { BOARDS, loadBoards } from './boards'
import { moversOf, waysOf } from './choices'
import { expected } from './expected'
import { fixture, translator } from './fixtures'
import { pace } from './pace'
import { Selection } from './selection.svelte'
import { teamsOf, wonBy } from './teams'
import type { Action, View } from './types'
import { limitWords, spotWords, worthWords } from './words'

await loadBoards(['a', 'b'])

const t = translator('en')

function picked(name: string) {
  const { view, legal } = fixture(name)
  const act = vi.fn<(action: Action) => void>()
  let now: { view: View; legal: readonly Action[] } = { view, legal }
  const selection = new Selection(
    () => now.view,
    () => now.legal,
    act,
  )
  return { selection, act, view, legal, become: (next: typeof now) => (now = next) }
}

describe('words', () => {
  it('tell squares by name', () => {
    expect(spotWords(BOARDS.a, 'D3', t)).toBe('Library Avenue, in front of the Library (D3)')
    expect(spotWords(BOARDS.a, 'A4', t)).toBe('the School')
    expect(spotWords(BOARDS.b, 'F2', t)).toBe('the Wood Trail, in the woods (F2)')
    expect(spotWords(BOARDS.a, 'pool.2', t)).toBe('the Pool')
  })
  it('tell what a place is worth, and why a limit is what it is', () => {
    const worth = (id: string) =>
      worthWords(
        BOARDS.a.places.find((one) => one.id === id)!,
        t,
      )
    expect(worth('gym')).toBe('3 points each, 6 each once it is full')
    expect(worth('pool')).toBe('first come, first served, points: 7, 6, 5, 4')
    const [player] = fixture('turn-2').view.players
    const rich = { ...player, moving: 1, moving_limit: 2, in_parks: 1 }
    expect(limitWords(rich, t)[0]).toBe(
      'On the streets, 1 of 2: one, and one more for a kid in a Park.',
    )
  })
})

describe('selection', () => {
  it('leads from a card over a kid to a goal, and plays both', () => {
    const { selection, act, view, legal, become } = picked('turn-2')
    const preview = view.previews.find((one) => new Set(one.routes.map((to) => to.start)).size > 1)!
    selection.pickCard(preview.card)
    expect(selection.mover).toBeUndefined()
    expect(selection.marks).toEqual(moversOf(waysOf(view, legal, preview.card)))
    selection.pick(selection.marks[0])
    const [goal] = selection.marks
    expect(goal.start).toBe(selection.mover!.at)
    expect(selection.ready).toBeNull()
    selection.pick(goal)
    selection.confirm()
    expect(act).toHaveBeenLastCalledWith({ type: 'play', card: preview.card })
    const move: Action = { type: 'move', start: goal.start!, to: goal.at, owner: null }
    become({ view, legal: [] })
    selection.follow()
    become({
      view: { ...view, now: { ...view.now, name: 'card', card: preview.card } },
      legal: [move],
    })
    selection.follow()
    expect(act).toHaveBeenLastCalledWith(move)
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('sends nothing more once something else happened', () => {
    const { selection, act, view, become } = picked('turn-2')
    const preview = view.previews.find((one) => one.routes.length)!
    selection.pickCard(preview.card)
    while (selection.marks[0].action === null) selection.pick(selection.marks[0])
    selection.pick(selection.marks[0])
    selection.pick(selection.marks[0])
    become({ view, legal: [{ type: 'let-out' }] })
    selection.follow()
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('goes back step by step', () => {
    const { selection, view } = picked('turn-2')
    const preview = view.previews.find((one) => new Set(one.routes.map((to) => to.start)).size > 1)!
    selection.pickCard(preview.card)
    selection.pick(selection.marks[0])
    selection.pick(selection.marks[0])
    selection.back()
    expect(selection.chosen).toBeUndefined()
    selection.back()
    expect(selection.mover).toBeUndefined()
    selection.back()
    expect(selection.card).toBeNull()
  })

  it('lands an alien where it was meant, at the second touch', () => {
    const { selection, act, legal } = picked('land-3')
    expect(selection.marks).toHaveLength(legal.length)
    selection.pick(selection.marks[1])
    expect(act).not.toHaveBeenCalled()
    selection.pick(selection.marks[1])
    expect(act).toHaveBeenCalledWith(legal[1])
  })

  it('calls kids back only when asked to', () => {
    const { selection } = picked('turn-2')
    expect(selection.marks).toEqual([])
    selection.flee()
    expect(selection.marks.every((one) => one.action?.type === 'flee')).toBe(true)
    expect(selection.marks.length).toBeGreaterThan(0)
  })
})

describe('what is expected', () => {
  it.each([
    ['opening-2', 'ask-turn'],
    ['land-3', 'ask-land'],
    ['beam-3', 'ask-beam'],
    ['order-2', 'ask-order'],
    ['discard-2', 'ask-discard'],
    ['copy-4', 'ask-copy'],
    ['board-2', 'ask-board'],
    ['over-2', 'ask-over'],
  ])('in %s is %s', (name, id) => {
    const { selection, view } = picked(name)
    const moment = expected(view, selection, fixture(name).names, t)
    expect(moment.id).toBe(id)
    expect(t(moment.id, moment.args)).not.toContain('{')
  })
})

describe('pace', () => {
  it('takes its time for coins, and none for draws', () => {
    const coin = { type: 'flipped', seat: 0, is_saucer: true } as const
    expect(pace(coin, undefined)).toBeGreaterThan(pace({ type: 'drew-unseen', seat: 0 }, undefined))
  })
})

describe('standing', () => {
  it('adds up teams, and games of a match', () => {
    const { players } = fixture('teams-4').view
    expect(teamsOf(players).map((one) => one.seats)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(teamsOf(fixture('opening-2').view.players)).toEqual([])
    const { games } = fixture('board-2').view
    expect(games).toHaveLength(2)
    expect(wonBy(games, 0)).toBe(wonBy(games, 1))
  })
})
