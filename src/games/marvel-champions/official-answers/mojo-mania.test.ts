// Official answers on the MojoMania scenario pack.
import { expect } from 'vitest'
import {
  ally,
  boost,
  deal,
  defend,
  enemyAttacks,
  faq,
  finish,
  hero,
  must,
  official,
  piece,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-mojo-01',
    question:
      'Wild Wild Mojo is in play and an attack with overkill defeats my ally. How often does it add 1?',
    answer: 'Twice: to what the ally takes, and again to what goes on to the identity.',
    ...faq('Wild Wild Mojo (#66)'),
    editions: ['1.8'],
    clauses: ['MC17-C-14'],
    cards: ['Wild Wild Mojo'],
  },
  () => {
    const raises = (id: string) =>
      must(`Mojo on ${id}`, { on: 'wouldTake', who: id }, [{ kind: 'increase', amount: 1, of: piece(id) }])
    const table = [hero('Wolverine'), ally('Colossus'), villain('Mojo', { atk: 4, keywords: ['overkill'] })]
    const play = (...abilities: ReturnType<typeof raises>[]) =>
      enemyAttacks(table, { abilities }, defend('Colossus'), boost(0), deal, finish)
    expect(play().hp('Wolverine')).toBe(9)
    expect(play(raises('Colossus')).hp('Wolverine')).toBe(8)
    expect(play(raises('Colossus'), raises('Wolverine')).hp('Wolverine')).toBe(7)
  },
)
