// Tests of whole thwarts: all that is told and asked, what is unknown, costs, and what is refused.
import { expect } from 'vitest'
import { lumen, nora, rustling, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  finish,
  forced,
  may,
  report,
  type Story,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  attemptThwart,
  labelledThwart,
  mainWith,
  remove,
  sideWith,
  stateOf,
  threatLeft,
  thwarted,
  thwartOf,
} from '../../../../test/support/games/marvel-champions/thwart.ts'
import type { ThwartOutcome } from '../outcomes.ts'
import type { CharacterGiven } from '../vocabulary/characters.ts'
import type { Effect } from '../vocabulary/effects.ts'

const hero = (more: Partial<CharacterGiven> = {}) => lumen({ thw: 2, ...more })
const ally = (more: Partial<CharacterGiven> = {}) => sparrow({ thw: 2, consequentialThw: 1, ...more })

/** All that is told, with the clause first. */
const account = ({ events }: Story<ThwartOutcome>) =>
  events
    .filter(({ type }) => type !== 'step_entered')
    .map(({ type, clause, step: _, ...facts }) => [clause, type, facts])
const asked = ({ prompt }: Story<ThwartOutcome>) => prompt?.windows.at(-1)
const any = { any: ['Ana'] }
const card = (...effects: Effect[]) => report('removal', effects, { owner: 'Ana', name: 'Card' })

test('MC-THWART-04 an ally’s thwart is told from its exhausting to its consequential damage', () => {
  const story = thwarted(thwartOf([ally()], [mainWith(7)]), remove, finish)
  expect(account(story)).toEqual([
    ['MC-THWART-01', 'activation_started', { kind: 'thwart', piece: 'Sparrow' }],
    ['MC-THWART-01', 'character_exhausted', { piece: 'Sparrow' }],
    ['MC-THWART-01', 'thwart_initiated', { thwarter: 'Sparrow', schemes: ['Main'] }],
    ['MC-THWART-01', 'threat_removed', { amount: 2, scheme: 'Main', now: 5 }],
    ['MC-THWART-04', 'consequential_damage', { piece: 'Sparrow', amount: 1 }],
    [
      'MC-THWART-04',
      'damage_dealt',
      { piece: 'Sparrow', amount: 1, placed: 1, kind: 'consequential', remaining: 2 },
    ],
  ])
  expect(story.outcome?.summary).toMatchObject({
    ...{ replaced: false, stopped: false, thw: 2, usedAtk: false, schemes: ['Main'], defeated: [] },
    removed: [{ scheme: 'Main', amount: 2 }],
  })
})

test('MC-THWART-02 an ability’s thwart cites the ability, and exhausts or hurts an ally only if it says so', () => {
  const removes = { instances: [{ amount: 1 }] }
  const plain = thwarted(labelledThwart([ally()], [mainWith(7)], removes), remove, finish)
  expect(account(plain)).toEqual([
    ['MC-THWART-02', 'activation_started', { kind: 'thwart', piece: 'Sparrow' }],
    ['MC-THWART-02', 'thwart_initiated', { thwarter: 'Sparrow', schemes: ['Main'] }],
    ['MC-THWART-01', 'threat_removed', { amount: 1, scheme: 'Main', now: 6 }],
  ])
  const ability = { removes, exhausts: true as const, consequential: true as const }
  const hard = thwarted(thwartOf([ally()], [mainWith(7)], { ability }), remove, finish)
  expect(stateOf(hard, 'Sparrow')).toMatchObject({ ready: false, remaining: 2 })
  expect(hard.told('character_exhausted')).toMatchObject([{ clause: 'MC-THWART-02' }])
})

test('MC-THWART-01 the questions name the schemes, the sum and who answers', () => {
  const setUp = labelledThwart([hero()], [mainWith(7), sideWith(1), sideWith(4, { id: 'Third' })], {
    schemes: 2,
    instances: [{ amount: 2 }],
  })
  expect(asked(thwarted(setUp))).toMatchObject({
    ...{ name: 'thwart', hard: true, clause: 'MC-THWART-01', about: { piece: 'Lumen' } },
    choices: [
      { name: 'Main', by: any },
      { name: 'Side', by: any },
      { name: 'Third', by: any },
    ],
  })
  const main = { question: 'thwart', choice: 'Main' }
  const second = asked(thwarted(setUp, main))
  expect(second?.name).toBe('thwart:2')
  expect(second?.choices.map(({ name }) => name)).toEqual(['Side', 'Third', 'none'])
  expect(second?.choices.at(-1)).toMatchObject({ by: any })
  expect(second?.barred).toEqual([{ name: 'Main', code: 'alreadyChosen', clause: 'MC-THWART-03' }])
  const none = thwarted(setUp, main, use('none', 'thwart:2'))
  const removals = [{ scheme: 'Main', amount: 2, from: 7, now: 5 }]
  expect(asked(none)).toMatchObject({
    ...{ name: 'removal', hard: true, clause: 'MC-THWART-01', window: 'removal', about: { removals } },
    choices: [{ name: 'remove', by: any }],
  })
  expect(thwarted(setUp, main, use('none', 'thwart:2'), remove, finish).outcome?.summary).toMatchObject({
    ...{ schemes: ['Main'], defeated: [] },
  })
  const two = thwarted(setUp, main, use('Side', 'thwart:2'))
  expect(asked(two)).toMatchObject({
    about: { removals: [removals[0], { scheme: 'Side', amount: 1, from: 1, now: 0 }] },
  })
  const over = thwarted(setUp, main, use('Side', 'thwart:2'), remove)
  expect(asked(over)).toMatchObject({
    ...{ name: 'finish', hard: true, clause: 'MC-THWART-04', window: 'afterwards' },
    choices: [{ name: 'finish', by: any }],
  })
})

test('MC-THWART-01 what nobody has said is asked for: THW, the threat, consequential damage', () => {
  const setUp = thwartOf([sparrow()], [{ id: 'Main', kind: 'main' }])
  expect(asked(thwarted(setUp))).toMatchObject({
    ...{ name: 'thw', hard: true, clause: 'MC-THWART-01', about: { piece: 'Sparrow' } },
    choices: [{ name: 'thw', by: any, number: { asks: 'THW', min: 0, max: 99 } }],
  })
  const thw = { question: 'thw', choice: 'thw', number: 3 }
  expect(asked(thwarted(setUp, thw))).toMatchObject({
    ...{ name: 'threatOn:Main', hard: true, clause: 'MC-THWART-01', about: { scheme: 'Main' } },
    choices: [{ name: 'threatOn', by: any, number: { asks: 'threat', min: 0, max: 999 } }],
  })
  const threat = { question: 'threatOn:Main', choice: 'threatOn', number: 5 }
  const removed = thwarted(setUp, thw, threat, remove)
  expect(asked(removed)).toMatchObject({
    ...{ name: 'consequential', hard: true, clause: 'MC-THWART-04' },
    choices: [{ name: 'takes', by: any, number: { asks: 'consequential damage', min: 0, max: 99 } }],
  })
  const none = { question: 'consequential', choice: 'takes', number: 0 }
  const over = thwarted(setUp, thw, threat, remove, none, finish)
  expect([threatLeft(over), over.told('consequential_damage')]).toEqual([{ Main: 2 }, []])
  expect(over.outcome?.table.pieces).toMatchObject([{ thw: 3, consequentialThw: 0 }])
})

test('MC-THWART-07 an unknown ATK is asked for where assault needs it, and THW is not', () => {
  const setUp = thwartOf([sparrow({ atk: undefined })], [sideWith(4, { assault: true })])
  expect(asked(thwarted(setUp))).toMatchObject({ name: 'atk', choices: [{ number: { asks: 'ATK' } }] })
  const atk = { question: 'atk', choice: 'atk', number: 1 }
  const more = card({ kind: 'atk', amount: 1 })
  const story = thwarted(setUp, atk, more, remove, finish)
  expect([threatLeft(story), story.outcome?.summary.usedAtk]).toEqual([{ Side: 2 }, true])
  expect(story.told('atk_changed')).toMatchObject([{ clause: 'MC-THWART-07', from: 1, to: 2 }])
  expect(story.told('consequential_damage')).toMatchObject([{ clause: 'MC-THWART-07', amount: 1 }])
  // A labelled ability has amounts of its own.
  const ability = labelledThwart([hero()], [sideWith(4, { assault: true })], { instances: [{ amount: 3 }] })
  expect(thwarted(ability, remove, finish).outcome?.summary).toMatchObject({ usedAtk: false })
})

test('MC18-TH-10 an increase for the whole ability goes on each amount, and one below 0 removes nothing less', () => {
  const removes = { instances: [{ amount: 1 }, { amount: 2 }] }
  const raised = thwarted(
    labelledThwart([hero()], [mainWith(9)], removes),
    card({ kind: 'increase', amount: 2, whole: true }),
    remove,
    finish,
  )
  expect([threatLeft(raised), raised.told('increase_applied')]).toMatchObject([
    { Main: 2 },
    [{ clause: 'MC18-TH-10', amount: 2, whole: true }],
  ])
  const less = card({ kind: 'increase', amount: -5 })
  expect(threatLeft(thwarted(thwartOf([hero()], [mainWith(9)]), less, remove, finish))).toEqual({ Main: 9 })
})

test('MC-CRISIS-01 a crisis icon that comes before the threat is removed keeps it on the main scheme', () => {
  const setUp = thwartOf([hero()], [mainWith(3), sideWith(2)], { targets: ['Main'] })
  const comes = card({ kind: 'schemeKnown', scheme: 'Side', crisis: true })
  const story = thwarted(setUp, comes, remove, finish)
  expect([threatLeft(story), story.told('removal_barred')]).toMatchObject([
    { Main: 3, Side: 2 },
    [{ clause: 'MC-CRISIS-01', scheme: 'Main', why: 'crisis' }],
  ])
})

test('MC17-C-19 an ability of a player’s card removes nothing under crisis, one of the encounter deck that is forced does', () => {
  const schemes = [mainWith(3), sideWith(2, { crisis: true })]
  const loses = [{ kind: 'threat', amount: -1 } as const]
  const setUp = (ability: Parameters<typeof thwartOf>[2]) => thwartOf([hero()], schemes, ability)
  const own = setUp({ abilities: [may('Own', 'Ana', { on: 'thwarts' }, { effects: loses })] })
  expect(threatLeft(thwarted(own, use('Own'), remove, finish)).Main).toBe(3)
  const trap = setUp({ abilities: [forced('Trap', { on: 'thwarts' }, { effects: loses })] })
  expect(threatLeft(thwarted(trap, remove, finish)).Main).toBe(2)
})

test('MC18-TH-21 “each side scheme” leaves the main scheme out', () => {
  const removes = { schemes: 'each side scheme' as const, instances: [{ amount: 1 }] }
  const schemes = [mainWith(3), sideWith(2), sideWith(0, { id: 'Empty' })]
  const story = thwarted(labelledThwart([hero()], schemes, removes), remove, finish)
  expect(threatLeft(story)).toEqual({ Main: 3, Side: 1, Empty: 0 })
  expect(story.told('removal_barred')).toEqual([])
})

test('MC-THWART-05 stalwart loses confused and thwarts, steady thwarts with one card', () => {
  const stalwart = thwartOf([hero({ keywords: ['stalwart'], confused: 1 })], [mainWith(3)])
  const story = thwarted(stalwart, remove, finish)
  expect([threatLeft(story), story.told('status_discarded')]).toMatchObject([
    { Main: 1 },
    [{ status: 'confused' }],
  ])
  const steady = (confused: number) => thwartOf([hero({ keywords: ['steady'], confused })], [mainWith(3)])
  expect(threatLeft(thwarted(steady(1), remove, finish))).toEqual({ Main: 1 })
  expect(thwarted(steady(2)).outcome?.summary.replaced).toBe(true)
})

test('MC-THWART-02 costs are paid before it begins, and can leave no scheme to thwart', () => {
  const removes = { instances: [{ amount: 2 }] }
  const costs = [{ kind: 'damage', to: { the: 'your identity' }, amount: 1 } as const]
  const story = thwarted(thwartOf([hero()], [mainWith(3)], { ability: { removes, costs } }), remove, finish)
  expect([threatLeft(story), stateOf(story, 'Lumen')]).toMatchObject([{ Main: 1 }, { remaining: 9 }])
  const gone = thwarted(thwartOf([hero()], [mainWith(0)], { ability: { removes, costs } }), finish)
  expect(gone.outcome?.summary).toMatchObject({ stopped: true, removed: [] })
  expect(gone.told('thwart_ended_early')).toMatchObject([
    { clause: 'MC18-TH-18', thwarter: 'Lumen', why: 'scheme gone' },
  ])
})

test('MC18-TH-18 a thwarter that leaves before threat is removed has not thwarted', () => {
  const trap = forced(
    'Trap',
    { on: 'thwarts' },
    { effects: [{ kind: 'leaves', who: { piece: 'Sparrow' }, how: 'discarded' }] },
  )
  const story = thwarted(thwartOf([ally()], [mainWith(3)], { abilities: [trap] }), finish)
  expect([threatLeft(story), story.told('thwart_ended_early')]).toMatchObject([
    { Main: 3 },
    [{ why: 'thwarter gone' }],
  ])
})

test('MC-THWART-03 a basic thwart uses a basic power, an ability does not', () => {
  const power = may('Power', 'Ana', { on: 'afterBasicPower', who: 'Lumen' })
  const basic = thwarted(thwartOf([hero()], [mainWith(3)], { abilities: [power] }), remove)
  expect(basic.offered('optional:Ana')).toContain('Power')
  const removes = { instances: [{ amount: 2 }] }
  const ability = thwarted(labelledThwart([hero()], [mainWith(3)], removes, { abilities: [power] }), remove)
  expect(ability.offered('optional:Ana')).toEqual([])
})

test('MC-THWART-01 effects on an attack are refused in a thwart, and what is too late', () => {
  const setUp = thwartOf([hero(), rustling()], [mainWith(3)])
  const refused = (...effects: Effect[]) => attemptThwart(setUp, card(...effects)).refused
  const others: Effect[] = [
    { kind: 'def', amount: 1 },
    { kind: 'endAttack' },
    { kind: 'boostCard' },
    { kind: 'prevent', amount: 1 },
  ]
  for (const effect of others)
    expect([effect.kind, refused(effect)?.code]).not.toEqual([effect.kind, undefined])
  const late = report('finish', [{ kind: 'thw', amount: 1 }], { owner: 'Ana' })
  expect(attemptThwart(setUp, remove, late).refused).not.toBeNull()
  const taken = thwarted(
    setUp,
    card({ kind: 'increase', amount: 1, of: { piece: 'Lumen' } }),
    card({ kind: 'damage', to: { piece: 'Lumen' }, amount: 1 }),
    remove,
    finish,
  )
  expect(stateOf(taken, 'Lumen')).toMatchObject({ remaining: 8 })
  const saved = thwarted(
    setUp,
    card({ kind: 'prevent', amount: 1, of: { piece: 'Lumen' } }),
    card({ kind: 'damage', to: { piece: 'Lumen' }, amount: 1 }),
    remove,
    finish,
  )
  expect(stateOf(saved, 'Lumen')).toMatchObject({ remaining: 10 })
})

test('MC-THWART-01 who is not there cannot thwart, and a scheme that is not there is none', () => {
  const nobody = attemptThwart(thwartOf([hero()], [mainWith(3)], { attacker: 'Nobody' }))
  expect(nobody.refused).toMatchObject({ code: 'noSuchAttacker', clause: 'MC-THWART-01' })
  const enemy = attemptThwart(thwartOf([rustling()], [mainWith(3)], { attacker: 'Rustling' }))
  expect(enemy.refused).toMatchObject({ code: 'noSuchAttacker' })
  const nowhere = attemptThwart(thwartOf([hero()], [mainWith(3)], { targets: ['Nowhere'] }))
  expect(nowhere.refused).toMatchObject({
    ...{ code: 'noSuchScheme', clause: 'MC-THWART-01', details: { piece: 'Nowhere' } },
  })
  const twice = attemptThwart(thwartOf([hero(), nora()], [mainWith(3)]))
  expect(twice.refused).toMatchObject({ code: 'secondIdentity' })
  const alterEgo = attemptThwart(thwartOf([nora()], [mainWith(3)]))
  expect(alterEgo.refused).toMatchObject({ code: 'cannotThwart', details: { piece: 'Nora' } })
  const empty = attemptThwart(thwartOf([hero()], [mainWith(0)]))
  expect(empty.refused).toMatchObject({ code: 'noThreat', details: { piece: 'Main' } })
})

test('MC-THWART-01 a basic thwart takes the first of the schemes that are named, an ability each with its own amount', () => {
  const both = { targets: ['Side', 'Main'] }
  const basic = thwarted(thwartOf([hero()], [mainWith(3), sideWith(3)], both), remove, finish)
  expect(threatLeft(basic)).toEqual({ Main: 3, Side: 1 })
  const instances = [
    { amount: 2, to: 1 },
    { amount: 1, to: 2, additional: true as const },
  ]
  const setUp = labelledThwart([hero()], [mainWith(3), sideWith(3)], { schemes: 2, instances }, both)
  const story = thwarted(setUp, remove, finish)
  expect([threatLeft(story), story.told('removal_counted')]).toMatchObject([
    { Main: 2, Side: 1 },
    [{ clause: 'MC18-TH-10', scheme: 'Main', base: 0, increase: 0, additional: 1 }],
  ])
})

test('MC-CRISIS-01 what a cost does decides which of the named schemes can be thwarted', () => {
  const costs = [{ kind: 'schemeKnown', scheme: 'Side', crisis: true } as const]
  const ability = { removes: { instances: [{ amount: 1 }] }, costs }
  const setUp = thwartOf([hero()], [mainWith(3), sideWith(3)], { ability, targets: ['Main'] })
  expect(threatLeft(thwarted(setUp, remove, finish))).toEqual({ Main: 3, Side: 2 })
  const owned = card({ kind: 'threat', amount: -1, scheme: 'Side' })
  const crisis = [mainWith(3), sideWith(3, { crisis: true })]
  expect(threatLeft(thwarted(thwartOf([hero()], crisis), owned, remove, finish))).toEqual({ Main: 3 })
})

test('MC-PATROL-01 a minion without patrol bars nothing, and an ability on each scheme tells what patrol keeps', () => {
  const removes = { schemes: 'each scheme' as const, instances: [{ amount: 1 }] }
  const engaged = rustling({ engagedWith: 'Ana' })
  const free = thwarted(thwartOf([hero(), engaged], [mainWith(3)]), remove, finish)
  expect(threatLeft(free)).toEqual({ Main: 1 })
  const patrol = { ...engaged, keywords: ['patrol' as const] }
  const setUp = labelledThwart([hero(), patrol], [mainWith(3), sideWith(3)], removes)
  expect(thwarted(setUp, remove, finish).told('removal_barred')).toMatchObject([{ why: 'patrol' }])
})

test('MC18-TH-04 of several reasons the nearest is told', () => {
  const none = [mainWith(0), sideWith(0)]
  expect(attemptThwart(thwartOf([hero()], none, { targets: ['Main'] })).refused).toMatchObject({
    ...{ code: 'noThreat', details: { piece: 'Main' } },
  })
  const tired = attemptThwart(thwartOf([hero({ ready: false })], none, { targets: ['Main'] }))
  expect(tired.refused).toMatchObject({ code: 'exhausted' })
})

test('MC-THWART-05 whoever is replaced has thwarted nothing, by an ability as well', () => {
  const removes = { instances: [{ amount: 1 }] }
  const story = thwarted(labelledThwart([hero({ confused: 1 })], [mainWith(0)], removes))
  expect(story.outcome?.summary).toMatchObject({
    ...{ replaced: true, stopped: false, usedAtk: false, schemes: [], removed: [], defeated: [] },
  })
  // An (attack/thwart) ability may begin for its attack alone.
  const ability = { removes, alsoAttacks: true as const }
  const alone = thwarted(thwartOf([hero()], [mainWith(0)], { ability }), finish)
  expect(alone.outcome?.summary).toMatchObject({ stopped: true, replaced: false })
})

test('MC-THWART-01 abilities after a thwart change nothing of it any more, and conditions hold', () => {
  const late: Parameters<typeof forced>[2] = {
    effects: [
      { kind: 'increase', amount: 1 },
      { kind: 'thw', amount: 1 },
      { kind: 'damage', to: { piece: 'Lumen' }, amount: 1, if: { is: 'stunned', who: { piece: 'Lumen' } } },
    ],
  }
  const abilities = [forced('Late', { on: 'afterThwarts' }, late)]
  const story = thwarted(thwartOf([hero()], [mainWith(3)], { abilities }), remove, finish)
  expect([story.told('increase_applied'), story.told('thw_changed')]).toEqual([[], []])
  expect([threatLeft(story), stateOf(story, 'Lumen')]).toMatchObject([{ Main: 1 }, { remaining: 10 }])
  const push = thwarted(
    thwartOf([hero()], [mainWith(3)]),
    card({ kind: 'increase', amount: 1 }),
    remove,
    finish,
  )
  expect(push.told('increase_applied')).toMatchObject([{ whole: false }])
  const nobody = card({ kind: 'prevent', amount: 1, of: { piece: 'Nobody' } })
  expect(attemptThwart(thwartOf([hero()], [mainWith(3)]), nobody).refused).toMatchObject({
    code: 'noSuchPiece',
  })
})
