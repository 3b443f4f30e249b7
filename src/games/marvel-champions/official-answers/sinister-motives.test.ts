// Official answers on the campaign box Sinister Motives.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  errata,
  faq,
  finish,
  hero,
  heroAttacks,
  heroTries,
  hits,
  minion,
  must,
  official,
  piece,
  ruling,
  SINCE_1_7,
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

const returnTheFavor = { attacks: [hits(5)] }

official(
  {
    id: 'MC-FAQ-sm-03',
    question:
      'Paying for Return the Favor brings a guard minion that engages me. Can I still hit the villain with it?',
    answer: 'No. Costs are paid first; when the attack begins, guard already protects the villain.',
    ...ruling('2026-04-30', '2'),
    editions: SINCE_1_7,
    clauses: ['MC18-PA-28'],
    cards: ['Return the Favor'],
  },
  () => {
    const table = [hero('Ghost-Spider'), villain('Mysterio')]
    const bulwark = minion('Mercenary', { keywords: ['guard'], engagedWith: 'Ana' })
    const joined = { ...target('Mysterio'), joins: [bulwark] }
    expect(heroTries(table, { ability: returnTheFavor }, joined).refused?.code).toBe('guarded')
    expect(heroTries(table, { ability: returnTheFavor }, target('Mysterio')).refused).toBeNull()
  },
)

official(
  {
    id: 'MC-FAQ-sm-04',
    question:
      'The treachery that I reveal as the cost of Return the Favor stuns my hero. Does the attack still deal damage?',
    answer: 'No. The stunned card is discarded instead of the attack; the cost stays paid.',
    ...ruling('2026-04-30', '2'),
    editions: SINCE_1_7,
    clauses: ['MC18-PA-28', 'MC-STUN-02'],
    cards: ['Return the Favor'],
  },
  () => {
    const stunned = { kind: 'status' as const, to: piece('Ghost-Spider'), status: 'stunned' as const }
    const story = heroAttacks([hero('Ghost-Spider'), villain('Mysterio')], {
      ability: { ...returnTheFavor, costs: [stunned] },
    })
    expect(story.result).toMatchObject({ replaced: true, attacksMade: 0 })
    expect(story.hp('Mysterio')).toBe(20)
    expect(story.outcome?.characters[0]).toMatchObject({ stunned: 0 })
  },
)

official(
  {
    id: 'MC-FAQ-sm-05',
    question:
      'My ally defends against the villain with Concussive Bombs. Does “After the villain attacks you” trigger?',
    answer: 'Yes. On cards of the encounter deck, too, you is the player whose character was attacked.',
    ...ruling('2025-12-17', '3'),
    editions: ALL,
    clauses: ['MC-EA-12', 'MC-DF-31'],
    cards: ['Concussive Bombs'],
  },
  () => {
    const bombs = must('Concussive Bombs', { on: 'afterAttacks', who: 'Mysterio', of: 'you' }, [
      says('exhaust'),
    ])
    const table = [
      hero('Ghost-Spider'),
      hero('Spider-Man', { player: 'Bo' }),
      ally('Silk', { player: 'Bo' }),
      villain('Mysterio'),
    ]
    const story = enemyAttacks(table, { abilities: [bombs] }, defend('Silk', 'Bo'), boost(0), deal, finish)
    expect(story.told('ability_used')).toMatchObject([{ ability: 'Concussive Bombs', you: 'Bo' }])
  },
)
