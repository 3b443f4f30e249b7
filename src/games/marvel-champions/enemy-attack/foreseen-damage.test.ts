// Tests of what the question about the damage of an enemy’s attack says beforehand, and of the numbers that it asks for.
import { expect } from 'vitest'
import { grinder, lumen } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  defend,
  nobody,
  report,
  resolve,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { CharacterGiven } from '../vocabulary/characters.ts'

const open = (pieces: CharacterGiven[], ...answers: Parameters<typeof resolve>[1][]) =>
  resolve(attack(pieces), ...answers).prompt?.windows.at(-1)

test('MC-EA-30 the damage is named with what DEF takes off, and nothing is foreseen where nothing keeps it', () => {
  const about = open([lumen(), grinder()], defend('Lumen'), boost(0))?.about
  expect(about).toEqual({ atk: 3, reduced: 2, amount: 1, to: 'Lumen', defense: 'basic' })
})

test('MC-EA-34 what is foreseen is read off the damage that is left after DEF', () => {
  const tough = open([lumen({ tough: 1 }), grinder()], nobody, boost(0))
  expect(tough).toMatchObject({ name: 'damage', about: { amount: 3, expected: { taken: 0 } } })
  const kept = report('damage', [{ kind: 'prevent', amount: 2, of: { piece: 'Lumen' } }])
  const left = open([lumen(), grinder({ atk: 6 })], defend('Lumen'), boost(0), kept)
  expect(left?.about).toMatchObject({ amount: 4, expected: { taken: 2 } })
})

test('MC-TOUGHNESS-01 a tough card as printed is in doubt only if DEF leaves some damage', () => {
  const choices = (def: number) =>
    open([lumen({ def, toughness: 'printed' }), grinder()], defend('Lumen'), boost(0))?.choices.map(
      ({ name }) => name,
    )
  expect([choices(3), choices(2)]).toEqual([['deal'], ['deal', 'notTough:Lumen']])
})

test('MC-EA-10 an unknown ATK is asked for with the printed one where a card changes it', () => {
  const { atk: _, ...unknown } = grinder({ printedAtk: 4 })
  expect(open([lumen(), unknown], nobody, boost(0))).toMatchObject({
    name: 'atk',
    about: { piece: 'Grinder', printed: 4 },
  })
  const { atk: __, ...plain } = grinder()
  expect(open([lumen(), plain], nobody, boost(0))).not.toHaveProperty('about')
})

test('MC-EA-30 of all that keeps or raises the damage it is foreseen how much it does, and what is taken', () => {
  const of = { piece: 'Lumen' }
  const prevents = (amount: number | 'all', more: object = {}) =>
    report('damage', [{ kind: 'prevent', amount, ...more }])
  const aura = (amount: number) => ({
    abilities: [
      {
        ...{ id: 'Aura', trigger: { on: 'constant' as const } },
        effects: [{ kind: 'increase' as const, amount, of }],
      },
    ],
  })
  const foreseen = (hero: object, more: object, ...answers: Parameters<typeof resolve>[1][]) => {
    const { keywords, ...setUp } = { keywords: [], ...more } as { keywords: [] }
    const pieces = [lumen(hero), grinder({ keywords })]
    const about = resolve(attack(pieces, setUp), nobody, boost(0), ...answers).prompt?.windows.at(-1)?.about
    return about && 'expected' in about ? about.expected : null
  }
  const none = { prevented: 0, more: 0, tough: null, isBarred: false, taken: 3 }
  expect(foreseen({}, {})).toBeNull()
  expect(foreseen({}, {}, prevents(2))).toEqual({ ...none, prevented: 2, taken: 1 })
  expect(foreseen({}, {}, prevents(9))).toEqual({ ...none, prevented: 3, taken: 0 })
  expect(foreseen({}, {}, prevents('all', { of }))).toEqual({ ...none, prevented: 3, taken: 0 })
  expect(foreseen({}, {}, prevents(1), prevents(1, { taken: true }))).toEqual({
    ...none,
    prevented: 2,
    taken: 1,
  })
  expect(foreseen({}, aura(1))).toEqual({ ...none, more: 1, taken: 4 })
  expect(foreseen({}, aura(-1))).toEqual({ ...none, more: -1, taken: 2 })
  expect(foreseen({ tough: 1 }, {})).toEqual({ ...none, tough: 'stops', taken: 0 })
  expect(foreseen({ tough: 1 }, { keywords: ['piercing'] })).toEqual({ ...none, tough: 'pierced' })
  expect(foreseen({ cannotTakeDamage: true }, {})).toMatchObject({ isBarred: true, taken: 0 })
})
