// Official answers on the Winter Soldier hero pack.
import { expect } from 'vitest'
import {
  ALL,
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
  ruling,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-winter-01',
    question:
      'Black Widow answers Arm Block with an A.I.M. Grunt, which takes its damage. Is her own attack still prevented?',
    answer:
      'Yes. The grunt takes the 3 damage, but “that enemy’s attack” is still the attack of Black Widow.',
    ...ruling('2026-01-17', '2'),
    editions: ALL,
    clauses: ['MC-LABELED-03', 'MC-PREVENT-01'],
    cards: ['Arm Block', 'A.I.M. Grunt'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-winter-02',
    question: 'Arm Block prevents all damage and the boost card is Sonic Boom. Is Winter Soldier exhausted?',
    answer: 'Yes. Sonic Boom asks for damage that is dealt, and prevention lowers only what is taken.',
    ...ruling('2026-03-06', '1'),
    editions: ALL,
    clauses: ['MC-PREVENT-01', 'MC-PREVENT-02'],
    cards: ['Arm Block', 'Sonic Boom'],
  },
  () => {
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
    expect(play(3).outcome?.characters[0]).toMatchObject({ damage: 0, ready: false })
    expect(play(0).outcome?.characters[0]).toMatchObject({ damage: 0, ready: true })
  },
)
