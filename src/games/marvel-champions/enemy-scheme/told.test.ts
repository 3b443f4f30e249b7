// Tests of what a scheme tells, asks and refuses, fact by fact, and of whom its moments are about.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  nora,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  boost,
  finish,
  forced,
  may,
  piece,
  report,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attemptScheme,
  MAIN,
  place,
  scheme,
  schemed,
  threatOn,
} from '../../../../test/support/games/marvel-champions/enemy-scheme.ts'
import type { TriggerName } from '../vocabulary/triggers.ts'

const villain = (more = {}) => grinder({ sch: 1, ...more })
const prevent = (amount: number | 'all', more = {}) => ({ kind: 'prevent' as const, amount, ...more })
const SIDE = { id: 'Side', kind: 'side' as const, threat: 2 }

test('MC18-SC-19 what a scheme tells, with its clauses', () => {
  const story = schemed(scheme([nora(), villain()]), boost(2), report('threat', [prevent(1)]), place, finish)
  const told = story.events.filter(({ type }) => type !== 'step_entered' && type !== 'card_reported')
  expect(told.map(({ step: _, ...facts }) => facts)).toMatchObject([
    { type: 'activation_started', clause: 'MC-SCHEMEENEMY-01', kind: 'scheme', piece: 'Grinder' },
    { type: 'scheme_initiated', clause: 'MC-SCHEMEENEMY-01', schemer: 'Grinder', player: 'Ana' },
    { type: 'boost_given', clause: 'MC-SCHEMEENEMY-02', facedown: 1 },
    { type: 'boost_flipped', clause: 'MC-SCHEMEENEMY-03', icons: 2 },
    { type: 'boost_ability_none', clause: 'MC18-SC-08' },
    { type: 'sch_changed', clause: 'MC-SCHEMEENEMY-03', from: 1, to: 3 },
    { type: 'boost_discarded', clause: 'MC18-SC-08' },
    { type: 'prevention_ready', clause: 'MC18-SC-19', amount: 1 },
    { type: 'threat_prevented', clause: 'MC18-SC-19', amount: 1 },
    { type: 'threat_placed', clause: 'MC-SCHEMEENEMY-04', amount: 2, scheme: 'Main', now: 5 },
  ])
})

test('MC18-SC-19 without a prevention none is told, and a whole prevention leaves nothing', () => {
  const plain = schemed(scheme([nora(), villain()]), boost(0), place, finish)
  expect(plain.told('threat_prevented')).toEqual([])
  const all = schemed(
    scheme([nora(), villain()]),
    boost(2),
    report('flipped', [prevent('all')]),
    place,
    finish,
  )
  expect([threatOn(all), all.told('threat_prevented'), all.told('prevention_ready')]).toMatchObject([
    { Main: 3 },
    [{ amount: 3 }],
    [{ amount: 'all' }],
  ])
})

test('MC18-SC-19 a prevention of damage to a character prevents no threat', () => {
  const story = schemed(
    scheme([nora(), villain()]),
    report('initiation', [prevent(2, { of: piece('Nora') })]),
    boost(1, { kind: 'damage', to: piece('Nora'), amount: 3 }),
    place,
    finish,
  )
  expect([threatOn(story), story.hp('Nora'), story.told('threat_prevented')]).toEqual([{ Main: 5 }, 9, []])
  const whole = schemed(
    scheme([nora(), villain()]),
    report('initiation', [prevent('all', { of: piece('Nora') })]),
    boost(0),
    place,
    finish,
  )
  expect(threatOn(whole)).toEqual({ Main: 4 })
  const nobodys = report('initiation', [prevent(2, { of: piece('Stranger') })])
  expect(attemptScheme(scheme([nora(), villain()]), nobodys).refused?.code).toBe('noSuchPiece')
})

test('MC18-SC-19 a prevention is refused once nothing is left, and counts the SCH of that moment', () => {
  const setUp = scheme([nora(), villain()])
  const twice = attemptScheme(setUp, boost(0), report('threat', [prevent(2)]), report('threat', [prevent(1)]))
  expect([twice.refused?.code, twice.refused?.clause]).toEqual(['nothingToPrevent', 'MC18-SC-19'])
  const none = attemptScheme(scheme([nora(), villain({ sch: 0 })]), boost(0), report('threat', [prevent(1)]))
  expect(none.refused?.code).toBe('nothingToPrevent')
  const early = schemed(
    scheme([nora(), villain({ sch: 0 })]),
    report('initiation', [prevent(1)]),
    boost(3),
    place,
    finish,
  )
  expect(threatOn(early)).toEqual({ Main: 5 })
  const late = forced('Late', { on: 'afterSchemes' }, { effects: [prevent(1)] })
  const fizzled = schemed(scheme([nora(), villain()], { abilities: [late] }), boost(0), place, finish)
  expect(fizzled.told('effect_fizzled')).toMatchObject([{ code: 'tooLate', clause: 'MC18-SC-19' }])
  const counted = report('threat', [
    prevent(0),
    { kind: 'prevent', amount: { count: 'damage on', of: piece('Nora') } },
  ])
  const hurt = scheme([nora({ damage: 2 }), villain()])
  expect(threatOn(schemed(hurt, boost(2), counted, place, finish))).toEqual({ Main: 4 })
})

test('MC-SCHEMEENEMY-04 the question says how much threat goes where, and what is prevented of it', () => {
  const about = (more: object, ...answers: Parameters<typeof schemed>[1][]) =>
    schemed(scheme([nora(), villain()], more), ...answers).prompt?.windows.at(-1)
  expect(about({}, boost(2), report('threat', [prevent(1)]))).toMatchObject({
    name: 'threat',
    clause: 'MC-SCHEMEENEMY-04',
    choices: [{ name: 'place', by: { any: ['Ana'] } }],
    about: { piece: 'Grinder', amount: 2, prevented: 1, scheme: 'Main' },
  })
  expect(about({ schemes: [MAIN, SIDE], scheme: 'Side' }, boost(0))).toMatchObject({
    about: { scheme: 'Side' },
  })
  expect(about({ schemes: undefined }, boost(0))).toMatchObject({ about: { scheme: null } })
  expect(about({ schemes: [MAIN, { ...MAIN, id: 'Other' }] }, boost(0))).toMatchObject({
    name: 'scheme',
    hard: true,
    choices: [{ by: { any: ['Ana'] } }, { by: { any: ['Ana'] } }],
    about: { piece: 'Grinder' },
  })
  const unknown = schemed(scheme([nora(), villain({ sch: undefined })]), boost(0)).prompt?.windows.at(-1)
  expect(unknown).toMatchObject({
    name: 'sch',
    choices: [{ name: 'sch', by: { any: ['Ana'] }, number: { asks: 'SCH', min: 0, max: 99 } }],
    about: { piece: 'Grinder' },
  })
})

test('MC-SCHEMEENEMY-04 “when threat would be placed” comes once, as soon as the amount is known and not 0', () => {
  const opened = (more: object, ...answers: Parameters<typeof schemed>[1][]) => {
    const abilities = [forced('Would', { on: 'wouldPlaceThreat', who: 'Grinder', of: 'you' })]
    return schemed(scheme([nora(), villain(more)], { abilities }), ...answers, place, finish).opened
  }
  expect(opened({}, boost(0), use('done'))).toEqual(['Would'])
  expect(opened({ sch: 0 }, boost(0))).toEqual([])
  const said = { question: 'sch', choice: 'sch', number: 2 }
  expect(opened({ sch: undefined }, boost(0), said, use('done'))).toEqual(['Would'])
  expect(opened({ sch: undefined }, boost(0), { ...said, number: 0 })).toEqual([])
})

const OF_SCHEMES: readonly TriggerName[] = [
  ...(['wouldScheme', 'schemes', 'wouldPlaceThreat'] as const),
  ...(['afterSchemes', 'afterActivates', 'afterThreatPlaced'] as const),
]

test('MC-SCHEMEENEMY-01 its moments are about the enemy and the player it schemes against', () => {
  const table = (on: TriggerName, owner: string, who: string) =>
    scheme([nora(), granite(), villain()], {
      players: ['Ana', 'Bo'],
      abilities: [{ ...forced('It', { on, who, of: 'you' }, { effects: [] }), owner }],
    })
  for (const on of OF_SCHEMES) {
    expect([on, schemed(table(on, 'Ana', 'Grinder'), boost(0), place, finish).opened]).toEqual([on, ['It']])
    for (const [owner, who] of [
      ['Bo', 'Grinder'],
      ['Ana', 'Nora'],
    ] as const)
      expect([on, schemed(table(on, owner, who), boost(0), place, finish).opened]).toEqual([on, []])
  }
})

test('MC-SCHEMEENEMY-04 without threat nothing that waits for placed threat opens', () => {
  const waits = forced('Waits', { on: 'afterThreatPlaced' }, { effects: [] })
  const setUp = scheme([nora(), villain({ sch: 0 })], { abilities: [waits] })
  expect(schemed(setUp, boost(0), place, finish).opened).toEqual([])
})

test('MC18-EA-75 a stalwart enemy discards its status cards as it activates', () => {
  const setUp = scheme([nora(), villain({ keywords: ['stalwart'], confused: 1, stunned: 1 })])
  const story = schemed(setUp, boost(0), place, finish)
  expect(story.told('status_discarded')).toMatchObject([{ status: 'stunned' }, { status: 'confused' }])
})

test('MC-SCHEMEENEMY-02 a card keeps the boost card away, and those from before are turned all the same', () => {
  const barred = report('initiation', [{ kind: 'noBoostCard' }])
  const without = schemed(scheme([nora(), villain()]), barred, place, finish)
  expect([threatOn(without), without.told('step_skipped')]).toMatchObject([
    { Main: 4 },
    [{ clause: 'MC-SCHEMEENEMY-02', skipped: 'giveBoostCard', by: 'effect' }],
  ])
  const waiting = scheme([nora(), villain({ boostCards: 1 })], { boostCards: 1 })
  expect(threatOn(schemed(waiting, barred, boost(1), boost(1), place, finish))).toEqual({ Main: 6 })
})

test('MC18-SC-17 boost cards of a scheme that ends early stay on an enemy in play, and go with one that leaves', () => {
  const left = (hitPoints: number) => {
    const falls = report('flipped', [
      { kind: 'damage', to: piece('Rustling'), amount: 4 },
      ...(hitPoints > 4 ? [{ kind: 'endAttack' as const }] : []),
    ])
    return schemed(
      scheme([nora(), rustling({ sch: 1, hitPoints })], { boostCards: 2 }),
      boost(1),
      falls,
      finish,
    )
  }
  const [gone, stays] = [left(4), left(9)]
  expect(gone.told('boost_discarded')).toMatchObject([
    {},
    { facedown: 1, clause: 'MC18-SC-17', ruling: 'AMB-15' },
  ])
  expect([gone.told('boost_kept'), gone.outcome?.summary.boostCardsLeft]).toEqual([[], 0])
  expect(stays.told('boost_kept')).toMatchObject([{ facedown: 1, clause: 'MC18-SC-17', ruling: 'AMB-15' }])
  expect(stays.outcome?.table.pieces.at(-1)).toMatchObject({ boostCards: 1 })
  const only = schemed(
    scheme([nora(), rustling({ sch: 1 })], { boostCards: 1 }),
    boost(1),
    report('flipped', [{ kind: 'endAttack' }]),
    finish,
  )
  expect([only.told('boost_kept'), only.told('boost_discarded')]).toMatchObject([[], [{ card: null }]])
})

test('MC-SCHEMEENEMY-01 a set-up needs its enemy, its player and its scheme', () => {
  const code = (setUp: object) => {
    const { refused } = attemptScheme({ ...scheme([nora(), sparrow(), villain()]), ...setUp })
    return [refused?.code, refused?.clause, refused?.details]
  }
  expect(code({ attacker: 'Sparrow' }).slice(0, 2)).toEqual(['noSuchAttacker', 'MC-SCHEMEENEMY-01'])
  expect(code({ attacker: 'Stranger' })[0]).toBe('noSuchAttacker')
  expect(code({ target: { player: 'Zed' } })).toMatchObject([
    'noSuchTarget',
    'MC-SCHEMEENEMY-01',
    { player: 'Zed' },
  ])
  expect(code({ scheme: 'Stranger' }).slice(0, 2)).toEqual(['noSuchScheme', 'MC-SCHEMEENEMY-04'])
  expect(code({ pieces: [nora(), nora(), villain()] })[0]).toBe('nameTaken')
})

test('MC-SCHEMEENEMY-01 an effect under a condition happens only if that holds', () => {
  const hurts = (is: 'ready' | 'tough') => ({
    ...{ kind: 'damage' as const, to: piece('Nora'), amount: 1 },
    if: { is, who: piece('Nora') },
  })
  const story = schemed(scheme([nora(), villain()]), boost(0, hurts('ready'), hurts('tough')), place, finish)
  expect(story.hp('Nora')).toBe(9)
})

test('MC-SCHEMEENEMY-01 its end is asked of everybody, and cards are reported there', () => {
  const setUp = scheme([nora(), lumen({ id: 'Lux', player: 'Bo' }), villain()], { players: ['Ana', 'Bo'] })
  const end = schemed(setUp, boost(0), place).prompt?.windows.at(-1)
  expect(end).toMatchObject({
    ...{ name: 'finish', hard: true, clause: 'MC-SCHEMEENEMY-01', window: 'afterwards' },
    choices: [{ name: 'finish', by: { any: ['Ana', 'Bo'] } }],
  })
  const offered = may('Draw', 'Ana', { on: 'afterSchemes' })
  expect(schemed({ ...setUp, abilities: [offered] }, boost(0), place).offered('optional:Ana')).toContain(
    'Draw',
  )
})

test('MC-SCHEMEENEMY-06 effects on an attack say that no enemy attacks', () => {
  for (const effect of [
    { kind: 'atk' as const, amount: 1 },
    { kind: 'indirect' as const },
    { kind: 'replaceAttack' as const },
  ]) {
    const odd = forced('Odd', { on: 'schemes' }, { effects: [effect] })
    const story = schemed(scheme([nora(), villain()], { abilities: [odd] }), boost(0), place, finish)
    expect(story.told('effect_fizzled')).toMatchObject([
      { code: 'onlyInEnemyAttack', clause: 'MC-SCHEMEENEMY-06' },
    ])
  }
})
