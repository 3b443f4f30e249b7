// Official answers on the campaign box The Mad Titan’s Shadow.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  finish,
  hero,
  heroTries,
  must,
  official,
  option,
  piece,
  says,
  target,
  use,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-mts-01', () => {
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
  expect(play([lab, king]).outcome?.summary.characters[0]).toMatchObject({ piece: 'Odin', where: 'removed' })
  expect(play([lab], use('Med Lab')).refused).toBeNull()
})

official('MC-FAQ-mts-02', () => {
  const stones = must('Infinity Gauntlet', { on: 'afterActivates', who: 'Thanos', of: 'you' }, [
    { kind: 'damage', to: { the: 'your identity' }, amount: 1 },
  ])
  const table = [hero('Hulk'), ally('Wong'), hero('Thor', { player: 'Bo' }), villain('Thanos')]
  const story = enemyAttacks(table, { abilities: [stones] }, defend('Wong'), boost(0), deal, finish)
  expect(['Hulk', 'Wong', 'Thor'].map(story.hp)).toEqual([9, 0, 10])
})
