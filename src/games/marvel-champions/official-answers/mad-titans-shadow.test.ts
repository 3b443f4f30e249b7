// Official answers on the campaign box The Mad Titan’s Shadow.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  errata,
  finish,
  hero,
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

official(
  {
    id: 'MC-FAQ-mts-02',
    question:
      'The villain with the Infinity Gauntlet attacks me and my ally defends. Whom do the Infinity Stones harm?',
    answer: 'Me. The villain has activated against the player whose character defended.',
    ...errata('Infinity Gauntlet (#129)'),
    editions: ALL,
    clauses: ['MC-EA-01', 'MC-DF-29'],
    cards: ['Infinity Gauntlet'],
  },
  () => {
    const stones = must('Infinity Gauntlet', { on: 'afterActivates', who: 'Thanos', of: 'you' }, [
      { kind: 'damage', to: { the: 'your identity' }, amount: 1 },
    ])
    const table = [hero('Hulk'), ally('Wong'), hero('Thor', { player: 'Bo' }), villain('Thanos')]
    const story = enemyAttacks(table, { abilities: [stones] }, defend('Wong'), boost(0), deal, finish)
    expect(['Hulk', 'Wong', 'Thor'].map(story.hp)).toEqual([9, 0, 10])
  },
)
