// Tests what a card keeps for the next attack, and which constant effects a set-up may name.
import { expect, test } from 'vitest'
import {
  attack,
  attempt,
  falcon,
  finish,
  mole,
  quietly,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'

test('the next attack begins with all that a card and its Pilot say of themselves', () => {
  const known: Partial<PieceGiven> = {
    level: 4,
    traits: ['zeon', 'newtype'],
    color: 'red',
    mayAttackActive: ['Mole', 'Drake'],
    pilot: {
      links: true,
      ap: 1,
      hp: 1,
      code: 'ST01-010',
      traits: ['newtype'],
      color: 'blue',
      readCard: true,
    },
    constants: [{ while: [{ is: 'linked' }], breach: 2 }],
  }
  const story = resolve(attack([falcon(known), mole(rested)], 'Mole'), ...quietly, finish)
  const pieces = (story.result.table as { pieces: PieceGiven[] }).pieces
  const [first, second] = pieces
  expect(first).toMatchObject(known)
  expect(Object.keys(second ?? {})).not.toEqual(expect.arrayContaining(['level']))
  for (const field of ['level', 'traits', 'color', 'pilot', 'constants'])
    expect(second).not.toHaveProperty(field)
  expect(pieces).toHaveLength(2)
})

test('a constant AP cannot depend on the AP itself', () => {
  const given = (constant: object) =>
    attempt(attack([{ ...falcon(), constants: [constant] } as PieceGiven, mole(rested)], 'Mole')).refused
  expect(given({ while: [{ apFrom: 5 }], ap: 1 })).toMatchObject({ code: 'malformedSetUp' })
  expect(given({ while: [{ apFrom: 5 }], breach: 1 })).toBeNull()
  expect(given({ while: [{ is: 'rested' }], ap: 1 })).toBeNull()
})

test('the next attack reminds only of the cards of which this one has reminded', () => {
  const cards = [falcon({ readCard: true }), mole(rested)]
  const { table } = resolve(attack(cards, 'Mole'), ...quietly, finish).result
  expect((table as { pieces: PieceGiven[] }).pieces.map(one => one.readCard)).toEqual([true, undefined])
  expect((table as { pieces: PieceGiven[] }).pieces[1]).not.toHaveProperty('readCard')
})

test('HP of a constant effect come only with what the players are asked for, beside other conditions', () => {
  const given = (...conditions: object[]) =>
    attempt(
      attack(
        [{ ...falcon(), constants: [{ while: conditions, hp: 1 }] } as PieceGiven, mole(rested)],
        'Mole',
      ),
    ).refused
  expect([given(), given({ is: 'linked' })]).toMatchObject([
    { code: 'malformedSetUp' },
    { code: 'malformedSetUp' },
  ])
  expect([given({ asks: '@level:7' }), given({ turn: 'own' }, { asks: '@level:7' })]).toEqual([null, null])
})
