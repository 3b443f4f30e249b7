// Tests of overkill where the villain that takes the excess is unknown, gone, or one of several.
import { expect } from 'vitest'
import {
  granite,
  grinder,
  lumen,
  moth,
  rustling,
} from '../../../../../test/support/games/marvel-champions/cast.ts'
import { test } from '../../../../../test/support/games/marvel-champions/clause-test.ts'
import * as enemy from '../../../../../test/support/games/marvel-champions/enemy-attack.ts'
import * as player from '../../../../../test/support/games/marvel-champions/player-attack.ts'

const { boost, nobody, piece, report, use } = enemy
const strong = lumen({ atk: 6, keywords: ['overkill'] })
const sly = grinder({ id: 'Sly' })
const third = grinder({ id: 'Third' })
const gone = (id: string) => report('damage', [{ kind: 'leaves' as const, who: piece(id), how: 'removed' }])
const kick = (amount: number) =>
  report('damage', [{ kind: 'damage', to: piece('Rustling'), amount }], { owner: 'Ana', label: 'attack' })

test('MC18-PA-29 the villain with the active counter takes the excess, wherever it lies, and nobody is asked', () => {
  const setUp = player.basic([strong, rustling(), grinder(), sly, grinder({ id: 'Third', active: true })])
  const story = player.resolve(setUp, player.target('Rustling'), player.deal, player.finish)
  expect(['Grinder', 'Sly', 'Third'].map(story.hp)).toEqual([20, 20, 18])
})

test('MC18-PA-29 of three villains any may be named', () => {
  const setUp = player.basic([strong, rustling(), grinder(), sly, third])
  for (const [named, left] of [
    ['Sly', [20, 18, 20]],
    ['Third', [20, 20, 18]],
    ['pass', [18, 20, 20]],
  ] as const) {
    const answer = use(named, 'activeVillain')
    const story = player.resolve(setUp, player.target('Rustling'), player.deal, answer, player.finish)
    expect(['Grinder', 'Sly', 'Third'].map(story.hp)).toEqual(left)
  }
})

test('MC18-PA-29 a villain that has left play takes no excess, and the only one that is left is not asked for', () => {
  const setUp = player.basic([strong, rustling(), grinder(), sly])
  const story = player.resolve(setUp, player.target('Rustling'), gone('Grinder'), player.deal, player.finish)
  expect(story.hp('Sly')).toBe(18)
  expect(story.told('overkill')).toMatchObject([{ from: 'Rustling', to: 'Sly', amount: 2 }])
})

test('MC18-PA-29 without any villain in play the excess is lost, and none joins for the one that left', () => {
  const setUp = player.basic([strong, rustling(), grinder()])
  const story = player.resolve(setUp, player.target('Rustling'), gone('Grinder'), player.deal, player.finish)
  expect(story.told('overkill')).toEqual([])
  expect(story.told('excess_lost')).toMatchObject([
    { piece: 'Rustling', amount: 2, clause: 'MC-PA-04', ruling: 'AMB-38' },
  ])
  expect(story.outcome?.table.pieces.map(({ id }) => id)).not.toContain('villain')
  expect(story.result.damage).toMatchObject({ value: 6, lost: 2 })
})

test('MC18-PA-29 no villain joins under a name that another character has', () => {
  const setUp = player.basic([strong, rustling({ id: 'villain' })])
  const story = player.resolve(setUp, player.target('villain'), player.deal, player.finish)
  expect(story.told('excess_lost')).toHaveLength(1)
})

test('MC18-PA-29 any player names the active villain for an (attack) ability in an enemy’s attack, and its excess goes on', () => {
  const setUp = enemy.attack([lumen({ keywords: ['overkill'] }), granite(), rustling(), grinder(), sly])
  const asked = enemy.resolve(setUp, nobody, boost(0), kick(6))
  expect(asked.prompt?.windows.find(one => one.name === 'activeVillain')).toMatchObject({
    clause: 'MC18-PA-29',
    choices: [
      { name: 'Sly', by: { any: ['Ana', 'Bo'] } },
      { name: 'pass', by: { any: ['Ana', 'Bo'] } },
    ],
  })
  const story = enemy.resolve(
    setUp,
    nobody,
    boost(0),
    kick(6),
    use('Sly', 'activeVillain'),
    enemy.deal,
    enemy.finish,
  )
  expect(['Rustling', 'Grinder', 'Sly'].map(story.hp)).toEqual([0, 20, 18])
  expect(story.told('damage_dealt')).toMatchObject([
    { piece: 'Rustling', kind: 'inner attack' },
    { piece: 'Sly', kind: 'inner attack', amount: 2 },
    { piece: 'Lumen', kind: 'attack' },
  ])
})

test('MC18-PA-29 overkill of the attacking enemy is none of your (attack) ability: its excess is lost', () => {
  const setUp = enemy.attack([lumen(), rustling(), grinder({ keywords: ['overkill'] })])
  const story = enemy.resolve(setUp, nobody, boost(0), kick(6), enemy.deal, enemy.finish)
  expect(story.told('excess_lost')).toMatchObject([{ piece: 'Rustling', amount: 2, clause: 'MC-PA-07' }])
  expect(story.told('excess_lost')[0]).not.toHaveProperty('ruling')
  enemy.expectEnd(story, { hp: { Grinder: 20, Lumen: 7 } })
  expect(story.result.damage).toMatchObject({ value: 3, lost: 0 })
})

test('MC-EA-37 your overkill does not pass on what the enemy deals to your ally', () => {
  const setUp = enemy.attack([lumen({ keywords: ['overkill'] }), moth(), grinder()])
  const story = enemy.resolve(setUp, enemy.defend('Moth'), boost(2), enemy.deal, enemy.finish)
  enemy.expectEnd(story, { hp: { Lumen: 10, Moth: 0 } })
  expect(story.told('excess_lost')).toMatchObject([{ clause: 'MC-EA-37', ruling: 'AMB-06', amount: 3 }])
})

test('MC18-PA-29 of your (attack) ability in an enemy’s attack, too, overkill passes on after the defeat (MC18-OP-06)', () => {
  const shielded = grinder({ cannotTakeDamage: ['Rustling'] })
  const setUp = enemy.attack([lumen({ keywords: ['overkill'] }), rustling(), shielded])
  const story = enemy.resolve(setUp, nobody, boost(0), kick(6), enemy.deal, enemy.finish)
  expect(story.told('overkill')).toMatchObject([{ clause: 'MC18-PA-29', ruling: 'MC18-OP-06', amount: 2 }])
  expect(story.hp('Grinder')).toBe(18)
}, ['1.8'])
