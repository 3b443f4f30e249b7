// Tests which effects that last are refused: their cards are not there, it is too late, or there are too many.
import { describe, expect, test } from 'vitest'
import {
  attack,
  attempt,
  drake,
  falcon,
  fort,
  heron,
  leaves,
  mole,
  piece,
  quietly,
  report,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { Constant } from '../vocabulary/pieces.ts'

const setUp = attack([falcon(), heron(), mole(rested), drake(), fort()], 'Mole')
const inAttackStep = (...effects: Effect[]) => attempt(setUp, report('attack', ...effects)).refused
const inBattleEnd = (...effects: Effect[]) =>
  attempt(setUp, ...quietly, { question: 'finish', card: { name: 'Late', effects } }).refused

const reduce = (id: string): Effect => ({ kind: 'reduce', to: piece(id), amount: 1 })
const keepOff = (id: string): Effect => ({ kind: 'keepOff', to: piece(id), damage: {} })
const redirect = (from: string, to: string): Effect => ({
  kind: 'redirect',
  from: piece(from),
  to: piece(to),
})
const onArea: Effect[] = [
  { kind: 'reduce', to: 'shieldArea', amount: 1 },
  { kind: 'keepOff', to: 'shieldArea', damage: {} },
]

describe('GCG-7-3-4 what lasts during this battle', () => {
  test('is given to a card that is there, to no other', () => {
    for (const effect of [reduce, keepOff, (id: string) => redirect(id, 'Mole')]) {
      expect(inAttackStep(effect('Drake'))).toBeNull()
      expect(inAttackStep(effect('Nobody'))).toMatchObject({ code: 'noSuchPiece' })
      expect(inAttackStep(leaves('Drake'), effect('Drake'))).toMatchObject({ code: 'notInPlay' })
    }
    for (const effect of onArea) expect(inAttackStep(effect)).toBeNull()
  })

  test('turns battle damage only from Unit to Unit, and to one that is there', () => {
    const notAUnit = { code: 'notAUnit' }
    expect(inAttackStep(redirect('Mole', 'Fort'))).toMatchObject(notAUnit)
    expect(inAttackStep(redirect('Fort', 'Mole'))).toMatchObject(notAUnit)
    expect(inAttackStep(redirect('Mole', 'Nobody'))).toMatchObject({ code: 'noSuchPiece' })
    expect(inAttackStep(leaves('Drake'), redirect('Mole', 'Drake'))).toMatchObject({ code: 'notInPlay' })
  })
})

test('GCG-7-7-1 what lasts during this battle cannot begin in the battle end step', () => {
  for (const effect of [reduce('Drake'), keepOff('Drake'), redirect('Mole', 'Drake'), ...onArea])
    expect(inBattleEnd(effect)).toMatchObject({ code: 'tooLate', clause: 'GCG-7-7-1' })
})

describe('GCG-9-1-5-6 what is forbidden to a card from now on', () => {
  const cannotBlock = (...ids: string[]): Effect => {
    const [who = '', ...also] = ids
    return { kind: 'rule', who: piece(who), also: also.map(piece), rule: 'cannotBlock' }
  }

  test('is told for each card, and cards that are not there are refused', () => {
    const story = resolve(setUp, report('attack', cannotBlock('Mole', 'Drake')))
    expect(story.told('rule_gained')).toMatchObject([
      { clause: 'GCG-7-3-5', piece: 'Mole', rule: 'cannotBlock' },
      { clause: 'GCG-7-3-5', piece: 'Drake', rule: 'cannotBlock' },
    ])
    expect(inAttackStep(cannotBlock('Mole', 'Nobody'))).toMatchObject({ code: 'noSuchPiece' })
  })

  test('has a limit for each card', () => {
    const constants = (count: number): Constant[] =>
      Array.from({ length: count }, () => ({ while: [], rule: 'cannotBlock' }))
    const full = (count: number, effect: Effect) =>
      attempt(
        attack([falcon(), mole(rested), drake({ constants: constants(count) })], 'Mole'),
        report('attack', effect),
      ).refused
    expect(full(9, cannotBlock('Drake'))).toBeNull()
    expect(full(10, cannotBlock('Drake'))).toMatchObject({ code: 'tooMany' })
    expect(full(10, cannotBlock('Mole', 'Drake'))).toMatchObject({ code: 'tooMany' })
    expect(full(10, cannotBlock('Mole'))).toBeNull()
  })
})
