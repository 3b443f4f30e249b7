// Stories of enemy attacks: the defender, and the effects of boost cards.
import {
  badger,
  granite,
  grinder,
  lumen,
  moth,
  nora,
  rustling,
  sparrow,
} from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  attack,
  boost,
  deal,
  defend,
  finish,
  may,
  nobody,
  piece,
  report,
  the,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { enemyAttackFlow } from './flow.ts'

const hurts = (who: 'your identity' | 'defender', amount: number) => ({
  kind: 'damage' as const,
  to: the(who),
  amount,
})
const brace = report('damage', [{ kind: 'prevent', amount: 2 }], {
  name: 'Brace',
  owner: 'Ana',
  label: 'defense',
})

testStories(enemyAttackFlow, `${import.meta.dirname}/stories/defending`, {
  'hero-defends': [
    'Lumen exhausts to defend, and DEF takes two off the damage',
    { setUp: attack([lumen(), sparrow(), grinder()]), answers: [defend('Lumen'), boost(2), deal, finish] },
  ],
  'ally-defends': [
    'Moth defends and is defeated; what is more than it had is lost',
    { setUp: attack([lumen(), moth(), grinder()]), answers: [defend('Moth'), boost(3), deal, finish] },
  ],
  'other-player-defends': [
    'Bo’s hero defends for Ana; who is exhausted or hidden as an alter-ego could not',
    {
      setUp: attack([nora(), granite(), badger({ ready: false }), rustling()]),
      answers: [defend('Nora'), defend('Badger'), defend('Granite'), deal, finish],
      refuses: ['alterEgoCannotDefend', 'exhausted'],
    },
  ],
  'several-boost-cards': [
    'Three boost cards: one gives another, one hurts the hero, the last one only counts its icons',
    {
      setUp: attack([lumen(), grinder()], { boostCards: 1 }),
      answers: [
        defend('Lumen'),
        boost(1, { kind: 'boostCard' }),
        boost(0, hurts('your identity', 1)),
        boost(2),
        deal,
        finish,
      ],
    },
  ],
  'lost-defender': [
    'A boost ability defeats the ally that defends, so the attack is undefended and aims at its hero',
    {
      setUp: attack([lumen(), granite(), badger({ damage: 3 }), grinder()], {
        abilities: [may('mourn', 'Bo', { on: 'afterDefends', who: 'Badger' }, { effects: [] })],
      }),
      answers: [defend('Badger'), boost(1, hurts('defender', 1)), deal, finish],
    },
  ],
  'defense-ability': [
    'Ana declines, then uses a (defense) card: Lumen is the defender, stays ready and heals before it prevents',
    {
      setUp: attack([lumen({ damage: 2 }), grinder()], {
        abilities: [
          may(
            'Second Wind',
            'Ana',
            { on: 'defends', who: 'Lumen' },
            { effects: [{ kind: 'heal', to: piece('Lumen'), amount: 1 }] },
          ),
        ],
      }),
      answers: [nobody, boost(0), brace, use('Second Wind'), deal, finish],
    },
  ],
  'defender-joins': [
    'An ally that nobody had mentioned joins and defends, and its numbers are said later',
    {
      setUp: attack([lumen(), grinder()]),
      answers: [
        { ...defend('Wisp'), joins: [{ id: 'Wisp', kind: 'ally', player: 'Bo' }] },
        boost(1),
        report('damage', [{ kind: 'known', who: piece('Wisp'), hitPoints: 3 }]),
        deal,
        finish,
      ],
    },
  ],
})
