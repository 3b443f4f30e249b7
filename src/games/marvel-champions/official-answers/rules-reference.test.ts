// Official answers on the rules in general: Rules Reference 1.8, FAQ, general questions.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  faq,
  finish,
  hero,
  must,
  nobody,
  official,
  option,
  piece,
  prevents,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-rules-01',
    question:
      'My hero is tough and would take damage. Can an interrupt reduce that damage first and so save the card?',
    answer: 'No. The tough card is discarded before any interrupt on taking the damage could begin.',
    ...faq('general questions'),
    editions: ALL,
    clauses: ['MC-TOUGH-04', 'MC-DAMAGE-04'],
    cards: [],
  },
  () => {
    const dodge = option('Dodge', { on: 'wouldTake', who: 'Hero' }, [
      { kind: 'prevent', amount: 3, of: piece('Hero'), taken: true },
    ])
    const table = [hero('Hero', { tough: 1 }), villain('Villain')]
    const story = enemyAttacks(table, { abilities: [dodge] }, nobody, boost(0), deal, finish)
    expect(story.opened).toEqual([])
    expect(story.told('status_discarded')).toMatchObject([{ piece: 'Hero', status: 'tough', amount: 3 }])
    const bare = [hero('Hero'), villain('Villain')]
    expect(
      enemyAttacks(bare, { abilities: [dodge] }, nobody, boost(0), deal, use('Dodge'), finish).hp('Hero'),
    ).toBe(10)
  },
)

official(
  {
    id: 'MC-FAQ-rules-02',
    question: 'A constant effect lowers the damage that my tough hero takes to 0. Does the tough card stay?',
    answer: 'Yes. Constant effects come before status cards, so there is nothing left for tough to stop.',
    ...faq('general questions'),
    editions: ALL,
    clauses: ['MC18-EA-80', 'MC-TOUGH-05'],
    cards: [],
  },
  () => {
    const armor = must('Armor', { on: 'attacks', who: 'Villain' }, [prevents(3, 'Hero')], { owner: 'Ana' })
    const table = [hero('Hero', { tough: 1 }), villain('Villain')]
    const story = enemyAttacks(table, { abilities: [armor] }, nobody, boost(0), deal, finish)
    expect(story.outcome?.characters[0]).toMatchObject({ tough: 1, damage: 0 })
    const more = enemyAttacks(table, { abilities: [armor] }, nobody, boost(1), deal, finish)
    expect(more.outcome?.characters[0]).toMatchObject({ tough: 0, damage: 0 })
  },
)

official(
  {
    id: 'MC-FAQ-rules-03',
    question:
      'My tough hero makes a basic defense and its DEF takes care of the whole attack. Is the tough card spent?',
    answer: 'No. DEF lowers the damage that is dealt, so no damage is left for the tough card.',
    ...faq('general questions'),
    editions: ALL,
    clauses: ['MC-EA-34', 'MC-EA-35', 'MC-TOUGH-05'],
    cards: [],
  },
  () => {
    const table = [hero('Hero', { tough: 1, def: 3 }), villain('Villain')]
    const kept = enemyAttacks(table, {}, defend('Hero'), boost(0), deal, finish)
    expect(kept.outcome?.characters[0]).toMatchObject({ tough: 1, damage: 0 })
    const spent = enemyAttacks(table, {}, defend('Hero'), boost(1), deal, finish)
    expect(spent.outcome?.characters[0]).toMatchObject({ tough: 0, damage: 0 })
  },
)

official(
  {
    id: 'MC-FAQ-rules-04',
    question:
      'An attack with overkill hits my tough ally. Does the damage beyond its hit points reach my identity?',
    answer: 'No. Only damage that the ally takes can be passed on, and a tough ally takes none.',
    ...faq('general questions'),
    editions: ALL,
    clauses: ['MC17-C-12', 'MC-OVERKILL-03', 'MC18-EA-68'],
    cards: [],
  },
  () => {
    const attacked = (tough: number) =>
      enemyAttacks(
        [hero('Hero'), ally('Ally', { tough }), villain('Villain', { atk: 5, keywords: ['overkill'] })],
        {},
        defend('Ally'),
        boost(0),
        deal,
        finish,
      )
    expect(['Hero', 'Ally'].map(attacked(1).hp)).toEqual([10, 3])
    expect(['Hero', 'Ally'].map(attacked(0).hp)).toEqual([8, 0])
  },
)
