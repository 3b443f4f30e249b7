// Tests of MC-PA-19 to MC-PA-27: retaliate, forced and optional abilities, and at last consequential damage.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  overseer,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import { forced, may, piece, use } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  deal,
  finish,
  hits,
  labelled,
  resolve,
  spiker,
  target,
  the,
  thorn,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'

const threat = (amount: number) => ({ kind: 'threat' as const, amount })
const heals = (id: string) => [{ kind: 'heal' as const, to: piece(id), amount: 1 }]

test('MC-PA-19 each attacked enemy that is still in play retaliates; the attacker picks the order', () => {
  const setUp = labelled(
    [lumen(), spiker(), thorn(), overseer({ retaliate: 1 })],
    [{ ...hits(3), targets: 'each minion' }],
  )
  expect(resolve(setUp, deal).offered('order:retaliate')).toEqual(['Thorn', 'Overseer'])
  const story = resolve(setUp, deal, use('Overseer'), finish)
  expect(['Lumen', 'Spiker', 'Thorn', 'Overseer'].map(story.hp)).toEqual([7, 0, 2, 3])
  expect(story.told('retaliate').map(event => event.from)).toEqual(['Overseer', 'Thorn'])
}, ['1.7', '1.6-de'])

test('MC-PA-20 the character that attacked takes the retaliate damage', () => {
  const story = resolve(basic([sparrow(), lumen(), thorn({ retaliate: 1 })]), target('Thorn'), deal, finish)
  expect(['Lumen', 'Sparrow', 'Thorn'].map(story.hp)).toEqual([10, 1, 4])
  expect(story.told('damage_dealt').map(event => event.kind)).toEqual([
    'attack',
    'retaliate',
    'consequential',
  ])
})

test('MC-PA-21 retaliate comes before a healing response', () => {
  const N = may('N', 'Ana', { on: 'afterAttacks', who: 'Lumen' }, { effects: heals('Lumen') })
  const story = resolve(
    basic([lumen(), thorn()], { abilities: [N] }),
    target('Thorn'),
    deal,
    use('N'),
    finish,
  )
  expect([story.hp('Lumen'), story.hp('Thorn')]).toEqual([9, 3])
})

test('MC-PA-22 a defeated enemy does not retaliate', () => {
  const story = resolve(basic([lumen(), spiker({ damage: 1 })]), target('Spiker'), deal, finish)
  expect([story.hp('Lumen'), story.told('retaliate'), story.told('retaliate_shut').length]).toEqual([
    10,
    [],
    1,
  ])
})

test('MC-PA-23 forced abilities come second, in the order chosen', () => {
  const abilities = [
    forced(
      'F1',
      { on: 'afterAttacked', who: 'Rustling' },
      { source: 'Rustling', effects: [{ kind: 'damage', to: the('attacker'), amount: 1 }] },
    ),
    forced(
      'F2',
      { on: 'afterAttacks', who: 'Lumen' },
      { effects: [{ kind: 'status', to: piece('Lumen'), status: 'tough' }] },
    ),
  ]
  const setUp = basic([lumen(), rustling()], { abilities })
  expect(resolve(setUp, target('Rustling'), deal).offered('order:forced')).toEqual(['F2', 'F1'])
  const story = resolve(setUp, target('Rustling'), deal, use('F2'), finish)
  expect([story.hp('Lumen'), story.result.characters]).toMatchObject([10, [{ tough: 0 }, {}]])
  const other = resolve(setUp, target('Rustling'), deal, use('F1'), finish)
  expect([other.hp('Lumen'), other.result.characters]).toMatchObject([9, [{ tough: 1 }, {}]])
})

test('MC-PA-24 "attacks an enemy", "and damages" and "and defeats a minion" are all met', () => {
  const forms = [
    forced('attacks', { on: 'afterAttacks', who: 'Granite', of: 'enemy' }, { effects: [] }),
    forced(
      'and damages',
      { on: 'afterAttacks', who: 'Granite', of: 'enemy', and: 'damages' },
      { effects: [] },
    ),
    forced(
      'and defeats',
      { on: 'afterAttacks', who: 'Granite', of: 'minion', and: 'defeats' },
      { effects: [] },
    ),
  ]
  const setUp = basic([granite(), rustling({ damage: 1 })], { abilities: forms })
  const story = resolve(setUp, target('Rustling'), deal, use('attacks'), use('and damages'), finish)
  expect(story.opened).toEqual(['attacks', 'and damages', 'and defeats'])
  const stopped = basic([granite(), rustling({ tough: 1 })], { abilities: forms })
  expect(resolve(stopped, target('Rustling'), deal, finish).opened).toEqual(['attacks'])
})

test('MC-PA-24 abilities on taking damage open with the damage, before retaliate (AMB-42)', () => {
  const F = forced(
    'F',
    { on: 'afterTakesDamage', who: 'Thorn' },
    { effects: [{ kind: 'damage', to: piece('Thorn'), amount: 3 }] },
  )
  const story = resolve(basic([lumen(), thorn()], { abilities: [F] }), target('Thorn'), deal, finish)
  expect([story.hp('Thorn'), story.hp('Lumen')]).toEqual([0, 10])
})

test('MC-PA-25 "after it is attacked" opens for every enemy attacked', () => {
  const each = ['Rustling', 'Overseer'].map(who =>
    forced(who, { on: 'afterAttacked', who }, { source: who, effects: [threat(1)] }),
  )
  const setUp = labelled([lumen(), rustling(), overseer()], [{ ...hits(1), targets: 'each enemy' }], {
    abilities: each,
  })
  const story = resolve(setUp, deal, use('Rustling'), finish)
  expect([story.hp('Rustling'), story.hp('Overseer'), story.result.threat]).toEqual([3, 5, 2])
})

test('MC-PA-26 optional abilities come third', () => {
  const abilities = [
    forced(
      'F',
      { on: 'afterAttacked', who: 'Rustling' },
      { effects: [{ kind: 'threat', amount: { count: 'hit points of', of: piece('Rustling') } }] },
    ),
    may(
      'N',
      'Ana',
      { on: 'afterAttacks', who: 'Lumen', of: 'enemy' },
      { effects: [{ kind: 'damage', to: the('target'), amount: 1 }] },
    ),
  ]
  const story = resolve(
    basic([lumen(), rustling()], { abilities }),
    target('Rustling'),
    deal,
    use('N'),
    finish,
  )
  expect([story.hp('Rustling'), story.result.threat]).toEqual([1, 2])
})

test('MC-PA-27 consequential damage comes last, so a healing response saves the ally', () => {
  const N = may('N', 'Ana', { on: 'afterAttacks', who: 'Moth' }, { effects: heals('Moth') })
  const setUp = basic([moth({ damage: 1 }), rustling()], { abilities: [N] })
  const story = resolve(setUp, target('Rustling'), deal, use('N'), finish)
  expect([story.hp('Moth'), story.hp('Rustling')]).toEqual([1, 2])
  expect(resolve(setUp, target('Rustling'), deal, finish).hp('Moth')).toBe(0)
})

test('MC-PA-27 an amount nobody gave is asked for; heroes and labelled abilities take none (AMB-33)', () => {
  const ally = moth()
  delete ally.consequential
  const asked = resolve(basic([ally, rustling()]), target('Rustling'), deal)
  expect(asked.offered('consequential')).toEqual(['takes'])
  const story = resolve(
    basic([ally, rustling()]),
    target('Rustling'),
    deal,
    { choice: 'takes', number: 1 },
    finish,
  )
  expect(story.hp('Moth')).toBe(1)
  expect(
    resolve(labelled([moth(), rustling()], [hits(1)]), target('Rustling'), deal, finish).hp('Moth'),
  ).toBe(2)
})

test('MC-DF-25 a (defense) ability may be used outside an enemy attack too', () => {
  const guardUp = may(
    'Guard Up',
    'Ana',
    { on: 'wouldTake', who: 'Lumen' },
    {
      label: 'defense',
      effects: [{ kind: 'prevent', amount: 2, of: piece('Lumen'), taken: true }],
    },
  )
  const setUp = basic([lumen(), grinder({ retaliate: 3 })], { abilities: [guardUp] })
  expect(resolve(setUp, target('Grinder'), deal, use('Guard Up'), finish).hp('Lumen')).toBe(9)
})

test('MC-DF-26 then nobody has defended an attack', () => {
  const label = {
    label: 'defense' as const,
    effects: [{ kind: 'prevent' as const, amount: 2, of: piece('Lumen'), taken: true as const }],
  }
  const abilities = [
    may('Guard Up', 'Ana', { on: 'wouldTake', who: 'Lumen' }, label),
    forced('when', { on: 'defends' }, { effects: [] }),
    forced('after', { on: 'afterDefends' }, { effects: [] }),
  ]
  const story = resolve(
    basic([lumen(), grinder({ retaliate: 3 })], { abilities }),
    target('Grinder'),
    deal,
    use('Guard Up'),
    finish,
  )
  expect(story.opened.filter(id => id !== 'retaliate:Grinder')).toEqual(['Guard Up'])
  expect(story.told('defender_set')).toEqual([])
})

test('MC-PA-22 by the German rules a villain whose stage is defeated does not retaliate, even if the next stage has its name (AMB-08)', () => {
  const setUp = { ...basic([lumen(), grinder({ damage: 19, retaliate: 2 })]), edition: '1.6-de' }
  const story = resolve(setUp, target('Grinder'), deal, { choice: 'sameTitle', number: 4 }, finish)
  expect([story.hp('Lumen'), story.told('retaliate_shut').length]).toEqual([10, 1])
})

test('MC-PA-04 overkill reaches a villain that nobody has mentioned', () => {
  const setUp = labelled([lumen(), rustling({ damage: 3 })], [hits(3)])
  const overkill = { ...setUp, ability: { attacks: [hits(3)], keywords: ['overkill' as const] } }
  const story = resolve(overkill, target('Rustling'), deal, finish)
  expect(story.result.characters).toContainEqual(
    expect.objectContaining({ piece: 'villain', damage: 2, remaining: null }),
  )
})
