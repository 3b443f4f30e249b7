// Plays the toll game in tests, with short names for set-ups, answers and results.
import type { Row } from '../../../src/engine/flow.ts'
import { begin, type Played, type Position, play } from '../../../src/engine/play.ts'
import { type RowChanges, rowsBy } from '../../../src/engine/rows.ts'
import { TOLL_ROWS, type Toll, type TollFlow, type TollOutcome, tollFlow } from './made-up-game.ts'

export const run = (setUp: object, ...answers: unknown[]): Played<Toll, TollOutcome> =>
  play(tollFlow, setUp, answers)

/** The position after the set-up. */
export function atTheGate(setUp: object = {}): Position<Toll> {
  const begun = begin(tollFlow, setUp)
  if ('refused' in begun) throw new Error(`refused set-up: ${begun.refused.code}`)
  return begun.position
}

export const pay = (number: number) => ({ question: 'toll', choice: 'pay', number })
export const coins = (...amounts: number[]) => ({
  effects: amounts.map(amount => ({ kind: 'coin', amount })),
})
export const forced = (id: string, on: string, amount?: number) => ({
  id,
  on,
  forced: true,
  ...(amount !== undefined && { coins: amount }),
})

/** The toll flow with these changes of rows in both editions. */
export const withRows = (changes: RowChanges<Toll>): TollFlow => ({
  ...tollFlow,
  editions: tollFlow.editions.map(({ rules }) => ({ rules, rows: rowsBy(TOLL_ROWS, changes) })),
})

/** The toll flow in which the new edition has other rows than the old one. */
export const inEditions = (old: RowChanges<Toll>, other: RowChanges<Toll>): TollFlow => ({
  ...tollFlow,
  editions: tollFlow.editions.map(({ rules }) => ({
    rules,
    rows: rowsBy(TOLL_ROWS, rules.id === 'old' ? old : other),
  })),
})

/** The toll flow with one row changed. */
export const changed = (name: Toll['row'], change: Partial<Row<Toll>>): TollFlow =>
  withRows({ changed: { [name]: change } })

/** The names of the open windows. */
export const open = ({ prompt }: Played<Toll, TollOutcome>): string[] =>
  (prompt?.windows ?? []).map(one => one.name)
export const types = ({ events }: Played<Toll, TollOutcome>): string[] => events.map(event => event.type)
