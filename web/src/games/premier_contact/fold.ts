// The table between two views: how it looks once an event has been told. Only for the eye.
import { FEATURES } from './facts.gen'
import type { Claims, Colour, Event, PickSeen, View } from './types'

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>
type Change<Told> = (view: View, event: Told) => Partial<View>

/** The view with one more event told. */
export function fold(view: View, event: Event): View {
  const change = CHANGES[event.type] as Change<Event> | undefined
  return change ? { ...view, ...change(view, event) } : view
}

/** What each event changes; what is in no row changes nothing one sees in a view. */
const CHANGES: { [Type in Event['type']]?: Change<Told<Type>> } = {
  'colours-opened': (_, { aliens }) => choosing(aliens),
  'colour-taken': (view, { seat, colour, left }) => ({
    ...choosing(left),
    aliens: swapped(view, seat, colour),
  }),
  'words-opened': () => ({ phase: 'name' }),
  'round-opened': (_, { number }) => ({ round: number, phase: 'turn' }),
  'human-turn': ({ phase }, { seat }) => ({
    ...turnOf(seat),
    phase: phase === 'name' ? 'name' : 'turn',
  }),
  'alien-turn': (_, { seat }) => ({ ...turnOf(seat), phase: 'draw' }),
  'token-paid': (_, { left }) => ({ red_tokens: left }),

  'word-shown': (view, { seat, word, glyph }) =>
    written(view, { type: 'word-told', seat, feature: word.name, glyph }),
  turned: ({ turned }, { cell }) => ({ turned: [...turned, cell] }),
  asked: ({ aliens }) => ({ phase: 'answer', to_act: aliens.map((one) => one.seat) }),
  picked: (view, { seat, glyph, changes_left, again }) => ({
    ...(again ? {} : acted(view, seat)),
    ...proposed(view, { seat, glyph, confirmed: false, changes_left }),
  }),
  'picked-unseen': (view, { seat }) => acted(view, seat),
  'confirm-opened': (view, { aliens }) => ({
    phase: 'confirm',
    to_act: aliens,
    ...picks(view, (pick) => ({ ...pick, confirmed: false })),
  }),
  confirmed: (view, { seat }) => ({
    ...acted(view, seat),
    ...picks(view, (pick) => (pick.seat === seat ? { ...pick, confirmed: true } : pick)),
  }),
  answered: (view, { seat, answers }) => ({
    ...written(view, { type: 'question', round: view.round, seat, cells: view.turned, answers }),
    to_act: [],
    lapsed: [],
    camp: view.camp && { ...view.camp, picks: [] },
  }),
  straightened: () => ({ turned: [] }),

  drawn: ({ tablet, room }, { mark }) => ({ tablet: [...tablet, mark], room: room - 1 }),
  wiped: ({ tablet, wiped }, { mark }) => ({
    tablet: tablet.slice(0, -1),
    wiped: [...wiped, mark],
  }),
  sent: ({ humans }) => ({ phase: 'vote', to_act: humans.map((one) => one.seat) }),
  voted: (view, { seat, cell }) => ({
    ...acted(view, seat),
    cast: inTurn(view.humans, [...view.cast, { seat, cell }]),
  }),
  'voted-unseen': (view, { seat }) => acted(view, seat),
  lapsed: (view, { seat }) => ({ ...acted(view, seat), lapsed: alsoLapsed(view, seat) }),
  passed: (view, { seat }) => acted(view, seat),
  revealed: ({ tries }, { votes }) => ({
    cast: [],
    tries: [...tries, ...votes.map(({ seat, cell, result }) => ({ seat, cell, result }))],
  }),
  thanked: ({ humans }, { human, colour }) => ({
    humans: humans.map((one) => (one.seat === human ? { ...one, [colour]: one[colour] + 1 } : one)),
  }),
  covered: ({ grid, aliens }, { alien, colour, cell }) => ({
    grid: grid.map((one, at) => (at === cell ? { ...one, covered: colour } : one)),
    aliens: aliens.map((one) =>
      one.seat === alien ? { ...one, received: one.received + 1 } : one,
    ),
  }),
  cursed: (_, { left }) => ({ red_tokens: left }),
  'retry-opened': (_, { seat }) => ({ phase: 'retry', to_act: [seat], lapsed: [] }),
  cleared: (view, { seat, colour }) => {
    const { round, tablet: marks, wiped, tries: votes } = view
    return {
      ...written(view, { type: 'request', round, seat, colour, marks, wiped, votes }),
      ...{ active: null, to_act: [], tablet: [], wiped: [], tries: [], lapsed: [] },
      room: view.options.tablet,
    }
  },

  tied: (view, { humans, changes }) => ({
    phase: 'tidy',
    active: null,
    to_act: humans,
    tied: humans,
    claims: humans.filter((seat) => isOpenTo(view, seat)).map((seat) => blank(seat, changes)),
  }),
  noted: ({ claims }, { seat, word, glyph, stands }) => ({
    claims: claims.map((one) =>
      one.seat === seat ? noted(one, FEATURES.indexOf(word.name), glyph, stands) : one,
    ),
  }),
  'handed-in': (view, { seat }) => acted(view, seat),
  'laid-open': (_, { lexicon, request }) => ({
    phase: 'over',
    active: null,
    to_act: [],
    camp: { lexicon, request, picks: [] },
  }),
  compared: ({ claims }, { seat, glyphs, points }) => ({
    claims: [...claims.filter((one) => one.seat !== seat), { seat, glyphs, points, left: null }],
  }),
}

function turnOf(seat: number): Partial<View> {
  return { active: seat, to_act: [seat] }
}

/** Aliens choose their colours, the first of these now. */
function choosing(seats: readonly number[]): Partial<View> {
  const first = seats.slice(0, 1)
  return { phase: 'colour', choosing: [...seats], active: first[0] ?? null, to_act: first }
}

/** The aliens once one has taken a colour: whoever stood for it stands for the other one. */
function swapped({ aliens }: View, seat: number, colour: Colour): View['aliens'] {
  const [mine, other] = [
    aliens.find((one) => one.seat === seat),
    aliens.find((one) => one.colour === colour),
  ]
  if (!mine || !other) return aliens
  return aliens.map((one) => {
    if (one === other) return { ...one, seat }
    return one === mine ? { ...one, seat: other.seat } : one
  })
}

/** Somebody's decision is made. */
function acted({ to_act }: View, seat: number): Partial<View> {
  return { to_act: to_act.filter((one) => one !== seat) }
}

function written({ history }: View, entry: View['history'][number]): Partial<View> {
  return { history: [...history, entry] }
}

/** What the aliens propose, with another proposal or with one that takes another's place. */
function proposed({ camp, aliens }: View, pick: PickSeen): Partial<View> {
  if (!camp) return {}
  const others = camp.picks.filter((one) => one.seat !== pick.seat)
  return { camp: { ...camp, picks: inTurn(aliens, [...others, pick]) } }
}

function picks({ camp }: View, change: (pick: PickSeen) => PickSeen): Partial<View> {
  return camp ? { camp: { ...camp, picks: camp.picks.map(change) } } : {}
}

function alsoLapsed({ aliens, humans, lapsed }: View, seat: number): number[] {
  const all = [...lapsed, seat].map((one) => ({ seat: one }))
  return inTurn([...aliens, ...humans], all).map((one) => one.seat)
}

/** Things of a camp, in the order of its turns. */
function inTurn<Thing extends { seat: number }>(
  camp: readonly { seat: number }[],
  things: readonly Thing[],
): Thing[] {
  return camp.flatMap(({ seat }) => things.filter((one) => one.seat === seat))
}

/** Whether a human's paper is before whoever looks: their own, or where everything is open. */
function isOpenTo(view: View, human: number): boolean {
  return view.seat === null ? view.camp !== null : view.seat === human
}

function blank(seat: number, left: number): Claims {
  return { seat, glyphs: FEATURES.map(() => []), points: null, left }
}

/** A notepad to be handed in, with a sign written beside a word or rubbed out. */
function noted(claims: Claims, word: number, glyph: number, stands: boolean): Claims {
  const glyphs = claims.glyphs.map((row, at) => {
    if (at !== word) return row
    const others = row.filter((one) => one !== glyph)
    return stands ? [...others, glyph].sort((one, other) => one - other) : others
  })
  return { ...claims, glyphs, left: claims.left === null ? null : claims.left - 1 }
}
