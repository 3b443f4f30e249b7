// Stories of players' attacks, by 1.7 and by the German rules 1.6.
import {
  grinder,
  lumen,
  moth,
  overseer,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import { forced, may, piece, use } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import {
  basic,
  deal,
  finish,
  hits,
  labelled,
  raise,
  spiker,
  target,
  thorn,
  warden,
} from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { playerAttackFlow } from './flow.ts'

const threat = (amount: number) => ({ kind: 'threat' as const, amount })
const sweep = {
  ...labelled([lumen(), warden(), grinder({ tough: 1 })], []),
  ability: { name: 'Sweep', attacks: [hits(7)], keywords: ['overkill' as const, 'piercing' as const] },
}
const watched = {
  setUp: basic([lumen(), thorn()], {
    abilities: [
      forced('anger', { on: 'afterTakesDamage', who: 'Thorn' }, { source: 'Thorn', effects: [threat(1)] }),
      forced('F', { on: 'afterAttacks', who: 'Lumen' }, { effects: [threat(2)] }),
      may(
        'N',
        'Ana',
        { on: 'afterAttacks', who: 'Lumen', of: 'enemy' },
        { effects: [{ kind: 'heal', to: piece('Lumen'), amount: 1 }] },
      ),
    ],
  }),
  answers: [target('Thorn'), deal, use('N'), finish],
}

testStories(playerAttackFlow, `${import.meta.dirname}/stories`, {
  'hero-attacks': [
    'Lumen exhausts to attack the minion, which has two hit points left',
    { setUp: basic([lumen(), rustling(), grinder()]), answers: [target('Rustling'), deal, finish] },
  ],
  'ally-attacks': [
    'Moth attacks, retaliate hits it, and a response heals it before its consequential damage',
    {
      setUp: basic([moth(), lumen(), spiker()], {
        abilities: [
          may(
            'soothe',
            'Ana',
            { on: 'afterAttacks', who: 'Moth' },
            { effects: [{ kind: 'heal', to: piece('Moth'), amount: 1 }] },
          ),
        ],
      }),
      answers: [target('Spiker'), deal, use('soothe'), finish],
    },
  ],
  'ally-is-defeated': [
    'Consequential damage that is asked for defeats the ally',
    {
      setUp: basic([{ ...sparrow({ damage: 2 }), consequential: undefined }, rustling()]),
      answers: [target('Rustling'), deal, { choice: 'takes', number: 1 }, finish],
    },
  ],
  'guarded-villain': [
    'The villain is guarded, so the guard is attacked, and overkill takes the excess past it',
    { setUp: sweep, answers: [target('Grinder'), target('Warden'), deal, finish], refuses: ['guarded'] },
  ],
  'several-targets': [
    'One attack on each minion, raised by a card; those that are left retaliate in the order that Ana picks',
    {
      setUp: labelled(
        [lumen(), spiker(), thorn(), overseer({ retaliate: 1, tough: 1 })],
        [{ ...hits(2), targets: 'each minion' }],
      ),
      answers: [raise(1), deal, use('Overseer'), finish],
    },
  ],
  'several-attacks': [
    'An ability makes three attacks: stunned replaces the first, and retaliate defeats Lumen before the third',
    {
      setUp: labelled(
        [lumen({ stunned: 1, hitPoints: 2 }), thorn({ hitPoints: 9 })],
        [hits(1), hits(2), hits(3)],
      ),
      answers: [target('Thorn', 'target#2'), deal, finish],
    },
  ],
  'next-stage': [
    'The villain’s stage is defeated, and the next stage, which has its name, retaliates',
    {
      setUp: basic([lumen(), grinder({ damage: 19, retaliate: 2 })]),
      answers: [target('Grinder'), deal, { choice: 'sameTitle', number: 4 }, finish],
    },
  ],
  abilities: ['What watches damage, then retaliate, then forced, then optional abilities', watched],
  'minion-falls-by-1.8': [
    'By 1.8 overkill reaches the villain once the minion that shielded it is defeated, and When Defeated is ordered',
    {
      setUp: {
        ...basic([
          lumen({ atk: 6, keywords: ['overkill'] }),
          rustling(),
          grinder({ cannotTakeDamage: ['Rustling'] }),
        ]),
        edition: '1.8',
        abilities: [
          forced(
            'trap',
            { on: 'isDefeated', of: 'minion' },
            { effects: [{ kind: 'threat', amount: { count: 'damage on', of: piece('Grinder') } }] },
          ),
          forced(
            'wish',
            { on: 'whenDefeated', who: 'Rustling' },
            { source: 'Rustling', effects: [{ kind: 'damage', to: piece('Lumen'), amount: 1 }] },
          ),
        ],
      },
      answers: [target('Grinder'), target('Rustling'), deal, use('wish'), finish],
      refuses: ['cannotTakeDamage'],
    },
  ],
  'two-sentences-by-1.8': [
    'By 1.8 the first sentence defeats the guard, the second one hits the villain, whose retaliate is ordered',
    {
      setUp: {
        ...labelled(
          [lumen({ damage: 8 }), warden({ hitPoints: 3 }), grinder({ retaliate: 2 })],
          [
            {
              targets: 2,
              sentences: true,
              instances: [
                { amount: 3, to: 1 },
                { amount: 3, to: 2 },
              ],
            },
          ],
        ),
        edition: '1.8',
        abilities: [
          forced(
            'mend',
            { on: 'afterAttacks', who: 'Lumen' },
            { source: 'Lumen', effects: [{ kind: 'heal', to: piece('Lumen'), amount: 1 }] },
          ),
        ],
      },
      answers: [target('Warden'), deal, target('Grinder', 'target:2'), deal, use('mend'), finish],
    },
  ],
  'hero-attacks-by-1.6-de': [
    'By the German rules a tough villain loses tough and no hit points',
    {
      setUp: { ...basic([lumen(), grinder({ tough: 1 })]), edition: '1.6-de' },
      answers: [target('Grinder'), deal, finish],
    },
  ],
})
