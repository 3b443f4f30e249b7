import { expect, it } from 'vitest'
import { cards } from '../../../../../test/support/walkthroughs/set-up-table.ts'
import { readBoosts } from './attack-options.ts'

it('every boost card that is typed is read, however many there are', () => {
  expect(readBoosts(cards, '1 '.repeat(30))).toHaveLength(30)
  expect(readBoosts(cards, '2, Assault, 1 3*')).toEqual([
    { icons: 2, star: undefined },
    { name: 'Assault' },
    { icons: 1, star: undefined },
    { icons: 3, star: true },
  ])
})
