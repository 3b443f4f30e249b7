// Tests the official rulings that bear on a Unit attack, by rules 1.9.0.
import { expect, test } from 'vitest'
import {
  ap,
  apAtDamage,
  attack,
  block,
  bothPass,
  burst,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  lancer,
  leaves,
  left,
  mole,
  noBlock,
  note,
  on,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  use,
  wall,
  watching,
  whenAttacking,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Effect } from '../effects/schemas.ts'
import type { Constant } from '../rules/pieces.ts'
import type { UnitSetUp } from './set-up.ts'

const ruled = (setUp: UnitSetUp, ...answers: Answer[]) => resolve({ ...setUp, edition: '1.9.0' }, ...answers)

test('GCG-7-6-2-4-1a (R-001, R-002) a Unit with AP 0 may attack, and no Shield falls', () => {
  const story = ruled(attack([falcon({ ap: 0 })]), ...quietly, finish)
  expect([story.result.shields, dealt(story, 'battle')]).toEqual([2, {}])
})

test('GCG-7-6-2-3 (R-004, R-005) a Base takes the damage, whatever the attacker would prefer', () => {
  const story = ruled(attack([falcon(), fort()]), ...quietly, finish)
  expect([dealt(story, 'battle'), story.result.shields]).toEqual([{ Fort: 3 }, 2])
})

test('GCG-7-4-5-1b (R-006) a target that moves elsewhere leads straight to the battle end step', () => {
  const setUp = attack([falcon(), wall()], undefined, {
    abilities: [on('R', 'Kei', { on: 'isBlocked' }, [leaves('Wall')], 'Falcon')],
  })
  expect(ruled(setUp, block('Wall'), finish).steps).toEqual(['attack', 'block', 'battle end'])
})

test('GCG-7-6-3-2-2 (R-008, R-019) who is destroyed by First Strike deals nothing', () => {
  const story = ruled(attack([lancer(), drake(rested)], 'Drake'), ...quietly, finish)
  expect([dealt(story, 'battle'), story.result.destroyed]).toEqual([{ Drake: 3 }, ['Drake']])
})

test('GCG-7-6-3-3 (R-014, R-015) Breach works although both fall, and comes before 【Destroyed】 of the loser', () => {
  const setUp = attack([falcon({ hp: 3, breach: 2 }), drake(rested), fort()], 'Drake', {
    abilities: [on('D', 'Rio', { on: 'destroyed', who: 'Drake' }, [note('Drake falls')], 'Drake')],
  })
  const story = ruled(setUp, ...quietly, finish)
  expect([story.result.destroyed, dealt(story, 'effect')]).toEqual([['Falcon', 'Drake'], { Fort: 2 }])
  expect(story.opened).toEqual(['Breach:Falcon', 'D'])
})

test('GCG-7-6-3-3 (R-016) Breach 2 and another Breach 1 are Breach 3', () => {
  const constants: Constant[] = [{ while: [], breach: 1 }]
  const setUp = attack([falcon({ breach: 2, constants }), drake(rested), fort()], 'Drake')
  expect(dealt(ruled(setUp, ...quietly, finish), 'effect')).toEqual({ Fort: 3 })
})

test('GCG-7-6-2-4-1c (R-017) a Burst goes before other effects that wait', () => {
  const setUp = attack([falcon({ breach: 1 }), drake(rested)], 'Drake', {
    abilities: [on('W', 'Kei', { on: 'destroys', who: 'Falcon' }, [note('waits')], 'Falcon')],
  })
  const story = ruled(setUp, ...quietly, use('Breach:Falcon'), burst(1, 'activate', note('Burst')), finish)
  expect(story.result.notes).toEqual(['Burst', 'waits'])
})

test('GCG-7-3-3 (R-020) what triggers while effects wait goes first', () => {
  const setUp = attack([falcon(), heron(), mole(rested)], 'Mole', {
    abilities: [
      whenAttacking('K1', 'Falcon', [hurt(piece('Mole'), 1)]),
      watching('K2', 'Kei', 'Heron', [note('K2')]),
      on('N', 'Rio', { on: 'takesEffectDamage', who: 'Mole' }, [note('N')], 'Mole'),
    ],
  })
  expect(ruled(setUp, use('K1'), ...quietly, finish).result.notes).toEqual(['N', 'K2'])
})

test('GCG-7-3-4 (R-025) AP that was given to all Units once is not given to one that comes later', () => {
  const setUp = attack([falcon(), drake({ ap: 1, ...rested })], 'Drake', {
    abilities: [watching('K', 'Rio', 'Drake', [ap('Drake', 2)])],
  })
  const newcomer = { ...wall(), id: 'New' }
  const comes = command('Rio', 'A', { kind: 'deploy', piece: newcomer })
  const story = ruled(setUp, noBlock, comes, bothPass, finish)
  expect(story.position?.memory.state.pieces.find(one => one.id === 'New')?.ap).toBe(1)
  expect(apAtDamage(story, 'Drake')).toBe(3)
})

test('GCG-7-3-4 (R-026) AP 1, then −2, then +3: the sum counts, AP 2', () => {
  const setUp = attack([falcon({ ap: 1 }), mole(rested)], 'Mole', {
    abilities: [whenAttacking('K', 'Falcon', [ap('Falcon', -2), ap('Falcon', 3)])],
  })
  expect(apAtDamage(ruled(setUp, ...quietly, finish), 'Falcon')).toBe(2)
})

test('GCG-7-3-5-2a (R-031, R-032) a bonus for attacking the player stays when a block follows', () => {
  const bonus: Effect = { kind: 'ap', who: piece('Falcon'), amount: 2, if: { attack: 'player' } }
  const setUp = attack([falcon(), wall({ hp: 6 })], undefined, {
    abilities: [
      whenAttacking(
        'K',
        'Falcon',
        [bonus].flatMap(one => (one.kind === 'ap' ? [one] : [])),
      ),
    ],
  })
  expect(dealt(ruled(setUp, block('Wall'), bothPass, finish), 'battle')).toEqual({ Wall: 5, Falcon: 1 })
})

test('GCG-9-1-5a (R-034) Breach that needs AP 5 is lost when the AP falls in the action step', () => {
  const constants: Constant[] = [{ while: [{ apFrom: 5 }], breach: 3 }]
  const setUp = attack([falcon({ ap: 5, constants }), drake(rested), fort()], 'Drake')
  expect(dealt(ruled(setUp, ...quietly, finish), 'effect')).toEqual({ Fort: 3 })
  const weaker = command('Rio', 'A', ap('Falcon', -2))
  expect(dealt(ruled(setUp, noBlock, weaker, pass, pass, finish), 'effect')).toEqual({})
})

test('GCG-7-3-5 (R-043) an attack goes on although its Unit loses the link', () => {
  const linked = { pilot: { links: true, ap: 0, hp: 0 }, linkUnit: true, deployedThisTurn: true }
  const setUp = attack([falcon(linked), mole(rested)], 'Mole', {
    abilities: [whenAttacking('K', 'Falcon', [{ kind: 'unpair', who: piece('Falcon') }])],
  })
  expect(dealt(ruled(setUp, ...quietly, finish), 'battle')).toEqual({ Mole: 3, Falcon: 2 })
})

test('GCG-7-6-3-2-1b (R-048) a destroyed Unit stays destroyed, though it would recover by its victory', () => {
  const setUp = attack([falcon({ hp: 3 }), drake(rested)], 'Drake', {
    abilities: [
      on(
        'W',
        'Kei',
        { on: 'destroys', who: 'Falcon' },
        [{ kind: 'recover', to: piece('Falcon'), amount: 3 }],
        'Falcon',
      ),
    ],
  })
  const story = ruled(setUp, ...quietly, finish)
  expect([story.result.destroyed, left(story, 'Falcon')]).toEqual([['Falcon', 'Drake'], [0]])
  expect(story.told('effect_fizzled')).toMatchObject([{ code: 'notInPlay' }])
})

test('GCG-7-6-3-2-3 (R-049) a trigger on destroying by battle damage comes although both fall', () => {
  const setUp = attack([falcon({ hp: 3 }), drake(rested)], 'Drake', {
    abilities: [on('W', 'Kei', { on: 'destroys', who: 'Falcon' }, [note('W')], 'Falcon')],
  })
  expect(ruled(setUp, ...quietly, finish).result.notes).toEqual(['W'])
})

test('GCG-7-6-3-2a (R-051) with AP 0 no damage was dealt, so nothing that waits for damage comes', () => {
  const setUp = attack([falcon({ ap: 0 }), mole(rested)], 'Mole', {
    abilities: [on('W', 'Kei', { on: 'takesBattleDamage', who: 'Mole' }, [note('W')], 'Falcon')],
  })
  expect(ruled(setUp, ...quietly, finish).result.notes).toEqual([])
})

test('GCG-7-6-3-3 (R-053, R-054) Breach is effect damage: a Base that answers battle damage does not answer it', () => {
  const setUp = attack([falcon({ breach: 2 }), drake(rested), fort()], 'Drake', {
    abilities: [on('W', 'Rio', { on: 'takesBattleDamage', who: 'Fort' }, [note('W')], 'Fort')],
  })
  const story = ruled(setUp, ...quietly, finish)
  expect([dealt(story, 'effect'), story.result.notes]).toEqual([{ Fort: 2 }, []])
})

test('GCG-7-6-3-3 (R-057) a Unit that an effect destroys was not destroyed by battle damage', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole', {
    abilities: [on('W', 'Kei', { on: 'destroys', who: 'Falcon' }, [note('W')], 'Falcon')],
  })
  const destroys = command('Kei', 'A', leaves('Mole', 'destroyed'))
  expect(ruled(setUp, noBlock, pass, destroys, bothPass, finish).result.notes).toEqual([])
})

test('GCG-7-3-4 (R-076) AP that a damaged Unit got stays after it has recovered', () => {
  const setUp = attack([falcon({ damage: 1 }), mole(rested)], 'Mole', {
    abilities: [
      whenAttacking('K', 'Falcon', [
        { kind: 'ap', who: piece('Falcon'), amount: 2, if: { is: 'damaged', who: piece('Falcon') } },
        { kind: 'recover', to: piece('Falcon'), amount: 1 },
      ]),
    ],
  })
  expect(apAtDamage(ruled(setUp, ...quietly, finish), 'Falcon')).toBe(5)
})

test('GCG-7-3-4 (R-097) what a Unit gave goes on after it has been destroyed', () => {
  const setUp = attack([falcon(), heron(), mole(rested)], 'Mole', {
    abilities: [
      watching(
        'K',
        'Kei',
        'Heron',
        [ap('Falcon', 2), leaves('Heron', 'destroyed')].flatMap(one => (one.kind === 'remind' ? [] : [one])),
      ),
    ],
  })
  expect(apAtDamage(ruled(setUp, ...quietly, finish), 'Falcon')).toBe(5)
})

test('GCG-7-6-3-2-1b (R-099) a Unit that the damage destroys is not returned to the hand', () => {
  const setUp = attack([falcon(), drake(rested)], 'Drake', {
    abilities: [on('W', 'Kei', { on: 'takesBattleDamage', who: 'Drake' }, [leaves('Drake')], 'Falcon')],
  })
  const story = ruled(setUp, ...quietly, finish)
  expect([story.result.destroyed, story.told('effect_fizzled').length]).toEqual([['Drake'], 1])
})

test('GCG19-5-20-2 (R-100) “Rest it. Then AP−2”: a Unit that rests already gets AP−2', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole', {
    abilities: [
      whenAttacking('K', 'Falcon', [
        { kind: 'rest', who: piece('Mole') },
        { kind: 'ap', who: piece('Mole'), amount: -2 },
      ]),
    ],
  })
  expect(apAtDamage(ruled(setUp, ...quietly, finish), 'Mole')).toBe(0)
})
