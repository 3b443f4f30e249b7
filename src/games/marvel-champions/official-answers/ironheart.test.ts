// Official answers on the Ironheart hero pack.
import { expect } from 'vitest'
import {
  ALL,
  ally,
  deal,
  finish,
  heroAttacks,
  hits,
  minion,
  official,
  ruling,
  villain,
} from '../../../../test/games/marvel-champions/official.ts'

official(
  {
    id: 'MC-FAQ-ironheart-01',
    question:
      'Bombshell attacks, and the only enemies are a guard minion engaged with me and the villain. Who is damaged?',
    answer:
      'The minion alone takes all of it. The villain is no valid target, so there is nobody to divide it with.',
    ...ruling('2026-01-11', '4'),
    editions: ALL,
    clauses: ['MC-GUARD-03', 'MC-PA-17'],
    cards: ['Bombshell'],
  },
  () => {
    const attacks = [{ ...hits(3), targets: 'each enemy' as const }]
    const table = (keywords: 'guard'[]) => [
      ally('Bombshell', { atk: 3 }),
      minion('Mercenary', { keywords, engagedWith: 'Ana' }),
      villain('Rhino'),
    ]
    const story = heroAttacks(table(['guard']), { ability: { attacks } }, deal, finish)
    expect(story.result.attacked).toEqual(['Mercenary'])
    expect(['Mercenary', 'Rhino'].map(story.hp)).toEqual([1, 20])
    expect(heroAttacks(table([]), { ability: { attacks } }, deal, finish).result.attacked).toEqual([
      'Mercenary',
      'Rhino',
    ])
  },
)
