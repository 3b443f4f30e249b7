// Official answers on the Gambit hero pack.
import { expect } from 'vitest'
import {
  deal,
  finish,
  heals,
  hero,
  heroAttacks,
  minion,
  must,
  official,
  target,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-gambit-01', () => {
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
})
