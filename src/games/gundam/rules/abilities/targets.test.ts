// Tests the targets that an effect asks for, by side and state.
import { expect, test } from 'vitest'
import {
  attack,
  attempt,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  undescribed,
  use,
  whenAttacking,
} from '../../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven } from '../../vocabulary/effects.ts'
import type { PieceGiven } from '../../vocabulary/pieces.ts'

type Chosen = NonNullable<AbilityGiven['chooses']>[number]

/** Whether an effect of Falcon that chooses so does anything, with Mole rested and these cards. */
const finds = (chosen: Chosen, ...others: PieceGiven[]) => {
  const abilities = [{ ...whenAttacking('K', 'Falcon', [hurt(piece('Mole'), 1)]), chooses: [chosen] }]
  const setUp = attack([falcon(), mole(rested), ...others], 'Mole', { abilities, edition: '1.9.0' })
  return 'Mole' in dealt(resolve(setUp, ...quietly, finish), 'effect')
}

test('GCG19-10-2-2 an active or a rested Unit is asked for', () => {
  expect([finds({ units: 'enemy', is: 'rested' }), finds({ units: 'enemy', is: 'active' })]).toEqual([
    true,
    false,
  ])
  expect(finds({ units: 'enemy', is: 'active' }, drake())).toBe(true)
  expect([finds({ units: 'own', is: 'active' }), finds({ units: 'own', is: 'active' }, heron())]).toEqual([
    false,
    true,
  ])
})

test('GCG19-10-2-2 a Base is no Unit, and so many Units as it says must be there', () => {
  expect(finds({ units: 'enemy', count: 2 }, fort())).toBe(false)
  expect(finds({ units: 'enemy', count: 2 }, drake())).toBe(true)
})

test('GCG19-10-2-2 a Unit that has left is no target any more', () => {
  const leaves = whenAttacking('L', 'Falcon', [{ kind: 'leaves', who: piece('Drake'), how: 'returned' }])
  const chooses = [{ units: 'enemy' as const, count: 2 }]
  const abilities = [leaves, { ...whenAttacking('K', 'Falcon', [hurt(piece('Mole'), 1)]), chooses }]
  const setUp = attack([falcon(), mole(rested), drake()], 'Mole', { abilities, edition: '1.9.0' })
  const story = resolve(setUp, { choice: 'L' }, ...quietly, finish)
  expect(story.told('targets_missing')).toMatchObject([{ ability: 'K' }])
  expect(story.told('targets_missing')[0]).not.toHaveProperty('ruling')
})

test('GCG19-10-2-2 what “Then” would do without a first target is open in the rules', () => {
  const chooses = [
    { units: 'own' as const, is: 'active' as const },
    { units: 'enemy' as const, afterThen: true as const },
  ]
  const abilities = [{ ...whenAttacking('K', 'Falcon', [hurt(piece('Mole'), 1)]), chooses }]
  const by = (edition: '1.9.0' | '1.0') =>
    resolve(attack([falcon(), mole(rested)], 'Mole', { abilities, edition }), ...quietly, finish).told(
      'targets_missing',
    )
  expect(by('1.9.0')).toMatchObject([{ ruling: 'GCG19-OP-02' }])
  expect(by('1.0')).toHaveLength(1)
  expect(by('1.0')[0]).not.toHaveProperty('ruling')
})

test('GCG19-10-2-2 the Unit that a card battles is asked for, and its damage if the effect says so', () => {
  expect([finds({ battled: 'unit' }), finds({ battled: 'unit', is: 'damaged' })]).toEqual([true, false])
  const open = (chosen: Chosen, target: string | undefined, source?: string) => {
    const ability = on('K', 'Kei', { on: 'activateAction' }, [note('hit')], source)
    const table = attack([falcon(), heron(), mole({ ...rested, damage: 1 })], target, {
      abilities: [{ ...ability, chooses: [chosen] }],
      edition: '1.9.0',
    })
    return attempt(table, noBlock, pass, use('K')).refused?.code ?? 'used'
  }
  const damaged: Chosen = { battled: 'unit', is: 'damaged' }
  expect(open(damaged, 'Mole', 'Falcon')).toBe('used')
  // Heron battles nobody, and who attacks the player battles no Unit.
  expect([open(damaged, 'Mole', 'Heron'), open(damaged, undefined, 'Falcon')]).toEqual([
    'noTarget',
    'noTarget',
  ])
  // Nobody knows on which card the effect stands.
  expect(open(damaged, undefined)).toBe('used')
})

test('GCG19-10-2-2 a card of the shield area that its card battles is asked for: a Base or a Shield of the attacked player', () => {
  const chooses: Chosen[] = [{ battled: 'shield area' }]
  const abilities = [{ ...whenAttacking('K', 'Falcon', [note('K')]), chooses }]
  const opens = (shields: number, others: PieceGiven[] = [], target?: string) => {
    const table = attack([falcon(), mole(rested), ...others], target, {
      abilities,
      shields,
      edition: '1.9.0',
    })
    return resolve(table).opened.length === 1
  }
  expect([opens(1), opens(0), opens(0, [fort()])]).toEqual([true, false, true])
  expect(opens(0, [fort({ id: 'Keep', player: 'Kei' })])).toBe(false)
  expect(opens(1, [fort()], 'Mole')).toBe(false)
  const unknown = undescribed(attack([falcon()], undefined, { abilities, edition: '1.9.0' }))
  expect(resolve(unknown).opened).toEqual(['K'])
})

test('GCG19-10-2-2 a Unit of unknown level may be the one that is asked for', () => {
  const high: Chosen = { units: 'enemy', levelFrom: 3 }
  expect([finds(high), finds({ units: 'enemy', levelUpTo: 3 })]).toEqual([true, true])
  const levels = (level: number) =>
    finds({ units: 'enemy', is: 'active', levelFrom: 3, levelUpTo: 5 }, drake({ level }))
  expect([levels(2), levels(3), levels(5), levels(6)]).toEqual([false, true, true, false])
})
