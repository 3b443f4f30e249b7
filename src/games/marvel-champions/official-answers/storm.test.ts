// Official answers on the Storm hero pack.
import { expect } from 'vitest'
import {
  ally,
  enemyAttacks,
  hero,
  official,
  option,
  villain,
} from '../../../../test/support/games/marvel-champions/official.ts'

official('MC-FAQ-storm-01', () => {
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
})
