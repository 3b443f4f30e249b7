// Official answers about cards of ST02.
import { expect } from 'vitest'
import { unit } from '../../../../test/support/games/gundam/effect-battle.ts'
import { official } from '../../../../test/support/games/gundam/official.ts'
import {
  attack,
  bothPass,
  command,
  dealt,
  drake,
  finish,
  fort,
  hurt,
  noBlock,
  noBurst,
  on,
  piece,
  quietly,
  resolve,
  rested,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import type { Effect } from '../vocabulary/effects.ts'

official('GCG-FAQ-049', () => {
  const heavyarms = unit('Gundam Heavyarms', 'Kei', 3, 3, { pilot: { links: true, ap: 0, hp: 0 } })
  const shoots = {
    ...on(
      'Heavyarms',
      'Kei',
      { on: 'destroys', who: 'Gundam Heavyarms' },
      [hurt(piece('Leo'), 1)],
      'Gundam Heavyarms',
    ),
    during: 'pair' as const,
  }
  const leo = unit('Leo', 'Rio', 1, 2, { level: 2 })
  const setUp = attack([heavyarms, drake(rested), leo], 'Drake', { abilities: [shoots] })
  const story = resolve(setUp, ...quietly, finish)
  expect(story.result.destroyed).toEqual(['Gundam Heavyarms', 'Drake'])
  expect(dealt(story, 'effect')).toEqual({ Leo: 1 })
})

const peaceful: Effect = { kind: 'keepOff', to: 'shieldArea', damage: { levelUpTo: 4 } }

official('GCG-FAQ-052', () => {
  const raider = (level: number) => unit('Raider', 'Kei', 3, 5, { level, breach: 2 })
  const timbre = command('Rio', 'Peaceful Timbre', peaceful)
  const attacks = (level: number, target?: string, ...area: Parameters<typeof attack>[0]) =>
    attack([raider(level), drake(rested), ...area], target)
  const onPlayer = resolve(attacks(4), noBlock, timbre, bothPass, finish)
  expect([onPlayer.result.shields, onPlayer.told('damage_kept_off').length]).toEqual([2, 1])
  const onBase = resolve(attacks(4, undefined, fort()), noBlock, timbre, bothPass, finish)
  expect(dealt(onBase, 'battle')).toEqual({})
  const breach = resolve(attacks(4, 'Drake', fort()), noBlock, timbre, bothPass, finish)
  expect([breach.opened, dealt(breach, 'effect')]).toEqual([['Breach:Raider'], {}])
  const higher = resolve(attacks(5), noBlock, timbre, bothPass, noBurst, finish)
  expect(higher.result.shields).toBe(1)
})
