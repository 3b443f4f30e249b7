// The rows of Toll as the second edition has them, and what the others change of them.
import type { Row, Table } from '../../engine/flow.ts'
import type { RowChanges } from '../../engine/rows.ts'
import { stateOf, tell } from '../../engine/table.ts'
import type { Given, Question } from '../../engine/types.ts'
import type { EditionId } from './editions.ts'
import { cite, type State, type Toll } from './toll.ts'

type At = Table<Toll>

export const ROWS: readonly Row<Toll>[] = [
  {
    name: 'arrive',
    title: 'At the gate',
    number: '1',
    heading: 'gate',
    cites: cite('TOLL 1'),
    happens: table => tell(table, { type: 'raider_arrived', clause: 'TOLL-1', raider: raiderAt(table) }),
    moments: () => [{ on: 'arrives' }],
    window: () => 'gate',
  },
  {
    name: 'search',
    title: 'The search',
    number: '2',
    heading: 'gate',
    cites: cite('TOLL 5'),
    happens: table => tell(table, { type: 'raider_searched', clause: 'TOLL-5', raider: raiderAt(table) }),
  },
  {
    name: 'toll',
    title: 'The toll',
    number: '3',
    heading: 'toll',
    cites: cite('TOLL 2a 2b 3'),
    question: 'toll',
    asks: asksToll,
    answered: tollAnswered,
  },
  {
    name: 'leave',
    title: 'On the road',
    number: '4',
    heading: 'road',
    cites: cite('TOLL 4'),
    happens: table => tell(table, { type: 'raider_left', clause: 'TOLL-4', raider: raiderAt(table) }),
    moments: () => [{ on: 'leaves' }],
  },
  {
    name: 'finish',
    title: 'The end',
    heading: 'road',
    cites: cite('TOLL 4'),
    question: 'finish',
    asks: ({ raider, keeper }) => ({
      name: 'finish',
      hard: true,
      clause: 'TOLL-4',
      window: 'finish',
      choices: [{ name: 'finish', by: { any: [raider.player, keeper.player] } }],
    }),
    next: 'end',
  },
]

/** The first edition knew no search, so that its numbers are others. */
export const CHANGES: Readonly<Record<EditionId, RowChanges<Toll>>> = {
  '2': {},
  '1': {
    order: ['arrive', 'toll', 'leave', 'finish'],
    changed: { toll: { number: '2', cites: cite('TOLL 2a 2b') }, leave: { number: '3' } },
  },
}

const raiderAt = (table: At): string => stateOf(table).raider.id

function asksToll({ raider, price }: State): Question<Toll> {
  const by = { any: [raider.player] }
  const number = { asks: 'coins', min: price, max: raider.coins }
  return {
    name: 'toll',
    hard: true,
    clause: 'TOLL-2a',
    window: 'toll',
    about: { price },
    choices: [
      ...(raider.coins < price ? [] : [{ name: 'pay', by, number }]),
      { name: 'rob', by },
      { name: 'turnBack', by },
    ],
    barred: raider.coins < price ? [{ name: 'pay', code: 'tooFewCoins', clause: 'TOLL-2b' }] : [],
  }
}

function tollAnswered(table: At, { choice, number }: Given<Toll>): undefined {
  const state = stateOf(table)
  const { raider, keeper, edition } = state
  if (choice === 'pay') {
    state.end = 'paid'
    const count = moved(raider, keeper, number ?? 0)
    tell(table, { type: 'toll_paid', clause: 'TOLL-2a', raider: raider.id, count })
  } else if (choice === 'rob') {
    state.end = 'robbed'
    const count = moved(keeper, raider, edition.loot)
    tell(table, { type: 'keeper_robbed', clause: 'TOLL-3', raider: raider.id, count })
  } else {
    state.end = 'turnedBack'
    tell(table, { type: 'raider_turned_back', clause: 'TOLL-2b', raider: raider.id })
  }
}

/** Nobody gives more than there is. */
function moved(from: { coins: number }, to: { coins: number }, amount: number): number {
  const count = Math.min(from.coins, amount)
  from.coins -= count
  to.coins += count
  return count
}
