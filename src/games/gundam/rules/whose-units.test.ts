// Tests of whom a trigger speaks: a side, a kind of card, or the enemy Unit in the battle.
import { describe, expect, test } from 'vitest'
import {
  attack,
  bothPass,
  burst,
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
  piece,
  quietly,
  resolve,
  rested,
  titan,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven, Effect } from '../vocabulary/effects.ts'

type Of = NonNullable<AbilityGiven['trigger']['of']>

describe('GCG-9-1-6a “when a Unit is destroyed” means', () => {
  /** Whether an effect of Kei on Falcon triggers when this card is destroyed. */
  const hears = (of: Of, lost: string): boolean => {
    const abilities = [
      whenAttacking('K', 'Falcon', [{ kind: 'leaves', who: piece(lost), how: 'destroyed' }]),
      on('W', 'Kei', { on: 'destroyed', of }, [note('W')], 'Falcon'),
    ]
    const own = fort({ id: 'Keep', player: 'Kei' })
    const pieces = [falcon(), heron(), drake(), fort(), own]
    return resolve(attack(pieces, undefined, { abilities })).opened.includes('W')
  }

  test('a Unit of the side of which the card speaks', () => {
    expect([hears('enemy Units', 'Drake'), hears('enemy Units', 'Heron')]).toEqual([true, false])
    expect([hears('own Units', 'Drake'), hears('own Units', 'Heron')]).toEqual([false, true])
  })

  test('another Unit than its own, if it says so', () => {
    expect([hears('other own Units', 'Heron'), hears('other own Units', 'Falcon')]).toEqual([true, false])
    expect([hears('other own Units', 'Drake'), hears('own Units', 'Falcon')]).toEqual([false, true])
  })

  test('no Base', () => {
    expect([hears('enemy Units', 'Fort'), hears('own Units', 'Keep')]).toEqual([false, false])
  })
})

test('GCG-7-3-2a “when it attacks a Unit of Lv. 4 or lower” does not trigger where it attacks the player', () => {
  const weak = whenAttacking('K', 'Falcon', [note('K')], {
    trigger: { on: 'whenAttacking', by: { levelUpTo: 4 } },
  })
  const at = (target?: string) =>
    resolve(attack([falcon(), mole({ ...rested, level: 4 })], target, { abilities: [weak] })).opened
  expect([at('Mole'), at()]).toEqual([['K'], []])
})

test('GCG-7-3-2a 【Attack】 of another Unit does not trigger, and “when a Unit attacks” on the attacker is silent', () => {
  const abilities = [
    whenAttacking('Own', 'Falcon', [note('Own')]),
    whenAttacking('Other', 'Heron', [note('Other')]),
    on('Loose', 'Kei', { on: 'whenAttacking', who: 'Falcon' }, [note('Loose')]),
    on('Watch', 'Kei', { on: 'unitAttacks' }, [note('Watch')], 'Heron'),
    on('Itself', 'Kei', { on: 'unitAttacks' }, [note('Itself')], 'Falcon'),
  ]
  const story = resolve(attack([falcon(), heron()], undefined, { abilities }))
  expect(story.told('effects_triggered')).toMatchObject([
    { clause: 'GCG-7-3-2a', effects: ['Own', 'Loose', 'Watch'] },
  ])
})

describe('GCG19-10-1-6-8-1 what a Burst triggers while another Burst waits goes before it', () => {
  const hits = hurt(piece('Titan'), 1)
  const anger = on('Anger', 'Kei', { on: 'takesEffectDamage', who: 'Titan' }, [note('Anger')], 'Titan')
  const rage = on('Rage', 'Kei', { on: 'takesEffectDamage', who: 'Mole' }, [note('Rage')], 'Mole')
  const setUp = attack([titan(), mole({ hp: 9 })], undefined, {
    abilities: [anger, rage],
    edition: '1.9.0',
    shields: 4,
  })
  type Bursts = Parameters<typeof burst>[]
  const cited = (table: object, bursts: Bursts, ...more: object[]) =>
    resolve({ ...setUp, ...table }, ...quietly, ...bursts.map(one => burst(...one)), ...more)
      .told('effects_triggered')
      .map(({ clause, effects }) => [clause, effects])
  const waited = 'GCG19-10-1-6-8-1'
  const first = { question: 'order:burst', choice: 'burst#1' }

  test('and is cited so only for the first of two', () => {
    const both: Bursts = [
      [1, 'activate', hits],
      [2, 'activate', hits],
    ]
    expect(cited({}, both, first)).toEqual([
      [waited, ['Anger']],
      ['GCG-7-3-3', ['Anger']],
    ])
    const later = { question: 'order:burst', choice: 'burst#2' }
    expect(cited({}, both, later)).toEqual([
      [waited, ['Anger']],
      ['GCG-7-3-3', ['Anger']],
    ])
  })

  test('but not where the other Shield has no Burst, or its owner declines it', () => {
    for (const choice of ['noBurst', 'decline'] as const)
      expect(
        cited({}, [
          [1, 'activate', hits],
          [2, choice],
        ]),
      ).toEqual([['GCG-7-3-3', ['Anger']]])
  })

  test('nor where one Shield alone is destroyed', () => {
    const pieces = [titan({ keywords: [] }), mole()]
    expect(cited({ pieces }, [[1, 'activate', hits]])).toEqual([['GCG-7-3-3', ['Anger']]])
  })

  test('nor what an effect triggers that is no Burst', () => {
    const angry = { ...anger, effects: [hurt(piece('Mole'), 1)] as NonNullable<AbilityGiven['effects']> }
    const both: Bursts = [
      [1, 'activate', hits],
      [2, 'activate', note('second')],
    ]
    expect(cited({ abilities: [angry, rage] }, both, first)).toEqual([
      [waited, ['Anger']],
      ['GCG-7-3-3', ['Rage']],
    ])
  })

  test('nor what the loss of a Shield triggers, whose Burst nobody has decided about', () => {
    const loss = on('Loss', 'Kei', { on: 'shieldDestroyed' }, [note('Loss')])
    const shot: Effect = { kind: 'damage', to: 'shieldArea', amount: 1 }
    const pieces = [titan({ keywords: [] })]
    const clauses = resolve(
      { ...setUp, pieces, abilities: [loss] },
      noBlock,
      bothPass,
      burst(1, 'activate', shot),
      burst(2, 'noBurst'),
      finish,
    ).told('effects_triggered')
    expect(clauses.map(({ clause }) => clause)).toEqual(['GCG-7-3-3', 'GCG-7-3-3'])
  })
})
