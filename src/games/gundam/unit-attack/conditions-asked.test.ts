// Tests of conditions that only players know: they are asked when they first matter, and of rules of cards for targets.
import { expect } from 'vitest'
import { test } from '../../../../test/games/gundam/each-edition.ts'
import {
  attack,
  attempt,
  block,
  bothPass,
  drake,
  falcon,
  finish,
  fort,
  heron,
  left,
  mole,
  noBlock,
  noBurst,
  quietly,
  resolve,
  rested,
  titan,
  wall,
} from '../../../../test/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Constant } from '../rules/pieces.ts'

const asks = { asks: '@level:7' }
const given = (constant: Omit<Constant, 'while'>, ...more: Constant['while']) => ({
  constants: [{ ...constant, while: [asks, ...more] }],
})
const says = (unit: string, choice: 'holds' | 'holdsNot'): Answer => ({
  question: `condition:${unit}`,
  choice,
})
const asked = (story: ReturnType<typeof resolve>) =>
  story.prompt?.windows.map(({ name }) => name).filter(name => name.startsWith('condition')) ?? []

test('R-033 First Strike under a condition is asked before the damage, and only where Units battle', () => {
  const spallow = falcon(given({ keyword: 'First Strike' }))
  const atDrake = attack([spallow, drake({ ...rested, ap: 9 })], 'Drake')
  expect(asked(resolve(atDrake, ...quietly))).toEqual(['condition:Falcon'])
  const yes = resolve(atDrake, ...quietly, says('Falcon', 'holds'), finish)
  expect(left(yes, 'Falcon', 'Drake')).toEqual([4, 0])
  expect(yes.told('condition_holds')).toMatchObject([{ card: 'Falcon', condition: '@level:7' }])
  const no = resolve(atDrake, ...quietly, says('Falcon', 'holdsNot'), finish)
  expect(left(no, 'Falcon', 'Drake')).toEqual([0, 0])
  expect(asked(resolve(attack([spallow]), ...quietly))).toEqual([])
})

test('GCG-7-4-1a High-Maneuver under a condition is asked where the target is declared', () => {
  const quick = falcon(given({ keyword: 'High-Maneuver' }))
  const setUp = attack([quick, wall()])
  expect(asked(resolve(setUp))).toEqual(['condition:Falcon'])
  expect(attempt(setUp, says('Falcon', 'holds'), block('Wall')).refused?.code).toBe('highManeuver')
  expect(resolve(setUp, says('Falcon', 'holdsNot')).offered('block')).toEqual(['Wall', 'decline'])
})

test('R-030 a Unit whose Blocker has a condition may block: who blocks says that it holds', () => {
  const astray = mole(given({ keyword: 'Blocker' }))
  const setUp = attack([falcon(), astray])
  expect(resolve(setUp).offered('block')).toEqual(['Mole', 'decline'])
  const story = resolve(setUp, block('Mole'), bothPass, finish)
  expect(story.told('condition_holds')).toMatchObject([{ card: 'Mole' }])
  expect(left(story, 'Mole')).toEqual([2])
  expect(attempt(attack([falcon(), mole()]), block('Mole')).refused?.code).toBe('noBlocker')
})

test('R-030 a Blocker whose other condition is not met cannot block, whatever the players say', () => {
  const astray = mole(given({ keyword: 'Blocker' }, { is: 'paired' }))
  expect(attempt(attack([falcon(), astray]), block('Mole')).refused?.code).toBe('noBlocker')
})

test('GCG-7-6-3-2a AP under a condition is asked for both Units, the attacker first', () => {
  const setUp = attack([falcon(given({ ap: 2 })), mole({ ...rested, ...given({ ap: 3 }) })], 'Mole')
  expect(asked(resolve(setUp, ...quietly))).toEqual(['condition:Falcon'])
  const falcons = says('Falcon', 'holds')
  expect(asked(resolve(setUp, ...quietly, falcons))).toEqual(['condition:Mole'])
  const story = resolve(setUp, ...quietly, falcons, says('Mole', 'holds'), finish)
  expect(left(story, 'Falcon', 'Mole')).toEqual([0, 0])
})

test('GCG-7-6-2-4 AP under a condition is not asked where a Shield takes the damage, but for a Base', () => {
  const strong = falcon(given({ ap: 2 }))
  expect(asked(resolve(attack([strong]), ...quietly))).toEqual([])
  const onBase = attack([strong, fort()])
  expect(asked(resolve(onBase, ...quietly))).toEqual(['condition:Falcon'])
  expect(resolve(onBase, ...quietly, says('Falcon', 'holds'), finish).hp('Fort')).toBe(0)
})

test('GCG-7-6-2-3 AP that nobody knows is asked whole, so its condition is not', () => {
  const { ap: _ap, ...unknown } = falcon(given({ ap: 2 }))
  const story = resolve(attack([unknown, fort()]), ...quietly)
  expect(story.prompt?.windows.map(({ name }) => name)).toContain('ap:Falcon')
  expect(asked(story)).toEqual([])
})

test('GCG-7-6-2-4 Suppression under a condition is asked where Shields take the damage', () => {
  const suppresses = titan({ keywords: [], ...given({ keyword: 'Suppression' }) })
  const setUp = attack([suppresses], undefined, { edition: '1.9.0' })
  expect(asked(resolve(setUp, ...quietly))).toEqual(['condition:Titan'])
  const story = resolve(setUp, ...quietly, says('Titan', 'holds'), noBurst, noBurst, finish)
  expect(story.result.shields).toBe(0)
  // Rules 1.0 have no Suppression, so there is nothing to ask.
  expect(asked(resolve({ ...setUp, edition: '1.0' }, ...quietly))).toEqual([])
})

test('GCG-9-1-5a a condition is asked once, and its HP come with the answer', () => {
  const michaelis = falcon({ constants: [{ ap: 1, hp: 1, while: [asks] }] })
  const setUp = attack([michaelis, drake({ ...rested, ap: 4 })], 'Drake')
  const story = resolve(setUp, ...quietly, says('Falcon', 'holds'), finish)
  expect(left(story, 'Falcon', 'Drake')).toEqual([1, 0])
})

test('GCG-9-1-5a a condition of one card says nothing about the same condition of another', () => {
  const both = [falcon(given({ ap: 1 })), mole({ ...rested, ...given({ ap: 1 }) })]
  const story = resolve(attack(both, 'Mole'), ...quietly, says('Falcon', 'holdsNot'))
  expect(asked(story)).toEqual(['condition:Mole'])
})

const ruled = (rule: Constant['rule'], ...more: Constant['while']) => ({
  constants: [{ rule, while: more }],
})

test('R-037 a Unit that cannot choose the player attacks Units alone; the Base and the Shields are closed to it', () => {
  const parts = falcon(ruled('cannotAttackPlayer'))
  expect(attempt(attack([parts, drake(rested)])).refused?.code).toBe('cannotAttackPlayer')
  const open = { ...attack([parts, drake(rested)]), target: undefined }
  const story = resolve(open)
  expect(story.offered('target')).toEqual(['Drake'])
  expect(attempt(open, { question: 'target', choice: 'player' }).refused?.code).toBe('cannotAttackPlayer')
})

test('R-037 without a Unit to attack it makes no attack', () => {
  const open = { ...attack([falcon(ruled('cannotAttackPlayer')), drake()]), target: undefined }
  const story = resolve(open, { question: 'target', choice: 'noAttack' })
  expect(story.told('attack_declined')).toHaveLength(1)
  expect(story.outcome).not.toBeNull()
})

test('R-038 of several Units that draw attacks the attacker picks one; the player and other Units are closed', () => {
  const draws = { ...rested, ...ruled('drawsAttacks', { is: 'rested' }) }
  const pieces = [falcon(), drake(draws), mole(draws), wall(rested)]
  const story = resolve({ ...attack(pieces), target: undefined })
  expect(story.offered('target')).toEqual(['Drake', 'Mole'])
  expect(attempt(attack(pieces)).refused?.code).toBe('drawsAttacks')
  expect(attempt(attack(pieces, 'Wall')).refused?.code).toBe('drawsAttacks')
  expect(attempt(attack([falcon(), drake(ruled('drawsAttacks', { is: 'rested' }))])).refused).toBeNull()
})

test('R-038 who draws the attacks of Units that are not linked leaves Link Units free', () => {
  const draws = drake({ ...rested, ...ruled('drawsAttacksOfUnlinked', { is: 'rested' }) })
  const linked = falcon({ pilot: { links: true, ap: 1, hp: 1 } })
  const paired = falcon({ pilot: { links: false, ap: 1, hp: 1 } })
  expect(attempt(attack([linked, draws])).refused).toBeNull()
  expect(attempt(attack([falcon({ linkUnit: true }), draws])).refused).toBeNull()
  expect(attempt(attack([paired, draws])).refused?.code).toBe('drawsAttacks')
})

test('R-039 who must be attacked goes before who draws attacks', () => {
  const draws = drake({ ...rested, ...ruled('drawsAttacks', { is: 'rested' }) })
  const must = mole({ ...rested, ...ruled('mustBeAttacked') })
  expect(resolve({ ...attack([falcon(), draws, must]), target: undefined }).offered('target')).toEqual([
    'Mole',
  ])
})

test('R-041 an active Unit that must be attacked leaves the choice free, but not to who may attack active Units', () => {
  const must = mole(ruled('mustBeAttacked'))
  expect(resolve({ ...attack([falcon(), must]), target: undefined }).offered('target')).toEqual(['player'])
  const may = falcon({ mayAttackActive: true })
  expect(resolve({ ...attack([may, must]), target: undefined }).offered('target')).toEqual(['Mole'])
})

test('GCG-7-3-1b a Unit that cannot be chosen as a target is none, and a Unit that cannot attack does not', () => {
  const hidden = drake({ ...rested, ...ruled('cannotBeAttacked') })
  expect(attempt(attack([falcon(), hidden], 'Drake')).refused?.code).toBe('cannotBeAttacked')
  expect(attempt(attack([falcon(ruled('cannotAttack')), heron()])).refused?.code).toBe('cannotAttackAtAll')
})

test('GCG-7-3-1b what players confirm about a target may forbid the one that was named: another one is chosen', () => {
  const hidden = drake({ ...rested, constants: [{ rule: 'cannotBeAttacked', while: [asks] }] })
  const setUp = attack([falcon(), hidden, mole(rested)], 'Drake')
  const chosen = { question: 'target', choice: 'Mole' }
  const story = resolve(setUp, says('Drake', 'holds'), chosen, noBlock, bothPass, finish)
  expect(left(story, 'Drake', 'Mole')).toEqual([3, 2])
  expect(left(resolve(setUp, says('Drake', 'holdsNot'), noBlock, bothPass, finish), 'Drake')).toEqual([0])
})
