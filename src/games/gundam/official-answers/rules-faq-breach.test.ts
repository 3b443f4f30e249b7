// Official answers of the rules FAQ about Breach.
import { expect } from 'vitest'
import { official } from '../../../../test/games/gundam/official.ts'
import {
  attack,
  burst,
  dealt,
  drake,
  falcon,
  finish,
  fort,
  keyword,
  left,
  note,
  on,
  quietly,
  report,
  resolve,
  rested,
  use,
} from '../../../../test/games/gundam/unit-attack.ts'

const BOTH = ['1.9.0', '1.0'] as const
const rules = { date: '2025-07-04', editions: BOTH, cards: [] }

const breaching = (shields: number, ...area: Parameters<typeof attack>[0]) =>
  resolve(attack([falcon({ breach: 2 }), drake(rested), ...area], 'Drake', { shields }), ...quietly)

official(
  {
    id: 'R-012',
    question: 'Which card does ⟨Breach⟩ hit?',
    answer: 'The Base, or else the first Shield.',
    source: 'Rules FAQ Q53',
    clauses: ['GCG-11-1-2a'],
    ...rules,
  },
  () => {
    expect(left(breaching(2, fort()), 'Fort')).toEqual([3])
    expect(breaching(2).told('shield_destroyed')).toHaveLength(1)
  },
)

official(
  {
    id: 'R-013',
    question: 'My ⟨Breach⟩ Unit wins its battle, and nothing lies in the shield area. Is ⟨Breach⟩ activated?',
    answer: 'No.',
    source: 'Rules FAQ Q54',
    clauses: ['GCG-11-1-2a'],
    ...rules,
  },
  () => {
    const story = breaching(0)
    expect([story.opened, story.told('effect_damage'), story.told('player_defeated')]).toEqual([[], [], []])
  },
)

official(
  {
    id: 'R-014',
    question: 'My Unit with ⟨Breach⟩ and the Unit it attacks destroy each other. Does ⟨Breach⟩ come?',
    answer: 'Yes.',
    source: 'Rules FAQ Q55',
    clauses: ['GCG-11-1-2a', 'GCG-7-6-3-2-3'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon({ hp: 3, breach: 2 }), drake(rested), fort()], 'Drake')
    const story = resolve(setUp, ...quietly, finish)
    expect([story.result.destroyed, dealt(story, 'effect')]).toEqual([['Falcon', 'Drake'], { Fort: 2 }])
  },
)

official(
  {
    id: 'R-015',
    question: 'My ⟨Breach⟩ destroys a Unit with 【Destroyed】. Which effect comes first?',
    answer: '⟨Breach⟩: both come at one moment, and the active player goes first.',
    source: 'Rules FAQ Q56',
    clauses: ['GCG-9-1-6-6', 'GCG-7-3-2c'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon({ breach: 2 }), drake(rested), fort()], 'Drake', {
      abilities: [on('D', 'Rio', { on: 'destroyed', who: 'Drake' }, [note('Drake falls')], 'Drake')],
    })
    expect(resolve(setUp, ...quietly, finish).opened).toEqual(['Breach:Falcon', 'D'])
  },
)

official(
  {
    id: 'R-016',
    question: 'A Unit with ⟨Breach 2⟩ gains ⟨Breach 1⟩. How much is that?',
    answer: '⟨Breach 3⟩: the numbers are added up.',
    source: 'Rules FAQ Q57',
    clauses: ['GCG-4-16b'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon({ breach: 2 }), drake(rested), fort()], 'Drake')
    const gains = report('attack', keyword('Falcon', 'Breach', { amount: 1 }))
    expect(dealt(resolve(setUp, gains, ...quietly, finish), 'effect')).toEqual({ Fort: 3 })
  },
)

official(
  {
    id: 'R-017',
    question: 'Effects are waiting, and ⟨Breach⟩ destroys a Shield with 【Burst】. What comes next?',
    answer: 'The 【Burst】 goes first.',
    source: 'Rules FAQ Q110',
    clauses: ['GCG-QA-110', 'GCG-9-1-6-8'],
    ...rules,
  },
  () => {
    const setUp = attack([falcon({ breach: 1 }), drake(rested)], 'Drake', {
      abilities: [on('W', 'Kei', { on: 'destroys', who: 'Falcon' }, [note('waits')], 'Falcon')],
    })
    const answers = [...quietly, use('Breach:Falcon'), burst(1, 'activate', note('Burst')), finish]
    expect(resolve(setUp, ...answers).result.notes).toEqual(['Burst', 'waits'])
  },
)
