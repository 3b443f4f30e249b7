// Tests of what changes the SCH of a scheme, and of what comes instead of a scheme.
import { expect } from 'vitest'
import { grinder, lumen, nora } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  boost,
  deal,
  finish,
  forced,
  nobody,
  piece,
  report,
  resolve,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attemptScheme,
  place,
  scheme,
  schemed,
  threatOn,
} from '../../../../test/support/games/marvel-champions/enemy-scheme.ts'
import type { CharacterGiven } from '../vocabulary/characters.ts'

const villain = (more = {}) => grinder({ sch: 1, ...more })
const sch = (amount: number) => ({ kind: 'sch' as const, amount })
const hurtsBy = (count: 'ATK of' | 'SCH of') => ({
  kind: 'damage' as const,
  to: the('your identity'),
  amount: { count, of: the('attacker') },
})

for (const [when, answers] of [
  ['as it schemes', [report('initiation', [sch(2)]), boost(1)]],
  ['while a boost card is faceup', [boost(1), report('flipped', [sch(2)])]],
  ['before its threat is placed', [boost(1), report('threat', [sch(2)])]],
] as const)
  test(`MC-SCHEMEENEMY-04 a card raises the SCH ${when}`, () => {
    const story = schemed(scheme([nora(), villain()]), ...answers, place, finish)
    expect([threatOn(story), story.outcome?.summary.sch]).toEqual([{ Main: 7 }, 4])
    expect(story.told('sch_changed')).toHaveLength(2)
  })

test('MC-SCHEMEENEMY-04 SCH never falls below 0, and then no threat is placed', () => {
  const lowered = report('threat', [sch(-9)])
  const story = schemed(scheme([nora(), villain()]), boost(1), lowered, place, finish)
  expect([threatOn(story), story.told('sch_changed').at(-1)]).toMatchObject([
    { Main: 3 },
    { from: 2, to: 0, clause: 'MC-SCHEMEENEMY-04' },
  ])
})

test('MC-SCHEMEENEMY-04 once the threat is placed it is too late to change the SCH', () => {
  const late = forced('Late', { on: 'afterSchemes' }, { effects: [sch(1)] })
  const story = schemed(scheme([nora(), villain()], { abilities: [late] }), boost(0), place, finish)
  expect(story.told('effect_fizzled')).toMatchObject([{ code: 'tooLate', clause: 'MC-SCHEMEENEMY-04' }])
  expect(story.outcome?.summary.sch).toBe(1)
})

test('MC-SCHEMEENEMY-04 a constant ability changes the SCH of each scheme of its enemy', () => {
  const armor = forced('Armor', { on: 'constant', who: 'Grinder' }, { effects: [sch(2)] })
  const story = schemed(scheme([nora(), villain()], { abilities: [armor] }), boost(1), place, finish)
  expect([threatOn(story), story.told('sch_changed')[0]]).toMatchObject([{ Main: 7 }, { from: 3, to: 4 }])
  const others = forced('Armor', { on: 'constant', who: 'Nora' }, { effects: [sch(2)] })
  const plain = schemed(scheme([nora(), villain()], { abilities: [others] }), boost(1), place, finish)
  expect(threatOn(plain)).toEqual({ Main: 5 })
})

test('MC-DASH-03 neither a card nor a constant ability changes a dash', () => {
  const armor = forced('Armor', { on: 'constant' }, { effects: [sch(2)] })
  const setUp = scheme([nora(), villain({ sch: '-' })], { abilities: [armor] })
  const story = schemed(setUp, boost(1), report('flipped', [sch(2)]), place, finish)
  expect(threatOn(story)).toEqual({ Main: 3 })
})

test('MC-SCHEMEENEMY-03 boost icons raise the SCH of a scheme and not the ATK', () => {
  const setUp = scheme([nora(), villain({ atk: 3 })], { boostCards: 1 })
  const story = schemed(setUp, boost(2), boost(0, hurtsBy('ATK of')), place, finish)
  expect([threatOn(story), story.hp('Nora')]).toEqual([{ Main: 6 }, 7])
})

test('MC-EA-27 boost icons raise the ATK of an attack and not the SCH', () => {
  const setUp = attack([lumen(), villain({ atk: 3 })], { boostCards: 1 })
  const story = resolve(setUp, nobody, boost(2), boost(0, hurtsBy('SCH of')), deal, finish)
  expect(story.hp('Lumen')).toBe(10 - 1 - 5)
})

test('MC-SCHEMEENEMY-01 a card that replaces the scheme leaves it without threat and boost card', () => {
  const instead = { kind: 'replaceScheme' as const }
  const hurts = { kind: 'damage' as const, to: piece('Nora'), amount: 1 }
  const setUp = scheme([nora(), villain()], {
    abilities: [
      forced('Bribed', { on: 'wouldScheme' }, { effects: [instead, hurts] }),
      forced('Late', { on: 'wouldScheme' }, { effects: [hurts] }),
    ],
  })
  const story = schemed(setUp, use('Bribed', 'order:attempt'))
  expect([threatOn(story), story.hp('Nora'), story.outcome?.summary]).toMatchObject([
    { Main: 3 },
    9,
    { replaced: true, attacks: false, boostCardsLeft: 0 },
  ])
  expect(story.told('scheme_replaced')).toMatchObject([{ by: 'effect' }])
  expect(schemed(setUp, use('Late', 'order:attempt')).hp('Nora')).toBe(8)
  const reported = schemed(scheme([nora(), villain()]), report('attempt', [instead]))
  expect(reported.outcome?.summary).toMatchObject({ replaced: true })
  const tooLate = forced('Too Late', { on: 'schemes' }, { effects: [instead] })
  const late = schemed(scheme([nora(), villain()], { abilities: [tooLate] }), boost(0), place, finish)
  expect([threatOn(late), late.told('effect_fizzled')]).toMatchObject([
    { Main: 4 },
    [{ code: 'tooLate', clause: 'MC-SCHEMEENEMY-01' }],
  ])
})

test('MC-SCHEMEENEMY-01 an enemy that attacks instead of scheming has spent its activation on the attack that waits', () => {
  const attacks = report('attempt', [{ kind: 'replaceScheme', attacks: true }])
  const story = schemed(scheme([nora(), villain()]), attacks)
  expect(story.told('attacks_instead')).toMatchObject([{ piece: 'Grinder', clause: 'MC-SCHEMEENEMY-01' }])
  const waiting = { enemy: 'Grinder', player: 'Ana' }
  expect([story.outcome?.summary, story.outcome?.table]).toMatchObject([
    { replaced: true, attacks: true, placed: 0 },
    { activated: [waiting], pending: [{ ...waiting, does: 'attacks' }] },
  ])
  const hero = schemed(scheme([lumen(), villain()]), attacks)
  expect([hero.outcome?.table.activated, hero.outcome?.table.pending]).toEqual([[], undefined])
})

test('MC-EA-01 an enemy that schemes instead of attacking a hero has spent its activation on the scheme that waits', () => {
  const schemes = { kind: 'replaceAttack' as const, schemes: true as const }
  const distracted = forced('Distracted', { on: 'wouldAttack' }, { effects: [schemes] })
  const table = (who: CharacterGiven) =>
    resolve(attack([who, villain()], { abilities: [distracted], activated: [] }))
  const story = table(lumen())
  expect(story.told('schemes_instead')).toMatchObject([{ clause: 'MC-EA-01' }])
  const waiting = { enemy: 'Grinder', player: 'Ana' }
  expect([story.outcome?.summary.schemes, story.outcome?.table]).toMatchObject([
    true,
    { activated: [waiting], pending: [{ ...waiting, does: 'schemes' }] },
  ])
  const alterEgo = table(nora()).outcome?.table
  expect([alterEgo?.activated, alterEgo?.pending]).toEqual([[], undefined])
})

test('MC-SCHEMEENEMY-01 what a card has started goes on as the other kind of activation', () => {
  const startedBy = { enemy: 'Grinder', player: 'Ana', does: 'schemes' as const, by: 'Advance' }
  const attacks = report('attempt', [{ kind: 'replaceScheme', attacks: true }])
  const story = schemed(scheme([nora(), villain()], { startedBy }), attacks)
  expect(story.outcome?.table).toMatchObject({ activated: [], pending: [{ ...startedBy, does: 'attacks' }] })
})

test('MC-SCHEMEENEMY-05 confused goes first, so nothing replaces its scheme any more', () => {
  const bribed = forced('Bribed', { on: 'wouldScheme' }, { effects: [{ kind: 'replaceScheme' }] })
  const story = schemed(scheme([nora(), villain({ confused: 1 })], { abilities: [bribed] }))
  expect([story.opened, story.told('scheme_replaced')]).toMatchObject([[], [{ by: 'confused' }]])
})

test('MC-SCHEMEENEMY-01 an enemy that a card forbids to scheme does not, and stays so on its table', () => {
  const { refused } = attemptScheme(scheme([nora(), villain({ cannotScheme: true })]))
  expect([refused?.code, refused?.clause]).toEqual(['forbiddenToScheme', 'MC-SCHEMEENEMY-01'])
  const table = resolve(attack([lumen(), villain({ cannotScheme: true })]), nobody, boost(0), deal, finish)
  expect(table.outcome?.table.pieces.at(-1)).toMatchObject({ cannotScheme: true })
})

test('MC-SCHEMEENEMY-01 what is about a scheme does nothing in an attack, and says so', () => {
  for (const effect of [sch(1), { kind: 'replaceScheme' as const }]) {
    const abilities = [forced('Odd', { on: 'attacks' }, { effects: [effect] })]
    const story = resolve(attack([lumen(), villain()], { abilities }))
    const fizzles = [{ code: 'onlyInEnemyScheme', clause: 'MC-SCHEMEENEMY-01' }]
    expect(story.told('effect_fizzled')).toMatchObject(fizzles)
  }
})
