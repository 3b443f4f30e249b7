// Official answers on the Storm hero pack.
import { expect } from 'vitest'
import {
  ally,
  enemyAttacks,
  hero,
  official,
  option,
  ruling,
  SINCE_1_7,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-storm-01',
    question: 'The villain attacks Storm’s ally. Can she play Flash Freeze, “When the villain attacks you”?',
    answer: 'No. “You” in a player’s interrupt is the identity, so Storm herself must be attacked.',
    ...ruling('2025-12-17', '3'),
    editions: SINCE_1_7,
    clauses: ['MC-YOU-01', 'MC-EA-07'],
    cards: ['Flash Freeze', 'Nick Fury’s Stealth Suit'],
  },
  () => {
    const freeze = option(
      'Flash Freeze',
      { on: 'attacks', who: 'Magneto', of: 'you' },
      [{ kind: 'atk', amount: -3 }],
      {
        label: 'defense',
        if: { is: 'target', who: { the: 'your identity' } },
      },
    )
    const table = [hero('Storm'), ally('Colossus'), villain('Magneto')]
    const play = (character: string) =>
      enemyAttacks(table, { abilities: [freeze], target: { player: 'Ana', character } })
    expect(play('Colossus').offered('initiation:Ana')).toEqual([])
    expect(play('Storm').offered('initiation:Ana')).toEqual(['Flash Freeze', 'pass'])
  },
)
