// Stories of enemy attacks by the German rules 1.6.
import {
  granite,
  grinder,
  lumen,
  moth,
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
  report,
  revenge,
  the,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { enemyAttackFlow } from './flow.ts'
import type { EnemySetUp } from './set-up.ts'

const german = (setUp: EnemySetUp): EnemySetUp => ({ ...setUp, edition: '1.6-de' })
const hurtsDefender = { kind: 'damage' as const, to: the('defender'), amount: 1 }

const oneLeft = {
  setUp: attack([lumen(), moth(), sparrow({ damage: 2 }), grinder()], {
    target: { player: 'Ana', character: 'Moth' },
  }),
  answers: [defend('Sparrow'), boost(1, hurtsDefender), deal, finish],
}
const avenged = {
  setUp: attack([lumen({ retaliate: 1 }), grinder()], {
    abilities: [revenge('revenge')],
  }),
  answers: [nobody, boost(0), deal, finish],
}

testStories(enemyAttackFlow, `${import.meta.dirname}/stories/german`, {
  'hero-defends': [
    'By the German rules Bo’s hero defends for Ana, and becomes the target by a ruling',
    {
      setUp: german(attack([lumen(), granite(), grinder()])),
      answers: [defend('Granite'), boost(1), deal, finish],
    },
  ],
  'lost-defender': [
    'By the German rules a lost defender leaves the ally that was the target before',
    { ...oneLeft, setUp: german(oneLeft.setUp) },
  ],
  'taking-damage': [
    'By the German rules what watches damage opens with it, so before retaliate the condition does not hold',
    { ...avenged, setUp: german(avenged.setUp) },
  ],
  'ends-early': [
    'By the German rules an attack ends early, and a voluntary ability is declined',
    {
      setUp: german(
        attack([lumen(), rustling()], {
          abilities: [may('cheer', 'Ana', { on: 'afterDefends', who: 'Lumen' }, { effects: [] })],
        }),
      ),
      answers: [
        defend('Lumen'),
        report('damage', [{ kind: 'endAttack' }], { owner: 'Ana', name: 'Cut Short' }),
        finish,
      ],
    },
  ],
})
