// Tests of the effects on characters, in attacks of both kinds: status, exhausting, leaving play, corrections.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { asCited, test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  attack,
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  nobody,
  piece,
  report,
  resolve,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

const gives = (status: 'tough' | 'stunned' | 'confused', id: string): Effect => ({
  kind: 'status',
  to: piece(id),
  status,
})
const takes = (status: 'tough' | 'stunned' | 'confused', id: string): Effect => ({
  kind: 'status',
  to: piece(id),
  status,
  remove: true,
})
const cards = (...effects: Effect[]) => report('initiation', effects)
const at = (story: ReturnType<typeof resolve>, id: string) =>
  story.position?.memory.state.pieces.find(one => one.id === id)

test('MC-PA-06 a character holds one stunned card, a steady one two, a stalwart one none (AMB-30)', () => {
  const pieces = [lumen({ keywords: ['steady'] }), granite(), rustling({ keywords: ['stalwart'] }), grinder()]
  const stunned = (id: string) => {
    const story = resolve(attack(pieces), cards(...[1, 2, 3].map(() => gives('stunned', id))))
    return [at(story, id)?.stunned, story.told('status_given').length]
  }
  expect([stunned('Lumen'), stunned('Granite'), stunned('Rustling')]).toEqual([
    [2, 2],
    [1, 1],
    [0, 0],
  ])
  expect(at(resolve(attack(pieces), cards(gives('confused', 'Lumen'))), 'Lumen')).toMatchObject({
    confused: 1,
  })
})

test('MC-EA-34 a character holds one tough card, whatever its keywords; what it has from before stays', () => {
  const pieces = [lumen({ keywords: ['steady'] }), granite({ tough: 2 }), grinder({ keywords: ['stalwart'] })]
  const tough = (id: string) =>
    at(resolve(attack(pieces), cards(gives('tough', id), gives('tough', id))), id)?.tough
  expect(['Lumen', 'Granite', 'Grinder'].map(tough)).toEqual([1, 2, 1])
})

test('MC-EA-34 a card discards one status card at a time, and what is not there stays away', () => {
  const setUp = attack([lumen({ tough: 2, stunned: 1 }), grinder()])
  const story = resolve(
    setUp,
    cards(takes('tough', 'Lumen'), takes('stunned', 'Lumen'), takes('confused', 'Lumen')),
  )
  expect(at(story, 'Lumen')).toMatchObject({ tough: 1, stunned: 0, confused: 0 })
  expect(story.told('status_discarded').map(event => event.status)).toEqual(['tough', 'stunned'])
})

test('MC-EA-20 whom a card has exhausted cannot defend, and cannot be exhausted again', () => {
  const exhausts: Effect = { kind: 'exhaust', who: piece('Lumen') }
  const setUp = attack([lumen(), grinder()])
  const story = attempt(setUp, cards(exhausts), defend('Lumen'))
  expect(story.told('character_exhausted')).toMatchObject([{ piece: 'Lumen' }])
  expect(story.refused).toMatchObject({ code: 'exhausted' })
  expect(attempt(setUp, cards(exhausts, exhausts)).refused).toMatchObject({
    code: 'exhausted',
    clause: 'MC-EA-20',
  })
  expect(attempt(setUp, cards({ ...exhausts, who: piece('Moth') })).refused?.code).toBe('noSuchPiece')
  const ready: Effect = { kind: 'ready', who: piece('Lumen') }
  expect(resolve(setUp, cards(exhausts, ready)).offered('defend')).toEqual(['Lumen', 'nobody'])
})

test('MC-PA-03 in a player’s attack exhausting an exhausted character is refused by the clause of that attack', () => {
  const exhausts = report('damage', [{ kind: 'exhaust', who: the('attacker') }])
  const setUp = player.basic([lumen(), grinder()])
  expect(player.attempt(setUp, player.target('Grinder'), exhausts).refused).toMatchObject({
    code: 'exhausted',
    clause: 'MC-PA-03',
  })
})

test('MC-EA-39 a card may defeat the defending ally outright, and what watches its defeat opens', () => {
  const watches = forced('Watch', { on: 'afterDefeated', who: 'Moth' }, { effects: [] })
  const defeats = report('flipped', [{ kind: 'leaves', who: piece('Moth'), how: 'defeated' }])
  const setUp = attack([lumen(), moth(), grinder()], { abilities: [watches] })
  const story = resolve(setUp, defend('Moth'), boost(0), defeats, deal, finish)
  expectEnd(story, { hp: { Lumen: 7, Moth: 2 }, undefended: true })
  expect([story.opened, at(story, 'Moth')?.where]).toEqual([['Watch'], 'defeated'])
})

test('MC-EA-30 damage that a card counts as none is dealt to nobody', () => {
  const amount = { count: 'damage on' as const, of: piece('Lumen') }
  const story = resolve(attack([lumen(), grinder()]), cards({ kind: 'damage', to: piece('Lumen'), amount }))
  expect(story.told('damage_dealt')).toEqual([])
})

test('MC-EA-30 who has left play is dealt no damage by a card', () => {
  const gone = cards({ kind: 'leaves', who: piece('Moth'), how: 'returned' })
  const hurts = cards({ kind: 'damage', to: piece('Moth'), amount: 1 })
  expect(attempt(attack([lumen(), moth(), grinder()]), gone, hurts).refused?.code).toBe('notInPlay')
})

test('MC-EA-30 numbers that were wrong or unknown are put right, each by itself', () => {
  const knows = (numbers: object): Effect => ({ kind: 'known', who: piece('Lumen'), ...numbers })
  const setUp = attack([lumen({ damage: 4 }), grinder()])
  const known = (numbers: object) => at(resolve(setUp, cards(knows(numbers))), 'Lumen')
  expect(known({ atk: 0 })).toMatchObject({ atk: 0, def: 2, hitPoints: 10, damage: 4 })
  expect(known({ def: 0 })).toMatchObject({ atk: 2, def: 0, hitPoints: 10, damage: 4 })
  expect(known({ hitPoints: 5 })).toMatchObject({ atk: 2, def: 2, hitPoints: 5, damage: 4 })
  expect(known({ damage: 9 })).toMatchObject({ atk: 2, def: 2, hitPoints: 10, damage: 9 })
  const whose = (who: string) => cards({ kind: 'known', who: piece(who), thw: 3 })
  expect(at(resolve(setUp, whose('Lumen')), 'Lumen')).toMatchObject({ thw: 3 })
  expect(attempt(setUp, whose('Grinder')).refused?.code).toBe('cannotThwart')
  const { hitPoints: _, ...hero } = lumen()
  const story = resolve(attack([hero, grinder()]), cards(knows({ damage: 30 })))
  expect(story.told('corrected')).toMatchObject([{ piece: 'Lumen', clause: 'MC-EA-14' }])
  expect(at(story, 'Lumen')).toMatchObject({ hitPoints: null, damage: 30 })
}, ['1.7'])

test('MC-EA-30 nobody is corrected to have no hit points left', () => {
  const knows = (numbers: object) => cards({ kind: 'known', who: piece('Lumen'), ...numbers })
  const setUp = attack([lumen({ damage: 4 }), grinder()])
  const code = (numbers: object) => attempt(setUp, knows(numbers)).refused?.code
  expect([code({ damage: 10 }), code({ hitPoints: 9, damage: 9 })]).toEqual([
    'alreadyDefeated',
    'alreadyDefeated',
  ])
  expect([code({ damage: 9 }), code({ hitPoints: 4 })]).toEqual([undefined, undefined])
  const missing = cards({ kind: 'known', who: piece('Moth'), hitPoints: 3 })
  expect(attempt(setUp, missing).refused?.code).toBe('noSuchPiece')
})

const yours = the('your identity')
const onYours: [string, Effect][] = [
  ['damage', { kind: 'damage', to: yours, amount: 1 }],
  ['heal', { kind: 'heal', to: yours, amount: 1 }],
  ['status', { kind: 'status', to: yours, status: 'tough' }],
  ['exhaust', { kind: 'exhaust', who: yours }],
  ['ready', { kind: 'ready', who: yours }],
  ['leaves', { kind: 'leaves', who: yours, how: 'removed' }],
  ['known', { kind: 'known', who: yours, atk: 2, hitPoints: 9 }],
  ['known, but for hit points', { kind: 'known', who: yours, atk: 2 }],
  ['prevent', { kind: 'prevent', amount: 1, of: yours }],
  ['target', { kind: 'target', to: yours }],
  ['defender', { kind: 'defender', who: yours }],
  ['keyword', { kind: 'keyword', keyword: 'retaliate', who: yours }],
]

for (const [name, effect] of onYours)
  test(`MC-DF-29 "you" of a player whose identity nobody has named is asked for: ${name}`, () => {
    const setUp = attack([lumen(), grinder()], { players: ['Ana', 'Bo'] })
    const card = report('initiation', [effect], { owner: 'Bo' })
    const asked = resolve(setUp, card).prompt?.windows[0]
    expect(asked).toMatchObject({ name: 'identity:Bo', clause: asCited('MC-EA-14'), about: { player: 'Bo' } })
    const story = resolve(setUp, card, use('hero', 'identity:Bo'))
    expect(story.told('effect_fizzled')).toEqual([])
    expect(at(story, 'Bo')).toMatchObject({ kind: 'hero', player: 'Bo' })
  })

test('MC-DF-29 a card of nobody speaks to no "you", and an effect on nobody is refused', () => {
  const hurts = (to: ReturnType<typeof the> | ReturnType<typeof piece>) =>
    attempt(attack([lumen(), grinder()]), cards({ kind: 'damage', to, amount: 1 })).refused?.code
  expect([hurts(yours), hurts(the('defender')), hurts(piece('Bo'))]).toEqual([
    'noSuchPiece',
    'noSuchPiece',
    'noSuchPiece',
  ])
})

test('MC-DF-29 a player whose identity nobody has named may still mean somebody else, who must be there', () => {
  const setUp = attack([lumen(), grinder()], { players: ['Ana', 'Bo'] })
  for (const who of [the('defender'), piece('Granite')]) {
    const card = report('initiation', [{ kind: 'ready', who }], { owner: 'Bo' })
    expect(attempt(setUp, card).refused?.code).toBe('noSuchPiece')
  }
})

test('MC-DF-29 a player whose identity was defeated is not asked for another', () => {
  const setUp = attack([lumen(), granite({ hitPoints: 1 }), grinder()])
  const slain = cards({ kind: 'damage', to: piece('Granite'), amount: 1 })
  const card = report('initiation', [{ kind: 'ready', who: yours }], { owner: 'Bo' })
  expect(attempt(setUp, slain, card).refused?.code).toBe('noSuchPiece')
  expect(resolve(setUp, slain, nobody, boost(0), deal, finish).result.defended).toEqual([])
}, ['1.7', '1.6-de'])

test('MC-EA-30 a villain’s stage is put right without giving it the active counter', () => {
  const sander = grinder({ id: 'Sander', stage: 1 })
  const setUp = attack([lumen(), grinder({ active: true }), sander], { attacker: 'Sander' })
  const story = resolve(setUp, cards({ kind: 'known', who: piece('Sander'), stage: 2 }))
  expect([at(story, 'Grinder')?.active, at(story, 'Sander')?.active, at(story, 'Sander')?.stage]).toEqual([
    ...[true, false, 2],
  ])
})

test('MC-EA-30 only a minion is engaged, with a player that is there, and only a villain has stages or is the active one', () => {
  const setUp = attack([lumen(), rustling({ engagedWith: 'Ana' }), grinder()])
  const refused = (who: string, more: object) =>
    attempt(setUp, cards({ kind: 'known', who: piece(who), ...more })).refused?.code
  expect(refused('Rustling', { engagedWith: 'Nobody' })).toBe('playerMissing')
  expect(refused('Rustling', { engagedWith: 'Ana' })).toBeUndefined()
  expect(refused('Lumen', { engagedWith: 'Ana' })).toBe('notAnEnemy')
  for (const who of ['Lumen', 'Rustling']) {
    expect(refused(who, { active: true })).toBe('notAnEnemy')
    expect(refused(who, { stage: 2 })).toBe('notAnEnemy')
  }
  expect(refused('Grinder', { stage: 2 })).toBeUndefined()
})

test('MC-EA-30 an identity that nobody has named is no minion and no villain', () => {
  const setUp = player.basic([sparrow(), grinder()], { targets: ['Grinder'] })
  const refused = (more: object) =>
    player.attempt(setUp, {
      question: 'damage',
      card: { owner: 'Ana', effects: [{ kind: 'known', who: the('your identity'), ...more }] },
    }).refused?.code
  expect(refused({ engagedWith: 'Ana' })).toBe('notAnEnemy')
  expect(refused({ active: true })).toBe('notAnEnemy')
  expect(refused({ damage: 1 })).toBeUndefined()
})

test('MC-EA-34 a stun says nothing about a tough card that may be there as printed', () => {
  const mayBeTough = (status: 'tough' | 'stunned') => {
    const setUp = player.basic([lumen(), rustling({ toughness: true })], { targets: ['Rustling'] })
    const story = player.resolve(setUp, report('damage', [gives(status, 'Rustling')]))
    return story.position?.memory.state.pieces.find(({ id }) => id === 'Rustling')?.mayBeTough
  }
  expect([mayBeTough('stunned'), mayBeTough('tough')]).toEqual(['asked afterwards', false])
})

test('MC-DF-29 a player who is out means nobody with “you”', () => {
  const setUp = player.basic([lumen(), grinder()], {
    eliminated: ['Bo'],
    players: ['Ana', 'Bo'],
    activated: [],
  })
  const heals = { owner: 'Bo', effects: [{ kind: 'heal' as const, to: the('your identity'), amount: 1 }] }
  const story = player.attempt({ ...setUp, targets: ['Grinder'] }, { question: 'damage', card: heals })
  expect(story.refused).toMatchObject({ code: 'noSuchPiece' })
})

test('MC-PA-06 a stalwart character is not stunned, whatever cards it has from before', () => {
  const stunned = (more: object) =>
    player.attempt(player.basic([lumen({ stunned: 1, ...more }), grinder()], { targets: ['Grinder'] }))
      .outcome
  expect(stunned({})?.summary.replaced).toBe(true)
  expect(stunned({ keywords: ['stalwart'] })).toBeNull()
})

test('MC-PA-06 a stunned hero may attack although no enemy can be attacked: the stun is what it loses', () => {
  const shut = [lumen({ stunned: 1 }), grinder({ cannotBeAttacked: true })]
  expect(player.attempt(player.basic(shut)).outcome?.summary.replaced).toBe(true)
  expect(player.attempt(player.basic([lumen(), shut[1] ?? grinder()])).refused).not.toBeNull()
})

test('MC-DF-06 in a player’s attack the DEF that a card counts is the one that is known', () => {
  const counts = report('damage', [
    { kind: 'heal', to: piece('Lumen'), amount: { count: 'DEF of', of: piece('Lumen') } },
  ])
  const setUp = player.basic([lumen({ damage: 5 }), grinder()], { targets: ['Grinder'] })
  const story = player.resolve(setUp, counts)
  expect([at(story as never, 'Lumen')?.damage, story.prompt?.windows.map(({ name }) => name)]).toEqual([
    3,
    ['damage'],
  ])
})
