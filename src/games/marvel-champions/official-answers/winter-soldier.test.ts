// Official answers on the Winter Soldier hero pack.
import { expect } from 'vitest'
import {
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  hurts,
  minion,
  must,
  official,
  piece,
  plays,
  prevents,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-winter-01', () => {
  const block = {
    ...plays('Arm Block', 'initiation', [hurts('A.I.M. Grunt', 3), prevents('all')], {
      label: 'attack/defense',
    }),
    joins: [minion('A.I.M. Grunt', { hitPoints: 5, keywords: ['guard'], engagedWith: 'Ana' })],
  }
  const table = [hero('Winter Soldier'), villain('Black Widow')]
  const story = enemyAttacks(table, {}, block, defend('pass'), boost(1), deal, finish)
  expect(['Winter Soldier', 'Black Widow', 'A.I.M. Grunt'].map(story.hp)).toEqual([10, 20, 2])
  expect(story.result.damage).toMatchObject({ value: 4, prevented: 4 })
})

official('MC-FAQ-winter-02', () => {
  const boom = must('Sonic Boom', { on: 'afterDealsDamage', who: 'Klaw' }, [
    { kind: 'exhaust', who: piece('Winter Soldier') },
  ])
  const block = plays('Arm Block', 'initiation', [hurts('Klaw', 3), prevents('all')], {
    label: 'attack/defense',
  })
  const star = boost(0, { kind: 'remind', ability: boom })
  const play = (atk: number) =>
    enemyAttacks(
      [hero('Winter Soldier'), villain('Klaw', { atk })],
      {},
      block,
      defend('pass'),
      star,
      deal,
      finish,
    )
  expect(play(3).outcome?.summary.characters[0]).toMatchObject({ damage: 0, ready: false })
  expect(play(0).outcome?.summary.characters[0]).toMatchObject({ damage: 0, ready: true })
})
