// Tests of what a battle of the GUNDAM CARD GAME has come to, and of who attacks whom in it.
import { expect, test } from 'vitest'
import {
  attack,
  block,
  bothPass,
  falcon,
  finish,
  fort,
  leaves,
  mole,
  noBlock,
  noBurst,
  quietly,
  report,
  rested,
  turnTo,
  wall,
} from '../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../engine/types.ts'
import { unknownKeywordsIn } from './editions.ts'
import { unitAttack } from './flows.ts'

function played(setUp: object, ...answers: Answer[]) {
  const play = unitAttack.play({ edition: '1.9.0', ...setUp }, answers)
  expect(play.refused).toBeNull()
  return play
}
const resultOf = (setUp: object, ...answers: Answer[]) => unitAttack.result(played(setUp, ...answers))
const sidesOf = (setUp: object, ...answers: Answer[]) => unitAttack.sides(played(setUp, ...answers))

const atMole = attack([falcon(), mole(rested)], 'Mole')
const { attacker: _attacker, target: _target, ...open } = atMole

test('GCG-7-7-1 two Units that have hit each other: each hit, and nothing else', () => {
  expect(resultOf(atMole, ...quietly, finish)).toEqual({
    end: null,
    damage: 0,
    hits: [
      { to: 'Mole', amount: 3 },
      { to: 'Falcon', amount: 2 },
    ],
    fell: [],
    left: null,
    shields: 0,
    winner: null,
  })
})

test('GCG-7-7-1 a lost Shield counts as one, and not as a hit; damage that is prevented hits nobody', () => {
  const atPlayer = attack([falcon()])
  expect(resultOf(atPlayer, ...quietly, noBurst, finish)).toMatchObject({ hits: [], shields: 1 })
  const prevented = report('attack', { kind: 'prevent', to: { piece: 'Mole' }, amount: 3 })
  expect(resultOf(atMole, prevented, ...quietly, finish)).toMatchObject({
    hits: [{ to: 'Falcon', amount: 2 }],
  })
})

test('GCG-7-7-1 who is destroyed falls, and who loses the last Shield to an attack has lost the game', () => {
  const weak = attack([falcon(), mole({ ...rested, hp: 2 })], 'Mole')
  expect(resultOf(weak, ...quietly, finish)).toMatchObject({ end: null, fell: ['Mole'] })
  const bare = attack([falcon()], undefined, { shields: 0, base: 'none' })
  expect(resultOf(bare, ...quietly, finish)).toMatchObject({ end: null, winner: 'Kei' })
})

test('GCG-7-2 a battle that its attacker or its target leaves ends early; a player may as well not attack', () => {
  expect(resultOf(atMole, report('attack', leaves('Mole')), finish)).toMatchObject({ end: 'early' })
  const declined = played(open, { question: 'attacker', choice: 'noAttack' })
  expect(unitAttack.result(declined)).toMatchObject({ end: 'declined', hits: [] })
  expect(unitAttack.sides(declined)).toEqual({ attacker: null, targets: [] })
})

test('a battle that goes on has come to nothing yet', () => {
  expect(resultOf(atMole, noBlock)).toBeNull()
})

test('GCG-7-1c the sides of an attack are those of its set-up until it is declared', () => {
  const { sidesAtFirst } = unitAttack
  expect(sidesAtFirst(atMole)).toEqual({ attacker: 'Falcon', targets: [{ id: 'Mole' }] })
  expect(sidesAtFirst(attack([falcon()]))).toEqual({ attacker: 'Falcon', targets: [{ id: 'Rio' }] })
  expect(sidesAtFirst({ ...open, attacker: ['Falcon'] })).toEqual({ attacker: 'Falcon', targets: [] })
  expect(sidesAtFirst(open)).toEqual({ attacker: null, targets: [] })
  expect(sidesAtFirst({ no: 'set-up' })).toBeNull()
  expect(sidesOf(open)).toEqual({ attacker: null, targets: [] })
})

test('GCG-7-1c then they are those that were declared, or that the target has become', () => {
  const chosen: Answer[] = [
    { question: 'attacker', choice: 'Falcon' },
    { question: 'target', choice: 'Mole' },
  ]
  expect(sidesOf(open, ...chosen)).toEqual({ attacker: 'Falcon', targets: [{ id: 'Mole' }] })
  const turned = sidesOf(atMole, report('attack', turnTo('player')))
  expect(turned).toEqual({ attacker: 'Falcon', targets: [{ id: 'Rio' }] })
  const blocked = attack([falcon(), wall(), fort()])
  expect(sidesOf(blocked, block('Wall'))).toMatchObject({ attacker: 'Falcon' })
  expect(sidesOf(blocked, noBlock, bothPass)).toEqual({ attacker: 'Falcon', targets: [{ id: 'Rio' }] })
})

test('GCG19-13-1-7-1 no rule of 1.0 knows <Suppression>; of an edition that does not exist nothing is said', () => {
  const of = ['1.9.0', '1.0', '3.0'].map(unknownKeywordsIn)
  expect(of).toEqual([[], ['Suppression'], []])
})
