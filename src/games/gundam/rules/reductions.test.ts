// Tests reductions of one kind of damage, and those that work once per turn (GD05-055, GD04-068 and their kin).
import { expect, it } from 'vitest'
import {
  attack,
  bothPass,
  dealt,
  falcon,
  finish,
  hurt,
  left,
  mole,
  noBlock,
  piece,
  resolve,
  rested,
  whenAttacking,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Answer } from '../../../engine/types.ts'
import { type Constant, constantSchema } from '../vocabulary/pieces.ts'

const once = { asks: '@onceLeft:1', once: true } as const
const says = (choice: 'holds' | 'holdsNot'): Answer => ({ question: 'condition:Mole', choice })

/** Falcon hits Mole with 2 effect damage as it attacks, then with 3 battle damage. */
const setUp = (constant: Constant, by = 'Kei') => {
  const shoots = { ...whenAttacking('K', 'Falcon', [hurt(piece('Mole'), 2)]), owner: by }
  return attack([falcon(), mole({ ...rested, hp: 9, constants: [constant] })], 'Mole', {
    abilities: [shoots],
    edition: '1.9.0',
  })
}
const hits = (constant: Constant, ...answers: Answer[]) => {
  const story = resolve(setUp(constant), ...answers, noBlock, bothPass, finish)
  return [dealt(story, 'effect').Mole ?? 0, dealt(story, 'battle').Mole ?? 0]
}

it('GCG19-5-21-1 a reduction can be of battle damage alone, or of effect damage alone', () => {
  expect(hits({ while: [], reduces: 1 })).toEqual([1, 2])
  expect(hits({ while: [], reduces: 1, reducesOnly: 'battle' })).toEqual([2, 2])
  expect(hits({ while: [], reduces: 3, reducesOnly: 'effect' })).toEqual([0, 3])
})

it('GD04-053 a reduction once per turn is asked before the first damage by an enemy, and lowers that one alone', () => {
  const zaku: Constant = { while: [once], reduces: 1 }
  expect(resolve(setUp(zaku)).prompt?.windows.map(({ name }) => name)).toEqual(['condition:Mole'])
  expect(hits(zaku, says('holds'))).toEqual([1, 3])
  expect(hits(zaku, says('holdsNot'))).toEqual([2, 3])
})

it('GD05-055 a reduction of battle damage once per turn is not asked before effect damage', () => {
  const destiny: Constant = { while: [once], reduces: 2, reducesOnly: 'battle' }
  const story = resolve(setUp(destiny), noBlock, bothPass, says('holds'), finish)
  expect([dealt(story, 'effect').Mole, dealt(story, 'battle').Mole]).toEqual([2, 1])
})

it('GCG-9-1-5a a reduction that begins is told with its kind of damage', () => {
  const story = resolve(setUp({ while: [{ is: 'damaged' }], reduces: 1, reducesOnly: 'battle' }))
  expect(story.told('constant_effect_began')).toMatchObject([{ piece: 'Mole', reduces: 1, only: 'battle' }])
})

it('GCG19-5-21-1 damage by its own player is not reduced, so nothing is asked before it', () => {
  const story = resolve(setUp({ while: [once], reduces: 1 }, 'Rio'), noBlock, bothPass, says('holds'), finish)
  expect([dealt(story, 'effect').Mole, dealt(story, 'battle').Mole]).toEqual([2, 2])
})

it('GCG-9-1-5a HP under a condition are asked before effect damage, which would destroy the Unit without them', () => {
  const alex = mole({ ...rested, hp: 2, constants: [{ while: [{ asks: '@level:7' }], hp: 1 }] })
  const abilities = [whenAttacking('K', 'Falcon', [hurt(piece('Mole'), 2)])]
  const shot = (choice: 'holds' | 'holdsNot') =>
    left(resolve(attack([falcon(), alex], 'Mole', { abilities }), says(choice)), 'Mole')
  expect([shot('holds'), shot('holdsNot')]).toEqual([[1], [0]])
})

it('GD04-053 only a card itself can have a reduction once per turn', () => {
  const own = { while: [once], reduces: 1 }
  expect(constantSchema.safeParse(own).success).toBe(true)
  expect(constantSchema.safeParse({ ...own, to: 'own Units' }).success).toBe(false)
})
