// Tests that the rows of each edition stand in the order of its rulebook, with its titles and numbers.
import { expect, test } from 'vitest'
import { unitAttackFlow } from './flow.ts'

const rows = (edition: string) =>
  unitAttackFlow.editions
    .find(({ rules }) => rules.id === edition)
    ?.rows.map(({ number = '', title }) => `${number} ${title}`.trim())

test('the rows of 1.9.0 are those of its section 8, Shields before the Base, one end for both kinds of attack', () => {
  expect(rows('1.9.0')).toEqual([
    '8-2 Attack step: choose a Unit',
    '8-2-1 Rest the attacking Unit',
    '8-2-1 Declare the target',
    '8-2-2 Attack effects',
    '8-2-4 End of the attack step',
    '8-3 Block step',
    '8-3-5 End of the block step',
    '8-4 Action step',
    '8-4-2 End of the action step',
    '8-5-1 Damage step',
    '8-5-2-1 Attack on the player: the shield area',
    '8-5-2-2 Damage to the player',
    '8-5-2-3 Damage to a Shield',
    '8-5-2-4 Damage to the Base',
    '8-5-3 Battle between Units',
    '8-5-4 After the damage',
    '8-6-1 Battle end step',
    '8-6-2 Return to the main phase',
    'The game is over',
  ])
})

test('the rows of 1.0 are those of its section 7, the Base before the Shields', () => {
  expect(rows('1.0')).toEqual([
    '7-3 Attack step: choose a Unit',
    '7-3-1 Rest the attacking Unit',
    '7-3-1 Declare the target',
    '7-3-2 When Attacking',
    '7-3-5 End of the attack step',
    '7-4 Block step',
    '7-4-5 End of the block step',
    '7-5 Action step',
    '7-5-2 End of the action step',
    '7-6-1 Damage step',
    '7-6-2-1 Attack on the player: the shield area',
    '7-6-2-2 Damage to the player',
    '7-6-2-3 Damage to the Base',
    '7-6-2-4 Damage to a Shield',
    '7-6-2-5 After the attack on the player',
    '7-6-3 Battle between Units',
    '7-6-3-3 After the battle between Units',
    '7-7-1 Battle end step',
    '7-7-2 Return to the main phase',
    'The game is over',
  ])
})

/** 8-2-1 becomes [8, 2, 1], so that numbers can be compared part by part. */
const parts = (number: string): number[] => number.split('-').map(Number)

test('in every edition the numbers rise from row to row', () => {
  for (const { rules, rows: all } of unitAttackFlow.editions) {
    const numbers = all.flatMap(({ number }) => number ?? [])
    const inOrder = numbers.toSorted((one, other) => {
      const [first, second] = [parts(one), parts(other)]
      const at = first.findIndex((part, index) => part !== second[index])
      return at < 0 ? first.length - second.length : (first[at] ?? 0) - (second[at] ?? -1)
    })
    expect([rules.id, numbers]).toEqual([rules.id, inOrder])
  }
})
