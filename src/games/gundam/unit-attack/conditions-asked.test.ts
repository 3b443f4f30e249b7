// Tests of conditions that only players know: they are asked when they first matter, and of rules of cards for targets.
import { expect } from 'vitest'
import { test } from '../../../../test/support/games/gundam/each-edition.ts'
import {
  attack,
  attempt,
  block,
  bothPass,
  command,
  drake,
  falcon,
  finish,
  fort,
  heron,
  hurt,
  left,
  mole,
  noBlock,
  noBurst,
  pass,
  piece,
  quietly,
  resolve,
  rested,
  titan,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Constant } from '../vocabulary/pieces.ts'

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

test('GCG-9-1-5a First Strike under a condition is asked before the damage, and only where Units battle', () => {
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

test('GCG-7-4-1a a Unit whose Blocker has a condition may block: who blocks says that it holds', () => {
  const astray = mole(given({ keyword: 'Blocker' }))
  const setUp = attack([falcon(), astray])
  expect(resolve(setUp).offered('block')).toEqual(['Mole', 'decline'])
  const story = resolve(setUp, block('Mole'), bothPass, finish)
  expect(story.told('condition_holds')).toMatchObject([{ card: 'Mole' }])
  expect(left(story, 'Mole')).toEqual([2])
  expect(attempt(attack([falcon(), mole()]), block('Mole')).refused?.code).toBe('noBlocker')
})

test('GCG-7-4-1a a Blocker whose other condition is not met cannot block, whatever the players say', () => {
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

test('GCG-7-6-2-4 Suppression under a condition is not asked where Units battle, since no Shield takes damage', () => {
  const suppresses = titan({ keywords: [], ...given({ keyword: 'Suppression' }) })
  const setUp = attack([suppresses, drake(rested)], 'Drake', { edition: '1.9.0' })
  expect(asked(resolve(setUp, ...quietly))).toEqual([])
})

test('GCG-9-1-5a First Strike under a condition is not asked before a Base, nor of the attacked Unit', () => {
  const quick = given({ keyword: 'First Strike' })
  expect(asked(resolve(attack([falcon(quick), fort()]), ...quietly))).toEqual([])
  const atDrake = attack([falcon(), drake({ ...rested, ...quick })], 'Drake')
  expect(asked(resolve(atDrake, ...quietly))).toEqual([])
})

test('GCG-9-1-5a what changes no damage under a condition is not asked before the damage', () => {
  const blocks = given({ keyword: 'Blocker' })
  expect(asked(resolve(attack([falcon(blocks)]), ...quietly))).toEqual([])
  expect(asked(resolve(attack([falcon(blocks), mole(rested)], 'Mole'), ...quietly))).toEqual([])
})

test('GCG-9-1-5a what reduces only effect damage under a condition is asked where an enemy deals some', () => {
  const tough = given({ reduces: 1, reducesOnly: 'effect' })
  const setUp = attack([falcon(), mole({ ...rested, ...tough })], 'Mole')
  const shot = (owner: string) => command(owner, 'Shot', hurt(piece('Mole'), 2))
  expect(asked(resolve(setUp, noBlock, pass, shot('Kei')))).toEqual(['condition:Mole'])
  expect(asked(resolve(setUp, noBlock, shot('Rio')))).toEqual([])
  expect(resolve(setUp, noBlock, pass, shot('Kei'), says('Mole', 'holds')).hp('Mole')).toBe(4)
})

test('GCG19-5-21-1 what reduces damage under a condition reduces each damage, if it is not “once per turn”', () => {
  const setUp = attack([falcon(), mole({ ...rested, ...given({ reduces: 1 }) })], 'Mole')
  const shot = command('Kei', 'Shot', hurt(piece('Mole'), 2))
  const story = resolve(setUp, noBlock, pass, shot, says('Mole', 'holds'), bothPass, finish)
  expect(story.hp('Mole')).toBe(2)
})

test('GCG-7-6-3-2a what reduces battle damage under a condition is asked of whoever takes some', () => {
  const tough = given({ reduces: 1, reducesOnly: 'battle' })
  const battle = attack([falcon(tough), drake({ ...rested, ...tough })], 'Drake')
  expect(asked(resolve(battle, ...quietly))).toEqual(['condition:Falcon'])
  expect(asked(resolve(battle, ...quietly, says('Falcon', 'holds')))).toEqual(['condition:Drake'])
  const onBase = attack([falcon(tough), fort(tough)])
  expect(asked(resolve(onBase, ...quietly))).toEqual(['condition:Fort'])
  expect(asked(resolve(onBase, ...quietly, says('Fort', 'holds')))).toEqual([])
  expect(asked(resolve(attack([falcon(tough)]), ...quietly))).toEqual([])
})

test('GCG-7-6-3-3 Breach under a condition is asked where Units battle, of the attacker alone', () => {
  const breaks = given({ breach: 2 })
  expect(asked(resolve(attack([falcon(breaks), drake(rested)], 'Drake'), ...quietly))).toEqual([
    'condition:Falcon',
  ])
  expect(asked(resolve(attack([falcon(), drake({ ...rested, ...breaks })], 'Drake'), ...quietly))).toEqual([])
  expect(asked(resolve(attack([falcon(breaks), fort()]), ...quietly))).toEqual([])
  expect(asked(resolve(attack([falcon(breaks)]), ...quietly))).toEqual([])
})

test('GCG-9-1-5a of two conditions the second is asked only if the first holds, or if it decides something else', () => {
  const other = { asks: '@trash:10' }
  const says7 = (choice: 'holds' | 'holdsNot') => [...quietly, says('Falcon', choice)]
  const both = { ap: 2, while: [asks, other] }
  const setUp = attack([falcon({ constants: [both] }), fort()])
  expect(asked(resolve(setUp, ...says7('holds')))).toEqual(['condition:Falcon'])
  expect(asked(resolve(setUp, ...says7('holdsNot')))).toEqual([])
  const alone = { ap: 1, while: [other] }
  const more = attack([falcon({ constants: [both, alone] }), fort()])
  const story = resolve(more, ...says7('holdsNot'))
  expect(asked(story)).toEqual(['condition:Falcon'])
  expect(story.prompt?.windows[0]?.about).toMatchObject({ condition: '@trash:10' })
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

test('GCG-7-3-1a a Unit that, as the players say, cannot attack does not: it stays active, and another one may attack', () => {
  const setUp = attack([falcon(given({ rule: 'cannotAttack' })), heron(), mole(rested)], 'Mole')
  expect(asked(resolve(setUp))).toEqual(['condition:Falcon'])
  const barred = resolve(setUp, says('Falcon', 'holds'))
  expect(barred.offered('attacker')).toEqual(['Heron', 'noAttack'])
  const over = resolve(setUp, says('Falcon', 'holds'), { choice: 'noAttack' })
  expect(over.result).toMatchObject({ attacker: null, pieces: [{ piece: 'Falcon', rested: false }, {}, {}] })
  const story = resolve(setUp, says('Falcon', 'holds'), { choice: 'Heron' }, ...quietly, finish)
  expect(left(story, 'Heron', 'Mole')).toEqual([0, 3])
  expect(left(resolve(setUp, says('Falcon', 'holdsNot'), ...quietly, finish), 'Mole')).toEqual([2])
})

test('GCG-7-3-1a whether a Unit cannot attack is also asked once it has been chosen', () => {
  const {
    attacker: _,
    target: _target,
    ...open
  } = attack([falcon(given({ rule: 'cannotAttack' })), mole(rested)])
  const chosen = resolve(open, { choice: 'Falcon' })
  expect(asked(chosen)).toEqual(['condition:Falcon'])
  expect(resolve(open, { choice: 'Falcon' }, says('Falcon', 'holds')).offered('attacker')).toEqual([
    'noAttack',
  ])
  expect(
    resolve(open, { choice: 'Falcon' }, says('Falcon', 'holdsNot')).told('attacker_selected'),
  ).toHaveLength(1)
})
