// Tests of windows on the toll game: abilities that open again or once, chains, forced abilities before the others.
import { expect, test } from 'vitest'
import { TOLL_ROWS, type Toll, type TollFlow, tollFlow } from '../../test/support/engine/made-up-game.ts'
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
import { draft } from './prompt.ts'
import { after, changeOpenMoments, occurrence, when } from './table.ts'

const nod = { id: 'nod', owner: 'Ana', on: 'arrives', coins: 1 }
const wave = { id: 'wave', owner: 'Bo', on: 'arrives', coins: 1 }

/** Names of the abilities in the order in which they opened. */
const opened = ({ position }: ReturnType<typeof run>) => position?.memory.opened.map(one => one.ability) ?? []

test('a player who has passed is asked again once another has used an ability', () => {
  const passed = run({ abilities: [nod, wave] }, { question: 'gate:Ana', choice: 'pass' })
  expect(open(passed)).toEqual(['gate:Bo', 'gate', 'toll'])
  const used = run({ abilities: [nod, wave] }, { question: 'gate:Ana', choice: 'pass' }, { choice: 'wave' })
  expect(open(used)).toEqual(['gate:Ana', 'gate', 'toll'])
})

/** The toll flow with two moments of arriving at once. */
const crowd = changed('arrive', { moments: () => [{ on: 'arrives' }, { on: 'arrives' }] })

test('an ability that two moments of a window call is offered once, and opens for each of them', () => {
  const asked = play(crowd, { abilities: [wave] }, [])
  expect(asked.prompt?.windows[0]?.choices.map(one => one.name)).toEqual(['wave', 'pass'])
  const again = play(crowd, { abilities: [wave] }, [{ choice: 'wave' }])
  expect(open(again)).toEqual(['gate:Bo', 'gate', 'toll'])
  const twice = play(crowd, { abilities: [wave] }, [{ choice: 'wave' }, { choice: 'wave' }])
  expect([open(twice), opened(twice)]).toEqual([
    ['gate', 'toll'],
    ['wave', 'wave'],
  ])
})

const greed = forced('greed', 'rich', 6)
const start = { question: 'gate', card: coins(6) }
const goOn = { choice: 'goOn' }

test('a chain becomes a question after 30 abilities, and after 200 it can only be stopped', () => {
  const asked = run({ abilities: [greed] }, start)
  expect([open(asked).length, opened(asked).length]).toEqual([1, 30])
  const last = run({ abilities: [greed] }, start, ...Array(6).fill(goOn))
  const choices = (played: ReturnType<typeof run>) => played.prompt?.windows[0]?.choices
  const by = { any: ['Ana', 'Bo'] }
  expect(choices(asked)).toEqual([
    { name: 'goOn', by },
    { name: 'stop', by },
  ])
  expect([opened(last).length, choices(last)]).toEqual([200, [{ name: 'stop', by }]])
  expect(asked.prompt?.windows[0]?.about).toEqual({ opened: ['greed', 'greed', 'greed', 'greed'] })
})

test('a chain that is stopped takes with it what waits for its end', () => {
  const abilities = [greed, forced('alms', 'poor', 1)]
  const card = { question: 'gate', card: coins(-6, 6) }
  const stopped = run({ coins: 9, abilities }, card, { choice: 'stop' })
  expect([opened(stopped).includes('alms'), open(stopped)]).toEqual([false, ['gate', 'toll']])
  expect(types(stopped).at(-1)).toBe('chain_stopped')
})

test('a chain that is stopped leaves the rest of the card that began it', () => {
  const effects = [{ kind: 'coin', amount: 6 }, { kind: 'riddle' }, { kind: 'coin', amount: 1 }]
  const stopped = run({ abilities: [greed] }, { question: 'gate', card: { effects } }, { choice: 'stop' })
  const context = { you: null, ability: null, source: null, label: null, window: 'gate' }
  expect(open(stopped)).toEqual(['riddle'])
  expect(stopped.position?.memory.stack).toEqual([
    {
      task: 'window',
      name: 'gate',
      window: 'gate',
      moments: [],
      reports: true,
      forcedOnly: false,
      opened: [],
      passed: [],
    },
    { task: 'ended', after: [] },
    { task: 'effect', effect: { kind: 'coin', amount: 1 }, context, strict: false },
    { task: 'inquiry', inquiry: 'riddle', facts: {} },
  ])
})

test('each player is offered their own abilities, and passing declines these alone', () => {
  const abilities = [nod, wave, { ...wave, id: 'bow' }]
  const asked = run({ abilities })
  const names = asked.prompt?.windows.map(({ name, choices }) => [name, choices.map(one => one.name)])
  expect(names?.slice(0, 2)).toEqual([
    ['gate:Ana', ['nod', 'pass']],
    ['gate:Bo', ['wave', 'bow', 'pass']],
  ])
  const declined = { type: 'ability_declined', clause: 'T-3', step: 'arrive' }
  expect(asked.prompt?.windows.slice(0, 2).map(one => one.causes)).toEqual([
    [{ ...declined, ability: 'nod', player: 'Ana' }],
    [{ ...declined, type: 'abilities_declined', abilities: ['wave', 'bow'], player: 'Bo' }],
  ])
})

test('ten abilities that a player declines at once are told together', () => {
  const declined = (count: number) => {
    const abilities = Array.from({ length: count }, (_, i) => ({ ...wave, id: `wave ${i}` }))
    const [window] = run({ abilities }).prompt?.windows ?? []
    return window?.causes.map(event => ('abilities' in event ? event.abilities.length : event.type))
  }
  expect(declined(20)).toEqual([10, 10])
  expect(declined(21)).toEqual([10, 10, 'ability_declined'])
})

test('a moment of an open window can be replaced, also among those that came; others stay', () => {
  const { memory } = atTheGate({ abilities: [wave] })
  const table = draft(tollFlow, memory)
  occurrence(table, { on: 'leaves' })
  changeOpenMoments(table, ({ on }) => ({ on: `${on} late` }))
  expect(table.memory.occurred).toEqual([{ on: 'arrives late' }, { on: 'leaves' }])
  expect(table.memory.stack).toMatchObject([{ moments: [{ moment: { on: 'arrives late' }, number: 1 }] }])
  expect(memory.occurred).toEqual([{ on: 'arrives' }])
})

test('nobody counts as having passed once an ability is used or a card is reported', () => {
  const pass = { question: 'gate:Ana', choice: 'pass' }
  const passed = (...answers: object[]) => {
    const { position } = run({ abilities: [nod, wave] }, pass, ...answers)
    return position?.memory.stack.map(task => task.task === 'window' && task.passed)
  }
  expect(passed()).toEqual([['Ana']])
  expect(passed({ question: 'gate:Bo', choice: 'wave' })).toEqual([[]])
  expect(passed({ question: 'gate', card: coins(1) })).toEqual([[]])
})

test('what happens "after" waits for the end of the card that causes it, "when" does not', () => {
  const abilities = [forced('tax', 'rich', -1), forced('alms', 'poor', 1)]
  const played = run({ coins: 9, abilities }, { question: 'gate', card: coins(-6, 7, 1) })
  expect(played.events.flatMap(event => (event.type === 'coins' ? [event.amount] : []))).toEqual([
    -6, 7, -1, 1, 1,
  ])
})

const isClosed = ({ closed }: Toll['state']): boolean => closed

/** The toll flow that opens forced abilities on leaving in one row and the other ones in the next. */
const batched = withRows({
  changed: { leave: { batch: 'forced', next: 'turnedAway' }, turnedAway: { batch: 'rest' } },
})

test('forced abilities open in one row, the others of the same moments in the next, none of them twice', () => {
  const abilities = [
    forced('fee', 'leaves', -6),
    forced('alms', 'poor', 1),
    { ...wave, on: 'leaves' },
    { ...nod, on: 'leaves:old' },
  ]
  const left = play(batched, { coins: 9, abilities }, [pay(1)])
  expect([opened(left), open(left)]).toEqual([
    ['fee', 'alms'],
    ['turnedAway:Ana', 'turnedAway:Bo'],
  ])
  const done = play(batched, { coins: 9, abilities }, [pay(1), { choice: 'wave' }, { choice: 'pass' }])
  expect([opened(done), done.outcome?.coins]).toEqual([['fee', 'alms', 'wave'], 4])
})

test('of the moments that have come the first 1000 are kept', () => {
  const rich = { question: 'gate', card: coins(...Array(20).fill(6)) }
  const count = (answers: number) => run({}, ...Array(answers).fill(rich)).position?.memory.occurred.length
  expect([count(49), count(50), count(52)]).toEqual([981, 1000, 1000])
})

test('what follows from an answer is settled before the flow goes on', () => {
  const flow: TollFlow = {
    ...tollFlow,
    settle: ({ memory: { state } }) => {
      if (state.coins === 0) state.closed = true
    },
  }
  const rows = (setUp: object) => play(flow, setUp, [pay(3)]).events.map(event => event.step)
  expect(rows({ coins: 3 })).toContain('turnedAway')
  expect(rows({ coins: 4 })).toContain('leave')
})

test('an early end is taken by the first row in which it can be, once that row has begun', () => {
  const earlyEnd = { from: 'choose', through: 'choose', to: 'turnedAway', has: isClosed } as const
  const closed = play({ ...tollFlow, earlyEnd }, {}, [
    { question: 'gate', card: { effects: [{ kind: 'close' }] } },
  ])
  const entered = closed.events.filter(event => event.type === 'step_entered').map(event => event.step)
  expect(entered).toEqual(['arrive', 'choose', 'turnedAway'])
})

test('what opened in the first of two such rows stays closed in the second, whatever opens between them', () => {
  const abilities = [forced('fee', 'leaves', -1), forced('tax', 'rich', -1), { ...wave, on: 'leaves' }]
  const [toll] = TOLL_ROWS.filter(row => row.name === 'choose')
  const flow = withRows({
    changed: {
      leave: {
        batch: 'forced',
        asks: state => toll?.asks?.(state) ?? null,
        answered: table => {
          when(table, { on: 'rich' })
          return undefined
        },
        next: 'turnedAway',
      },
      turnedAway: { batch: 'rest' },
    },
  })
  const played = play(flow, { coins: 9, abilities }, [pay(1), pay(1)])
  expect([opened(played), open(played)]).toEqual([['fee', 'tax'], ['turnedAway:Bo']])
})

test('only such rows remember what they have opened', () => {
  const used = run({ abilities: [wave] }, { choice: 'wave' })
  expect(used.position?.memory.batch).toEqual({ moments: [], opened: [] })
  const [toll] = TOLL_ROWS.filter(row => row.name === 'choose')
  const flow = withRows({
    changed: { leave: { batch: 'forced', asks: state => toll?.asks?.(state) ?? null } },
  })
  expect(play(flow, {}, [pay(1)]).position?.memory.batch).toEqual({
    moments: [
      { moment: { on: 'leaves' }, number: 3 },
      { moment: { on: 'leaves:old' }, number: 4 },
    ],
    opened: [],
  })
})

test('what a row does is settled before its window opens', () => {
  const flow: TollFlow = {
    ...changed('arrive', {
      happens: table => {
        table.memory.state.coins = 0
      },
    }),
    settle: ({ memory: { state } }) => {
      if (state.coins === 0) state.closed = true
    },
  }
  expect(play(flow, {}, [])).toMatchObject({ prompt: null, outcome: { closed: true } })
})

test('what comes after an answer opens in the row of the answer, before the next row begins', () => {
  const flow = changed('choose', {
    answered: table => {
      after(table, { on: 'paid' })
      return undefined
    },
  })
  const played = play(flow, { abilities: [forced('thanks', 'paid', 1), { ...wave, on: 'paid' }] }, [pay(1)])
  expect(played.position?.memory).toMatchObject({ row: 'choose', stage: 'leaving' })
  expect(open(played)).toEqual(['paid:Bo'])
  expect(played.events.at(-1)).toMatchObject({ type: 'coins', amount: 1, step: 'choose' })
})
