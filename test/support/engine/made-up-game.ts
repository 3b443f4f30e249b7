// Defines the toll game, a tiny game for the tests of the engine: a gate, two players, a toll that the edition sets.
import { z } from 'zod'
import type { Flow, Row } from '../../../src/engine/flow.ts'
import type { Bare, Told } from '../../../src/engine/game.ts'
import { rowsBy } from '../../../src/engine/rows.ts'
import { after, next, occurrence, opens, tell, when } from '../../../src/engine/table.ts'
import type { Ability } from '../../../src/engine/types.ts'

export type Toll = {
  state: {
    edition: { readonly id: string; readonly price: number }
    coins: number
    paid: number
    abilities: Ability<Toll>[]
    closed: boolean
  }
  row: 'arrive' | 'choose' | 'leave' | 'turnedAway'
  heading: 'gate' | 'beyond'
  clause: 'T-1' | 'T-2' | 'T-2b' | 'T-3'
  effect: { kind: 'coin'; amount: number } | { kind: 'close' } | { kind: 'riddle' }
  moment: { on: string }
  trigger: { on: string }
  event:
    | Told<'arrived' | 'paid' | 'turnedBack', Toll['clause']>
    | (Told<'coins', Toll['clause']> & { readonly amount: number })
  questions: { toll: { readonly about: { readonly price: number } }; riddle: Bare }
  /** `tollFlow` defines neither the inquiry `why` nor the duty `sweep`. */
  inquiries: { riddle: object; why: object }
  duties: { sweep: object }
  choice: never
  problem: 'noWings' | 'noCoins' | 'abilityShut' | 'nobodyJoins'
  details: { readonly at?: string }
}

const ability = z.strictObject({
  id: z.string(),
  owner: z.string().nullable().default(null),
  on: z.string(),
  forced: z.boolean().default(false),
  coins: z.int().optional(),
})

const setUp = z.strictObject({
  edition: z.string().default('old'),
  coins: z.int().min(0).default(3),
  abilities: z.array(ability).default([]),
  given: z.array(z.unknown()).default([]),
})

export type TollOutcome = { readonly coins: number; readonly paid: number; readonly closed: boolean }
export type TollFlow = Flow<Toll, z.infer<typeof setUp>, TollOutcome>

const everyone = { any: ['Ana', 'Bo'] }

/** The rows that both editions share. */
export const TOLL_ROWS: readonly Row<Toll>[] = [
  {
    name: 'arrive',
    title: 'At the gate',
    number: '1',
    heading: 'gate',
    cites: ['T-1'],
    happens: table => tell(table, { type: 'arrived', clause: 'T-1' }),
    moments: () => [{ on: 'arrives' }],
    window: () => 'gate',
  },
  {
    name: 'choose',
    title: 'The toll',
    number: '2',
    heading: 'gate',
    cites: ['T-2'],
    question: 'toll',
    moments: () => [{ on: 'chooses' }],
    asks: state => ({
      name: 'toll',
      hard: true,
      clause: 'T-2',
      window: 'booth',
      about: { price: state.edition.price },
      choices: [
        { name: 'pay', by: { any: ['Ana'] }, number: { asks: 'coins', min: state.edition.price, max: 5 } },
        { name: 'turnBack', by: { all: ['Ana', 'Bo'] } },
      ],
      barred: [{ name: 'fly', code: 'noWings', clause: 'T-2b' }],
    }),
    answered: (table, given) => {
      const { state } = table.memory
      state.paid = given.number ?? 0
      state.coins -= state.paid
      tell(table, { type: given.choice === 'pay' ? 'paid' : 'turnedBack', clause: 'T-2' })
      return undefined
    },
  },
  {
    name: 'leave',
    title: 'Beyond the gate',
    heading: 'beyond',
    cites: ['T-3'],
    // Abilities on `leaves:EDITION` open under one edition only.
    moments: state => [{ on: 'leaves' }, { on: `leaves:${state.edition.id}` }],
    next: 'end',
  },
  { name: 'turnedAway', title: 'Turned away', heading: 'gate', cites: ['T-3'], next: 'end' },
]

export const tollFlow: TollFlow = {
  id: 'toll',
  editions: [
    { rules: { id: 'old', price: 1 }, rows: rowsBy(TOLL_ROWS, {}) },
    { rules: { id: 'new', price: 2 }, rows: rowsBy(TOLL_ROWS, {}) },
  ],
  effects: {
    coin: {
      windows: ['gate', 'booth'],
      schema: z.strictObject({ kind: z.literal('coin'), amount: z.int().min(-9).max(9) }),
      illegal: (state, effect) =>
        state.coins + effect.amount < 0 ? { code: 'noCoins', clause: 'T-2' } : null,
      applies: (table, effect) => {
        table.memory.state.coins += effect.amount
        tell(table, { type: 'coins', clause: 'T-2', amount: effect.amount })
        if (effect.amount > 5) when(table, { on: 'rich' })
        if (effect.amount < -5) after(table, { on: 'poor' })
      },
    },
    close: {
      schema: z.strictObject({ kind: z.literal('close') }),
      applies: table => {
        table.memory.state.closed = true
      },
    },
    riddle: {
      windows: ['gate'],
      schema: z.strictObject({ kind: z.literal('riddle') }),
      applies: table => next(table, { task: 'inquiry', inquiry: 'riddle', facts: {} }),
    },
  },
  inquiries: {
    riddle: {
      asks: () => ({
        name: 'riddle',
        hard: true,
        clause: 'T-3',
        window: null,
        choices: [
          { name: 'loseAll', by: everyone },
          { name: 'keep', by: everyone },
        ],
      }),
      answered: (table, _facts, given) => {
        if (given.choice === 'loseAll') table.memory.state.coins = 0
        opens(table, 'solved', [occurrence(table, { on: 'solved' })], false)
      },
    },
  },
  duties: {},
  abilities: {
    list: state => state.abilities,
    fits: (_state, one, moment) => one.trigger.on === moment.on,
    order: (_state, open) => ({ among: open, by: { any: ['Ana'] } }),
    playerOrder: () => ['Ana', 'Bo'],
    you: (_state, one) => one.owner,
    barred: () => null,
    shut: () => ({ code: 'abilityShut', clause: 'T-3' }),
    begins: () => {},
    used: () => {},
    clauses: () => ({ order: 'T-3', forced: 'T-3', optional: 'T-3', window: 'T-1' }),
  },
  holds: () => true,
  settle: () => {},
  earlyEnd: { from: 'arrive', through: 'choose', to: 'turnedAway', has: state => state.closed },
  cite: (_state, clause) => clause,
  setUp,
  start: ({ coins, abilities }, edition) => {
    if (coins < edition.price) return { problem: { code: 'noCoins', clause: 'T-2' } }
    const reminders = abilities.map(({ id, owner, on, forced, coins: amount }) => ({
      id,
      owner,
      source: null,
      trigger: { on },
      forced,
      label: null,
      effects: amount === undefined ? null : [{ kind: 'coin' as const, amount }],
      options: null,
      uses: null,
    }))
    return { state: { edition, coins, paid: 0, abilities: reminders, closed: false } }
  },
  joins: () => ({ code: 'nobodyJoins', clause: null }),
  players: () => ['Ana', 'Bo'],
  outcome: state => ({ coins: state.coins, paid: state.paid, closed: state.closed }),
  compared: ({ coins, paid }) => ({ coins, paid }),
}
