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
    notices: ({ setUp, now, accepted }) =>
      now
        ? accepted.map(() => ({ kind: 'readCard', pieces: [`${now.summary.coins} coins`] }))
        : [{ kind: 'noBase', pieces: [`${setUp.coins} coins`] }],
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
const toll = tollOf(tollFlow)

function begun(setUp: object = {}, flow = toll): Point {
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
  expect(toll.begin({ coins: -1 })).toEqual({
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
  expect(last.shown()).toEqual(toll.play({}, [report, pay(1)]))
  expect(last.shown()).toBe(last.shown())
  expect(last.shown()).toMatchObject({ accepted: [report, pay(1)], now: { summary: { coins: 4, paid: 1 } } })
})

test('a fate is read from all points and from the windows that are open after the last one', () => {
  const first = begun()
  const second = after(first, report)
  const third = after(second, report)
  expect(toll.fate([first, second, third])).toMatchObject({
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
  expect(toll.fate([last])).toMatchObject({ hits: [], isOpen: false })
  expect(toll.fate([])).toMatchObject({ falls: [], isOpen: false })
})

test('a flow gives its own plays back with their types, and no others', () => {
  const shown = toll.play({}, [pay(1)])
  expect(toll.own(shown)).toBe(shown)
  const first = begun()
  const other = tollOf({ ...tollFlow, id: 'bridge' })
  for (const strange of [() => other.own(shown), () => other.ownSetUp(shown), () => other.fate([first])])
    expect(strange).toThrow('this is no play of bridge')
})

test('the set-up of a play is given back as the rules read it; one that they refused is not', () => {
  const shown = toll.play({ coins: 5 }, [])
  expect(toll.ownSetUp(shown)).toEqual({ edition: 'old', coins: 5, abilities: [], given: [] })
  expect(toll.ownSetUp(shown)).toBe(toll.ownSetUp(shown))
  expect(toll.ownSetUp(toll.play({ coins: 0 }, []))).toBeNull()
  expect(toll.ownSetUp(begun({ coins: 4 }).shown())).toMatchObject({ coins: 4 })
})

test('a flow that has no edition cannot be drawn', () => {
  expect(() => tollOf({ ...tollFlow, editions: [] }).chart()).toThrow('flow toll has no edition')
  expect(toll.chart()).toContain('arrive --> choose')
})

test('no two flows have the same id', () => {
  expect(() => flowsOf([toll, tollOf(tollFlow)])).toThrow('two flows have the same id')
})
