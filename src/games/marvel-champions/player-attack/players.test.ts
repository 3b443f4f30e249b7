// Tests of hit points that depend on the number of players, which is asked for when it matters.
import { expect } from 'vitest'
import { grinder, lumen, moth } from '../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../test/support/games/marvel-champions/clause-test.ts'
import {
  basic,
  deal,
  finish,
  resolve,
  target,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { playerAttackFlow } from './flow.ts'

const rhino = (damage = 0) => grinder({ hitPoints: undefined, hitPointsPerPlayer: 14, damage })
const players = (number: number) => ({ question: 'players', choice: 'players', number })

test('MC-PA-04 a villain with hit points for each player is asked about when it takes damage', () => {
  const { prompt } = resolve(basic([lumen(), rhino(13)]), target('Grinder'), deal)
  expect(prompt?.windows).toMatchObject([
    {
      name: 'players',
      hard: true,
      choices: [{ name: 'players', by: { any: ['Ana'] }, number: { asks: 'players', min: 1, max: 4 } }],
      about: { piece: 'Grinder', hitPoints: 14 },
    },
  ])
})

test('MC-PA-04 with 13 damage it falls in a solo game, and has 13 hit points left with two players', () => {
  const solo = resolve(basic([lumen(), rhino(13)]), target('Grinder'), deal, players(1))
  expect(solo.types).toContain('character_defeated')
  const two = resolve(basic([lumen(), rhino(13)]), target('Grinder'), deal, players(2), finish)
  expect(two.types).not.toContain('character_defeated')
  const grinderNow = two.outcome?.summary.characters.find(({ piece }) => piece === 'Grinder')
  expect(grinderNow).toMatchObject({ damage: 15, remaining: 13 })
})

test('MC-PA-04 fewer players than the damage on it allows cannot be said', () => {
  const { prompt } = resolve(basic([lumen(), rhino(30)]), target('Grinder'), deal)
  expect(prompt?.windows[0]?.choices[0]?.number).toMatchObject({ min: 3, max: 4 })
})

test('MC-PA-04 it is asked once: the next attack at the same table knows the hit points', () => {
  const first = resolve(basic([lumen(), moth(), rhino()]), target('Grinder'), deal, players(3), finish)
  const again = first.outcome?.table.pieces.find(({ id }) => id === 'Grinder')
  expect(again).toMatchObject({ hitPoints: 42 })
  expect(again).not.toHaveProperty('hitPointsPerPlayer')
})

test('MC-PA-04 as long as it takes no damage, nothing is asked, and the next attack does not know either', () => {
  const story = resolve(basic([lumen({ atk: 0 }), rhino()]), target('Grinder'), deal, finish)
  expect(story.outcome?.table.pieces.find(({ id }) => id === 'Grinder')).toMatchObject({
    hitPointsPerPlayer: 14,
  })
})

test('MC-PA-04 hit points that are known are not asked for', () => {
  const known = basic([lumen(), grinder({ hitPoints: 20, hitPointsPerPlayer: 14 })])
  expect(resolve(known, target('Grinder'), deal).prompt?.windows.map(({ name }) => name)).not.toContain(
    'players',
  )
  expect(playerAttackFlow.setUp.safeParse({ ...known, pieces: [rhino(), lumen()] }).success).toBe(true)
})

test('MC-PA-04 a table that remembers keeps the number of players, one of 2.0.0 does not', () => {
  const after = (more: object) =>
    resolve(basic([lumen(), rhino()], more), target('Grinder'), deal, players(3), finish).outcome?.table
  expect(after({})).not.toHaveProperty('started')
  expect(after({ activated: [] })).toMatchObject({ started: 3 })
})
