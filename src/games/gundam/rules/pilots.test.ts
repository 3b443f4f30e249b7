// Tests which Unit counts as one with a 【Destroyed】 effect.
import { expect, test } from 'vitest'
import {
  apAtDamage,
  attack,
  attempt,
  drake,
  falcon,
  finish,
  fort,
  mole,
  note,
  on,
  quietly,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven } from '../vocabulary/effects.ts'
import type { Constant, PieceGiven } from '../vocabulary/pieces.ts'

const hunts: Constant[] = [{ while: [{ battles: 'unit', withDestroyed: true }], ap: 2 }]
const trigger = (on: 'destroyed' | 'battleEnd', who?: string) => ({ on, ...(who && { who }) })

/** Whether Falcon, which hunts Units with a 【Destroyed】 effect, has its AP+2 against Mole. */
const finds = (
  given: AbilityGiven['trigger'],
  source: string,
  more: Partial<AbilityGiven> = {},
  target: Partial<PieceGiven> = {},
): boolean => {
  const others = on('Other', 'Rio', { on: 'battleEnd' }, [note('Other')], 'Drake')
  const abilities = [others, { ...on('D', 'Rio', given, [note('D')], source), ...more }]
  const pieces = [falcon({ constants: hunts }), mole({ ...rested, hp: 9, ...target }), drake()]
  const story = attempt(attack(pieces, 'Mole', { abilities }), ...quietly)
  return apAtDamage(story, 'Falcon') === 5
}

test('GCG-9-1-5b a Unit has a 【Destroyed】 effect if it stands on the Unit and speaks of it', () => {
  expect([finds(trigger('destroyed'), 'Mole'), finds(trigger('destroyed', 'Mole'), 'Mole')]).toEqual([
    true,
    true,
  ])
  expect(finds(trigger('destroyed'), 'Drake')).toBe(false)
  expect(finds(trigger('destroyed', 'Drake'), 'Mole')).toBe(false)
  expect(finds(trigger('battleEnd'), 'Mole')).toBe(false)
})

test('GCG-11-2-10a a Unit has a 【Destroyed】 effect “during Pair” or “during Link” only with that Pilot', () => {
  const during = (when: 'pair' | 'link', target: Partial<PieceGiven> = {}) =>
    finds(trigger('destroyed'), 'Mole', { during: when }, target)
  const pilot = (links: boolean) => ({ pilot: { links, ap: 0, hp: 0 } })
  expect([during('pair'), during('pair', pilot(false))]).toEqual([false, true])
  expect([during('link'), during('link', pilot(false)), during('link', pilot(true))]).toEqual([
    false,
    false,
    true,
  ])
})

test('GCG19-5-22-2 where it attacks the player there is no Unit with a 【Destroyed】 effect or a low Lv.', () => {
  const told = (condition: Constant['while'][number]) => {
    const pieces = [falcon({ constants: [{ while: [condition], ap: 2 }] }), fort()]
    return apAtDamage(resolve(attack(pieces), ...quietly, finish), 'Falcon')
  }
  expect(told({ battles: 'base' })).toBe(5)
  expect([told({ battles: 'base', withDestroyed: true }), told({ battles: 'base', levelUpTo: 9 })]).toEqual([
    3, 3,
  ])
})

test('GCG-11-2-10a an effect “during Pair” of a card that is not on the table does not trigger', () => {
  const during = {
    ...on('K', 'Kei', { on: 'unitAttacks' }, [note('K')], 'Command'),
    during: 'pair' as const,
  }
  expect(resolve(attack([falcon()], undefined, { abilities: [during] })).opened).toEqual([])
})
