// Tests the properties of all thwarts, and counts the paths of a small one.
import { expect, test } from 'vitest'
import { walk } from '../../../../test/support/engine/walk.ts'
import { testProperties } from '../../../../test/support/games/flow-properties.ts'
import { lumen, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  balances,
  effect,
  reporting,
  thwartSetUp,
} from '../../../../test/support/games/marvel-champions/random-tables.ts'
import { mainWith, sideWith, thwartOf } from '../../../../test/support/games/marvel-champions/thwart.ts'
import { begin } from '../../../engine/play.ts'
import { MARVEL_CLAUSES } from '../clauses.ts'
import { thwartFlow } from './flow.ts'

testProperties({
  flow: thwartFlow,
  setUp: thwartSetUp,
  effect,
  reports: reporting,
  clauses: MARVEL_CLAUSES,
  invariant: balances,
})

test('the number of paths of a small thwart is the number worked out by hand', () => {
  // One scheme: remove the threat, finish (1). Two schemes: which one (2). An unknown THW is 0 or 1 (2), and an unknown number of
  // consequential damage as well (2).
  const opened = [
    thwartOf([lumen({ thw: 2 })], [mainWith(3)]),
    thwartOf([lumen({ thw: 2 })], [mainWith(3), sideWith(4)]),
    thwartOf([sparrow()], [mainWith(3)]),
  ]
  const paths = opened.map(setUp => {
    const one = begin(thwartFlow, setUp)
    if ('refused' in one) throw new Error('refused')
    return walk(thwartFlow, one.position, 10)
  })
  expect(paths).toEqual([1, 2, 4])
})
