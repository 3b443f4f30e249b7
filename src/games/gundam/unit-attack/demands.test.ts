// Tests what cards demand of an attack where its target is declared, and what is asked for it.
import { describe, expect, test } from 'vitest'
import {
  attack,
  attempt,
  bothPass,
  drake,
  falcon,
  finish,
  fort,
  heron,
  left,
  mole,
  noBlock,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Constant, PieceGiven } from '../vocabulary/pieces.ts'
import type { UnitSetUp } from './set-up.ts'

const LEVEL = { asks: '@level:7' }
const ruled = (rule: Constant['rule'], ...conditions: Constant['while']): { constants: Constant[] } => ({
  constants: [{ rule, while: conditions }],
})
/** Falcon attacks, and its player has yet to declare the target. */
const undeclared = (pieces: PieceGiven[]): object => {
  const { target: _target, ...setUp } = attack(pieces)
  return setUp
}
const asked = (setUp: object, ...answers: object[]) => resolve(setUp, ...answers).prompt?.windows.at(-1)
const offered = (setUp: object) => asked(setUp)?.choices.map(({ name }) => name)

describe('GCG-7-3-1b a Unit that draws attacks', () => {
  const draws = (rule: Constant['rule'], attacker: Partial<PieceGiven> = {}) =>
    undeclared([falcon(attacker), mole({ ...rested, ...ruled(rule) }), drake(rested)])
  const linked = { pilot: { links: true, ap: 0, hp: 0 } }

  test('is the only one that may be attacked, by a linked Unit as well', () => {
    expect(offered(draws('drawsAttacks'))).toEqual(['Mole'])
    expect(offered(draws('drawsAttacks', linked))).toEqual(['Mole'])
    expect(offered(draws('mustBeAttacked', linked))).toEqual(['Mole'])
  })

  test('may draw the attacks of Units alone that are not linked', () => {
    expect(offered(draws('drawsAttacksOfUnlinked'))).toEqual(['Mole'])
    expect(offered(draws('drawsAttacksOfUnlinked', { pilot: { ...linked.pilot, links: false } }))).toEqual([
      'Mole',
    ])
    const all = ['player', 'Mole', 'Drake']
    expect(offered(draws('drawsAttacksOfUnlinked', linked))).toEqual(all)
    expect(offered(draws('drawsAttacksOfUnlinked', { linkUnit: true }))).toEqual(all)
  })

  test('bars every other target with the reason', () => {
    const clause = 'GCG-7-3-1b'
    expect(asked(draws('drawsAttacks'))?.barred).toEqual([
      { name: 'player', code: 'drawsAttacks', clause },
      { name: 'Falcon', code: 'ownUnit', clause: 'GCG-7-1c' },
      { name: 'Drake', code: 'drawsAttacks', clause },
      { name: 'Shield', code: 'shieldIsNoTarget', clause: 'GCG-7-1c' },
    ])
    const pieces = [falcon(), mole({ ...rested, ...ruled('drawsAttacks') }), drake(rested)]
    const why = (target?: string) => attempt(attack(pieces, target)).refused
    expect([why(), why('Drake'), why('Mole')]).toMatchObject([
      { code: 'drawsAttacks', clause },
      { code: 'drawsAttacks', clause },
      null,
    ])
  })
})

describe('GCG-9-1-5a where the target is declared, the players are asked', () => {
  const doubtful = ruled('mustBeAttacked', LEVEL)

  test('about the enemy Units and the attacker, about no other Unit and no Base', () => {
    const at = (more: Partial<Record<'falcon' | 'heron' | 'mole' | 'fort', object>>) =>
      resolve(
        attack(
          [falcon(more.falcon), heron(more.heron), mole({ ...rested, ...more.mole }), fort(more.fort)],
          'Mole',
        ),
      ).prompt?.windows.filter(({ name }) => name.startsWith('condition')).length
    expect([at({ mole: doubtful }), at({ falcon: ruled('cannotAttackPlayer', LEVEL) })]).toEqual([1, 1])
    expect([at({ heron: doubtful }), at({ fort: doubtful })]).toEqual([0, 0])
  })

  test('whether the Unit can attack the player: if it cannot, another target is chosen', () => {
    const setUp = attack([falcon(ruled('cannotAttackPlayer', LEVEL)), mole(rested)])
    const holds = { question: 'condition:Falcon', choice: 'holds' }
    expect(asked(setUp, holds)).toMatchObject({
      name: 'target',
      choices: [{ name: 'Mole' }],
      barred: [{ name: 'player', code: 'cannotAttackPlayer', clause: 'GCG-7-3-1b' }, {}, {}],
    })
    const story = resolve(setUp, holds, { choice: 'Mole' }, noBlock, bothPass, finish)
    expect([left(story, 'Mole'), story.told('attack_declined')]).toEqual([[2], []])
  })
})

test('GCG-7-1a a Unit that finds nothing to attack does not attack, and nothing else happens', () => {
  const setUp = undeclared([falcon(ruled('cannotAttackPlayer')), mole()])
  expect(offered(setUp)).toEqual(['noAttack'])
  const story = resolve(setUp, { choice: 'noAttack' })
  expect(story.told('attack_declined')).toMatchObject([{ clause: 'GCG-7-1a', player: 'Kei' }])
  expect([story.steps, story.told('target_declared')]).toEqual([['attack'], []])
  expect(story.outcome).not.toBeNull()
})

test('GCG-7-3-1a a Unit that cannot attack at all is refused by the rule about who attacks', () => {
  const refused = attempt(attack([falcon(ruled('cannotAttack'))])).refused
  expect(refused).toMatchObject({ code: 'cannotAttackAtAll', clause: 'GCG-7-3-1a' })
})

test('GCG-7-3-1b a card lets a Unit attack active Units, or only those of a low Lv.', () => {
  const hunts = (levelUpTo?: number): { constants: Constant[] } => ({
    constants: [{ while: [], rule: 'mayAttackActive', ...(levelUpTo !== undefined && { levelUpTo }) }],
  })
  const why = (attacker: Partial<PieceGiven>, level?: number): string => {
    const target = drake(level === undefined ? {} : { level })
    const setUp: UnitSetUp = attack([falcon(attacker), target], 'Drake')
    return attempt(setUp).refused?.code ?? 'attacked'
  }
  expect([why({}), why(hunts()), why(hunts(), 9)]).toEqual(['active', 'attacked', 'attacked'])
  expect([why(hunts(4), 4), why(hunts(4), 5), why(hunts(4))]).toEqual(['attacked', 'active', 'attacked'])
  expect(why(ruled('cannotAttackPlayer'))).toBe('active')
})
