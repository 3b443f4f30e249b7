// Official answers about cards of GD02.
import { expect } from 'vitest'
import { battle, blows, fight, unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  attempt,
  block,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  fort,
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
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Constant } from '../vocabulary/pieces.ts'

const carta: { constants: Constant[] } = {
  constants: [{ while: [{ turn: 'enemy' }], to: 'the Unit battled', keyword: 'First Strike' }],
}

official('GCG-FAQ-035', () => {
  const graze = unit("Carta's Graze Ritter", 'Rio', 5, 3, { ...rested, ...carta })
  const setUp = attack([falcon({ hp: 1 }), graze, wall()], "Carta's Graze Ritter")
  expect(left(resolve(setUp, ...quietly, finish), 'Falcon')).toEqual([1])
  expect(resolve(setUp, block('Wall'), bothPass, finish).result.destroyed).toEqual(['Falcon'])
})

official('GCG-FAQ-036', () => {
  const moebius = unit('Moebius', 'Kei', 1, 2)
  const missile = {
    ...on(
      'Missile',
      'Kei',
      { on: 'activateAction' },
      [leaves('Moebius', 'destroyed'), { kind: 'damage', to: 'shieldArea', amount: 6 }],
      'Moebius',
    ),
    chooses: [{ battled: 'shield area' as const }],
  }
  const setUp = attack([moebius, wall(), fort()], undefined, { abilities: [missile] })
  expect(attempt(setUp, block('Wall'), pass, use('Missile')).refused?.code).toBe('noTarget')
  expect(resolve(setUp, noBlock, pass, use('Missile'), bothPass, finish).result.destroyed).toEqual([
    'Moebius',
    'Fort',
  ])
})

official('GCG-FAQ-062', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole', {
    abilities: [on('D', 'Rio', { on: 'destroyed', who: 'Mole' }, [note('destroyed')], 'Mole')],
  })
  const story = resolve(setUp, noBlock, command('Rio', 'A', leaves('Mole', 'removed')), bothPass, finish)
  expect([story.result.destroyed, story.result.notes]).toEqual([[], []])
  expect(story.result.pieces).toMatchObject([{ piece: 'Falcon' }, { piece: 'Mole', where: 'removed' }])
  expect(story.told('moved_to_trash')).toEqual([])
})

official('GCG-FAQ-081', () => {
  const nu = unit('Nu Gundam', 'Kei', 5, 5)
  const graze = unit("Carta's Graze Ritter", 'Rio', 5, 4)
  const attacks = on('A', 'Kei', { on: 'whenAttacking' }, [note('attack')], 'Nu Gundam')
  const story = fight(battle([nu, { ...graze, ...carta }], { abilities: [attacks] }), finish)
  expect([blows(story), story.result.notes]).toEqual([[["Carta's Graze Ritter", 5]], []])
  expect(blows(fight(battle([nu, graze]), finish))).toHaveLength(2)
})

official('GCG-FAQ-090', () => {
  const epyon = on(
    'Epyon',
    'Kei',
    { on: 'destroys', who: 'Falcon' },
    [{ kind: 'setActive', who: piece('Gundam Epyon') }],
    'Gundam Epyon',
  )
  const after = (state: object) => {
    const units = [falcon(), unit('Gundam Epyon', 'Kei', 6, 6, state), drake(rested)]
    return resolve(attack(units, 'Drake', { abilities: [{ ...epyon, uses: 1 }] }), ...quietly, finish)
  }
  const uses = (state: object) => after(state).position?.memory.state.abilities[0]?.uses
  expect([uses({}), uses(rested)]).toEqual([1, 0])
  expect(after({}).told('nothing_done')).toMatchObject([{ ability: 'Epyon' }])
  expect(after(rested).told('unit_set_active')).toMatchObject([{ unit: 'Gundam Epyon' }])
})
