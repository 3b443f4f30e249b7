// Official answers about cards of ST11.
import { expect } from 'vitest'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  quietly,
  report,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'

official('GCG-FAQ-064', () => {
  const shamblo = report('attack', { kind: 'reduce', to: 'shieldArea', amount: 5 })
  const breaches = (breach: number) => attack([falcon({ breach }), drake(rested), fort({ hp: 9 })], 'Drake')
  const hits = (breach: number) => dealt(resolve(breaches(breach), shamblo, ...quietly, finish), 'effect')
  expect([hits(5), hits(7)]).toEqual([{}, { Fort: 2 }])
  expect(dealt(resolve(breaches(5), ...quietly, finish), 'effect')).toEqual({ Fort: 5 })
})
