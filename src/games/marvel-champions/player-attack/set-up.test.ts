// Tests of the set-up of a player's attack: the attacker, its power or ability, and the enemies.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import { forced } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attempt,
  basic,
  deal,
  finish,
  hits,
  labelled,
  resolve,
  spiker,
  target,
  thorn,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

test('MC-PA-01 a character of a player attacks, and no other', () => {
  for (const attacker of ['Grinder', 'Nobody here'])
    expect(attempt(labelled([lumen(), grinder()], [hits(1)], { attacker })).refused).toMatchObject({
      code: 'noSuchAttacker',
      clause: 'MC-PA-01',
    })
  const second = basic([lumen(), sparrow(), rustling()], { attacker: 'Sparrow' })
  const story = resolve(second, target('Rustling'), deal, finish)
  expect([story.hp('Rustling'), story.hp('Sparrow')]).toEqual([3, 2])
})

test('MC-PA-16 the enemies that the set-up names are enemies at the table that may be attacked', () => {
  for (const id of ['Nobody here', 'Lumen'])
    expect(attempt(basic([lumen(), grinder()], { targets: [id] })).refused).toMatchObject({
      code: 'noSuchTarget',
      clause: 'MC-PA-16',
      details: { piece: id },
    })
  const guarded = basic([lumen(), grinder(), warden()], { targets: ['Warden'] })
  expect(resolve(guarded, deal, finish).hp('Warden')).toBe(2)
})

test('MC-PA-17 an enemy that the set-up names and that may not be attacked is refused with the reason', () => {
  const refusal = (...pieces: Parameters<typeof basic>[0]) =>
    attempt(basic([lumen(), grinder(), ...pieces], { targets: ['Grinder'] })).refused
  const details = { piece: 'Grinder' }
  expect(refusal(warden())).toMatchObject({ code: 'guarded', clause: 'MC-PA-17', details })
  const hidden = basic([lumen(), grinder({ cannotBeAttacked: ['Ana'] }), rustling()], {
    targets: ['Grinder'],
  })
  expect(attempt(hidden).refused).toMatchObject({ code: 'cannotBeAttacked', clause: 'MC-PA-17', details })
})

test('MC-PA-02 a basic attack that cannot start is refused with its attacker and the reason', () => {
  const refusal = (attacker: Parameters<typeof basic>[0][number], enemy = rustling()) =>
    attempt(basic([attacker, enemy])).refused
  expect([
    refusal(nora()),
    refusal(moth({ ready: false })),
    refusal(lumen(), rustling({ cannotBeAttacked: true })),
  ]).toMatchObject([
    { code: 'cannotAttack', clause: 'MC-PA-02', details: { piece: 'Nora' } },
    { code: 'exhausted', clause: 'MC-PA-03', details: { piece: 'Moth' } },
    { code: 'cannotBeAttacked', clause: 'MC-PA-17', details: { piece: 'Rustling' } },
  ])
})

test('MC-PA-16 of more enemies than the attack has targets the first ones are attacked', () => {
  const setUp = labelled([lumen(), rustling(), spiker(), thorn()], [{ ...hits(1), targets: 2 }], {
    targets: ['Thorn', 'Thorn', 'Rustling', 'Spiker'],
  })
  expect(resolve(setUp, deal, finish).result.attacked).toEqual(['Thorn', 'Rustling'])
})

test('MC-PA-12 the enemies of the set-up are those of the first attack; for the second one is chosen anew', () => {
  const setUp = labelled([lumen(), grinder(), rustling()], [hits(1), hits(1)], { targets: ['Grinder'] })
  expect(resolve(setUp, deal).offered('target#2')).toEqual(['Grinder', 'Rustling'])
})

test('MC-PA-08 a labelled attack that says so exhausts, and its ally takes consequential damage', () => {
  const setUp = labelled([moth(), rustling()], [hits(1)])
  const exhausts = { ...setUp, ability: { attacks: [hits(1)], exhausts: true, consequential: true } }
  const story = resolve(exhausts, target('Rustling'), deal, finish)
  expect(story.result.characters).toMatchObject([{ piece: 'Moth', ready: false, damage: 1 }, {}])
})

test('MC-PA-27 only an ally takes consequential damage, and none if it has none', () => {
  const hero = labelled([lumen({ consequential: 1 }), rustling()], [hits(1)])
  const says = { ...hero, ability: { attacks: [hits(1)], consequential: true } }
  expect(resolve(says, target('Rustling'), deal, finish).hp('Lumen')).toBe(10)
  const none = resolve(basic([moth({ consequential: 0 }), rustling()]), target('Rustling'), deal, finish)
  expect([none.hp('Moth'), none.told('consequential_damage')]).toEqual([2, []])
})

test('MC-PA-23 the first player of the set-up orders the forced abilities (AMB-09)', () => {
  const abilities = ['A', 'B'].map(id => forced(id, { on: 'afterAttacks' }, { effects: [] }))
  const setUp = basic([lumen(), granite(), grinder()], { players: ['Bo', 'Ana'], abilities })
  const question = resolve(setUp, target('Grinder'), deal).prompt?.windows.at(-1)
  expect(question?.choices.map(one => one.by)).toEqual([{ any: ['Bo'] }, { any: ['Bo'] }])
})

test('MC-PA-23 two abilities of one name could not be told apart', () => {
  const abilities = ['A', 'A'].map(id => forced(id, { on: 'afterAttacks' }, { effects: [] }))
  expect(attempt(basic([lumen(), grinder()], { abilities })).refused?.code).toBe('nameTaken')
})
