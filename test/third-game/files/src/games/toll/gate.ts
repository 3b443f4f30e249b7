// The flow of Toll: from its set-up to what comes of it.
import { z } from 'zod'
import type { Flow } from '../../engine/flow.ts'
import { rowsBy } from '../../engine/rows.ts'
import { playable } from '../any-flow.ts'
import type { GameFlow } from '../game.ts'
import { EDITION_IDS, EDITIONS, type Edition } from './editions.ts'
import { ABILITIES, abilityFrom, EFFECTS } from './effects.ts'
import { CHANGES, ROWS } from './rows.ts'
import {
  CLAUSES,
  type End,
  type Piece,
  pieceSchema,
  type Reminder,
  reminderSchema,
  type State,
  type Toll,
} from './toll.ts'

const setUpSchema = z.strictObject({
  edition: z.enum(EDITION_IDS).default('1'),
  raider: pieceSchema,
  keeper: pieceSchema,
  reminders: z.array(reminderSchema).max(10).default([]),
  given: z.array(z.unknown()).max(50).default([]),
})
export type SetUp = z.input<typeof setUpSchema>
export type SetUpRead = z.output<typeof setUpSchema>

export type Outcome = {
  /** As the set-up of the next raid can take it. */
  readonly table: {
    readonly raider: Readonly<Piece>
    readonly keeper: Readonly<Piece>
    readonly reminders: readonly Readonly<Reminder>[]
  }
  readonly summary: {
    readonly edition: string
    readonly price: number
    readonly end: End | null
    readonly notes: readonly string[]
  }
}
export const compared = ({ table, summary: { end } }: Outcome) => ({ end, table })

const rules: Flow<Toll, SetUpRead, Outcome> = {
  id: 'toll/gate',
  editions: EDITION_IDS.map(id => ({ rules: EDITIONS[id], rows: rowsBy(ROWS, CHANGES[id]) })),
  effects: EFFECTS,
  inquiries: {},
  duties: {},
  abilities: ABILITIES,
  holds: () => true,
  settle: () => {},
  earlyEnd: null,
  cite: (_state, clause) => clause,
  setUp: setUpSchema,
  start,
  joins: () => ({ code: 'nobodyJoins', clause: null }),
  players: ({ raider, keeper }) => [raider.player, keeper.player],
  outcome,
  compared,
}

function start({ raider, keeper, reminders }: SetUpRead, edition: Edition): { state: State } {
  const abilities = reminders.map(abilityFrom)
  const people = { raider: { ...raider }, keeper: { ...keeper } }
  return { state: { ...people, edition, price: edition.price, end: null, notes: [], reminders: abilities } }
}

function outcome({ edition, price, end, notes, raider, keeper, reminders }: State): Outcome {
  const known = reminders.map(({ id, owner, trigger }) => ({ id, owner: owner ?? keeper.player, trigger }))
  return {
    summary: { edition: edition.id, price, end, notes },
    table: { raider: { ...raider }, keeper: { ...keeper }, reminders: known },
  }
}

const foresight: GameFlow<Toll, SetUpRead, Outcome>['foresight'] = {
  usual: ['finish'],
  varied: null,
  passedOver: [],
  fate: () => ({ hits: [], falls: [], tough: [], exhausts: [], shields: 0, winner: null }),
}

const ended: z.ZodType<Outcome> = z.object({
  table: z.object({ raider: pieceSchema, keeper: pieceSchema, reminders: z.array(reminderSchema) }),
  summary: z.object({
    edition: z.string(),
    price: z.number(),
    end: z.enum(['paid', 'robbed', 'turnedBack']).nullable(),
    notes: z.array(z.string()),
  }),
})

const named = ({ raider, keeper }: SetUpRead) => ({ attacker: raider.id, targets: [{ id: keeper.id }] })

export const gate = playable({
  ...{ game: 'toll', rules, clauses: CLAUSES, foresight, ended, unsaid: '1' },
  sides: { now: (_, setUp) => named(setUp), atFirst: named },
  notices: () => [],
  result: ({ summary: { end } }) => ({
    end,
    damage: 0,
    hits: [],
    fell: [],
    left: null,
    shields: 0,
    winner: null,
  }),
})
