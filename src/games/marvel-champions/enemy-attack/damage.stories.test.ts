// Stories of enemy attacks: the damage, the abilities after it, and attacks that end before it.
import {
  grinder,
  lumen,
  moth,
  rustling,
  vesper,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  attack,
  boost,
  deal,
  defend,
  finish,
  forced,
  may,
  nobody,
  piece,
  report,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { enemyAttackFlow } from './flow.ts'

const threat = (amount: number) => ({ kind: 'threat' as const, amount })
const byGrinder = { on: 'afterAttacks', who: 'Grinder' } as const

testStories(enemyAttackFlow, `${import.meta.dirname}/stories/damage`, {
  'piercing-overkill': [
    'Piercing takes Moth’s tough away first, and overkill carries the excess to Lumen',
    {
      setUp: attack([lumen(), moth({ tough: 1 }), grinder({ keywords: ['piercing', 'overkill'] })]),
      answers: [defend('Moth'), boost(2), deal, finish],
    },
  ],
  'retaliate-defeats': [
    'Retaliate defeats the minion, so its own forced ability stays shut, but the scheme’s opens',
    {
      setUp: attack([lumen({ retaliate: 1 }), rustling({ damage: 3 })], {
        abilities: [
          forced('gloat', { on: 'afterAttacks', of: 'you' }, { source: 'Rustling', effects: [threat(1)] }),
          forced('scheme', { on: 'afterAttacks', of: 'any' }, { effects: [threat(2)] }),
        ],
      }),
      answers: [nobody, deal, finish],
    },
  ],
  'damage-prevented': [
    'One card prevents damage of the attack, another what Lumen would take',
    {
      setUp: attack([lumen(), grinder()], {
        abilities: [
          may(
            'Padding',
            'Ana',
            { on: 'wouldTake', who: 'Lumen' },
            { effects: [{ kind: 'prevent', amount: 1, taken: true }], uses: 2 },
          ),
        ],
      }),
      answers: [
        nobody,
        boost(2),
        report('damage', [{ kind: 'prevent', amount: 2 }], { name: 'Deflect', owner: 'Ana' }),
        deal,
        use('Padding'),
        finish,
      ],
    },
  ],
  'forced-then-optional': [
    'Retaliate first, then forced abilities in the order that Ana picks, then Ana heals and Cyd declines',
    {
      setUp: attack([lumen({ retaliate: 1 }), vesper(), grinder()], {
        abilities: [
          forced('taunts', { ...byGrinder, of: 'you' }, { source: 'Grinder', effects: [threat(1)] }),
          forced(
            'wounds',
            { ...byGrinder, of: 'you', and: 'damages' },
            { effects: [{ kind: 'damage', to: the('your identity'), amount: 1 }] },
          ),
          forced('never', { ...byGrinder, undefended: true }, { effects: [threat(9)] }),
          may(
            'bandage',
            'Ana',
            { on: 'afterAttacked', who: 'Lumen' },
            { effects: [{ kind: 'heal', to: piece('Lumen'), amount: 2 }], uses: 1 },
          ),
          may('watch', 'Cyd', { on: 'afterDefends' }, { effects: [] }),
        ],
      }),
      answers: [defend('Lumen'), boost(1), deal, use('wounds'), use('bandage'), finish],
    },
  ],
  'penalty-for-undefended': [
    'Nobody defends, so the villain’s forced ability places threat, with one of its two options',
    {
      setUp: attack([lumen(), grinder()], {
        abilities: [
          forced(
            'Onslaught',
            { ...byGrinder, undefended: true },
            {
              source: 'Grinder',
              options: [
                { name: 'threat', effects: [threat(2)] },
                { name: 'stun', effects: [{ kind: 'status', to: piece('Lumen'), status: 'stunned' }] },
              ],
            },
          ),
        ],
      }),
      answers: [nobody, boost(0), deal, use('threat'), finish],
    },
  ],
  'stunned-villain': [
    'A stunned villain only discards stunned',
    { setUp: attack([lumen(), grinder({ stunned: 1 })]), answers: [] },
  ],
})
