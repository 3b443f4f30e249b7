// Tests of thwarts: each clause of the ledger, under every edition that has it.
import { expect } from 'vitest'
import {
  granite,
  lumen,
  nora,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  finish,
  forced,
  may,
  report,
  resolve,
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
import { play } from '../../../engine/play.ts'
import { marvelChangesFlow } from '../changes/flow.ts'
import type { CharacterGiven } from '../vocabulary/characters.ts'
import { OTHER_CARD } from '../vocabulary/icons.ts'

const hero = (more: Partial<CharacterGiven> = {}) => lumen({ thw: 2, ...more })
const ally = (more: Partial<CharacterGiven> = {}) => sparrow({ thw: 2, consequentialThw: 1, ...more })
const patrol = rustling({ keywords: ['patrol'], engagedWith: 'Ana' })
const notes = may('Notes', 'Ana', { on: 'afterThwarts', of: 'you' })
const twoFronts = {
  schemes: 2,
  instances: [
    { amount: 2, to: 1 },
    { amount: 2, to: 2 },
  ],
}
const both = { targets: ['Main', 'Side'] }

test('MC-THWART-01 heroes and allies thwart, an alter-ego does not', () => {
  const refused = attemptThwart(thwartOf([nora(), ally()], [mainWith(3)]))
  expect(refused.refused).toMatchObject({ code: 'cannotThwart', clause: 'MC-THWART-01' })
  const story = thwarted(thwartOf([ally(), nora()], [mainWith(3)]), remove, finish)
  expect([threatLeft(story), stateOf(story, 'Sparrow')]).toMatchObject([{ Main: 1 }, { remaining: 2 }])
})

test('MC-THWART-01 it exhausts the character, so an exhausted one cannot thwart', () => {
  const refused = attemptThwart(thwartOf([hero({ ready: false })], [mainWith(3)]))
  expect(refused.refused).toMatchObject({ code: 'exhausted', clause: 'MC-THWART-01' })
  const story = thwarted(thwartOf([hero()], [mainWith(3)]), remove, finish)
  expect(stateOf(story, 'Lumen')).toMatchObject({ ready: false })
})

test('MC-THWART-01 it removes as much as the THW is now, from the scheme that was chosen', () => {
  const badge = may(
    'Badge',
    'Ana',
    { on: 'constant', who: 'Lumen' },
    { effects: [{ kind: 'thw', amount: 1 }] },
  )
  const setUp = thwartOf([hero()], [mainWith(7), sideWith(2)], { abilities: [badge] })
  const story = thwarted(setUp, { question: 'thwart', choice: 'Main' }, remove, finish)
  expect(threatLeft(story)).toEqual({ Main: 4, Side: 2 })
  const once = report('removal', [{ kind: 'thw', amount: -3 }], { owner: 'Ana' })
  const less = thwarted(thwartOf([hero()], [mainWith(7)]), once, remove, finish)
  expect([threatLeft(less), less.told('thw_changed')]).toMatchObject([{ Main: 7 }, [{ from: 2, to: 0 }]])
})

test('MC18-TH-04 without a scheme that has threat it cannot start, and the character stays ready', () => {
  const nothing = attemptThwart(thwartOf([hero()], [mainWith(0)]))
  expect(nothing.refused).toMatchObject({ code: 'noThreat', clause: 'MC18-TH-04' })
  const none = attemptThwart(thwartOf([hero()], [mainWith(0), sideWith(0)]))
  expect(none.refused).toMatchObject({
    ...{ code: 'noThwartableScheme', clause: 'MC18-TH-04', details: { piece: 'Lumen' } },
  })
  const other = attemptThwart(thwartOf([hero()], [mainWith(0), sideWith(1)], { targets: ['Main'] }))
  expect(other.refused).toMatchObject({ code: 'noThreat', details: { piece: 'Main' } })
})

test('MC-THWART-05 a confused character may start one with nothing to remove, only to lose the card', () => {
  const story = thwarted(thwartOf([hero({ confused: 1 })], [mainWith(0)]))
  expect(story.isOver).toBe(true)
  expect(stateOf(story, 'Lumen')).toMatchObject({ ready: false, confused: 0 })
  expect(threatLeft(story)).toEqual({ Main: 0 })
})

test('MC18-TH-06 a card that says “without exhausting” lets an exhausted hero thwart', () => {
  const setUp = thwartOf([hero({ ready: false })], [mainWith(3)], { withoutExhausting: true })
  const story = thwarted(setUp, remove, finish)
  expect(threatLeft(story)).toEqual({ Main: 1 })
  expect(stateOf(story, 'Lumen')).toMatchObject({ ready: false })
  expect(story.told('not_exhausted')).toMatchObject([{ clause: 'MC18-TH-06', thwarts: true }])
}, ['1.8'])

test('MC-THWART-02 an ability labelled (thwart) thwarts the scheme it names', () => {
  const setUp = labelledThwart(
    [hero()],
    [sideWith(2)],
    { instances: [{ amount: 1 }] },
    { abilities: [notes] },
  )
  const story = thwarted(setUp, remove, use('Notes'), finish)
  expect(threatLeft(story)).toEqual({ Side: 1 })
  expect(story.opened).toEqual(['Notes'])
})

test('MC-THWART-02 such an ability exhausts the hero only if it says so', () => {
  const talkDown = { instances: [{ amount: 1 }] }
  const story = thwarted(labelledThwart([hero()], [mainWith(3)], talkDown), remove, finish)
  expect(stateOf(story, 'Lumen')).toMatchObject({ ready: true })
  const then = thwarted(thwartOf([hero()], [mainWith(2)]), remove, finish)
  expect([threatLeft(story), threatLeft(then)]).toEqual([{ Main: 2 }, { Main: 0 }])
  const tiring = { ability: { removes: talkDown, exhausts: true as const } }
  expect(stateOf(thwarted(thwartOf([hero()], [mainWith(3)], tiring), remove, finish), 'Lumen')).toMatchObject(
    {
      ready: false,
    },
  )
})

test('MC-THWART-03 with several amounts it is still one thwart', () => {
  const setUp = labelledThwart([hero()], [mainWith(3), sideWith(3)], twoFronts, {
    abilities: [notes],
    ...both,
  })
  const story = thwarted(setUp, remove, use('Notes'), finish)
  expect(threatLeft(story)).toEqual({ Main: 1, Side: 1 })
  expect(story.opened).toHaveLength(1)
})

const push = report('removal', [{ kind: 'increase', amount: 1 }], { owner: 'Ana', name: 'Push' })

test('MC18-TH-10 an increase goes on each amount', () => {
  const setUp = labelledThwart([hero()], [mainWith(6), sideWith(4)], twoFronts, both)
  const story = thwarted(setUp, push, remove, finish)
  expect(threatLeft(story)).toEqual({ Main: 3, Side: 1 })
  expect(story.told('removal_counted')).toMatchObject([
    { scheme: 'Main', base: 2, increase: 1, additional: 0 },
    { scheme: 'Side', base: 2, increase: 1, additional: 0 },
  ])
})

test('MC18-TH-10 an amount worded “additional” is not raised', () => {
  const squeeze = { instances: [{ amount: 2 }, { amount: 2, additional: true as const }] }
  const story = thwarted(labelledThwart([hero()], [mainWith(9)], squeeze), push, remove, finish)
  expect(threatLeft(story)).toEqual({ Main: 4 })
  expect(story.told('removal_counted')).toMatchObject([{ base: 2, increase: 1, additional: 2 }])
})

test('MC-SIDESCHEME-02 a side scheme without threat is defeated and leaves play', () => {
  const story = thwarted(
    thwartOf([hero()], [mainWith(3), sideWith(2)], { targets: ['Side'] }),
    remove,
    finish,
  )
  expect([threatLeft(story), story.outcome?.summary.defeated]).toEqual([{ Main: 3 }, ['Side']])
  expect(story.told('scheme_defeated')).toMatchObject([{ clause: 'MC-SIDESCHEME-02', scheme: 'Side' }])
})

test('MC-SIDESCHEME-02 what its card does then is reported as it is defeated, and abilities wait for it', () => {
  const setUp = thwartOf([hero()], [sideWith(1)], {
    abilities: [forced('Trap', { on: 'afterSchemeDefeated' }, { effects: [{ kind: 'threat', amount: 1 }] })],
  })
  const card = report('schemeDefeated', [{ kind: 'damage', to: { piece: 'Lumen' }, amount: 1 }])
  const story = thwarted(setUp, remove, card, finish)
  expect(stateOf(story, 'Lumen')).toMatchObject({ remaining: 9 })
  expect(story.opened).toEqual(['Trap'])
})

test('MC18-TH-13 no more is removed than is there, and the main scheme stays in play', () => {
  const story = thwarted(thwartOf([hero()], [mainWith(1)]), remove, finish)
  expect(threatLeft(story)).toEqual({ Main: 0 })
  expect(story.told('threat_removed')).toMatchObject([{ amount: 1, now: 0 }])
  expect(story.outcome?.summary.removed).toEqual([{ scheme: 'Main', amount: 1 }])
})

test('MC-CRISIS-01 with a crisis icon in play, player cards do not touch the main scheme', () => {
  const crisis = [mainWith(3), sideWith(2, { crisis: true })]
  const refused = attemptThwart(thwartOf([hero()], crisis, { targets: ['Main'] }))
  expect(refused.refused).toMatchObject({ code: 'crisis', clause: 'MC-CRISIS-01' })
  const owned = report('removal', [{ kind: 'threat', amount: -1 }], { owner: 'Ana' })
  const setUp = thwartOf([hero()], crisis, { targets: ['Side'] })
  expect(attemptThwart(setUp, owned).refused).toMatchObject({ code: 'crisis' })
  const trap = { id: 'Trap', kind: OTHER_CARD, crisis: 1 } as const
  const trapped = thwartOf([hero()], [mainWith(3)], { otherCards: [trap], targets: ['Main'] })
  expect(attemptThwart(trapped).refused).toMatchObject({ code: 'crisis' })
})

test('MC-CRISIS-02 once the last card with a crisis icon is gone, the main scheme can be thwarted again', () => {
  const crisis = [mainWith(3), sideWith(2, { crisis: true })]
  const ends = thwarted(thwartOf([hero(), ally()], crisis, { targets: ['Side'] }), remove, finish)
  const { schemes = [] } = ends.outcome?.table ?? {}
  expect(schemes.map(({ id }) => id)).toEqual(['Main'])
  const next = thwarted(
    thwartOf([hero(), ally()], schemes, { attacker: 'Sparrow', targets: ['Main'] }),
    remove,
    finish,
  )
  expect(threatLeft(next)).toEqual({ Main: 1 })
})

test('MC17-C-19 a card of the encounter deck removes threat despite the crisis icon, but not by the German rules', () => {
  const crisis = [mainWith(3), sideWith(2, { crisis: true })]
  const leak = report('removal', [{ kind: 'threat', amount: -1 }], { name: 'Leak' })
  const story = attemptThwart(thwartOf([hero()], crisis), leak, remove, finish)
  const isBarred = story.position?.memory.state.edition.id === '1.6-de'
  expect(story.refused?.code).toBe(isBarred ? 'crisis' : undefined)
  if (!isBarred) expect(threatLeft(story).Main).toBe(2)
})

test('MC-THWART-06 patrol and crisis protect the main scheme alone, and the question says so', () => {
  const schemes = [mainWith(3), sideWith(1), { id: 'Other', kind: 'side', threat: 1 } as const]
  const asked = thwarted(thwartOf([hero(), patrol], schemes))
  expect(asked.offered('thwart')).toEqual(['Side', 'Other'])
  const window = asked.prompt?.windows.find(({ name }) => name === 'thwart')
  expect(window?.barred).toMatchObject([{ name: 'Main', code: 'patrol' }])
})

test('MC-PATROL-01 a minion with patrol keeps its player from the main scheme, and nobody else', () => {
  const pieces = [hero(), ally(), granite({ thw: 1 }), patrol]
  for (const attacker of ['Lumen', 'Sparrow']) {
    const { refused } = attemptThwart(thwartOf(pieces, [mainWith(3)], { attacker }))
    expect(refused).toMatchObject({ code: 'patrol', clause: 'MC-PATROL-01' })
  }
  const story = thwarted(thwartOf(pieces, [mainWith(3)], { attacker: 'Granite' }), remove, finish)
  expect(threatLeft(story)).toEqual({ Main: 2 })
  const side = thwartOf(pieces, [mainWith(3), sideWith(3)])
  expect(threatLeft(thwarted(side, remove, finish))).toEqual({ Main: 3, Side: 1 })
})

test('MC-PATROL-03 a side scheme can be thwarted despite patrol, and a player side scheme is one (MC-SIDESCHEME-04)', () => {
  for (const kind of ['side', 'player side'] as const) {
    const setUp = thwartOf([hero(), patrol], [mainWith(3), sideWith(3, { kind })], { targets: ['Side'] })
    expect(threatLeft(thwarted(setUp, remove, finish))).toEqual({ Main: 3, Side: 1 })
  }
})

test('MC-THWART-05 a confused ally exhausts, loses the card, and has not thwarted', () => {
  const waits = forced('Waits', { on: 'afterThwarts' })
  const setUp = thwartOf([ally({ confused: 1 })], [mainWith(3)], { abilities: [waits] })
  const story = thwarted(setUp)
  expect([threatLeft(story), story.opened, story.isOver]).toEqual([{ Main: 3 }, [], true])
  expect(stateOf(story, 'Sparrow')).toMatchObject({ ready: false, confused: 0, remaining: 3 })
  expect(story.outcome?.summary.replaced).toBe(true)
})

test('MC-THWART-04 an ally takes the consequential damage under its THW, after what the thwart triggers', () => {
  const tired = sparrow({ thw: 1, consequentialThw: 2, damage: 2 })
  const heals = [{ kind: 'heal', to: { piece: 'Sparrow' }, amount: 2 } as const]
  const cheer = may('Cheer', 'Ana', { on: 'afterThwarts', of: 'ally' }, { effects: heals })
  const setUp = thwartOf([tired], [mainWith(3)], { abilities: [cheer] })
  const story = thwarted(setUp, remove, use('Cheer'), finish)
  expect([threatLeft(story), stateOf(story, 'Sparrow')]).toMatchObject([{ Main: 2 }, { remaining: 1 }])
  expect(story.types.indexOf('healed')).toBeLessThan(story.types.indexOf('consequential_damage'))
  const asked = thwarted(
    thwartOf([sparrow({ thw: 1 })], [mainWith(3)]),
    remove,
    { question: 'consequential', choice: 'takes', number: 3 },
    finish,
  )
  expect(stateOf(asked, 'Sparrow')).toMatchObject({ where: 'defeated' })
})

test('MC18-TH-18 if the scheme leaves first, nobody has thwarted, and the ally only stays exhausted', () => {
  const takesOne = [{ kind: 'threat', amount: -1, scheme: 'Side' } as const]
  const tipOff = may('Tip-off', 'Ana', { on: 'thwarts', of: 'ally' }, { effects: takesOne })
  const waits = forced('Waits', { on: 'afterThwarts' })
  const schemes = [mainWith(3), sideWith(1)]
  const setUp = thwartOf([ally()], schemes, { targets: ['Side'], abilities: [tipOff, waits] })
  const story = thwarted(setUp, use('Tip-off'), finish)
  expect([threatLeft(story), story.opened]).toEqual([{ Main: 3 }, ['Tip-off']])
  expect(stateOf(story, 'Sparrow')).toMatchObject({ ready: false, remaining: 3 })
  expect(story.outcome?.summary).toMatchObject({ stopped: true, removed: [] })
})

test('MC18-TH-19 a THW of 0 may thwart, removes nothing, and has thwarted', () => {
  const setUp = thwartOf([hero({ thw: 0 })], [mainWith(3)], { abilities: [notes] })
  const story = thwarted(setUp, remove, use('Notes'), finish)
  expect([threatLeft(story), stateOf(story, 'Lumen')]).toMatchObject([{ Main: 3 }, { ready: false }])
})

test('MC-DASH-01 with a dash for THW nobody thwarts', () => {
  const dash = attemptThwart(thwartOf([hero({ thw: '-' })], [mainWith(3)]))
  expect(dash.refused).toMatchObject({ code: 'dashThw', clause: 'MC-DASH-01' })
})

test('MC-PSS-04 a player side scheme is thwarted like a side scheme', () => {
  const rally = { id: 'Rally', kind: 'player side', threat: 2 } as const
  const story = thwarted(thwartOf([ally()], [mainWith(3), rally], { targets: ['Rally'] }), remove, finish)
  expect(threatLeft(story)).toEqual({ Main: 3 })
  expect(story.told('scheme_defeated')).toMatchObject([{ clause: 'MC-PSS-04' }])
  expect(stateOf(story, 'Sparrow')).toMatchObject({ remaining: 2 })
})

test('MC18-TH-21 an ability on each scheme passes over one that it cannot touch', () => {
  const broadcast = { schemes: 'each scheme' as const, instances: [{ amount: 1 }] }
  const schemes = [mainWith(3), sideWith(2, { crisis: true })]
  const story = thwarted(labelledThwart([hero()], schemes, broadcast), remove, finish)
  expect(threatLeft(story)).toEqual({ Main: 3, Side: 1 })
  expect(story.told('removal_barred')).toMatchObject([
    { clause: 'MC18-TH-21', scheme: 'Main', why: 'crisis' },
  ])
})

test('MC-LABELED-04 an (attack/thwart) ability of a confused hero is lost whole, and a stunned card goes with it', () => {
  const removes = { instances: [{ amount: 2 }] }
  const setUp = (more: Partial<CharacterGiven>) =>
    thwartOf([hero(more), rustling()], [mainWith(3)], { ability: { removes, alsoAttacks: true } })
  const lost = thwarted(setUp({ confused: 1, stunned: 1 }))
  expect(threatLeft(lost)).toEqual({ Main: 3 })
  expect(stateOf(lost, 'Lumen')).toMatchObject({ confused: 0, stunned: 0 })
  expect(lost.told('thwart_replaced')).toMatchObject([{ by: 'confused' }, { by: 'stunned' }])
  const stunned = thwarted(setUp({ stunned: 1 }))
  expect(stunned.outcome?.summary.replaced).toBe(true)
  const made = thwarted(setUp({}), remove, finish)
  expect([threatLeft(made), made.told('attack_follows')]).toMatchObject([
    { Main: 1 },
    [{ clause: 'MC-THWART-02', piece: 'Lumen' }],
  ])
})

test('MC-THWART-07 against a scheme with assault ATK counts, with the consequential damage under ATK', () => {
  const lift = report('removal', [{ kind: 'increase', amount: 1 }], { owner: 'Ana', name: 'Lift' })
  const fighter = sparrow({ thw: 2, consequential: 1, consequentialThw: 2 })
  const setUp = thwartOf([fighter], [sideWith(4, { assault: true })])
  const story = thwarted(setUp, lift, remove, finish)
  expect([threatLeft(story), stateOf(story, 'Sparrow')]).toMatchObject([{ Side: 2 }, { remaining: 2 }])
  expect(story.told('thwarts_with_atk')).toMatchObject([{ clause: 'MC-THWART-07' }])
})

test('MC-LABELED-04 a (thwart) card in the middle of an enemy’s attack is lost by a confused hero, and else it is a thwart', () => {
  const pieces = (more: Partial<CharacterGiven>) => [hero(more), rustling()]
  const setUp = (more: Partial<CharacterGiven>) => ({
    ...attack(pieces(more), { abilities: [notes], activated: [], schemes: [mainWith(3)] }),
  })
  const card = (label: string) =>
    report('initiation', [{ kind: 'threat', amount: -1 }], { owner: 'Ana', label, name: 'Talk Down' })
  const lost = resolve(setUp({ confused: 1 }), card('thwart'))
  expect(lost.told('ability_replaced')).toMatchObject([{ clause: 'MC-LABELED-04', by: 'confused' }])
  expect([lost.told('threat_removed'), lost.opened]).toEqual([[], []])
  const both = resolve(setUp({ confused: 1, stunned: 1 }), card('attack/thwart'))
  expect(both.told('ability_replaced')).toMatchObject([{ by: 'confused' }, { by: 'stunned' }])
  const made = resolve(setUp({}), card('thwart'), use('Notes'))
  expect([made.told('threat_removed'), made.opened]).toMatchObject([[{ amount: 1, now: 2 }], ['Notes']])
})

test('a hero who turns has the THW of that form, or is asked for it', () => {
  const turned = (thw?: number) =>
    play(marvelChangesFlow, { pieces: [nora({ thw: 3 })], edition: '1.8', activated: [] }, [
      report('changes', [
        { kind: 'form', who: { piece: 'Nora' }, to: 'hero', ...(thw !== undefined && { thw }) },
      ]),
    ]).outcome?.table.pieces[0]
  expect(turned(2)).toMatchObject({ kind: 'hero', thw: 2 })
  expect(turned()).not.toHaveProperty('thw')
})
