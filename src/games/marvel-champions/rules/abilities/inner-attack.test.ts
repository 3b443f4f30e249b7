// Tests of what an (attack) ability attacks, damages and opens in the middle of another attack (MC18-OP-07).
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  overseer,
  rustling,
} from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  piece,
  report,
  resolve,
  use,
} from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import type { Effect } from '../../vocabulary/effects.ts'

const hits = (to: string, amount = 2): Effect => ({ kind: 'damage', to: piece(to), amount })
const label = 'attack' as const
const punch = (...effects: Effect[]) =>
  report('damageDealt', effects, { name: 'Counter-Punch', owner: 'Ana', label })
const quickly = [defend('Lumen'), boost(0), deal]
const windows = (story: ReturnType<typeof resolve>) => story.prompt?.windows.map(({ name }) => name)

test('MC18-DF-42 an ability whose player would pick one of its options is cancelled before the choice', () => {
  const options = [{ name: 'jab', effects: [{ kind: 'damage' as const, to: piece('Grinder'), amount: 2 }] }]
  const abilities = [may('Riposte', 'Ana', { on: 'afterDefends', who: 'Lumen' }, { label, options })]
  const setUp = attack([lumen({ stunned: 1 }), grinder()], { abilities })
  const story = resolve(setUp, ...quickly, use('Riposte'))
  expect(windows(story)).toEqual(['finish'])
  expect(story.told('ability_replaced')).toMatchObject([{ piece: 'Lumen', by: 'stunned' }])
})

test('MC-PA-19 the villain retaliates after each of two cards, before the second one is played', () => {
  const setUp = attack([lumen(), grinder({ retaliate: 1 })])
  const one = resolve(setUp, ...quickly, punch(hits('Grinder')))
  expect(windows(one)).toEqual(['damageDealt', 'finish'])
  const story = resolve(setUp, ...quickly, punch(hits('Grinder')), punch(hits('Grinder', 1)), finish)
  const damage = story.told('damage_dealt').map(({ piece: id, amount }) => `${id} ${amount}`)
  expect(damage).toEqual(['Lumen 1', 'Grinder 2', 'Lumen 1', 'Grinder 1', 'Lumen 1'])
})

test('MC-PA-07 once your identity is defeated, nobody attacks with your ability: it deals damage without an attack', () => {
  const effects = [{ kind: 'damage' as const, to: piece('Grinder'), amount: 2 }]
  const abilities = [
    forced('Last Blow', { on: 'afterDefeated', who: 'Lumen' }, { owner: 'Ana', label, effects }),
  ]
  const pieces = [lumen({ damage: 8 }), granite(), grinder({ retaliate: 1 })]
  const story = resolve(attack(pieces, { abilities }), nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 0, Grinder: 18 } })
  expect([story.told('inner_attack'), story.told('retaliate')]).toEqual([[], []])
})

test('MC-PA-15 “when you attack” opens for its player and is cited as part of that attack', () => {
  const effects = [{ kind: 'increase' as const, amount: 1 }]
  const abilities = [may('Might', 'Ana', { on: 'makesAttack', who: 'Lumen' }, { effects })]
  const setUp = attack([lumen(), grinder()], { abilities })
  const asked = resolve(setUp, ...quickly, punch(hits('Grinder')))
  expect(asked.offered('makesAttack:Ana')).toEqual(['Might', 'pass'])
  const story = resolve(setUp, ...quickly, punch(hits('Grinder')), use('Might'), finish)
  expectEnd(story, { hp: { Grinder: 17 } })
  expect(story.told('ability_used')).toMatchObject([{ ability: 'Might', clause: 'MC-PA-15' }])
})

test('MC-PA-07 a piercing attacker discards the tough card of whom its ability attacks', () => {
  const setUp = attack([lumen({ keywords: ['piercing'] }), grinder({ tough: 1 })])
  const story = resolve(setUp, ...quickly, punch(hits('Grinder')), finish)
  expect(story.told('pierced')).toMatchObject([{ piece: 'Grinder', clause: 'MC-PA-07' }])
})

const atOnce: Effect = {
  kind: 'damage',
  to: piece('Rustling'),
  amount: 2,
  also: [{ to: piece('Overseer') }],
}

test('MC18-PA-34 the minion that it defeats exactly counts, although another one takes excess damage', () => {
  const trigger = { on: 'afterAttacks', who: 'Lumen', and: 'exactlyDefeats', of: 'minion' } as const
  const abilities = [forced('Bullseye', trigger, { effects: [] })]
  const play = (damage: number) => {
    const pieces = [lumen(), rustling({ damage }), overseer({ damage: 5 }), grinder()]
    return resolve(attack(pieces, { abilities }), ...quickly, punch(atOnce), finish).opened
  }
  expect([play(2), play(3)]).toEqual([['Bullseye'], []])
})

test('MC-PA-23 what “when you attack” damages or defeats by itself was not damaged or defeated by the attack', () => {
  const after = (and: 'damages' | 'defeats') =>
    forced(and, { on: 'afterAttacks', who: 'Lumen', and, of: 'minion' }, { effects: [] })
  const effects = [{ kind: 'damage' as const, to: piece('Rustling'), amount: 2 }]
  const might = forced('Might', { on: 'makesAttack', who: 'Lumen' }, { effects })
  const setUp = attack([lumen(), rustling({ damage: 2 }), grinder()], {
    abilities: [might, after('damages'), after('defeats')],
  })
  const story = resolve(setUp, ...quickly, punch(hits('Grinder')), finish)
  expectEnd(story, { hp: { Rustling: 0, Grinder: 18 } })
  expect(story.opened).toEqual(['Might'])
})

test('MC-PA-23 an enemy that a tough card saves was attacked, but not damaged', () => {
  const after = (id: string, more: object) =>
    forced(id, { on: 'afterAttacks', who: 'Lumen', ...more }, { effects: [] })
  const abilities = [after('Attacks', {}), after('Damages', { and: 'damages', of: 'villain' })]
  const opened = (tough: number) => {
    const setUp = attack([lumen(), grinder({ tough })], { abilities })
    const answers = [...quickly, punch(hits('Grinder'))]
    return tough
      ? resolve(setUp, ...answers, finish).opened
      : resolve(setUp, ...answers, use('Damages', 'order:innerAttack'), finish).opened
  }
  expect([opened(1), opened(0)]).toEqual([['Attacks'], ['Damages', 'Attacks']])
})

test('MC-PA-22 in German 1.6 a stage that an (attack) ability defeats does not retaliate by the next stage (AMB-08)', () => {
  const setUp = attack([lumen(), rustling(), grinder({ damage: 18, retaliate: 1 })], { attacker: 'Rustling' })
  const same = use('sameTitle', 'nextStage:Grinder')
  const story = resolve(setUp, defend('Lumen'), deal, punch(hits('Grinder')), same, finish)
  expect(story.told('retaliate')).toEqual([])
}, ['1.6-de'])

test('MC-PA-22 the next stage of the villain retaliates for the one that an (attack) ability has defeated (AMB-08)', () => {
  const setUp = attack([lumen(), rustling(), grinder({ damage: 18, retaliate: 1 })], { attacker: 'Rustling' })
  const same = use('sameTitle', 'nextStage:Grinder')
  const story = resolve(setUp, defend('Lumen'), deal, punch(hits('Grinder')), same, finish)
  expect(story.told('retaliate')).toMatchObject([{ from: 'Grinder', to: 'Lumen' }])
}, ['1.8', '1.7'])

test('MC18-PA-29 what overkill of such an attack passes on, prevented or not, is no damage of the enemy’s attack', () => {
  const pieces = [lumen({ keywords: ['overkill'] }), rustling({ damage: 3 }), grinder()]
  const guards = { kind: 'prevent' as const, amount: 2, of: piece('Rustling') }
  const card = report('initiation', [guards])
  const story = resolve(attack(pieces), card, ...quickly, punch(hits('Rustling', 3)), finish)
  expect(story.result.damage).toMatchObject({ value: 3, reduced: 2, prevented: 0, lost: 0 })
  expectEnd(story, { hp: { Rustling: 0 } })
})

test('MC18-PA-29 the villain is not hit twice by what overkill passes on from two minions, if the first has defeated it', () => {
  const pieces = [
    lumen({ keywords: ['overkill'] }),
    rustling({ damage: 3 }),
    overseer({ damage: 5 }),
    grinder({ damage: 19 }),
  ]
  const none = use('none', 'nextStage:Grinder')
  const story = resolve(attack(pieces), ...quickly, punch(atOnce), none, finish)
  expect(story.told('overkill')).toHaveLength(2)
  expect(story.told('excess_lost')).toMatchObject([{ piece: 'Grinder', amount: 1 }])
})

test('MC18-PA-29 which of two villains takes overkill damage is asked once, although two minions fall (MC18-OP-04)', () => {
  const pieces = [
    lumen({ keywords: ['overkill'] }),
    rustling({ damage: 3 }),
    overseer({ damage: 5 }),
    grinder({ id: 'Anvil' }),
    grinder(),
  ]
  const setUp = attack(pieces)
  const asked = resolve(setUp, ...quickly, punch(atOnce))
  expect(windows(asked)?.[0]).toBe('activeVillain')
  const story = resolve(setUp, ...quickly, punch(atOnce), use('Grinder', 'activeVillain'), finish)
  expectEnd(story, { hp: { Anvil: 20, Grinder: 18 } })
})
