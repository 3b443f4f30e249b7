// Official answers on the Ironheart hero pack.
import { expect } from 'vitest'
import {
  ally,
  deal,
  finish,
  heroAttacks,
  hits,
  minion,
  official,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-ironheart-01', () => {
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
})
