// Tests that the comparison of editions leaves out answers to what the other edition does not ask.
import { expect, test } from 'vitest'
import { grinder, lumen, rustling } from '../../../test/support/games/marvel-champions/cast.ts'
import * as enemy from '../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  deal,
  finish,
  resolve,
  target,
} from '../../../test/support/games/marvel-champions/player-attack.ts'

const results = ({ outcome }: ReturnType<typeof resolve> | ReturnType<typeof enemy.resolve>) =>
  outcome?.editions.map(({ edition, result }) => [edition, result])

test('MC18-PA-38 an attack with a boost card that only 1.8 gives ends otherwise in the older editions', () => {
  const strong = lumen({ atk: 3, keywords: ['villainous'] })
  const setUp = basic([strong, rustling({ hitPoints: 9 })], { edition: '1.8' })
  const story = resolve(
    setUp,
    target('Rustling'),
    { question: 'boost#1', choice: 'flip', number: 2 },
    deal,
    finish,
  )
  expect(results(story)).toEqual([
    ['1.7', 'differs'],
    ['1.6-de', 'differs'],
  ])
  const there = story.outcome?.editions[0]?.differences.find(({ field }) => field === 'characters')?.there
  expect(there).toMatchObject([{}, { piece: 'Rustling', damage: 3 }])
})

test('MC18-PA-38 without boost icons it ends the same', () => {
  const setUp = basic([lumen({ keywords: ['villainous'] }), rustling()], { edition: '1.8' })
  const none = { question: 'boost#1', choice: 'flip', number: 0 }
  const story = resolve(setUp, target('Rustling'), none, deal, finish)
  expect(results(story)).toEqual([
    ['1.7', 'same'],
    ['1.6-de', 'same'],
  ])
})

test('MC18-PA-38 the other way round nobody knows what the boost card would be', () => {
  const setUp = basic([lumen({ keywords: ['villainous'] }), rustling()], { edition: '1.7' })
  const story = resolve(setUp, target('Rustling'), deal, finish)
  expect(results(story)).toEqual([
    ['1.8', 'cannotTell'],
    ['1.6-de', 'same'],
  ])
})

test('MC18-EA-54 an ability that opens only in 1.8 after an attack that ended early is left out in the others', () => {
  const ability = {
    id: 'Grudge',
    owner: 'Ana',
    trigger: { on: 'afterAttacks' as const },
    effects: [enemy.threat(2)],
  }
  const setUp = enemy.attack([lumen(), grinder()], { edition: '1.8', abilities: [ability] })
  const { nobody, boost, cutShort, use } = enemy
  const story = enemy.resolve(setUp, nobody, boost(0), cutShort, use('Grudge'), finish)
  expect(story.outcome?.summary.threat).toBe(2)
  expect(results(story)).toEqual([
    ['1.7', 'differs'],
    ['1.6-de', 'differs'],
  ])
})
