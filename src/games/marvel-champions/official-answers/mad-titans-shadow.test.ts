// Official answers on the campaign box The Mad Titan’s Shadow.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  deal,
  finish,
  heroTries,
  must,
  official,
  option,
  piece,
  ruling,
  says,
  target,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-mts-01',
    question: 'Consequential damage defeats Odin. Can a Med Lab bring him back?',
    answer: 'No. His Forced Interrupt removes him from the game first, and nothing returns from there.',
    ...ruling('2025-12-17', '4'),
    editions: ALL,
    clauses: ['MC-DAMAGE-04', 'MC-CONSEQ-03'],
    cards: ['Odin', 'Med Lab'],
  },
  () => {
    const king = must('King', { on: 'isDefeated', who: 'Odin' }, [
      { kind: 'leaves', who: piece('Odin'), how: 'removed' },
    ])
    const lab = option('Med Lab', { on: 'afterDefeated', of: 'ally' }, [says('return the ally')])
    const play = (abilities: (typeof lab)[], ...answers: ReturnType<typeof use>[]) =>
      heroTries(
        [ally('Odin', { hitPoints: 1 }), villain('Hela')],
        { abilities },
        target('Hela'),
        deal,
        ...answers,
        finish,
      )
    expect(play([lab, king], use('Med Lab')).refused).not.toBeNull()
    expect(play([lab, king]).outcome?.characters[0]).toMatchObject({ piece: 'Odin', where: 'removed' })
    expect(play([lab], use('Med Lab')).refused).toBeNull()
  },
)
