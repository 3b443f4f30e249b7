// Tests of MC-DE-01 to MC-DE-14: the German rules 1.6, and where they end an attack differently.
import { expect, test } from 'vitest'
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
  sparrow,
} from '../../../test/support/games/marvel-champions/cast.ts'
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
  order,
  piece,
  report,
  resolve,
  revenge,
  the,
  use,
} from '../../../test/support/games/marvel-champions/enemy-attack.ts'
import { compareEditions } from '../../engine/compare.ts'
import type { Answer } from '../../engine/types.ts'
import { enemyAttackFlow } from './enemy-attack/flow.ts'
import type { EnemySetUp } from './enemy-attack/set-up.ts'

const german = (setUp: EnemySetUp): EnemySetUp => ({ ...setUp, edition: '1.6-de' })
const hurtsDefender = (amount: number) => ({ kind: 'damage' as const, to: the('defender'), amount })

/** The result of the other one of these two editions. */
function compared(setUp: EnemySetUp, ...answers: Answer[]) {
  const story = resolve(setUp, ...answers)
  if (!story.outcome) throw new Error('the attack is not over')
  const edition = setUp.edition ?? '1.7'
  const all = compareEditions(enemyAttackFlow, { ...setUp, edition }, story.accepted, story.outcome)
  return all.filter(other => other.edition === '1.7' || other.edition === '1.6-de')
}

const F3 = revenge('F3')

test('MC-DE-01 the German numbers of the steps come in the same order', () => {
  const story = resolve(german(attack([lumen(), grinder()])), defend('Lumen'), boost(1), deal, finish)
  expectEnd(story, { atk: 4, hp: { Lumen: 8 }, defense: 'basic' })
  expect(story.told('step_entered').flatMap(event => event.number ?? [])).toEqual([
    '1',
    '2',
    '3a',
    '3b',
    '3c',
    '3d',
    '3e',
    '4',
    '5a',
    '5b',
    '5c',
  ])
})

test('MC-DE-02 that the defender becomes the target comes from the English text', () => {
  const story = resolve(
    german(attack([lumen(), sparrow(), grinder()])),
    defend('Sparrow'),
    boost(0),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 10, Sparrow: 0 }, attacked: 'Ana/Sparrow', defended: ['Sparrow'] })
  expect(story.told('target_changed')).toMatchObject([{ clause: 'MC-EA-09', ruling: 'AMB-26' }])
})

test('MC-DE-03 the player counts as attacked in every case', () => {
  const story = resolve(german(attack([lumen(), rustling()])), nobody, deal, finish)
  expectEnd(story, { hp: { Lumen: 8 }, attacked: 'Ana/Lumen', undefended: true })
  expect(story.told('player_attacked')).toMatchObject([{ clause: 'MC-EA-08' }])
})

test('MC-DE-05 a lost defending ally: usually the same result', () => {
  const setUp = german(attack([lumen(), sparrow({ damage: 2 }), grinder()]))
  const answers = [defend('Sparrow'), boost(1, hurtsDefender(1)), deal, finish]
  expectEnd(resolve(setUp, ...answers), {
    hp: { Lumen: 6, Sparrow: 0 },
    target: 'Ana/Lumen',
    undefended: true,
  })
  expect(compared(setUp, ...answers)).toEqual([{ edition: '1.7', result: 'same', differences: [] }])
})

test('MC-DE-05 if an ally was attacked and another ally is lost defending, the first ally takes the damage', () => {
  const setUp = attack([lumen(), moth(), sparrow({ damage: 2 }), grinder()], {
    target: { player: 'Ana', character: 'Moth' },
  })
  const answers = [defend('Sparrow'), boost(1, hurtsDefender(1)), deal, finish]
  expectEnd(resolve(setUp, ...answers), { hp: { Lumen: 6, Moth: 2, Sparrow: 0 }, target: 'Ana/Lumen' })
  expectEnd(resolve(german(setUp), ...answers), {
    hp: { Lumen: 10, Moth: 0, Sparrow: 0 },
    target: 'Ana/Moth',
  })
  const [other] = compared(setUp, ...answers)
  expect(other).toMatchObject({ edition: '1.6-de', result: 'differs' })
  expect(other?.differences.map(one => one.field)).toEqual(['characters', 'target', 'attacked'])
})

test('MC-DE-06 nothing carries over to an alter-ego either', () => {
  const story = resolve(german(attack([nora(), moth(), grinder()])), defend('Moth'), boost(2), deal, finish)
  expectEnd(story, { atk: 5, hp: { Nora: 10, Moth: 0 }, target: 'Ana/Moth' })
})

test('MC-DE-07 a hero declared the defender applies DEF in a German session too', () => {
  const declared = report('initiation', [{ kind: 'defender', who: piece('Lumen'), exhausts: true }])
  expectEnd(resolve(german(attack([lumen(), grinder()])), declared, boost(1), deal, finish), {
    hp: { Lumen: 8 },
    defense: 'basic',
  })
})

test('MC-DE-08 an ally returned to hand after the damage does not retaliate in either edition (AMB-08)', () => {
  const returns = report('damageDealt', [{ kind: 'leaves', who: piece('Sparrow'), how: 'returned' }])
  const setUp = attack([lumen(), sparrow({ retaliate: 1 }), rustling()])
  for (const one of [setUp, german(setUp)])
    expectEnd(resolve(one, defend('Sparrow'), deal, returns, finish), { hp: { Sparrow: 1, Rustling: 4 } })
})

test('MC-DE-09 abilities on taking damage open with the damage, before retaliate', () => {
  const setUp = attack([lumen({ retaliate: 1 }), grinder()], { abilities: [F3] })
  const story = resolve(german(setUp), nobody, boost(0), deal, finish)
  expectEnd(story, { hp: { Lumen: 7, Grinder: 19 } })
  expect(order(story, 'ability_used', 'retaliate')).toEqual(['ability_used', 'retaliate'])
  const [other] = compared(setUp, nobody, boost(0), deal, finish)
  expect(other).toMatchObject({ result: 'differs', differences: [{ field: 'characters' }] })
})

test('MC-DE-10 other outcome words in the bracket belong to the same batch', () => {
  const F4 = forced(
    'F4',
    { on: 'afterAttacks', who: 'Grinder', of: 'you', and: 'other' },
    { source: 'Grinder', effects: [{ kind: 'threat', amount: 1 }] },
  )
  const setUp = attack([lumen({ retaliate: 1 }), grinder()], { abilities: [F4] })
  for (const one of [setUp, german(setUp)]) {
    const story = resolve(one, nobody, boost(0), deal, finish)
    expectEnd(story, { hp: { Lumen: 7, Grinder: 19 }, threat: 1 })
    expect(order(story, 'retaliate', 'ability_used')).toEqual(['retaliate', 'ability_used'])
  }
})

test('MC-DE-11 for minions the English window is used', () => {
  const hurts = [{ kind: 'damage' as const, to: the('attacker'), amount: 1 }]
  const abilities = [
    may('I3', 'Ana', { on: 'attacks', who: 'Rustling' }, { effects: hurts }),
    may('I4', 'Ana', { on: 'attacks' }, { effects: hurts }),
  ]
  const setUp = german(attack([lumen(), rustling()], { abilities }))
  expect(resolve(setUp).offered('initiation:Ana')).toEqual(['I3', 'I4', 'pass'])
  expectEnd(resolve(setUp, use('I3'), use('I4'), nobody, deal, finish), { hp: { Rustling: 2, Lumen: 8 } })
})

test('MC-DE-13 voluntary abilities may be declined', () => {
  const N = may(
    'N',
    'Ana',
    { on: 'afterAttacked', who: 'Lumen' },
    { effects: [{ kind: 'damage', to: the('attacker'), amount: 1 }] },
  )
  const story = resolve(german(attack([lumen(), rustling()], { abilities: [N] })), nobody, deal, finish)
  expectEnd(story, { hp: { Lumen: 8, Rustling: 4 } })
  expect(story.told('ability_declined')).toMatchObject([{ ability: 'N', clause: 'MC-EA-52' }])
})

test('MC-DE-14 whoever defends in step 2 is the new target of the attack', () => {
  const story = resolve(
    german(attack([lumen(), granite(), grinder()])),
    defend('Granite'),
    boost(1),
    deal,
    finish,
  )
  expectEnd(story, { hp: { Lumen: 10, Granite: 9 }, attacked: 'Bo/Granite' })
})

test('an order that only the other edition asks for is tried every way; if it matters, nobody can tell', () => {
  const hurts = (id: string, amount: number, if19: boolean) =>
    forced(
      id,
      { on: 'afterTakesDamage', who: 'Lumen' },
      {
        effects: [
          {
            kind: 'damage',
            to: piece('Grinder'),
            amount,
            ...(if19 && { if: { hitPointsOf: piece('Grinder'), atMost: 19 } }),
          },
        ],
      },
    )
  const same = attack([lumen(), grinder()], { abilities: [hurts('A', 1, false), hurts('B', 1, false)] })
  expect(compared(same, nobody, boost(0), deal, use('A'), finish)).toMatchObject([{ result: 'same' }])
  const open = attack([lumen(), grinder()], {
    abilities: [F3, forced('A', { on: 'afterAttacks' }, { effects: [] })],
  })
  expect(compared(open, nobody, boost(0), deal, use('A', 'order:forced'), finish)).toMatchObject([
    { result: 'same' },
  ])
})

test('MC-DE-09 the editions are compared although only the name of an optional window differs', () => {
  const heals = may(
    'heals',
    'Ana',
    { on: 'afterTakesDamage', who: 'Lumen' },
    { effects: [{ kind: 'damage', to: piece('Grinder'), amount: 1 }] },
  )
  const setUp = attack([lumen(), grinder()], { abilities: [heals] })
  const story = resolve(setUp, nobody, boost(0), deal, use('heals'), finish)
  expect(story.outcome?.editions).toContainEqual({ edition: '1.6-de', result: 'same', differences: [] })
})

test('MC-DE-05 the target is the character that was the target before the ally defended', () => {
  const setUp = attack([lumen(), sparrow(), moth({ hitPoints: 9 }), grinder()])
  const answers = [
    report('initiation', [{ kind: 'target', to: piece('Moth') }]),
    defend('Sparrow'),
    boost(0, { kind: 'damage', to: piece('Sparrow'), amount: 3 }),
    deal,
    finish,
  ]
  const story = resolve(german(setUp), ...answers)
  expectEnd(story, { hp: { Lumen: 10, Moth: 6 } })
  expect(story.told('target_changed').at(-1)?.clause).toBe('MC-DE-05')
  expectEnd(resolve(setUp, ...answers), { hp: { Lumen: 7, Moth: 9 } })
})

test('MC-DE-05 an ally of another player leaves the target as the English text says (AMB-26)', () => {
  const setUp = attack([lumen(), granite(), badger(), grinder()])
  const lost = boost(0, { kind: 'damage', to: piece('Badger'), amount: 4 })
  const story = resolve(german(setUp), defend('Badger'), lost, deal, finish)
  expect(story.told('target_changed').at(-1)).toMatchObject({ clause: 'MC-EA-40', ruling: 'AMB-26' })
})
