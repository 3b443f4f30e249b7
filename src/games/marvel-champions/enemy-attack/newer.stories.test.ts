// Stories of enemy attacks by the rules 1.8.
import { grinder, lumen, rustling, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import {
  boost,
  deal,
  defend,
  finish,
  first,
  forced,
  may,
  piece,
  report,
  threat,
  under,
  use,
} from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { enemyAttackFlow } from './flow.ts'

const tally = forced(
  'Tally',
  { on: 'afterAttacks', who: 'Rustling', of: 'you' },
  {
    source: 'Rustling',
    effects: [{ kind: 'threat', amount: { count: 'hit points of', of: piece('Rustling') } }],
  },
)
const callIn = report('initiation', [{ kind: 'defender', who: piece('Sparrow') }], {
  owner: 'Ana',
  label: 'defense',
  name: 'Call In',
})

testStories(enemyAttackFlow, `${import.meta.dirname}/stories/newer`, {
  'forced-before-retaliate': [
    'Lumen defends; the damage is calculated, then dealt, and Ana puts a forced ability before her retaliate',
    {
      setUp: under('1.8', [lumen({ retaliate: 2 }), rustling()], { abilities: [tally] }),
      answers: [defend('Lumen'), deal, first('Tally'), finish],
    },
  ],
  'ally-called-in': [
    'A (defense) ability calls Sparrow in; when it is lost, Lumen is the defender, without DEF',
    {
      setUp: under('1.8', [lumen(), sparrow(), grinder()], {
        abilities: [
          forced('Ledger', { on: 'afterAttacks', who: 'Grinder' }, { effects: [threat(1)] }),
          may('Footing', 'Ana', { on: 'afterDefends', who: 'Lumen' }, { effects: [] }),
        ],
      }),
      answers: [
        callIn,
        boost(1, { kind: 'damage', to: piece('Sparrow'), amount: 3 }),
        deal,
        use('Footing'),
        finish,
      ],
    },
  ],
})
