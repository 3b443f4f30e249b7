// Tests the properties of all schemes, and counts the paths of a small one.
import { expect, test } from 'vitest'
import { walk } from '../../../../test/support/engine/walk.ts'
import { testProperties } from '../../../../test/support/games/flow-properties.ts'
import { grinder, nora } from '../../../../test/support/games/marvel-champions/cast.ts'
import { scheme } from '../../../../test/support/games/marvel-champions/enemy-scheme.ts'
import {
  balances,
  effect,
  reporting,
  schemeSetUp,
} from '../../../../test/support/games/marvel-champions/random-tables.ts'
import { begin } from '../../../engine/play.ts'
import { MARVEL_CLAUSES } from '../clauses.ts'
import { enemySchemeFlow } from './flow.ts'

testProperties({
  flow: enemySchemeFlow,
  setUp: schemeSetUp,
  effect,
  reports: reporting,
  clauses: MARVEL_CLAUSES,
  invariant: balances,
})

test('the number of paths of a small scheme is the number worked out by hand', () => {
  // A minion without boost cards: place the threat (1), finish (1). A villain: 0 or 1 icons, each as a plain card (2) or as a
  // star card (2), whose ability is then carried out (1): 2 + 2 = 4. An unknown SCH is 0 or 1: twice as many.
  const minion = { id: 'Rustling', kind: 'minion', sch: 1 } as const
  const opened = [
    scheme([nora(), minion]),
    scheme([nora(), grinder({ sch: 1 })]),
    scheme([nora(), grinder()]),
  ]
  const paths = opened.map(setUp => {
    const one = begin(enemySchemeFlow, setUp)
    if ('refused' in one) throw new Error('refused')
    return walk(enemySchemeFlow, one.position, 10)
  })
  expect(paths).toEqual([1, 4, 8])
})
