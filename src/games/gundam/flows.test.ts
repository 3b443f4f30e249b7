// Tests of what a preview of an attack in the GUNDAM CARD GAME says lies ahead.
import { expect, test } from 'vitest'
import { foreseen } from '../../../test/support/games/foreseen.ts'
import {
  atMole,
  attack,
  block,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  leaves,
  piece,
  quietly,
  report,
  rested,
  tower,
  undescribed,
  wall,
} from '../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../engine/types.ts'
import { unitAttack } from './flows.ts'
import type { UnitSetUp } from './unit-attack/set-up.ts'

/** Falcon rests as the attack begins; no Unit has a tough status card. */
const nothing = {
  hits: [],
  falls: [],
  tough: [],
  exhausts: ['Falcon'],
  shields: 0,
  winner: null,
  isOpen: false,
}
const ahead = (setUp: UnitSetUp, answers: readonly Answer[] = []) => foreseen(unitAttack, setUp, answers)

test('two Units that fight hit each other, and who has no HP left falls', () => {
  expect(ahead(attack([falcon(), drake(rested)], 'Drake'))).toEqual({
    ...nothing,
    hits: [
      { to: 'Drake', amount: 3 },
      { to: 'Falcon', amount: 3 },
    ],
    falls: ['Drake'],
  })
  expect(ahead(attack([falcon({ hp: 3 }), drake(rested)], 'Drake')).falls).toEqual(['Falcon', 'Drake'])
  expect(ahead(atMole()).falls).toEqual([])
})

test('damage that a Unit takes more than once is one hit', () => {
  const shot = report('attack', hurt(piece('Falcon'), 1), hurt(piece('Heron'), 1))
  expect(ahead(atMole(), [shot]).hits).toEqual([
    { to: 'Falcon', amount: 3 },
    { to: 'Heron', amount: 1 },
    { to: 'Mole', amount: 3 },
  ])
})

test('nobody blocks, acts or has a Burst unless a player says so', () => {
  expect(ahead(attack([falcon(), wall(), fort()]))).toEqual({
    ...nothing,
    hits: [{ to: 'Fort', amount: 3 }],
  })
})

test('a Unit that blocks rests and takes the hit', () => {
  expect(ahead(attack([falcon(), wall(), tower()]), [block('Tower')])).toEqual({
    ...nothing,
    hits: [
      { to: 'Tower', amount: 3 },
      { to: 'Falcon', amount: 2 },
    ],
    falls: ['Tower'],
    exhausts: ['Falcon', 'Tower'],
  })
})

test('a Base falls after the Units that a card has destroyed', () => {
  const setUp = attack([falcon(), heron(), fort({ hp: 3 })])
  expect(ahead(setUp, [report('attack', leaves('Heron', 'destroyed'))])).toEqual({
    ...nothing,
    hits: [{ to: 'Fort', amount: 3 }],
    falls: ['Heron', 'Fort'],
  })
})

test('Shields are counted, and the player is not one who falls', () => {
  expect(ahead(attack([falcon()]))).toEqual({ ...nothing, shields: 1 })
  expect(ahead(attack([falcon({ keywords: ['Suppression'] })]))).toEqual({ ...nothing, shields: 2 })
})

test('without Base and Shields the attacking player wins', () => {
  expect(ahead(attack([falcon()], undefined, { shields: 0 }))).toEqual({ ...nothing, winner: 'Kei' })
})

test('the fate is open where a player must name what nobody knows', () => {
  expect(ahead(undescribed(attack([falcon()])))).toEqual({ ...nothing, isOpen: true })
  const unknownAp = { id: 'Mole', kind: 'unit' as const, player: 'Rio', hp: 5, ...rested }
  expect(ahead(attack([falcon(), unknownAp], 'Mole'))).toEqual({ ...nothing, isOpen: true })
})

test('the fate is not open once the attack is over or need only be finished', () => {
  expect(ahead(atMole()).isOpen).toBe(false)
  expect(ahead(atMole(), [...quietly, finish])).toEqual(ahead(atMole()))
})
