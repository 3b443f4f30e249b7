// Official answers on the campaign box Galaxy’s Most Wanted.
import { expect } from 'vitest'
import {
  ALL,
  boost,
  deal,
  defend,
  enemyAttacks,
  enemyTries,
  faq,
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
  ruling,
  SINCE_1_7,
  says,
  target,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

const stone = must('Power Stone', { on: 'afterDealsDamage', who: 'Gamora' }, [
  says('attach Power Stone to Gamora'),
])

official(
  {
    id: 'MC-FAQ-gmw-01',
    question:
      'The damage dealt to the character with the Power Stone is prevented. Does the attacker still get the stone?',
    answer: 'Yes. Preventing damage lowers what is taken, not what is dealt.',
    ...faq('Power Stone (#149)'),
    editions: ALL,
    clauses: ['MC-PREVENT-01', 'MC-DEALTTAKEN-04'],
    cards: ['Power Stone'],
  },
  () => {
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
  },
)

official(
  {
    id: 'MC-FAQ-gmw-02',
    question:
      'The hero with the Power Stone makes a basic defense. Can DEF keep the villain from getting the stone?',
    answer: 'Yes. DEF lowers the damage that is dealt, not just what is taken.',
    ...faq('Power Stone (#149)'),
    editions: ALL,
    clauses: ['MC-PREVENT-04', 'MC-DAMAGE-06'],
    cards: ['Power Stone'],
  },
  () => {
    const back = must('Power Stone', { on: 'afterDealsDamage', who: 'Ronan' }, [
      says('attach Power Stone to Ronan'),
    ])
    const table = [hero('Gamora', { def: 3 }), villain('Ronan')]
    const play = (who: string) =>
      enemyAttacks(table, { abilities: [back] }, defend(who), boost(0), deal, finish)
    expect(play('Gamora').opened).toEqual([])
    expect(play('nobody').opened).toEqual(['Power Stone'])
  },
)

const nimrod = must(
  'Nimrod',
  { on: 'wouldTake', who: 'Nimrod' },
  [{ kind: 'prevent', amount: 3, of: piece('Nimrod'), taken: true }],
  { source: 'Nimrod' },
)
const hunted = [hero('Rocket'), minion('Nimrod', { hitPoints: 9, damage: 5 }), villain('Magneto')]

official(
  {
    id: 'MC-FAQ-gmw-03',
    question:
      'Rocket Raccoon deals 6 damage to Nimrod, who has 4 hit points left and takes only 3. Was there excess damage?',
    answer: 'Yes, 2. Excess damage is what was dealt beyond the hit points, no matter how much was taken.',
    ...ruling('2026-01-26', '3'),
    editions: ['1.8', '1.7'],
    clauses: ['MC18-PA-35', 'MC-EXCESS-01'],
    cards: ['Rocket Raccoon', 'Into the Fray', 'Nimrod'],
  },
  () => {
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
  },
)

const perilous = must('Hull Breach', { on: 'attacks', who: 'Ronan' }, [{ kind: 'peril' }])
const crew = [hero('Gamora'), hero('Rocket', { player: 'Bo' }), villain('Ronan')]

official(
  {
    id: 'MC-FAQ-gmw-04',
    question: 'I resolve a card with peril that has an enemy attack me. Can another player defend for me?',
    answer: 'No. While you resolve such a card, the others cannot act, and defending is acting.',
    ...ruling('2026-07-09', '3'),
    editions: SINCE_1_7,
    clauses: ['MC18-EA-74'],
    cards: ['Hull Breach'],
  },
  () => {
    const story = enemyTries(crew, { abilities: [perilous] }, defend('Rocket', 'Bo'))
    expect(story.refused).toMatchObject({ code: 'peril', clause: 'MC18-EA-74' })
    expect(story.offered('defend')).toEqual(['Gamora', 'nobody'])
    expect(enemyTries(crew, {}, defend('Rocket', 'Bo')).refused).toBeNull()
  },
)

official(
  {
    id: 'MC-FAQ-gmw-05',
    question: 'In such an attack, can another player play a card like Side Step?',
    answer:
      'No. The other players can play no cards and use no abilities until the card with peril is resolved.',
    ...ruling('2026-07-09', '3'),
    editions: SINCE_1_7,
    clauses: ['MC18-EA-74'],
    cards: ['Hull Breach', 'Side Step'],
  },
  () => {
    const side = (owner: string) => plays('Side Step', 'damage', [prevents(3)], { owner, label: 'defense' })
    const play = (owner: string) => enemyTries(crew, { abilities: [perilous] }, nobody, boost(0), side(owner))
    expect(play('Bo').refused?.code).toBe('peril')
    expect(play('Ana').refused).toBeNull()
  },
)

official(
  {
    id: 'MC-FAQ-gmw-06',
    question: 'Nimrod is Marked, so that attack has overkill. Does any damage reach the villain?',
    answer:
      'No. Overkill passes on only damage that was taken beyond the hit points, and Nimrod took less than he had.',
    ...ruling('2026-01-26', '3'),
    editions: SINCE_1_7,
    clauses: ['MC18-EA-67', 'MC18-PA-35'],
    cards: ['Marked', 'Nimrod'],
  },
  () => {
    const marked = { attacks: [hits(6)], keywords: ['overkill' as const] }
    const play = (...abilities: (typeof nimrod)[]) =>
      heroAttacks(hunted, { ability: marked, abilities }, target('Nimrod'), deal, finish)
    expect(['Nimrod', 'Magneto'].map(play(nimrod).hp)).toEqual([1, 20])
    expect(['Nimrod', 'Magneto'].map(play().hp)).toEqual([0, 18])
  },
)
