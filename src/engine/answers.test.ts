// Tests which question takes an answer, and which refusal follows if none does.
import { expect, test } from 'vitest'
import { TOLL_ROWS, tollFlow } from '../../test/support/engine/made-up-game.ts'
import {
  atTheGate,
  changed,
  coins,
  forced,
  open,
  pay,
  run,
  types,
  withRows,
} from '../../test/support/engine/play-made-up-game.ts'
import { play } from './play.ts'

const riddle = { kind: 'riddle' }
const coin = { kind: 'coin', amount: 1 }
const wave = { id: 'wave', owner: 'Bo', on: 'arrives' }
const asked = (answer: object, setUp = {}) => run(setUp, answer).accepted[0]?.question

test('a report goes to the latest window that takes all of it', () => {
  expect(asked({ card: { effects: [coin] } })).toBe('toll')
  expect(asked({ card: { effects: [riddle] } })).toBe('gate')
  expect(asked({ card: { effects: [riddle, coin] } })).toBe('gate')
  expect(asked({ card: { effects: [coin, riddle] } })).toBe('gate')
})

test('a card that only has a name goes to a window too, not to a question without one', () => {
  const abilities = [forced('one', 'chooses', 1), forced('two', 'chooses', 2)]
  expect(open(run({ abilities }))).toEqual(['gate', 'order:choose'])
  expect(asked({ card: { name: 'Lantern' } }, { abilities })).toBe('gate')
})

test('what no open window takes is refused at the last of them', () => {
  const refused = run({ abilities: [wave] }, { choice: 'swim' }).refused
  expect(refused).toMatchObject({ code: 'noSuchChoice', details: { question: 'toll', choice: 'swim' } })
})

test('an answer needs a choice or a card', () => {
  for (const answer of [{}, { question: 'toll' }, { question: 'toll', number: 1 }])
    expect(run({}, answer).refused).toMatchObject({ code: 'malformedAnswer', details: { at: 'choice' } })
})

test('a number belongs to a choice, and every number in its range is taken', () => {
  const report = { question: 'gate', card: coins(1), number: 1 }
  expect(run({}, report).refused).toMatchObject({ code: 'noNumberHere', clause: null })
  for (const number of [1, 5]) expect(run({ coins: 5 }, pay(number)).refused).toBeNull()
  for (const number of [0, 6]) expect(run({ coins: 5 }, pay(number)).refused?.code).toBe('numberOutOfRange')
})

test('a card is reported by its owner; one that nobody owns by anybody at the table', () => {
  const report = (owner: string | undefined, by: string) =>
    run({}, { question: 'gate', card: { ...coins(1), ...(owner && { owner }) }, by: [by] }).refused
  expect(report('Bo', 'Bo')).toBeNull()
  expect(report(undefined, 'Bo')).toBeNull()
  expect(report('Bo', 'Ana')).toMatchObject({ code: 'notYours', details: { by: ['Bo'] } })
  expect(report(undefined, 'Cyd')).toMatchObject({ code: 'notYours', details: { by: ['Ana', 'Bo'] } })
  expect(report('Cyd', 'Cyd')).toMatchObject({ code: 'noSuchPlayer', details: { player: 'Cyd' } })
})

test('what is malformed is named down to the field, the first one of several', () => {
  const at = (setUp: object, ...answers: unknown[]) => run(setUp, ...answers).refused?.details?.at
  expect(at({ abilities: [{ id: 5, on: 'arrives' }], coins: -1 })).toBe('coins')
  expect(at({ abilities: [{ id: 5, on: 'arrives' }] })).toBe('abilities.0.id')
  expect(at({}, { card: { name: 5 }, number: -1 })).toBe('number')
  expect(at({}, { card: { name: 5 } })).toBe('card.name')
  expect(at({}, { card: { effects: [coin, { ...coin, amount: 99 }] } })).toBe('card.effects.1.amount')
  expect(at({}, { card: { effects: [null] } })).toBe('card.effects.0')
  expect(at({}, { card: { effects: [{}] } })).toBe('card.effects.0.kind')
})

test('a set-up that cannot be read leaves nothing to play', () => {
  const trap = {
    get coins() {
      throw new Error('trap')
    },
  }
  expect(play(tollFlow, trap, [pay(1)])).toStrictEqual({
    events: [],
    prompt: null,
    isOver: false,
    outcome: null,
    accepted: [],
    refused: { code: 'malformedSetUp', clause: null, details: { at: '' }, answer: null, prompt: null },
    position: null,
  })
  expect(run({ coins: 0 }).refused).toMatchObject({ code: 'noCoins', answer: { coins: 0 } })
})

test('the log has the fields that were given, and no others', () => {
  const { accepted } = run({}, { card: { note: 'a lantern' }, question: 'gate' }, pay(1))
  expect(accepted).toStrictEqual([{ question: 'gate', card: { note: 'a lantern' } }, pay(1)])
})

test('who names an ability that is not open hears why it is shut', () => {
  const abilities = [{ ...wave, on: 'leaves' }]
  for (const answer of [{ choice: 'wave' }, { question: 'gate:Bo', choice: 'wave' }])
    expect(run({ abilities }, answer).refused).toMatchObject({ code: 'abilityShut', clause: 'T-3' })
  expect(run({ abilities }, { question: 'gate:Bo', choice: 'nod' }).refused?.code).toBe('noSuchQuestion')
})

test('a question that is over is refused as such, also when only soft windows are left', () => {
  const abilities = [{ ...wave, on: 'leaves' }]
  const left = run({ abilities }, pay(1))
  expect(open(left)).toEqual(['leave:Bo'])
  expect(run({ abilities }, pay(1), pay(1)).refused).toMatchObject({ code: 'notNow', clause: 'T-2' })
})

test('a row may say itself why its question is closed, also to who reports a card', () => {
  const flow = changed('choose', {
    closed: (_state, choice) => ({ code: 'noWings', clause: 'T-2b', details: { at: choice } }),
  })
  const late = (answer: object) =>
    play(flow, { abilities: [{ ...wave, on: 'leaves' }] }, [pay(1), { question: 'toll', ...answer }]).refused
  expect(late({ choice: 'turnBack' })).toMatchObject({ code: 'noWings', details: { at: 'turnBack' } })
  expect(late({ card: coins(1) })).toMatchObject({ code: 'noWings', clause: 'T-2b', details: { at: '' } })
})

test('a soft question that has no choice to pass it is passed by anybody', () => {
  const [toll] = TOLL_ROWS.flatMap(row => row.asks?.(atTheGate().memory.state) ?? [])
  const flow = changed('choose', { asks: () => (toll ? { ...toll, hard: false } : null) })
  const bye = { ...wave, id: 'bye', on: 'leaves' }
  const played = play(flow, { abilities: [bye] }, [{ question: 'leave:Bo', choice: 'bye', by: ['Bo'] }])
  expect([played.refused, types(played)]).toEqual([
    null,
    expect.arrayContaining(['turnedBack', 'ability_used']),
  ])
})

/** A toll flow that never ends: one soft window follows another. */
const endless = withRows({ order: ['arrive'], changed: { arrive: { next: 'arrive' } } })

test('a prompt shows 60 windows at most, and an answer passes no more', () => {
  const windows = play(endless, {}, []).prompt?.windows ?? []
  expect(windows.map(one => one.name).slice(-1)).toEqual(['gate#60'])
  const pass = (number: number) => play(endless, {}, [{ question: `gate#${number}`, choice: 'pass' }])
  expect(pass(61).refused).toBeNull()
  expect(pass(62).refused).toMatchObject({ code: 'noSuchQuestion', details: { question: 'gate#62' } })
})

test('a play begins with nothing behind it', () => {
  const { state: _, stack, ...memory } = atTheGate().memory
  expect(stack).toEqual([
    {
      task: 'window',
      name: 'gate',
      window: 'gate',
      moments: [{ moment: { on: 'arrives' }, number: 1 }],
      reports: true,
      forcedOnly: false,
      opened: [],
      passed: [],
    },
  ])
  expect(memory).toEqual({
    row: 'arrive',
    stage: 'asking',
    after: [],
    named: [{ name: 'gate', times: 1 }],
    occurrences: 1,
    occurred: [{ on: 'arrives' }],
    opened: [],
    batch: { moments: [], opened: [] },
    chain: 0,
    answers: 0,
  })
})
