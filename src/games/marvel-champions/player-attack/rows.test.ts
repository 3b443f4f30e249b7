// Compares the rows of the player attack in each edition with the rulebook: their order, their titles and their numbers.
import { expect, test } from 'vitest'
import { MARVEL_EDITION_IDS, type MarvelEditionId } from '../editions.ts'
import { playerAttackFlow } from './flow.ts'

const rowsOf = (edition: MarvelEditionId) =>
  playerAttackFlow.editions.find(({ rules }) => rules.id === edition)?.rows ?? []

const MADE = ['Pay the cost', 'An attack begins', 'Choose the target', 'Make the attack']
const BOOST = [
  'Give boost card to a villainous character',
  'Flip boost card',
  'Resolve its Boost ability',
  'Count its boost icons',
  'Discard boost card',
]
const DAMAGE = ['Deal damage', 'Damage has been dealt']
const END = ['Stopped before its damage', 'Next attack of the ability', 'The attack is over']

test('MC18-PA-21 after the damage three places follow: forced abilities, others, consequential damage', () => {
  const places = ['Forced abilities', 'Other abilities', 'Consequential damage']
  expect(rowsOf('1.8').map(row => row.title)).toEqual([...MADE, ...BOOST, ...DAMAGE, ...places, ...END])
})

test('MC-PA-21 in 1.7 and in the German 1.6 four places follow, retaliate first', () => {
  const places = ['Retaliate', 'Forced abilities', 'Other abilities', 'Consequential damage']
  for (const edition of ['1.7', '1.6-de'] as const)
    expect(rowsOf(edition).map(row => row.title)).toEqual([...MADE, ...DAMAGE, ...places, ...END])
})

test('MC-PA-01 the rulebook gives the steps of a player attack no numbers, in no edition', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    expect(rowsOf(edition).filter(row => row.number !== undefined)).toEqual([])
    expect([...new Set(rowsOf(edition).map(row => row.heading))]).toEqual(['target', 'damage', 'afterwards'])
  }
})
