// Tests further official rulings: the shield area, Bursts, triggers that wait, and what a card keeps.
import { expect, test } from 'vitest'
import {
  attack,
  attempt,
  block,
  bothPass,
  burst,
  command,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  hurt,
  leaves,
  left,
  mole,
  noBlock,
  note,
  on,
  order,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  use,
  whenAttacking,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Effect } from '../effects/schemas.ts'
import type { UnitSetUp } from './set-up.ts'

const ruled = (setUp: UnitSetUp, ...answers: Answer[]) => resolve({ ...setUp, edition: '1.9.0' }, ...answers)
const shot: Effect = { kind: 'damage', to: 'shieldArea', amount: 5 }

test('GCG-7-6-2-4-1a (R-003) the first Shield falls, and nobody chooses which', () => {
  const story = ruled(attack([falcon()]), ...quietly)
  expect(story.told('shield_destroyed')).toHaveLength(1)
  expect(story.prompt?.windows.map(one => one.name)).toEqual(['burst#1'])
})

test('GCG-7-6-2-4-1b (R-009) a destroyed Shield is turned over; its Burst is decided before it goes to the trash', () => {
  const story = ruled(attack([falcon()]), ...quietly, burst(1, 'decline'), finish)
  expect(order(story, 'card_revealed', 'burst_offered', 'burst_declined', 'moved_to_trash')).toEqual([
    'card_revealed',
    'burst_offered',
    'burst_declined',
    'moved_to_trash',
  ])
})

test('GCG-7-3-1a (R-011, R-044) a Unit deployed this turn does not attack, unless it is a Link Unit', () => {
  const attacks = (linkUnit: boolean) =>
    attempt(attack([falcon({ deployedThisTurn: true, linkUnit })], undefined, { edition: '1.9.0' })).refused
  expect([attacks(false), attacks(true)]).toMatchObject([{ code: 'deployedThisTurn' }, null])
})

const breaching = (shields: number, ...area: Parameters<typeof attack>[0]) =>
  ruled(attack([falcon({ breach: 2 }), drake(rested), ...area], 'Drake', { shields }), ...quietly)

test('GCG-7-6-3-3 (R-012) Breach hits the Base, or else the first Shield', () => {
  expect(left(breaching(2, fort()), 'Fort')).toEqual([3])
  expect(breaching(2).told('shield_destroyed')).toHaveLength(1)
})

test('GCG-7-6-3-3 (R-013) with nothing in the shield area Breach does nothing', () => {
  const story = breaching(0)
  expect([story.opened, story.told('effect_damage')]).toEqual([[], []])
  expect(story.told('player_defeated')).toEqual([])
})

test('GCG-7-3-3 (R-021) an effect that waits is carried out although its Unit has been destroyed', () => {
  const setUp = attack([falcon(), drake({ hp: 1 }), mole(rested)], 'Mole', {
    abilities: [
      whenAttacking('K', 'Falcon', [hurt(piece('Drake'), 1)]),
      on('W', 'Rio', { on: 'unitAttacks' }, [note('it is carried out')], 'Drake'),
    ],
  })
  const story = ruled(setUp, ...quietly, finish)
  expect([story.result.destroyed, story.result.notes]).toEqual([['Drake'], ['it is carried out']])
})

test('GCG-7-3-2a (R-027) a Pilot that does not meet the link condition counts all the same', () => {
  const paired = falcon({ ap: 5, hp: 6, pilot: { links: false, ap: 2, hp: 2 } })
  const setUp = attack([paired, mole(rested)], 'Mole', {
    abilities: [whenAttacking('P', 'Falcon', [hurt(piece('Mole'), 1)])],
  })
  const story = ruled(setUp, ...quietly, finish)
  expect([dealt(story, 'effect'), dealt(story, 'battle')]).toEqual([{ Mole: 1 }, { Mole: 5, Falcon: 2 }])
  expect(left(story, 'Falcon')).toEqual([4])
})

test('GCG-7-6-3-2-1a (R-050) a Unit that an effect destroys after battle damage was not destroyed by the damage', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole', {
    abilities: [
      on('V', 'Kei', { on: 'takesBattleDamage', who: 'Mole' }, [leaves('Mole', 'destroyed')], 'Falcon'),
      on('W', 'Kei', { on: 'destroys', who: 'Falcon' }, [note('destroyed by battle damage')], 'Falcon'),
    ],
  })
  const story = ruled(setUp, ...quietly, finish)
  expect([story.result.destroyed, story.result.notes]).toEqual([['Mole'], []])
})

test('GCG-7-6-2-3-1b (R-059) a Base and a Shield both count as cards of the shield area that were destroyed', () => {
  const abilities = [
    on('S', 'Kei', { on: 'shieldDestroyed' }, [note('Shield')]),
    on('B', 'Kei', { on: 'destroyed', who: 'Fort' }, [note('Base')]),
  ]
  const atBase = ruled(attack([falcon(), fort({ hp: 3 })], undefined, { abilities }), ...quietly, finish)
  expect(atBase.result.notes).toEqual(['Base'])
  const atShield = ruled(attack([falcon()], undefined, { abilities: abilities.slice(0, 1) }), ...quietly)
  expect(
    ruled(
      attack([falcon()], undefined, { abilities: abilities.slice(0, 1) }),
      ...quietly,
      burst(1, 'noBurst'),
      finish,
    ).result.notes,
  ).toEqual(['Shield'])
  expect(atShield.told('effects_triggered')).toMatchObject([{ effects: ['S'] }])
})

test('GCG-7-3-5 (R-062) an exiled card lies in the removal area, and nothing was destroyed', () => {
  const setUp = attack([falcon(), mole(rested)], 'Mole', {
    abilities: [on('D', 'Rio', { on: 'destroyed', who: 'Mole' }, [note('destroyed')], 'Mole')],
  })
  const story = ruled(setUp, noBlock, command('Rio', 'A', leaves('Mole', 'removed')), bothPass, finish)
  expect([story.result.destroyed, story.result.notes]).toEqual([[], []])
  expect(story.result.pieces).toMatchObject([{ piece: 'Falcon' }, { piece: 'Mole', where: 'removed' }])
})

test('GCG-7-6-2-1 (R-068) damage to the first card of the shield area hits the Base, or else one Shield', () => {
  const hits = (...area: Parameters<typeof attack>[0]) =>
    ruled(attack([falcon(), mole(rested), ...area], 'Mole'), noBlock, command('Rio', 'A', shot))
  expect(left(hits(fort()), 'Fort')).toEqual([0])
  expect(hits().told('shield_destroyed')).toMatchObject([{ shieldsLeft: 1 }])
})

test('GCG-7-3-2b (R-091) an effect without “may” is not left out, whoever would rather pass', () => {
  const ability = whenAttacking('K', 'Falcon', [hurt(piece('Mole'), 1)])
  const does = (more: object) => {
    const setUp = attack([falcon(), mole(rested)], 'Mole', { abilities: [{ ...ability, ...more }] })
    return dealt(ruled(setUp, pass), 'effect')
  }
  expect([does({}), does({ may: true })]).toEqual([{ Mole: 1 }, {}])
})

test('GCG-7-3-2a (R-094) each copy of a card has its own activation', () => {
  const setUp = attack([falcon(), mole(rested), drake(), drake({ id: 'Drake 2' })], 'Mole', {
    abilities: ['Drake', 'Drake 2'].map(id => on(`W ${id}`, 'Rio', { on: 'unitAttacks' }, [note(id)], id)),
  })
  const story = ruled(setUp, use('W Drake'), ...quietly, finish)
  expect(story.result.notes).toEqual(['Drake', 'Drake 2'])
})

test('GCG-9-3-3b (R-095) the HP that a text asks for are those that are left', () => {
  const setUp = attack([falcon(), mole({ damage: 3, ...rested })], 'Mole', {
    abilities: [
      whenAttacking('K', 'Falcon', [
        { kind: 'damage', to: piece('Falcon'), amount: { count: 'HP of', of: piece('Mole') } },
      ]),
    ],
  })
  expect(dealt(ruled(setUp, ...quietly, finish), 'effect')).toEqual({ Falcon: 2 })
})

test('GCG-7-4-2 (R-030) a Unit that has blocked is rested and takes the place of the target', () => {
  const blocker = drake({ keywords: ['Blocker'] })
  const story = ruled(attack([falcon(), blocker]), block('Drake'), bothPass, finish)
  expect([dealt(story, 'battle'), story.result.blocker]).toEqual([{ Drake: 3, Falcon: 3 }, 'Drake'])
})
