// Official answers on the Green Goblin scenario pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  designers,
  enemyAttacks,
  faq,
  finish,
  hero,
  minion,
  must,
  nobody,
  official,
  piece,
  says,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-gob-01',
    question: 'Norman Osborn is stunned and would attack. Does the stunned card stop that attack?',
    answer:
      'Yes. Status cards come before all abilities, so the stunned card is discarded and nothing else happens.',
    ...faq('Norman Osborn (#1A)'),
    editions: ALL,
    clauses: ['MC-STUN-01', 'MC-STUN-06'],
    cards: ['Norman Osborn'],
  },
  () => {
    const instead = must('Norman Osborn', { on: 'attacks', who: 'Norman Osborn' }, [
      says('place 1 infamy counter'),
    ])
    const play = (stunned: number) =>
      enemyAttacks([hero('Spider-Man'), villain('Norman Osborn', { atk: 0, stunned })], {
        abilities: [instead],
      })
    expect(play(1).opened).toEqual([])
    expect(play(1).result.replaced).toBe(true)
    expect(play(1).told('boost_given')).toEqual([])
    expect(play(0).opened).toEqual(['Norman Osborn'])
  },
)

official(
  {
    id: 'MC-FAQ-gob-02',
    question:
      'A boost ability turns Green Goblin into Norman Osborn in the middle of his attack. How much damage does he deal?',
    answer:
      'As much as the boost icons say. Norman’s ATK counts as 0, and his “would attack” ability comes too late.',
    ...faq('Green Goblin (#1B)'),
    editions: ALL,
    clauses: ['MC-EA-30', 'MC-EA-25', 'MC-EA-27'],
    cards: ['Green Goblin', 'Norman Osborn'],
  },
  () => {
    const instead = must('Norman Osborn', { on: 'attacks', who: 'Green Goblin' }, [
      says('place 1 infamy counter'),
    ])
    const flips = boost(
      2,
      { kind: 'known', who: piece('Green Goblin'), atk: 0 },
      { kind: 'remind', ability: instead },
    )
    const story = enemyAttacks([hero('Spider-Man'), villain('Green Goblin')], {}, nobody, flips, deal, finish)
    expect(story.hp('Spider-Man')).toBe(8)
    expect(story.opened).toEqual([])
  },
)

official(
  {
    id: 'MC-FAQ-gob-03',
    question: 'I am in alter-ego form and reveal “I See You”. Does Green Goblin attack me?',
    answer: 'Yes. The card asks for no form, so he attacks your alter-ego.',
    ...faq('I See You (#30)'),
    editions: ALL,
    clauses: ['MC-EA-06', 'MC-EA-08'],
    cards: ['I See You'],
  },
  () => {
    const peter = { id: 'Peter Parker', kind: 'alter-ego', player: 'Ana', hitPoints: 10 } as const
    const story = enemyAttacks([peter, villain('Green Goblin')], {}, nobody, boost(0), deal, finish)
    expect(story.told('attack_initiated')).toMatchObject([{ character: 'Peter Parker', clause: 'MC-EA-06' }])
    expect(story.hp('Peter Parker')).toBe(7)
  },
)

official(
  {
    id: 'MC-FAQ-gob-04',
    question:
      'I defend against Electro with an ally. Does his Forced Response “After Electro attacks you” trigger?',
    answer:
      'Yes. Enemies attack the player. Whichever of your characters took the attack, you were attacked.',
    ...designers('Electro (#42)'),
    editions: ALL,
    clauses: ['MC-EA-12', 'MC-EA-08', 'MC-DF-31'],
    cards: ['Electro'],
  },
  () => {
    const electro = must(
      'Electro',
      { on: 'afterAttacks', who: 'Electro', of: 'you' },
      [says('discard 1 card')],
      {
        source: 'Electro',
      },
    )
    const table = [hero('Spider-Man'), ally('Mockingbird'), minion('Electro', { hitPoints: 6 })]
    const story = enemyAttacks(table, { abilities: [electro] }, defend('Mockingbird'), deal, finish)
    expect(story.told('ability_used')).toMatchObject([{ ability: 'Electro', you: 'Ana' }])
  },
)
