// Tests of what an attack in Marvel Champions has come to, and of who attacks whom in it.
import { expect, test } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  nora,
  overseer,
  sparrow,
} from '../../../test/support/games/marvel-champions/cast.ts'
import {
  attack,
  boost,
  cutShort,
  deal,
  defend,
  finish,
  nobody,
  report,
} from '../../../test/support/games/marvel-champions/enemy-attack.ts'
import { MAIN, place, scheme } from '../../../test/support/games/marvel-champions/enemy-scheme.ts'
import {
  basic,
  hits,
  labelled,
  spiker,
  thorn,
} from '../../../test/support/games/marvel-champions/player-attack.ts'
import type { Answer } from '../../engine/types.ts'
import type { AnyFlow } from '../game.ts'
import { enemyAttack, enemyScheme, marvelChanges, playerAttack } from './flows.ts'

function played(flow: AnyFlow, setUp: object, answers: readonly Answer[]) {
  const play = flow.play(setUp, answers)
  expect(play.refused).toBeNull()
  return play
}
const resultOf = (flow: AnyFlow, setUp: object, ...answers: Answer[]) =>
  flow.result(played(flow, setUp, answers))
const sidesOf = (flow: AnyFlow, setUp: object, ...answers: Answer[]) =>
  flow.sides(played(flow, setUp, answers))

const undefended = [nobody, boost(0), deal, finish]
const atLumen = attack([lumen(), sparrow(), grinder()])

test('MC-EA-07 an enemy attack comes to its damage and to what its target has left', () => {
  const result = resultOf(enemyAttack, atLumen, ...undefended)
  expect(result).toEqual({
    ...{ end: null, damage: 3, hits: [], fell: [], shields: 0, winner: null },
    left: { remaining: 7, most: 10 },
  })
  expect(resultOf(enemyAttack, atLumen, nobody)).toBeNull()
})

test('MC-EA-07 who defends is attacked, and who falls has nothing left', () => {
  const defended = resultOf(enemyAttack, atLumen, defend('Sparrow'), boost(0), deal, finish)
  expect(defended).toMatchObject({ fell: ['Sparrow'], left: null })
  const strong = attack([lumen(), sparrow({ hitPoints: 9 }), grinder()])
  expect(resultOf(enemyAttack, strong, defend('Sparrow'), boost(0), deal, finish)).toMatchObject({
    left: { remaining: 6, most: 9 },
  })
})

test('MC-EA-07 what nobody knows of the hit points nobody is told', () => {
  const { hitPoints: _, ...unknown } = lumen()
  const result = resultOf(enemyAttack, attack([unknown, grinder()]), ...undefended)
  expect(result).toMatchObject({ end: null, damage: 3, left: null })
})

test('MC-SCHEMEENEMY-04 a scheme comes to its threat, and to where that stands', () => {
  const threat = (main: object, more: object, ...answers: Answer[]) =>
    resultOf(
      enemyScheme,
      scheme([nora(), grinder({ sch: 1 })], { schemes: [{ ...MAIN, ...main }], ...more }),
      ...answers,
    )
  const [all, twice] = [
    [boost(1), place, finish],
    [boost(1), boost(0), place, finish],
  ]
  expect(threat({}, {}, ...all)).toEqual({
    ...{ end: null, damage: 0, hits: [], fell: [], left: null, shields: 0, winner: null },
    threat: { placed: 2, now: 5, of: 12 },
  })
  expect(threat({ threat: 11 }, {}, ...all)?.threat).toEqual({ placed: 2, now: 13, of: 12 })
  expect(threat({ threshold: undefined }, {}, ...all)?.threat).toEqual({ placed: 2, now: 5, of: null })
  expect(threat({ threat: undefined }, {}, ...all)?.threat).toEqual({ placed: 2, now: null, of: 12 })
  const side = { id: 'Side', kind: 'side' as const, threat: 1 }
  const named = { schemes: [MAIN, side], scheme: 'Side', boostCards: 1 }
  expect(threat({}, named, ...twice)?.threat).toEqual({ placed: 2, now: 3, of: null })
})

test('MC-SCHEMEENEMY-05 a scheme that is replaced or ends early says so', () => {
  const end = (more: object, ...answers: Answer[]) =>
    resultOf(enemyScheme, scheme([nora(), grinder({ sch: 1, ...more })]), ...answers)?.end
  expect(end({ confused: 1 })).toBe('confused')
  expect(end({}, report('attempt', [{ kind: 'replaceScheme' }]))).toBe('noScheme')
  expect(end({}, report('attempt', [{ kind: 'replaceScheme', attacks: true }]))).toBe('attacksInstead')
  expect(end({}, boost(0), report('threat', [{ kind: 'endAttack' }]), finish)).toBe('early')
})

test('MC-EA-03 a stunned enemy does not attack; against an alter-ego it schemes; a card can cut its attack short', () => {
  const stunned = attack([lumen(), grinder({ stunned: 1 })])
  expect(resultOf(enemyAttack, stunned)).toMatchObject({ end: 'stunned', damage: 0, left: null })
  const schemes = attack([nora(), grinder()], { activation: 'asked' })
  const answer = { question: 'activation', choice: 'schemes' }
  expect(resultOf(enemyAttack, schemes, answer)).toMatchObject({ end: 'schemes', damage: 0 })
  const cut = resultOf(enemyAttack, atLumen, nobody, boost(0), cutShort, finish)
  expect(cut).toMatchObject({ end: 'early', damage: 0 })
})

test('MC-PA-07 a player’s attack comes to its damage, and of one target to what it has left', () => {
  const one = basic([lumen(), grinder()], { targets: ['Grinder'] })
  expect(resultOf(playerAttack, one, deal, finish)).toMatchObject({
    ...{ end: null, damage: 2, hits: [], fell: [] },
    left: { remaining: 18, most: 20 },
  })
  const both = labelled(
    [lumen(), thorn({ retaliate: 0 }), grinder()],
    [{ ...hits(1), targets: 'each enemy' }],
  )
  expect(resultOf(playerAttack, both, deal, finish)).toMatchObject({ damage: 2, left: null })
  const fallen = basic([lumen({ atk: 9 }), spiker({ retaliate: 0 })], { targets: ['Spiker'] })
  expect(resultOf(playerAttack, fallen, deal, finish)).toMatchObject({ fell: ['Spiker'], left: null })
})

test('MC-PA-05 a stunned hero makes no attack, and one that an effect stops ends early', () => {
  const stunned = basic([lumen({ stunned: 1 }), grinder()], { targets: ['Grinder'] })
  expect(resultOf(playerAttack, stunned)).toMatchObject({ end: 'stunned', damage: 0, left: null })
  const stops: Answer = { question: 'damage', card: { effects: [{ kind: 'endAttack' }] } }
  const stopped = resultOf(playerAttack, basic([lumen(), grinder()], { targets: ['Grinder'] }), stops, finish)
  expect(stopped).toMatchObject({ end: 'early', damage: 0 })
})

test('MC-PA-12 who is stunned after the first of two attacks has attacked all the same', () => {
  const twice = labelled([lumen(), grinder()], [hits(2), hits(2)], { targets: ['Grinder'] })
  const stuns: Answer = {
    question: 'damageDealt',
    card: { effects: [{ kind: 'status', to: { piece: 'Lumen' }, status: 'stunned' }] },
  }
  expect(resultOf(playerAttack, twice, deal, stuns, finish)).toMatchObject({ end: null, damage: 2 })
})

test('changes between attacks deal no damage of an attack; they tell who has fallen', () => {
  const falls: Answer = {
    question: 'changes',
    card: { effects: [{ kind: 'leaves', who: { piece: 'Thorn' }, how: 'defeated' }] },
  }
  const setUp = { edition: '1.8', players: ['Ana'], pieces: [lumen(), thorn()] }
  const open = marvelChanges.play(setUp, [])
  const name = open.prompt?.windows[0]?.name ?? ''
  const result = resultOf(marvelChanges, setUp, { ...falls, question: name })
  expect(result).toEqual({
    ...{ end: null, damage: 0, hits: [], fell: ['Thorn'], left: null, shields: 0, winner: null },
  })
  expect(marvelChanges.sidesAtFirst(setUp)).toEqual({ attacker: null, targets: [] })
  expect(sidesOf(marvelChanges, setUp)).toEqual({ attacker: null, targets: [] })
})

test('MC-EA-01 an enemy attacks the identity of a player, or the ally that is named; then its target is who is attacked', () => {
  const { sidesAtFirst } = enemyAttack
  const against = (id: string, player = 'Ana') => ({ attacker: 'Grinder', targets: [{ id, player }] })
  const pieces = [granite(), sparrow(), lumen(), grinder()]
  const atAna = attack(pieces, { target: { player: 'Ana' } })
  expect(sidesAtFirst(atAna)).toEqual(against('Lumen'))
  expect(sidesAtFirst(attack(pieces, { target: { player: 'Bo' } }))).toEqual(against('Granite', 'Bo'))
  const named = attack(pieces, { target: { player: 'Ana', character: 'Sparrow' } })
  expect(sidesAtFirst(named)).toEqual(against('Sparrow'))
  expect(sidesAtFirst(attack([sparrow(), grinder()]))).toEqual(against('Ana'))
  expect(sidesOf(enemyAttack, atAna)).toEqual(against('Lumen'))
  expect(sidesOf(enemyAttack, atAna, defend('Sparrow'))).toEqual(against('Sparrow'))
  const stunned = attack([lumen(), grinder({ stunned: 1 })])
  expect(sidesOf(enemyAttack, stunned)).toEqual(against('Ana'))
})

test('MC-PA-04 the targets of a player’s attack are those of its set-up, then those that it is made against', () => {
  const { sidesAtFirst } = playerAttack
  const from = (...ids: string[]) => ({ attacker: 'Lumen', targets: ids.map(id => ({ id })) })
  const pieces = [lumen(), grinder(), thorn()]
  expect(sidesAtFirst(basic(pieces))).toEqual(from())
  expect(sidesAtFirst(basic(pieces, { targets: ['Thorn'] }))).toEqual(from('Thorn'))
  expect(sidesOf(playerAttack, basic(pieces), { question: 'target', choice: 'Thorn' })).toEqual(from('Thorn'))
  expect(sidesOf(playerAttack, basic(pieces))).toEqual(from())
})

test('MC-PA-18 a further target that is attacked at once is one more, one of a later sentence is not yet', () => {
  const further = (later: object): Answer => ({
    question: 'damage',
    card: { effects: [{ kind: 'furtherTarget', to: { piece: 'Thorn' }, ...later }] },
  })
  const setUp = labelled([lumen(), grinder(), thorn(), overseer()], [hits(2)], { targets: ['Grinder'] })
  expect(sidesOf(playerAttack, setUp, further({}))).toMatchObject({
    targets: [{ id: 'Grinder' }, { id: 'Thorn' }],
  })
  expect(sidesOf(playerAttack, setUp, further({ later: true }))).toMatchObject({
    targets: [{ id: 'Grinder' }],
  })
})

test('an end that is told from the store has the targets that it had', () => {
  const over = played(playerAttack, basic([lumen(), grinder()], { targets: ['Grinder'] }), [deal, finish])
  const told = playerAttack.asTold(over, over.outcome ?? {})
  expect(told?.isSame).toBe(true)
  const untold = told && { ...told.played, events: [] }
  expect(untold && playerAttack.sides(untold)).toEqual({ attacker: 'Lumen', targets: [{ id: 'Grinder' }] })
})
