// Tests of the engine on the toll game: prompts, answers, refusals, reports, reminders, editions.
import { expect, test } from 'vitest'
import { tollFlow } from '../../test/support/engine/made-up-game.ts'
import { atTheGate, coins, pay, run, types } from '../../test/support/engine/play-made-up-game.ts'
import { advance, MOST_ANSWERS } from './advance.ts'
import { play } from './play.ts'
import { answerSchema } from './read-answer.ts'

test('a prompt lists every window up to the first hard question, with what passing it causes', () => {
  const { prompt } = run({})
  expect(prompt?.windows.map(one => [one.name, one.hard])).toEqual([
    ['gate', false],
    ['toll', true],
  ])
  expect(prompt?.windows[0]?.causes).toMatchObject([
    { type: 'step_entered', step: 'choose', number: '2', clause: 'T-2' },
  ])
  expect(prompt?.windows[0]?.effects).toEqual(['coin', 'close', 'riddle'])
  expect(prompt?.windows[1]).toMatchObject({ effects: ['coin', 'close'], causes: [] })
})

test('an answer to a later question passes the soft ones before it, and is one answer', () => {
  const played = run({}, pay(1))
  expect(played.accepted).toEqual([pay(1)])
  expect(played.outcome).toMatchObject({ coins: 2, paid: 1 })
})

test('an answer without a question goes to the latest window that takes it, and the log keeps the name', () => {
  expect(run({}, { choice: 'pay', number: 1 }).accepted).toEqual([pay(1)])
  expect(run({}, { card: coins(2) }).accepted).toMatchObject([{ question: 'toll' }])
  expect(run({}, { question: 'gate', card: coins(2) }).accepted).toMatchObject([{ question: 'gate' }])
})

test('refusals name a code, the clause and what is legal, and leave nothing behind', () => {
  const cases: [unknown, object][] = [
    [
      { question: 'toll', choice: 'fly' },
      { code: 'noWings', clause: 'T-2b' },
    ],
    [{ question: 'toll', choice: 'swim' }, { code: 'noSuchChoice' }],
    [
      { question: 'toll', choice: 'pay' },
      { code: 'numberMissing', clause: 'T-2' },
    ],
    [pay(9), { code: 'numberOutOfRange', details: { min: 1, max: 5 } }],
    [{ question: 'toll', choice: 'turnBack', number: 1 }, { code: 'noNumberHere' }],
    [{ question: 'toll', choice: 'turnBack', card: {} }, { code: 'noCardHere' }],
    [
      { ...pay(1), by: ['Bo'] },
      { code: 'notYours', details: { by: ['Ana'] } },
    ],
    [
      { question: 'toll', choice: 'turnBack', by: ['Ana'] },
      { code: 'notYours', details: { by: ['Ana', 'Bo'] } },
    ],
    [{ question: 'nowhere', choice: 'pay' }, { code: 'noSuchQuestion' }],
    [
      { question: 'gate', card: coins(-9) },
      { code: 'noCoins', clause: 'T-2' },
    ],
    [{ question: 'gate', card: coins(1, -9) }, { code: 'noCoins' }],
    [
      { question: 'gate', card: { effects: [{ kind: 'gold' }] } },
      { code: 'malformedEffect', details: { at: 'card.effects.0.kind' } },
    ],
    [
      { question: 'toll', card: { effects: [{ kind: 'riddle' }] } },
      { code: 'effectNotHere', clause: 'T-2', details: { effect: 'riddle' } },
    ],
    [{ question: 'gate', card: { owner: 'Cyd', effects: [] } }, { code: 'noSuchPlayer' }],
    [{ ...pay(1), joins: ['somebody'] }, { code: 'nobodyJoins' }],
    [{ ...pay(1), extra: true }, { code: 'malformedAnswer' }],
    [null, { code: 'malformedAnswer' }],
  ]
  const before = run({})
  for (const [answer, refused] of cases) {
    const played = run({}, answer)
    expect(played.refused).toMatchObject({ ...refused, answer })
    expect(played.refused?.prompt).toEqual(before.prompt)
    expect(played.position).toEqual(before.position)
  }
  expect(run({ coins: -1 }).refused).toMatchObject({ code: 'malformedSetUp', details: { at: 'coins' } })
})

test('what was refused can be written down, and nobody gets back more than a person types', () => {
  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic
  for (const junk of [cyclic, { choice: 10n }, { choice: 'x'.repeat(50_000) }])
    expect(JSON.stringify(run({}, junk as never).refused?.answer)).toBe('null')
})

test('nothing is accepted after the outcome', () => {
  expect(run({}, pay(1), pay(1)).refused).toMatchObject({ code: 'over', prompt: null })
})

test('a soft window is passed only by someone who may', () => {
  const abilities = [{ id: 'wave', owner: 'Bo', on: 'arrives' }]
  expect(run({ abilities }).prompt?.windows.map(one => one.name)).toEqual(['gate:Bo', 'gate', 'toll'])
  expect(run({ abilities }, { ...pay(1), by: ['Ana'] }).refused).toMatchObject({
    code: 'notYoursToPass',
    details: { question: 'gate:Bo', by: ['Bo'] },
  })
  expect(
    run({ abilities }, { choice: 'pass', question: 'gate:Bo', by: ['Bo'] }, { ...pay(1), by: ['Ana'] })
      .refused,
  ).toBeNull()
})

test('a reported card is one whole: legal when fresh, what becomes illegal after a question fizzles', () => {
  const card = { effects: [{ kind: 'riddle' }, { kind: 'coin', amount: -2 }] }
  const asked = run({}, { question: 'gate', card })
  // A question without a window takes no reports, and so no effects either.
  expect(asked.prompt?.windows).toMatchObject([{ name: 'riddle', window: null, effects: [], causes: [] }])
  const lost = run({}, { question: 'gate', card }, { choice: 'loseAll' })
  expect([lost.refused, types(lost)]).toEqual([null, expect.arrayContaining(['effect_fizzled'])])
  expect(types(run({}, { question: 'gate', card }, { choice: 'keep' }))).toContain('coins')
})

test('an early end goes to the row that the flow declares for it', () => {
  const played = run({}, { question: 'gate', card: { effects: [{ kind: 'close' }] } })
  expect(played.outcome).toMatchObject({ closed: true, occurred: [{ on: 'arrives' }] })
  expect(played.events.at(-1)).toMatchObject({ type: 'step_entered', step: 'turnedAway' })
})

test('"when" moments open inside the effect that causes them', () => {
  const abilities = [{ id: 'tax', on: 'rich', forced: true, coins: -1 }]
  const played = run({ abilities }, { question: 'gate', card: coins(6, 1) })
  expect(played.events.flatMap(event => (event.type === 'coins' ? [event.amount] : []))).toEqual([6, -1, 1])
})

test('of two forced abilities the table picks the first; the second follows by itself', () => {
  const abilities = ['one', 'two'].map((id, index) => ({ id, on: 'arrives', forced: true, coins: index + 1 }))
  const asked = run({ abilities })
  expect(asked.prompt?.windows).toMatchObject([{ name: 'order:gate', hard: true }])
  const played = run({ abilities }, { choice: 'two' }, pay(1))
  expect(played.position?.memory.opened.map(one => one.ability)).toEqual(['two', 'one'])
  expect(played.outcome).toMatchObject({ coins: 5 })
})

test('a forced ability without effects asks its player to carry it out', () => {
  const abilities = [{ id: 'bow', owner: 'Bo', on: 'arrives', forced: true }]
  const asked = run({ abilities })
  expect(asked.prompt?.windows[0]).toMatchObject({
    name: 'resolve:bow',
    choices: [{ name: 'done', by: { any: ['Bo'] }, card: true }],
  })
  expect(run({ abilities }, { choice: 'done', card: coins(2) }, pay(1)).outcome).toMatchObject({ coins: 4 })
})

test('answers that the set-up brings along are played first and are not part of the log', () => {
  const played = run({ given: [pay(1)] })
  expect([played.outcome, played.accepted]).toMatchObject([{ coins: 2 }, []])
})

test('another edition: same, differs, or nobody can tell', () => {
  expect(run({}, pay(3)).outcome).toMatchObject({ editions: [{ edition: 'new', result: 'same' }] })
  expect(run({}, pay(1)).outcome).toMatchObject({ editions: [{ edition: 'new', result: 'cannotTell' }] })
})

test('a log has an end', () => {
  let position = atTheGate()
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const moved = advance(tollFlow, position, { question: 'gate', card: coins(0) })
    if ('refused' in moved) throw new Error(`refused answer ${answers}`)
    position = moved.position
  }
  expect(advance(tollFlow, position, pay(1))).toMatchObject({ refused: { code: 'tooManyAnswers' } })
})

test('what is no list of answers, or cannot be read, is refused and does not throw', () => {
  expect(play(tollFlow, {}, null)).toMatchObject({ refused: { code: 'malformedAnswer' }, accepted: [] })
  const trap: unknown[] = []
  const get = () => {
    throw new Error('trap')
  }
  Object.defineProperty(trap, 0, { enumerable: true, get })
  expect(play(tollFlow, {}, trap).refused).toMatchObject({ code: 'malformedAnswer' })
  const joins = { question: 'gate', card: coins(1), joins: [get] }
  expect(run({}, joins).refused).toMatchObject({ code: 'malformedAnswer', details: { at: 'joins' } })
})

test('the log keeps nothing of what the caller passed in', () => {
  const card = coins(1)
  const [logged] = run({}, { question: 'gate', card }).accepted
  expect(logged).toEqual({ question: 'gate', card: coins(1) })
  Object.assign(card.effects[0] ?? {}, { amount: 99 })
  expect(logged).toEqual({ question: 'gate', card: coins(1) })
})

test('there is no number below 0, not even -0', () => {
  const begun = run({ edition: 'old' }, { question: 'toll', choice: 'turnBack', number: -1 })
  expect(begun.refused?.code).toBe('malformedAnswer')
  expect(answerSchema.parse({ choice: 'pay', number: -0 })).toEqual({ choice: 'pay', number: 0 })
})

test('an outcome is found once, when it is read for the first time', () => {
  const played = run({}, pay(1))
  expect(played.outcome).toBe(played.outcome)
})

test('a set-up that can be read only once is played, but not compared', () => {
  let reads = 0
  const setUp = {
    get coins() {
      reads += 1
      if (reads > 1) throw new Error('trap')
      return 3
    },
  }
  const played = play(tollFlow, setUp, [pay(1)])
  expect(played).toMatchObject({ refused: null, accepted: [pay(1)], outcome: { coins: 2 } })
  expect(played.outcome?.editions).toEqual([])
})

test('a refused answer of 20,000 characters is repeated, a longer one is not', () => {
  const answer = (length: number) => ({ choice: 'x'.repeat(length - JSON.stringify({ choice: '' }).length) })
  expect(run({}, answer(20_000)).refused?.answer).toEqual(answer(20_000))
  expect(run({}, answer(20_001)).refused?.answer).toBeNull()
})

test('what never changes in a play is not copied with each answer', () => {
  const before = atTheGate({ abilities: [{ id: 'wave', owner: 'Bo', on: 'arrives' }] })
  const moved = advance(tollFlow, before, pay(1))
  if ('refused' in moved) throw new Error('the toll is not taken')
  const { state } = moved.position.memory
  expect(state.edition).toBe(before.memory.state.edition)
  expect(state.abilities[0]).toBe(before.memory.state.abilities[0])
  expect([state.coins, before.memory.state.coins]).toEqual([2, 3])
})
