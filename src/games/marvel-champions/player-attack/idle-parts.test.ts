// Tests of what a script is told about a part of an attack that would hit nobody, and of the parts that are none.
import { expect, test } from 'vitest'
import { grinder, lumen } from '../../../../test/support/games/marvel-champions/cast.ts'
import { basic, hits, labelled } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { playerScriptSchema } from './idle-parts.ts'

type Part = Parameters<typeof labelled>[1][number]
const pieces = [lumen(), grinder()]

/** What is wrong with a set-up, each with its place among the attacks. */
const faults = (setUp: object) =>
  (playerScriptSchema.safeParse(setUp).error?.issues ?? []).map(({ path, message }) => [
    path.slice(2).join('.'),
    message,
  ])
const ofParts = (...parts: Part[]) => faults(labelled(pieces, parts))
const toThe = (...numbers: number[]): Part['instances'] => numbers.map(to => ({ amount: 1, to }))

test('MC18-PA-32 nothing is wrong with a basic attack, nor with damage to each chosen enemy', () => {
  expect(faults(basic(pieces))).toEqual([])
  expect(ofParts(hits(1, 2))).toEqual([])
})

test('MC18-PA-32 nothing is wrong with the last of the chosen enemies, nor with each other enemy', () => {
  expect(ofParts({ targets: 2, instances: toThe(1, 2) })).toEqual([])
  expect(ofParts({ targets: 2, sentences: true, instances: toThe(1, 2) })).toEqual([])
  expect(
    ofParts({
      targets: 1,
      instances: [
        { amount: 2, to: 1 },
        { amount: 1, to: 'others' },
      ],
    }),
  ).toEqual([])
})

test('MC18-PA-32 of each enemy there may be a second one, however many are at the table now', () => {
  expect(ofParts({ targets: 'each enemy', instances: toThe(2) })).toEqual([])
})

test('MC18-PA-32 each attack of an ability has enemies of its own, unless it is against the same ones', () => {
  const one = { ...hits(1), targets: 1 }
  const two = { targets: 2, instances: toThe(2) }
  const same: Part = { targets: 'same', instances: toThe(2) }
  expect(ofParts(one, two, same, same)).toEqual([])
  expect(ofParts(two, one, same)).toEqual([['2.instances.0.to', 'at most 1, the number of chosen enemies']])
  expect(ofParts(one, same, two)).toEqual([['1.instances.0.to', 'at most 1, the number of chosen enemies']])
})

test('MC18-PA-32 a part that would hit nobody is told with the reason', () => {
  const same: Part = { ...hits(1), targets: 'same' }
  expect(ofParts(same)).toEqual([['0.targets', 'the first attack has no enemies of an attack before it']])
  const ofEach: Part = { targets: 'each minion', sentences: true, instances: toThe(1) }
  expect(ofParts(ofEach)).toEqual([
    ['0.sentences', 'only enemies that are chosen have sentences of their own'],
  ])
  const unsaid: Part = { targets: 2, sentences: true, instances: [...toThe(1), { amount: 1 }] }
  expect(ofParts(unsaid)).toEqual([
    ['0.instances.1.to', 'beside sentences, the number of the enemy that it is for'],
  ])
  const others: Part = { targets: 'each enemy', instances: [{ amount: 1 }, { amount: 1, to: 'others' }] }
  expect(ofParts(others)).toEqual([['0.instances.1.to', 'beside each enemy there is no other']])
  expect(ofParts({ targets: 2, instances: toThe(2, 3) })).toEqual([
    ['0.instances.1.to', 'at most 2, the number of chosen enemies'],
  ])
})
