// Tests of the verbs of `AnyFlow` on the toll game: points of a play, its fate, and its data with types again.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type TollFlow, tollFlow } from '../../test/support/engine/made-up-game.ts'
import { coins, pay } from '../../test/support/engine/play-made-up-game.ts'
import { playable } from './any-flow.ts'
import { hitsIn } from './forecast.ts'
import { flowsOf, type Point } from './game.ts'
import { inTwoParts } from './outcome.ts'

/** The toll as a flow of its own game; each coin that a card brings counts as a hit on the purse. */
const tollOf = (rules: TollFlow) =>
  playable({
    game: 'gatehouse',
    rules: {
      ...rules,
      outcome: state => ({ table: null, summary: { edition: state.edition.id, ...rules.outcome(state) } }),
      compared: ({ summary: { coins, paid } }) => ({ coins, paid }),
    },
    clauses: ['T-1', 'T-2', 'T-2b', 'T-3'],
    unsaid: 'old',
    sides: {
      now: ({ summary: { coins } }) => ({ attacker: 'gatekeeper', targets: [{ id: `${coins} coins` }] }),
      atFirst: ({ coins }) => ({ attacker: null, targets: [{ id: `${coins} coins` }] }),
    },
    notices: ({ setUp, now, events, accepted }) =>
      now
        ? accepted.map(() => ({ kind: 'readCard', pieces: [`${now.summary.coins} coins`] }))
        : [
            {
              kind: 'noBase',
              pieces: [`${setUp.coins} coins, ${events.length} events, ${accepted.length} answers`],
            },
          ],
    result: ({ summary: { closed } }) => ({
      end: closed ? 'closed' : null,
      ...{ damage: 0, hits: [], fell: [], left: null, shields: 0, winner: null },
    }),
    ended: inTwoParts(
      z.null(),
      z.object({ edition: z.string(), coins: z.number(), paid: z.number(), closed: z.boolean() }),
    ),
    foresight: {
      usual: ['turnBack'],
      varied: null,
      passedOver: [],
      fate: events => ({
        hits: hitsIn(
          events.flatMap(event => (event.type === 'coins' ? [{ to: 'purse', amount: event.amount }] : [])),
        ),
        falls: events.map(({ type, step }) => `${type} ${step}`),
        tough: [],
        exhausts: [],
        shields: 0,
        winner: null,
      }),
    },
  })
/** It is built by each test, not once with the file, so that a test fails if the building goes wrong. */
const toll = () => tollOf(tollFlow)

function begun(setUp: object = {}, flow = toll()): Point {
  const point = flow.begin(setUp)
  if ('refused' in point) throw new Error(`refused set-up: ${point.refused.code}`)
  return point
}

function after(point: Point, answer: object): Point {
  const reached = point.next(answer)
  if ('refused' in reached) throw new Error(`refused answer: ${reached.refused.code}`)
  return reached
}

const report = { question: 'gate', card: coins(2) }
const windows = (point: Point) => point.prompt()?.windows.map(({ name }) => name)

test('a play goes on from point to point, each with its own answer and its own events', () => {
  const first = begun()
  expect([first.answer, windows(first)]).toEqual([null, ['gate', 'toll']])
  expect(first.events).toEqual([
    { type: 'step_entered', clause: 'T-1', number: '1', step: 'arrive' },
    { type: 'arrived', clause: 'T-1', step: 'arrive' },
  ])
  const second = after(first, report)
  expect(second.answer).toEqual(report)
  expect(second.events).toMatchObject([{ type: 'card_reported' }, { type: 'coins', amount: 2 }])
  const last = after(second, { choice: 'pay', number: 1 })
  expect([last.answer, last.prompt()]).toEqual([pay(1), null])
  expect(last.events.map(({ step }) => step)).toEqual(['choose', 'choose', 'leave'])
})

test('the first point has the events of the answers that the set-up brings along, and no answer of its own', () => {
  const first = begun({ given: [report] })
  expect(first.answer).toBeNull()
  expect(first.events.map(({ type }) => type)).toEqual(['step_entered', 'arrived', 'card_reported', 'coins'])
  expect(first.shown().accepted).toEqual([])
})

test('a point can be kept: two answers lead from it to two points', () => {
  const first = begun()
  const [paid, left] = [after(first, pay(1)), after(first, { choice: 'turnBack' })]
  expect(paid.shown().outcome?.summary).toMatchObject({ coins: 2, paid: 1 })
  expect(left.shown().outcome?.summary).toMatchObject({ coins: 3, paid: 0 })
  expect(windows(first)).toEqual(['gate', 'toll'])
})

test('what is refused has no point, and says why', () => {
  expect(toll().begin({ coins: -1 })).toEqual({
    refused: {
      code: 'malformedSetUp',
      clause: null,
      details: { at: 'coins' },
      answer: { coins: -1 },
      prompt: null,
    },
  })
  const first = begun()
  expect(first.next({ question: 'toll', choice: 'fly' })).toEqual({
    refused: {
      code: 'noWings',
      clause: 'T-2b',
      details: { question: 'toll', choice: 'fly' },
      answer: { question: 'toll', choice: 'fly' },
      prompt: first.prompt(),
    },
  })
})

test('a point shows the whole play up to it, the same each time', () => {
  const last = after(after(begun(), report), pay(1))
  expect(last.shown()).toEqual(toll().play({}, [report, pay(1)]))
  expect(last.shown()).toBe(last.shown())
  expect(last.shown()).toMatchObject({ accepted: [report, pay(1)], now: { summary: { coins: 4, paid: 1 } } })
})

test('a fate is read from all points and from the windows that are open after the last one', () => {
  const first = begun()
  const second = after(first, report)
  const third = after(second, report)
  expect(toll().fate([first, second, third])).toMatchObject({
    hits: [{ to: 'purse', amount: 4 }],
    falls: [
      'step_entered arrive',
      'arrived arrive',
      'card_reported arrive',
      'coins arrive',
      'card_reported arrive',
      'coins arrive',
      // Passing the gate leads to the toll.
      'step_entered choose',
    ],
    isOpen: true,
  })
  const last = after(third, pay(1))
  expect(toll().fate([last])).toMatchObject({ hits: [], isOpen: false })
  expect(toll().fate([])).toMatchObject({ falls: [], isOpen: false })
})

test('a flow gives its own plays back with their types, and no others', () => {
  const shown = toll().play({}, [pay(1)])
  expect(toll().own(shown)).toBe(shown)
  const first = begun()
  const other = tollOf({ ...tollFlow, id: 'bridge' })
  for (const strange of [() => other.own(shown), () => other.fate([first])])
    expect(strange).toThrow('this is no play of bridge')
})

test('the set-up of a play is given back as the rules read it; one that they refused is not', () => {
  const shown = toll().play({ coins: 5 }, [])
  expect(toll().own(shown).setUp).toEqual({ edition: 'old', coins: 5, abilities: [], given: [] })
  expect(toll().own(shown).setUp).toBe(toll().own(shown).setUp)
  expect(toll().own(toll().play({ coins: 0 }, [])).setUp).toBeNull()
  expect(toll().own(begun({ coins: 4 }).shown()).setUp).toMatchObject({ coins: 4 })
})

test('a flow that has no edition cannot be drawn', () => {
  expect(() => tollOf({ ...tollFlow, editions: [] }).chart()).toThrow('flow toll has no edition')
  expect(toll().chart()).toContain('arrive --> choose')
})

test('a flow says at which question its plays rest, if they do', () => {
  expect(toll().restsAt).toBeNull()
  expect(tollOf({ ...tollFlow, restsAt: 'choose' }).restsAt).toBe('toll')
})

test('no two flows have the same id', () => {
  expect(() => flowsOf([toll(), tollOf(tollFlow)])).toThrow('two flows have the same id')
})

test('the new editions are those before the one by which a set-up without an edition is played', () => {
  const [old, other] = tollFlow.editions
  const turned = tollOf({ ...tollFlow, editions: other && old ? [other, old] : [] })
  expect([toll().editions, toll().newEditions]).toEqual([['old', 'new'], []])
  expect([turned.editions, turned.newEditions]).toEqual([['new', 'old'], ['new']])
  expect(turned.rows('old').map(({ name }) => name)).toEqual(['arrive', 'choose', 'leave', 'turnedAway'])
  expect(() => turned.rows('lost')).toThrow('lost')
})

test('an answer takes a card with the effects of its game, up to twenty, and with no others', () => {
  const takes = (...effects: object[]) =>
    toll().answer.safeParse({ choice: 'pay', card: { effects } }).success
  const coin = { kind: 'coin', amount: 1 }
  expect([takes(coin), takes({ kind: 'close' }), takes({ kind: 'coin' }), takes({ kind: 'bribe' })]).toEqual([
    ...[true, true, false, false],
  ])
  const many = (count: number) => takes(...Array.from({ length: count }, () => coin))
  expect([many(20), many(21)]).toEqual([true, false])
  expect([toll().answer.safeParse({ choice: 'pay' }).success, toll().answer.safeParse(5).success]).toEqual([
    true,
    false,
  ])
})

test('who acts on whom is said of a play, and beforehand of its set-up; of a refused one it is not', () => {
  expect(toll().sides(toll().play({}, [pay(1)]))).toEqual({
    attacker: 'gatekeeper',
    targets: [{ id: '2 coins' }],
  })
  expect(toll().sidesAtFirst({ coins: 5 })).toEqual({ attacker: null, targets: [{ id: '5 coins' }] })
  expect([toll().sides(toll().play({ coins: 0 }, [])), toll().sidesAtFirst({ coins: -1 })]).toEqual([
    null,
    null,
  ])
})

test('a play has notices, and beforehand its set-up; what is refused has none', () => {
  const kinds = (setUp: object, ...answers: object[]) => toll().notices(toll().play(setUp, answers))
  expect(kinds({}, pay(1))).toEqual([{ kind: 'readCard', pieces: ['2 coins'] }])
  expect(toll().noticesAtFirst({ coins: 4 })).toEqual([
    { kind: 'noBase', pieces: ['4 coins, 0 events, 0 answers'] },
  ])
  expect([kinds({ coins: 0 }), toll().noticesAtFirst({ coins: -1 })]).toEqual([[], []])
  const unsaid = { ...pay(1), unsaid: ['bow', 'bow'] }
  expect(kinds({}, unsaid)).toEqual([
    { kind: 'notPlayed', pieces: ['bow'] },
    { kind: 'readCard', pieces: ['2 coins'] },
  ])
})

test('once a play is over, a notice says which of its clauses nobody has read in the text of an edition', () => {
  const partly = tollOf({ ...tollFlow, unread: ({ id }) => (id === 'new' ? ['T-2', 'T-2b'] : ['T-2b']) })
  const told = (...answers: object[]) =>
    partly.notices(partly.play({}, answers)).filter(({ kind }) => kind === 'notChecked')
  expect(told()).toEqual([])
  expect(told(pay(1))).toEqual([
    { kind: 'notChecked', pieces: [], unread: { edition: 'new', clauses: ['T-2'] } },
  ])
})

test('an attack has a result once it is over', () => {
  const result = (setUp: object, ...answers: object[]) => toll().result(toll().play(setUp, answers))
  expect(result({}, pay(1))).toMatchObject({ end: null, damage: 0 })
  expect(result({}, { question: 'gate', card: { effects: [{ kind: 'close' }] } })).toMatchObject({
    end: 'closed',
  })
  expect([result({}), result({ coins: 0 })]).toEqual([null, null])
})

test('answers lead along from a point to one point each, up to the first that is refused', () => {
  const first = begun()
  const points = first.along([report, pay(1)])
  expect(points.map(({ answer }) => answer)).toEqual([report, pay(1)])
  expect(points.at(-1)?.shown()).toEqual(toll().play({}, [report, pay(1)]))
  expect(first.along([report, pay(9), pay(1)]).map(({ answer }) => answer)).toEqual([report])
  expect([first.along([pay(9)]), first.along([])]).toEqual([[], []])
})

test('from a point one answer is played on to the end, or to a question that nobody answers', () => {
  const first = begun()
  const over = first.playOn(report, ({ name }) => (name === 'toll' ? pay(3) : null))
  expect([over?.flow, over?.prompt()]).toEqual(['toll', null])
  expect(over?.events.map(({ type }) => type)).toEqual([
    ...['card_reported', 'coins', 'step_entered', 'paid', 'step_entered'],
  ])
  const stays = first.playOn(report, () => null)
  expect(stays?.prompt()?.windows.map(({ name }) => name)).toEqual(['toll'])
  expect(toll().fate(stays ? [stays] : [])).toMatchObject({
    hits: [{ to: 'purse', amount: 2 }],
    isOpen: true,
  })
  expect(first.playOn(pay(9), () => null)).toBeNull()
  expect(windows(first)).toEqual(['gate', 'toll'])
})

test('the answers of a play are given as another edition takes them, as far as they are legal', () => {
  const riddle = { question: 'gate', card: { effects: [{ kind: 'riddle' }] } }
  expect(toll().answersUnder('new', {}, [report, pay(2)])).toEqual([report, pay(2)])
  expect(toll().answersUnder('new', {}, [riddle, { choice: 'keep' }, pay(2), pay(2)])).toEqual([
    riddle,
    { question: 'riddle', choice: 'keep' },
    pay(2),
  ])
  expect(toll().answersUnder('new', {}, [report, pay(1)])).toBeNull()
  expect(toll().answersUnder('old', { coins: 0 }, [pay(1)])).toBeNull()
  expect(toll().answersUnder('old', {}, [pay(9)])).toBeNull()
})

test('a play is told with the end that was stored, and whether today’s rules come to the same', () => {
  const played = toll().play({}, [pay(1)])
  const end = { table: null, summary: { edition: 'old', coins: 2, paid: 1, closed: false } }
  const editions = [{ edition: 'new', result: 'same', differences: [] }]
  const same = toll().asTold(played, { ...end, editions })
  expect(same).toMatchObject({ isSame: true, played: { outcome: { ...end, editions }, now: end } })
  expect(same?.played).toMatchObject({ ...{ flow: 'toll', prompt: null, isOver: true, refused: null } })
  expect(same?.played).toMatchObject({ accepted: [pay(1)], events: played.events, setUp: { coins: 3 } })
  const other = { ...end, summary: { ...end.summary, paid: 2 } }
  expect(toll().asTold(played, { ...other, editions })).toMatchObject({
    isSame: false,
    played: { outcome: other, now: other },
  })
  expect(toll().asTold(toll().play({}, [report]), { ...end, editions })?.isSame).toBe(false)
  const open = toll().play({}, [])
  const asOpen = JSON.parse(JSON.stringify(open.now))
  expect(toll().asTold(open, { ...asOpen, editions })).toMatchObject({
    isSame: false,
    played: { isOver: true },
  })
})

test('what is no outcome of the flow, or has no comparison, tells no end', () => {
  const played = toll().play({}, [pay(1)])
  const editions = [{ edition: 'new', result: 'same', differences: [] }]
  const end = { table: null, summary: { edition: 'old', coins: 2, paid: 1, closed: false } }
  for (const wrong of [
    end,
    { editions },
    { ...end, editions: [{ edition: 'new' }] },
    { summary: {}, editions },
  ])
    expect(toll().asTold(played, wrong)).toBeNull()
})

test('a play can be shown without its question and its end, as far as it came', () => {
  const played = toll().play({}, [report])
  expect(toll().upTo(played)).toMatchObject({
    ...{ flow: 'toll', prompt: null, isOver: true, outcome: null, refused: null },
    ...{ events: played.events, accepted: [report], now: played.now, setUp: { coins: 3 } },
  })
})
