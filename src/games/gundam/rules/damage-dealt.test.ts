// Tests effects that wait until a Unit has dealt battle damage to an enemy Unit (GD04-054 and its kin).
import { expect, it } from 'vitest'
import {
  attack,
  drake,
  falcon,
  finish,
  fort,
  left,
  mole,
  on,
  piece,
  quietly,
  resolve,
  rested,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'
import type { Trigger } from '../vocabulary/triggers.ts'

const destroys: Effect = { kind: 'leaves', who: { the: 'damaged' }, how: 'destroyed' }
/** The Unit destroys what it has damaged. */
const virtue = (owner: string, source: string, more: Partial<Trigger> = {}) =>
  on('V', owner, { on: 'takesBattleDamage', from: 'this', ...more }, [destroys], source)
const battle = (pieces: PieceGiven[], target: string | undefined, ...abilities: ReturnType<typeof on>[]) =>
  resolve(attack(pieces, target, { abilities }), ...quietly, finish)

it('GCG-7-3-3 a Unit that deals battle damage to an enemy Unit destroys it by its effect, whether it attacks or is attacked', () => {
  const pieces = [falcon(), mole(rested)]
  expect(battle(pieces, 'Mole', virtue('Kei', 'Falcon')).result.destroyed).toEqual(['Mole'])
  expect(battle(pieces, 'Mole', virtue('Rio', 'Mole')).result.destroyed).toEqual(['Falcon'])
})

it('GCG-QA-273 it destroys no Base, and it waits in vain while another Unit battles', () => {
  const base = battle([falcon(), fort()], undefined, virtue('Kei', 'Falcon'))
  expect([left(base, 'Fort'), base.opened]).toEqual([[2], []])
  const others = [falcon(), drake({ player: 'Kei' }), mole(rested)]
  expect(battle(others, 'Mole', virtue('Kei', 'Drake')).opened).toEqual([])
  expect(battle(others, 'Mole', virtue('Kei', 'Drake', { from: 'own Units' })).opened).toEqual(['V'])
})

it('GCG-7-6-3-2-1b a Unit that the damage destroys is not destroyed by the effect as well', () => {
  const story = battle([falcon(), drake(rested)], 'Drake', virtue('Kei', 'Falcon'))
  expect([story.result.destroyed, story.opened, story.told('effects_triggered')]).toEqual([['Drake'], [], []])
})

it('GD05-050 a text can name a level, and that the enemy Unit has no Pilot', () => {
  const paired = { pilot: { links: false, ap: 0, hp: 0 } }
  const destroyed = (more: Partial<PieceGiven>) =>
    battle(
      [falcon(), mole({ ...rested, ...more })],
      'Mole',
      virtue('Kei', 'Falcon', { by: { levelUpTo: 4, unpaired: true } }),
    ).result.destroyed
  expect([destroyed({ level: 4 }), destroyed({ level: 5 }), destroyed({ level: 4, ...paired })]).toEqual([
    ['Mole'],
    [],
    [],
  ])
})

it('GCG-QA-280 it destroys the Unit to which the battle damage was turned', () => {
  const turns = whenAttacking('T', 'Falcon', [{ kind: 'redirect', from: piece('Mole'), to: piece('Drake') }])
  const story = battle([falcon(), mole(rested), drake({ hp: 9 })], 'Mole', turns, virtue('Kei', 'Falcon'))
  expect(story.result.destroyed).toEqual(['Drake'])
})
