// Official answers on the campaign box Sinister Motives.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  deal,
  errata,
  faq,
  finish,
  hero,
  heroAttacks,
  minion,
  must,
  official,
  says,
  target,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-sm-01',
    question: 'Several villains are in play. Which of them takes the damage of my attack with overkill?',
    answer: 'The one with the active counter.',
    ...faq('The Sinister Six'),
    editions: ALL,
    clauses: ['MC18-PA-29', 'MC-OVERKILL-01'],
    cards: ['The Sinister Six'],
  },
  () => {
    const table = [
      hero('Ghost-Spider', { atk: 6, keywords: ['overkill'] }),
      minion('Shocker'),
      villain('Doctor Octopus'),
      villain('Electro', { active: true }),
    ]
    const story = heroAttacks(table, {}, target('Shocker'), deal, finish)
    expect(['Doctor Octopus', 'Electro'].map(story.hp)).toEqual([20, 18])
  },
)

official(
  {
    id: 'MC-FAQ-sm-02',
    question: 'My ally attacks and damages Venom. Does his Vengeance trigger?',
    answer: 'Yes. It answers the attacks of your allies as well as your own, but only if they damage him.',
    ...errata('Venom I and II (#73-74)'),
    editions: ALL,
    clauses: ['MC-PA-24', 'MC-PREVENT-03'],
    cards: ['Venom'],
  },
  () => {
    const vengeance = must(
      'Vengeance',
      { on: 'afterAttacks', of: 'villain', and: 'damages' },
      [says('1 boost card')],
      {
        source: 'Venom',
      },
    )
    const play = (tough: number) =>
      heroAttacks(
        [ally('Silk'), villain('Venom', { tough })],
        { abilities: [vengeance] },
        target('Venom'),
        deal,
        finish,
      )
    expect(play(0).opened).toEqual(['Vengeance'])
    expect(play(1).opened).toEqual([])
  },
)
