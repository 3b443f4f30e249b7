// Official answers on the Silk hero pack.
import { expect } from 'vitest'
import {
  ALL,
  boost,
  deal,
  enemyAttacks,
  finish,
  hero,
  hurts,
  nobody,
  official,
  option,
  piece,
  plays,
  ruling,
  use,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-silk-01',
    question:
      'I have made no basic defense, but played Side Step. Can I answer with “Stop Hitting Yourself”?',
    answer: 'Yes. Side Step has made your hero the defender, and your hero took no damage.',
    ...ruling('2025-12-17', '2'),
    editions: ALL,
    clauses: ['MC-DF-14', 'MC-DF-15', 'MC-EA-50'],
    cards: ['“Stop Hitting Yourself”', 'Side Step'],
  },
  () => {
    const stop = option('Stop', { on: 'afterDefends', who: 'Silk', noDamage: true }, [hurts('Rhino', 2)], {
      label: 'attack',
    })
    const side = plays('Side Step', 'damage', [{ kind: 'prevent', amount: 3, taken: true }], {
      label: 'defense',
    })
    const story = enemyAttacks(
      [hero('Silk'), villain('Rhino')],
      { abilities: [stop] },
      nobody,
      boost(0),
      side,
      deal,
      use('Stop'),
      finish,
    )
    expect(['Silk', 'Rhino'].map(story.hp)).toEqual([10, 18])
    const none = enemyAttacks(
      [hero('Silk'), villain('Rhino', { atk: 0 })],
      { abilities: [stop] },
      nobody,
      boost(0),
      deal,
      finish,
    )
    expect(none.opened).toEqual([])
  },
)

const counted = (of: string) => ({
  kind: 'damage' as const,
  to: piece('Rhino'),
  amount: { count: 'DEF of' as const, of: piece(of) },
})
const stops = option('Stop', { on: 'afterDefends', who: 'Silk', noDamage: true }, [counted('Silk')], {
  label: 'attack',
})
const sidestep = plays('Side Step', 'damage', [{ kind: 'prevent', amount: 3, taken: true }], {
  label: 'defense',
})

official(
  {
    id: 'MC-FAQ-silk-02',
    question: 'How much damage does “Stop Hitting Yourself” deal if my hero has not used its DEF?',
    answer: 'As much as the DEF of your hero says. It has that DEF even if nothing was reduced by it.',
    ...ruling('2025-12-17', '2'),
    editions: ALL,
    clauses: ['MC-DF-19', 'MC-BASICPOWER-02'],
    cards: ['“Stop Hitting Yourself”', 'Side Step'],
  },
  () => {
    const play = (def: number) =>
      enemyAttacks(
        [hero('Silk', { def }), villain('Rhino')],
        { abilities: [stops] },
        nobody,
        boost(0),
        sidestep,
        deal,
        use('Stop'),
        finish,
      ).hp('Rhino')
    expect([play(2), play(4)]).toEqual([18, 16])
  },
)

official(
  {
    id: 'MC-FAQ-silk-03',
    question: 'I also play Not Today! for +2 DEF. Does “Stop Hitting Yourself” count it?',
    answer: 'Yes. It counts the DEF for that attack: 4 for a hero with DEF 2.',
    ...ruling('2025-12-17', '2'),
    editions: ALL,
    clauses: ['MC-DF-17', 'MC-MODIFIERS-01'],
    cards: ['“Stop Hitting Yourself”', 'Not Today!'],
  },
  () => {
    const today = option('Not Today!', { on: 'defends', who: 'Silk' }, [{ kind: 'def', amount: 2 }], {
      label: 'defense',
    })
    const story = enemyAttacks(
      [hero('Silk'), villain('Rhino')],
      { abilities: [stops, today] },
      nobody,
      boost(0),
      sidestep,
      use('Not Today!'),
      deal,
      use('Stop'),
      finish,
    )
    expect(['Silk', 'Rhino'].map(story.hp)).toEqual([10, 16])
  },
)
