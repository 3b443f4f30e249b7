// Tests which Units may block by a condition or a rule, and what is told of it.
import { expect, test } from 'vitest'
import {
  attack,
  attempt,
  block,
  command,
  falcon,
  mole,
  noBlock,
  note,
  on,
  report,
  resolve,
  rested,
  turnTo,
  wall,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Constant } from '../vocabulary/pieces.ts'

const LEVEL = { asks: '@level:7' }

test('GCG-7-4-1a a Unit that cannot block is barred with the reason', () => {
  const constants: Constant[] = [{ while: [], rule: 'cannotBlock' }]
  const story = resolve(attack([falcon(), wall({ constants })]))
  const cannotBlock = { code: 'cannotBlock', clause: 'GCG-7-4-1a' }
  expect(story.prompt?.windows.at(-1)?.barred).toContainEqual({ name: 'Wall', ...cannotBlock })
  expect(attempt(attack([falcon(), wall({ constants })]), block('Wall')).refused).toMatchObject(cannotBlock)
})

test('GCG-7-4-1a a condition that gives another keyword lets no Unit block', () => {
  const constants: Constant[] = [{ while: [LEVEL], keyword: 'First Strike' }]
  expect(resolve(attack([falcon(), mole({ constants })])).offered('block')).toEqual(['decline'])
})

test('GCG-7-4-1a who blocks with a printed <Blocker> says nothing about a condition that gives it too', () => {
  const constants: Constant[] = [{ while: [LEVEL], keyword: 'Blocker' }]
  const blocks = (keywords: ['Blocker'] | []) =>
    resolve(attack([falcon(), wall({ keywords, constants })]), block('Wall')).told('condition_holds').length
  expect([blocks(['Blocker']), blocks([])]).toEqual([0, 1])
})

test('GCG-7-4-5 what a block triggers is told by the rule of its step', () => {
  const abilities = [on('W', 'Rio', { on: 'blocks' }, [note('W')], 'Wall')]
  const story = resolve(attack([falcon(), wall()], undefined, { abilities }), block('Wall'))
  expect(story.told('effects_triggered')).toMatchObject([{ clause: 'GCG-7-4-5', effects: ['W'] }])
})

test('GCG19-8-2-2c the rules leave open what a new target changes in the attack step alone (GCG19-OP-01)', () => {
  const setUp = attack([falcon(), mole(rested)], undefined, { edition: '1.9.0' })
  const early = resolve(setUp, report('attack', turnTo('Mole'))).told('target_changed')
  expect(early).toMatchObject([{ to: 'Mole', ruling: 'GCG19-OP-01' }])
  const late = resolve(setUp, noBlock, command('Rio', 'A', turnTo('Mole'))).told('target_changed')
  expect(late).toMatchObject([{ to: 'Mole' }])
  expect(late[0]).not.toHaveProperty('ruling')
})
