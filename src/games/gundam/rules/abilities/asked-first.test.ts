// Tests of the conditions of a triggered effect: they are asked or read when its turn comes.
import { expect } from 'vitest'
import { test } from '../../../../../test/support/games/gundam/each-edition.ts'
import {
  attack,
  attempt,
  falcon,
  finish,
  fort,
  heron,
  leaves,
  mole,
  note,
  on,
  order,
  quietly,
  report,
  resolve,
  rested,
  turnTo,
  use,
  whenAttacking,
} from '../../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../../engine/types.ts'
import type { AbilityGiven } from '../../vocabulary/effects.ts'

const says = (choice: 'holds' | 'holdsNot'): Answer => ({ question: 'condition:Falcon', choice })
const asking = (...asks: string[]) => whenAttacking('Draw', 'Falcon', [note('draw')], { asks })
const atMole = (abilities: AbilityGiven[], more: object = {}) =>
  attack([falcon(more), heron(), mole(rested)], 'Mole', { abilities })
const asked = (story: ReturnType<typeof resolve>) =>
  story.prompt?.windows.flatMap(({ name, about }) => (name === 'condition:Falcon' ? [about] : []))

test('GCG-9-1-5a a condition of a triggered effect is asked when its turn comes, and then decides', () => {
  const setUp = atMole([asking('@level:7')])
  expect(asked(resolve(setUp))).toEqual([{ unit: 'Falcon', condition: '@level:7' }])
  const yes = resolve(setUp, says('holds'), ...quietly, finish)
  expect([yes.result.notes, yes.opened]).toEqual([['draw'], ['Draw']])
  expect(order(yes, 'condition_holds', 'ability_used', 'noted')).toEqual([
    'condition_holds',
    'ability_used',
    'noted',
  ])
  const no = resolve(setUp, says('holdsNot'), ...quietly, finish)
  expect([no.result.notes, no.told('ability_used')]).toEqual([[], []])
})

test('GCG-9-1-5a once its condition has been said, that effect is carried out and not one that waits beside it', () => {
  const setUp = atMole([whenAttacking('Other', 'Falcon', [note('other')]), asking('@level:7')])
  const story = resolve(setUp, use('Draw'), says('holds'), ...quietly, finish)
  expect(story.result.notes).toEqual(['draw', 'other'])
})

test('GCG-9-1-5a each of two conditions is asked, the second only if the first holds', () => {
  const setUp = atMole([asking('@level:7', '@trash:10')])
  expect(asked(resolve(setUp, says('holds')))).toEqual([{ unit: 'Falcon', condition: '@trash:10' }])
  expect(resolve(setUp, says('holds'), says('holds'), ...quietly, finish).result.notes).toEqual(['draw'])
  expect(resolve(setUp, says('holds'), says('holdsNot'), ...quietly, finish).result.notes).toEqual([])
  expect(asked(resolve(setUp, says('holdsNot')))).toEqual([])
})

test('GCG-9-1-5a a condition that the table answers is not asked, and one that does not hold decides alone', () => {
  const known = { traits: [] }
  const withBase = (others: 'Base' | 'no Base', ...asks: string[]) => {
    const base = others === 'Base' ? [fort({ id: 'Keep', player: 'Kei' })] : []
    const pieces = [falcon(known), heron(), mole(rested), ...base]
    return resolve(attack(pieces, 'Mole', { abilities: [asking(...asks)] }))
  }
  expect([asked(withBase('Base', '@base')), withBase('Base', '@base').told('noted').length]).toEqual([[], 1])
  const level = { unit: 'Falcon', condition: '@level:7' }
  expect(asked(withBase('Base', '@base', '@level:7'))).toEqual([level])
  expect(asked(withBase('no Base', '@noEnemyBase', '@level:7'))).toEqual([level])
  const pieces = [falcon(known), heron(), mole(rested), fort()]
  const barred = resolve(attack(pieces, 'Mole', { abilities: [asking('@noEnemyBase', '@level:7')] }))
  expect([asked(barred), barred.told('noted')]).toEqual([[], []])
})

test('GCG-7-3-2c a conditional effect waits for its turn among others, and they for its answer', () => {
  const other = whenAttacking('Other', 'Falcon', [note('other')])
  const setUp = atMole([asking('@level:7'), other])
  const first = resolve(setUp, use('Draw'), says('holds'), ...quietly, finish)
  expect(first.result.notes).toEqual(['draw', 'other'])
  const last = resolve(atMole([other, asking('@level:7')]), use('Other'), says('holds'), ...quietly, finish)
  expect(last.result.notes).toEqual(['other', 'draw'])
})

test('GCG-9-1-5a an effect that asks its players stands on a card', () => {
  const { source: _source, ...nobodys } = { ...asking('@level:7'), trigger: { on: 'destroyed' as const } }
  expect(attempt(atMole([nobodys])).refused).toMatchObject({ code: 'sourceMissing', clause: 'GCG-7-3-2a' })
})

const ifAttacking = (target: 'player' | 'unit', more: Partial<AbilityGiven> = {}) =>
  whenAttacking('If', 'Falcon', [note('if')], { if: { attack: target }, ...more })

test('GCG-7-3-5-2a “if you are attacking the player, or a Unit” is read when the turn of the effect comes', () => {
  const plays = [
    ['player', undefined, 'target_condition_met', ['if']],
    ['player', 'Mole', 'target_condition_not_met', []],
    ['unit', undefined, 'target_condition_not_met', []],
    ['unit', 'Mole', 'target_condition_met', ['if']],
  ] as const
  for (const [wanted, target, told, notes] of plays) {
    const setUp = attack([falcon(), mole(rested)], target, { abilities: [ifAttacking(wanted)] })
    const story = resolve(setUp)
    expect(story.told(told)).toMatchObject([{ clause: 'GCG-7-3-5-2a', ability: 'If' }])
    expect(story.told(told)[0]).not.toHaveProperty('ruling')
    expect(story.told('noted').map(one => one.text)).toEqual(notes)
  }
})

test('GCG-7-3-5-2b after a turned target the editions read it differently', () => {
  const turns = whenAttacking('Turn', 'Falcon', [turnTo('player')])
  const played = (edition: '1.0' | '1.9.0') => {
    const setUp = attack([falcon(), mole(rested)], 'Mole', {
      edition,
      abilities: [turns, ifAttacking('player')],
    })
    return resolve(setUp, use('Turn'))
  }
  expect(played('1.9.0').told('target_condition_met')).toMatchObject([
    { clause: 'GCG19-8-2-2c', ruling: 'GCG19-OP-01' },
  ])
  const [older] = played('1.0').told('target_condition_not_met')
  expect(older).toMatchObject({ clause: 'GCG-7-3-5-2b' })
  expect(older).not.toHaveProperty('ruling')
})

test('GCG-9-1-5a a card that has left is asked about all the same, one that was never there is not', () => {
  const watches = { ...on('Gone', 'Kei', { on: 'destroyed' }, [note('gone')], 'Heron'), asks: ['@level:7'] }
  const story = resolve(atMole([watches]), report('attack', leaves('Heron', 'destroyed')))
  expect(story.prompt?.windows.map(({ name }) => name)).toContain('condition:Heron')
  const nowhere = { ...asking('@level:7'), source: 'Command', trigger: { on: 'unitAttacks' as const } }
  expect(resolve(atMole([nowhere])).told('noted')).toMatchObject([{ text: 'draw' }])
})
