// Tests of characters with toughness of which nobody has said whether their tough card is still there.
import { expect } from 'vitest'
import { grinder, lumen, rustling } from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import { piece, report, use } from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  deal,
  finish,
  resolve,
  target,
} from '../../../../../test/support/games/marvel-champions/player-attack.ts'

const hard = rustling({ hitPoints: 5, toughness: true })
const attack = (more: object = {}) => basic([lumen({ atk: 2, ...more }), hard, grinder()])
const begun = (...answers: Parameters<typeof resolve>[1][]) =>
  resolve(attack(), target('Rustling'), ...answers)

test('MC-TOUGHNESS-02 if the tough card is still there it stops the damage, and is gone', () => {
  const story = begun(deal, use('tough', 'tough:Rustling'), finish)
  expect(story.hp('Rustling')).toBe(5)
  expect(story.told('status_discarded')).toMatchObject([{ piece: 'Rustling', status: 'tough', amount: 2 }])
  // Somebody has said so: nothing was taken as printed.
  expect(story.told('tough_as_printed')).toEqual([])
  expect(story.outcome?.table.pieces.find(({ id }) => id === 'Rustling')).toMatchObject({ tough: 0 })
})

test('MC-TOUGHNESS-02 the question can be passed over: without an answer the tough card is gone', () => {
  const story = begun(deal, finish)
  expect(story.hp('Rustling')).toBe(3)
})

test('MC-TOUGHNESS-02 the question is about the damaged character, and who passes says that the tough card is gone', () => {
  const asked = begun(deal).prompt?.windows.find(({ name }) => name === 'tough:Rustling')
  expect(asked).toMatchObject({
    clause: 'MC-TOUGHNESS-02',
    choices: [{ name: 'tough' }, { name: 'pass', passes: true }],
    about: { piece: 'Rustling' },
  })
  const story = begun(deal, use('pass', 'tough:Rustling'), finish)
  expect(story.hp('Rustling')).toBe(3)
})

test('MC-TOUGHNESS-02 nobody is asked about a tough card that was counted, pierced or just given', () => {
  const asks = (...play: Parameters<typeof resolve>) =>
    resolve(...play).prompt?.windows.map(({ name }) => name)
  const counted = basic([lumen({ atk: 2 }), { ...hard, tough: 0 }, grinder()])
  const given = report('damage', [{ kind: 'status', to: piece('Rustling'), status: 'tough' }])
  expect(asks(counted, target('Rustling'), deal)).not.toContain('tough:Rustling')
  expect(asks(attack({ keywords: ['piercing'] }), target('Rustling'), deal)).not.toContain('tough:Rustling')
  expect(asks(attack(), target('Rustling'), given, deal)).not.toContain('tough:Rustling')
  expect(asks(attack(), target('Rustling'), deal)).toContain('tough:Rustling')
})

test('MC-TOUGHNESS-02 an attack that deals no damage leaves it open for the next one', () => {
  const story = resolve(attack({ atk: 0 }), target('Rustling'), deal, finish)
  expect(story.outcome?.table.pieces.find(({ id }) => id === 'Rustling')).toMatchObject({ toughness: true })
})
