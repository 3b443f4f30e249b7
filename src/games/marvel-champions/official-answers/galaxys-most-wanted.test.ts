// Official answers on the campaign box Galaxy’s Most Wanted.
import { expect } from 'vitest'
import {
  boost,
  deal,
  defend,
  enemyAttacks,
  enemyTries,
  finish,
  hero,
  heroAttacks,
  hits,
  minion,
  must,
  nobody,
  official,
  piece,
  plays,
  prevents,
  says,
  target,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

const stone = must('Power Stone', { on: 'afterDealsDamage', who: 'Gamora' }, [
  says('attach Power Stone to Gamora'),
])

official('MC-FAQ-gmw-01', () => {
  const shield = plays('Force Field', 'damage', [prevents('all')])
  const took = must('took damage', { on: 'afterTakesDamage', who: 'Ronan' }, [says('taken')])
  const story = heroAttacks(
    [hero('Gamora', { atk: 3 }), villain('Ronan')],
    { abilities: [stone, took] },
    target('Ronan'),
    shield,
    deal,
    finish,
  )
  expect(story.opened).toEqual(['Power Stone'])
  expect(story.hp('Ronan')).toBe(20)
})

official('MC-FAQ-gmw-02', () => {
  const back = must('Power Stone', { on: 'afterDealsDamage', who: 'Ronan' }, [
    says('attach Power Stone to Ronan'),
  ])
  const table = [hero('Gamora', { def: 3 }), villain('Ronan')]
  const play = (who: string) =>
    enemyAttacks(table, { abilities: [back] }, defend(who), boost(0), deal, finish)
  expect(play('Gamora').opened).toEqual([])
  expect(play('nobody').opened).toEqual(['Power Stone'])
})

const nimrod = must(
  'Nimrod',
  { on: 'wouldTake', who: 'Nimrod' },
  [{ kind: 'prevent', amount: 3, of: piece('Nimrod'), taken: true }],
  { source: 'Nimrod' },
)
const hunted = [hero('Rocket'), minion('Nimrod', { hitPoints: 9, damage: 5 }), villain('Magneto')]

official('MC-FAQ-gmw-03', () => {
  const fray = must('Into the Fray', { on: 'afterAttacks', who: 'Rocket' }, [
    { kind: 'threat', amount: { count: 'excess damage' } },
  ])
  const into = { attacks: [hits(6)] }
  const story = heroAttacks(
    hunted,
    { ability: into, abilities: [nimrod, fray] },
    target('Nimrod'),
    deal,
    finish,
  )
  expect([story.hp('Nimrod'), story.result.threat]).toEqual([1, 2])
})

const perilous = must('Hull Breach', { on: 'attacks', who: 'Ronan' }, [{ kind: 'peril' }])
const crew = [hero('Gamora'), hero('Rocket', { player: 'Bo' }), villain('Ronan')]

official('MC-FAQ-gmw-04', () => {
  const story = enemyTries(crew, { abilities: [perilous] }, defend('Rocket', 'Bo'))
  expect(story.refused).toMatchObject({ code: 'peril', clause: 'MC18-EA-74' })
  expect(story.offered('defend')).toEqual(['Gamora', 'nobody'])
  expect(enemyTries(crew, {}, defend('Rocket', 'Bo')).refused).toBeNull()
})

official('MC-FAQ-gmw-05', () => {
  const side = (owner: string) => plays('Side Step', 'damage', [prevents(3)], { owner, label: 'defense' })
  const play = (owner: string) => enemyTries(crew, { abilities: [perilous] }, nobody, boost(0), side(owner))
  expect(play('Bo').refused?.code).toBe('peril')
  expect(play('Ana').refused).toBeNull()
})

official('MC-FAQ-gmw-06', () => {
  const marked = { attacks: [hits(6)], keywords: ['overkill' as const] }
  const play = (...abilities: (typeof nimrod)[]) =>
    heroAttacks(hunted, { ability: marked, abilities }, target('Nimrod'), deal, finish)
  expect(['Nimrod', 'Magneto'].map(play(nimrod).hp)).toEqual([1, 20])
  expect(['Nimrod', 'Magneto'].map(play().hp)).toEqual([0, 18])
})

official('MC-FAQ-gmw-07', () => {
  const lackey = boost(1, { kind: 'boostCard', if: { activation: 'any', of: 'villain' } })
  const given = (...enemies: ReturnType<typeof villain>[]) =>
    enemyTries([hero('Gamora'), ...enemies], {}, nobody, lackey, {
      question: 'flipped',
      choice: 'pass',
    }).told('boost_given')
  expect(given(villain('Ronan'), minion('Korath', { keywords: ['villainous'] }))).toHaveLength(1)
  expect(given(villain('Ronan'))).toHaveLength(2)
})
