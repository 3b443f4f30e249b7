// Official answers on the Gambit hero pack.
import { expect } from 'vitest'
import {
  deal,
  errata,
  finish,
  heals,
  hero,
  heroAttacks,
  minion,
  must,
  official,
  target,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-gambit-01',
    question:
      'My attack with overkill would defeat the minion with Psionic Shield. Is it defeated, and does the rest go on?',
    answer:
      'No. It heals all damage instead and stays in play, so there is no defeat from which overkill could pass damage on.',
    ...errata('Psionic Shield (#34)'),
    editions: ['1.8'],
    clauses: ['MC18-EA-65', 'MC18-PA-29'],
    cards: ['Psionic Shield'],
  },
  () => {
    const psionic = must('Psionic Shield', { on: 'wouldBeDefeated', who: 'Exodus' }, [heals('Exodus', 99)], {
      uses: 1,
    })
    const play = (...abilities: (typeof psionic)[]) =>
      heroAttacks(
        [
          hero('Gambit', { atk: 8, keywords: ['overkill'] }),
          minion('Exodus', { hitPoints: 6 }),
          villain('Stryfe'),
        ],
        { abilities },
        target('Exodus'),
        deal,
        finish,
      )
    expect(['Exodus', 'Stryfe'].map(play(psionic).hp)).toEqual([6, 20])
    expect(['Exodus', 'Stryfe'].map(play().hp)).toEqual([0, 18])
  },
)
