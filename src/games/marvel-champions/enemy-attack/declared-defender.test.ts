// Tests of characters that a card declares the defender, and of (defense) abilities around it.
import { expect, test } from 'vitest'
import { grinder, lumen, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  attempt,
  boost,
  deal,
  defend,
  expectEnd,
  finish,
  forced,
  may,
  nobody,
  OLDER,
  piece,
  report,
  resolve,
  threat,
  under,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { MARVEL_EDITION_IDS, type MarvelEditionId } from '../editions.ts'

const standFast = (...who: string[]) =>
  report(
    'initiation',
    who.map(id => ({ kind: 'defender' as const, who: piece(id) })),
    { owner: 'Ana', name: 'Stand Fast' },
  )

test('MC18-DF-10 a card that declares a hero the defender without exhausting works on an exhausted hero', () => {
  const play = (edition: MarvelEditionId) =>
    resolve(under(edition, [lumen({ ready: false }), grinder()]), standFast('Lumen'), boost(1), deal, finish)
  const today = play('1.8')
  expectEnd(today, { atk: 4, hp: { Lumen: 8 }, defense: 'basic', defended: ['Lumen'], target: 'Ana/Lumen' })
  expect(today.told('defender_set')).toMatchObject([{ clause: 'MC18-DF-10' }])
  expect(today.told('defender_set')[0]).not.toHaveProperty('ruling')
  // Before, the rules left this open, and a ruling says so.
  for (const edition of OLDER)
    expect(play(edition).told('defender_set')).toMatchObject([{ clause: 'MC-DF-09', ruling: 'AMB-16' }])
})

test('MC18-DF-16 a card that declares an ally the defender without exhausting works on an exhausted ally', () => {
  const play = (edition: MarvelEditionId) =>
    resolve(
      under(edition, [lumen(), sparrow({ ready: false }), grinder()]),
      standFast('Sparrow'),
      boost(0),
      deal,
      finish,
    )
  const today = play('1.8')
  expectEnd(today, { atk: 3, hp: { Lumen: 10, Sparrow: 0 }, defense: 'ally', target: 'Ana/Sparrow' })
  expect(today.told('defender_set')).toMatchObject([{ clause: 'MC18-DF-16' }])
  for (const edition of OLDER)
    expect(play(edition).told('defender_set')).toMatchObject([{ clause: 'MC-DF-13', ruling: 'AMB-16' }])
})

const stepIn = report('initiation', [{ kind: 'prevent', amount: 1 }], {
  owner: 'Ana',
  label: 'defense',
  name: 'Step In',
})

test('MC18-DF-23 a hero that defends through a (defense) ability may still be declared in step 2, and DEF counts', () => {
  for (const edition of MARVEL_EDITION_IDS) {
    const story = resolve(
      under(edition, [lumen(), grinder()]),
      stepIn,
      defend('Lumen'),
      boost(2),
      deal,
      finish,
    )
    expectEnd(story, { atk: 5, hp: { Lumen: 8 }, defense: 'basic', defended: ['Lumen'] })
    const [, again] = story.told('defender_set')
    expect(again).toMatchObject(
      edition === '1.8' ? { clause: 'MC18-DF-23' } : { clause: 'MC-DF-04', ruling: 'AMB-17' },
    )
  }
})

test('MC18-DF-24 a hero that defends through a (defense) ability may still be declared by another card, and DEF counts', () => {
  const lateGuard = report('flipped', [{ kind: 'defender', who: piece('Lumen') }], { owner: 'Ana' })
  const before = [stepIn, use('pass', 'defend'), boost(2)]
  const today = resolve(under('1.8', [lumen(), grinder()]), ...before, lateGuard, deal, finish)
  expectEnd(today, { atk: 5, hp: { Lumen: 8 }, defense: 'basic', undefended: false, damage: { Lumen: 2 } })
  expect(today.told('defender_set')).toMatchObject([{}, { clause: 'MC18-DF-24' }])
  expect(today.result.damage).toMatchObject({ prevented: 1 })
  for (const edition of OLDER) {
    const setUp = under(edition, [lumen(), grinder()])
    expect(attempt(setUp, ...before, lateGuard).refused).toMatchObject({ code: 'alreadyDefended' })
    expectEnd(resolve(setUp, ...before, deal, finish), { hp: { Lumen: 6 }, defense: 'ability' })
  }
})

test('MC18-DF-24 no other character can be declared, and no hero that defends already with its DEF', () => {
  const guard = (id: string) => report('flipped', [{ kind: 'defender', who: piece(id) }], { owner: 'Ana' })
  const setUp = under('1.8', [lumen(), sparrow(), grinder()])
  const refused = (...answers: Parameters<typeof resolve>[1][]) => attempt(setUp, ...answers).refused?.code
  expect(refused(stepIn, use('pass', 'defend'), boost(2), guard('Sparrow'))).toBe('alreadyDefended')
  expect(refused(defend('Lumen'), boost(2), guard('Lumen'))).toBe('alreadyDefended')
  expect(refused(defend('Sparrow'), boost(2), guard('Sparrow'))).toBe('alreadyDefended')
})

test('MC18-DF-42 a stunned hero who uses an (attack/defense) ability has neither attacked nor defended', () => {
  const cut = report(
    'initiation',
    [
      { kind: 'damage', to: piece('Grinder'), amount: 2 },
      { kind: 'prevent', amount: 2 },
    ],
    { owner: 'Ana', label: 'attack/defense', name: 'Riposte Cut' },
  )
  const abilities = [forced('after', { on: 'afterDefends' }, { effects: [threat(1)] })]
  for (const edition of MARVEL_EDITION_IDS) {
    const stunned = resolve(
      under(edition, [lumen({ stunned: 1 }), grinder()], { abilities }),
      cut,
      nobody,
      boost(1),
      deal,
      finish,
    )
    expectEnd(stunned, { atk: 4, hp: { Lumen: 6, Grinder: 20 }, undefended: true, defended: [], threat: 0 })
    expect(stunned.told('ability_replaced')).toMatchObject([{ piece: 'Lumen', clause: 'MC18-DF-42' }])
    expect(stunned.result.characters).toMatchObject([{ stunned: 0 }, {}])
    const able = resolve(
      under(edition, [lumen(), grinder()], { abilities }),
      cut,
      use('pass', 'defend'),
      boost(1),
      deal,
      finish,
    )
    expectEnd(able, { hp: { Lumen: 8, Grinder: 18 }, defense: 'ability', threat: 1 })
  }
})

const callIn = report('initiation', [{ kind: 'defender', who: piece('Sparrow') }], {
  owner: 'Ana',
  label: 'defense',
  name: 'Call In',
})

test('MC18-DF-43 the identity defends in place of the ally that its (defense) ability had declared', () => {
  const footing = may('Footing', 'Ana', { on: 'afterDefends', who: 'Lumen' }, { effects: [] })
  const lost = boost(1, { kind: 'damage', to: piece('Sparrow'), amount: 3 })
  const setUp = (edition: MarvelEditionId) =>
    under(edition, [lumen(), sparrow(), grinder()], { abilities: [footing] })
  for (const edition of ['1.8', '1.7'] as const) {
    const story = resolve(setUp(edition), callIn, lost, deal, use('Footing'), finish)
    expectEnd(story, {
      atk: 4,
      hp: { Lumen: 6, Sparrow: 0 },
      defense: 'ability',
      target: 'Ana/Lumen',
      defended: ['Lumen'],
      damage: { Lumen: 4 },
    })
    expect(story.told('defender_lost')).toMatchObject([{ clause: 'MC18-DF-43', now: 'Lumen' }])
    const compared = story.outcome?.editions.find(other => other.edition === '1.6-de')
    expect(compared).toMatchObject({ unread: ['MC18-DF-43'] })
  }
  expectEnd(resolve(setUp('1.6-de'), callIn, lost, deal, finish), { hp: { Lumen: 6 }, undefended: true })
})

test('MC18-DF-43 an ally that exhausted to defend is not replaced, whatever (defense) ability its player uses', () => {
  const lost = boost(1, { kind: 'damage', to: piece('Sparrow'), amount: 3 })
  const late = report('defend', [{ kind: 'prevent', amount: 1 }], { owner: 'Ana', label: 'defense' })
  const setUp = under('1.8', [lumen(), sparrow(), grinder()])
  const exhausted = resolve(setUp, defend('Sparrow'), { ...late, question: 'boost#1' }, lost, deal, finish)
  expectEnd(exhausted, { hp: { Lumen: 7 }, undefended: true, defended: [] })
  const second = report('initiation', [{ kind: 'defender', who: piece('Sparrow') }], { owner: 'Ana' })
  expect(attempt(setUp, stepIn, second).refused).toMatchObject({ code: 'alreadyDefended' })
})
