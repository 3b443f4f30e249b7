// Tests “once per turn”: effects of one card that share a limit use it up together, others do not.
import { expect } from 'vitest'
import { test } from '../../../../../test/support/games/gundam/each-edition.ts'
import {
  attack,
  falcon,
  heron,
  quietly,
  resolve,
} from '../../../../../test/support/games/gundam/unit-attack.ts'
import type { AbilityGiven } from '../../vocabulary/effects.ts'

const noted = (id: string, on: 'whenAttacking' | 'battleEnd', more: Partial<AbilityGiven>): AbilityGiven => ({
  ...{ id, source: 'Falcon', trigger: { on }, effects: [{ kind: 'note', text: id }] },
  ...more,
})
const first = noted('First', 'whenAttacking', { once: 'x' })
const second = (more: Partial<AbilityGiven>) => noted('Second', 'battleEnd', more)
const withBase = (...abilities: AbilityGiven[]) =>
  resolve(
    attack([falcon(), heron(), { id: 'Fort', kind: 'base', player: 'Rio', hp: 9 }], undefined, { abilities }),
    ...quietly,
    { question: 'finish', choice: 'finish' },
  )

test('GCG-7-3-2a two effects of one card with the same limit open once between them', () => {
  expect(withBase(first, second({ once: 'x' })).result.notes).toEqual(['First'])
  expect(withBase(first, second({ once: 'y' })).result.notes).toEqual(['First', 'Second'])
  expect(withBase(first, second({ once: 'x', source: 'Heron' })).result.notes).toEqual(['First', 'Second'])
})

test('GCG-7-3-2a the next attack of the table asks anew whether the limit is left', () => {
  const { table } = withBase(first).result
  expect(table).toMatchObject({ abilities: [{ id: 'First', once: 'x' }] })
  expect(JSON.stringify(table)).not.toContain('"uses"')
})

test('GCG-9-1-5a an effect whose condition does not hold is not carried out and keeps its limit', () => {
  const asks = noted('First', 'whenAttacking', { once: 'x', asks: ['@level:7'] })
  const story = resolve(
    attack([falcon(), { id: 'Fort', kind: 'base', player: 'Rio', hp: 9 }], undefined, {
      abilities: [asks, second({ once: 'x' })],
    }),
    { question: 'condition:Falcon', choice: 'holdsNot' },
    ...quietly,
    { question: 'finish', choice: 'finish' },
  )
  expect(story.result.notes).toEqual(['Second'])
})
