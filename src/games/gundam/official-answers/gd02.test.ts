// Official answers about cards of GD02.
import { expect } from 'vitest'
import { battle, blows, fight, unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
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
} from '../../../../test/games/gundam/unit-attack.ts'
import type { Constant } from '../rules/pieces.ts'

const rules = { date: '2025-10-24', editions: ['1.9.0', '1.0'] as const }
const carta: { constants: Constant[] } = {
  constants: [{ while: [{ turn: 'enemy' }], to: 'the Unit battled', keyword: 'First Strike' }],
}

official(
  {
    id: 'R-035',
    question:
      "Carta's Graze Ritter gives the Unit that attacks it ⟨First Strike⟩, and then another Unit blocks. Is it lost?",
    answer: 'Yes. The two do not battle any more.',
    source: 'Card ruling Q185',
    clauses: ['GCG19-5-22-2'],
    cards: ['GD02-073'],
    ...rules,
  },
  () => {
    const graze = unit("Carta's Graze Ritter", 'Rio', 5, 3, { ...rested, ...carta })
    const setUp = attack([falcon({ hp: 1 }), graze, wall()], "Carta's Graze Ritter")
    expect(left(resolve(setUp, ...quietly, finish), 'Falcon')).toEqual([1])
    expect(resolve(setUp, block('Wall'), bothPass, finish).result.destroyed).toEqual(['Falcon'])
  },
)

official(
  {
    id: 'R-036',
    question:
      'Moebius attacked the player and was blocked. May I still use its effect against the Base or Shield that it battles?',
    answer: 'No. It battles the Unit now.',
    source: 'Card ruling Q173',
    clauses: ['GCG19-5-22-2'],
    cards: ['GD02-011'],
    ...rules,
  },
  () => {
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
  },
)

official(
  {
    id: 'R-062',
    question: 'Where do exiled cards go? Were they destroyed?',
    answer: 'To the removal area, apart from the trash. They were not destroyed.',
    source: 'Card rulings Q194, Q211, Q213, Q220, Q226, Q229, Q232',
    clauses: ['GCG-QA-194', 'GCG-4-12b'],
    cards: ['GD02-111', 'GD03-009', 'GD03-015', 'GD03-035', 'GD03-050', 'GD03-054', 'GD03-059'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon(), mole(rested)], 'Mole', {
      abilities: [on('D', 'Rio', { on: 'destroyed', who: 'Mole' }, [note('destroyed')], 'Mole')],
    })
    const story = resolve(setUp, noBlock, command('Rio', 'A', leaves('Mole', 'removed')), bothPass, finish)
    expect([story.result.destroyed, story.result.notes]).toEqual([[], []])
    expect(story.result.pieces).toMatchObject([{ piece: 'Falcon' }, { piece: 'Mole', where: 'removed' }])
    expect(story.told('moved_to_trash')).toEqual([])
  },
)

official(
  {
    id: 'R-081',
    question:
      "In my turn an effect lets my Unit battle Carta's Graze Ritter. Does it give my Unit ⟨First Strike⟩?",
    answer: 'Yes. Only what waits for an attack does not work in such a battle.',
    source: 'Card rulings Q346, Q447, Q455',
    date: '2026-07-10',
    editions: ['1.9.0'],
    clauses: ['GCG-QA-346', 'GCG19-13-1-5-4'],
    cards: ['GD02-073', 'GD05-017', 'ST12-013', 'ST13-001'],
  },
  () => {
    const nu = unit('Nu Gundam', 'Kei', 5, 5)
    const graze = unit("Carta's Graze Ritter", 'Rio', 5, 4)
    const attacks = on('A', 'Kei', { on: 'whenAttacking' }, [note('attack')], 'Nu Gundam')
    const story = fight(battle([nu, { ...graze, ...carta }], { abilities: [attacks] }), finish)
    expect([blows(story), story.result.notes]).toEqual([[["Carta's Graze Ritter", 5]], []])
    expect(blows(fight(battle([nu, graze]), finish))).toHaveLength(2)
  },
)

official(
  {
    id: 'R-090',
    question:
      'Gundam Epyon is active, and another Unit of mine destroys an enemy Unit. Is its effect, which sets it active once per turn, used up?',
    answer: 'No. There was nothing to set active, so the effect was not carried out.',
    source: 'Card ruling Q197',
    date: '2026-01-09',
    editions: ['1.9.0', '1.0'],
    clauses: ['GCG-QA-197'],
    cards: ['GD02-002'],
  },
  () => {
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
  },
)
