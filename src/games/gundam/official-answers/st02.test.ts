// Official answers about cards of ST02.
import { expect } from 'vitest'
import { unit } from '../../../../test/games/gundam/effect-battle.ts'
import { official } from '../../../../test/games/gundam/official.ts'
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
} from '../../../../test/games/gundam/unit-attack.ts'
import type { Effect } from '../effects/schemas.ts'

const BOTH = ['1.9.0', '1.0'] as const

official(
  {
    id: 'R-049',
    question:
      'An effect waits until this Unit destroys an enemy Unit with battle damage. Does it come if both fall?',
    answer: 'Yes.',
    source:
      'Card rulings Q115, Q144, Q169, Q190, Q215, Q217, Q241, Q270, Q281, Q337, Q343, Q377, Q399, Q436, Q438, Q449, Q452',
    date: '2025-07-04',
    editions: BOTH,
    clauses: ['GCG-QA-115'],
    cards: [
      'ST02-003',
      'ST02-011',
      'ST05-011',
      'GD02-093',
      'GD03-022',
      'GD03-029',
      'GD03-097',
      'GD04-035',
      'GD04-090',
      'GD05-002',
      'GD05-006',
      'GD05-069',
      'GD05-099',
      'ST12-001',
      'ST12-003',
      'ST12-014',
      'ST12-016',
    ],
  },
  () => {
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
  },
)

const peaceful: Effect = { kind: 'keepOff', to: 'shieldArea', damage: { levelUpTo: 4 } }

official(
  {
    id: 'R-052',
    question:
      'My shield area cannot receive damage from enemy Units of Lv.4 or lower. Does that go for battle damage and for ⟨Breach⟩?',
    answer: 'Yes, for both.',
    source: 'Card rulings Q151, Q192, Q204',
    date: '2025-07-04',
    editions: BOTH,
    clauses: ['GCG-QA-151'],
    cards: ['ST02-013', 'GD02-106', 'ST07-015'],
  },
  () => {
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
  },
)
