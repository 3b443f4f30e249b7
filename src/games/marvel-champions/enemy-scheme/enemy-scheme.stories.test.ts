// Stories of schemes by 1.8: a whole one, one that confused replaces, and one that ends before its threat.
import { nora } from '../../../../test/support/games/marvel-champions/cast.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { enemySchemeFlow } from './flow.ts'

const main = { id: 'Main', kind: 'main', threat: 8, threshold: 12 }
const grinder = { id: 'Grinder', kind: 'villain', sch: 1, hitPoints: 20 }
const overseer = { id: 'Overseer', kind: 'minion', sch: 2, hitPoints: 6, keywords: ['villainous'] }
const alibi = {
  id: 'Alibi',
  owner: 'Ana',
  trigger: { on: 'wouldPlaceThreat' },
  effects: [{ kind: 'prevent', amount: 1 }],
  uses: 1,
}
const common = { edition: '1.8', players: ['Ana'], activated: [], target: { player: 'Ana' } }
const place = { question: 'threat', choice: 'place' }
const finish = { question: 'finish', choice: 'finish' }

testStories(enemySchemeFlow, `${import.meta.dirname}/stories`, {
  'the-main-scheme-advances': [
    'Grinder schemes with two boost cards, Ana prevents 1 threat, and the main scheme advances',
    {
      setUp: {
        ...common,
        pieces: [nora(), grinder],
        abilities: [alibi],
        schemes: [main],
        attacker: 'Grinder',
        boostCards: 1,
      },
      answers: [
        { question: 'boost#1', choice: 'flip', number: 2 },
        {
          question: 'boost#2',
          choice: 'flipStar',
          number: 1,
          card: { effects: [{ kind: 'threat', amount: 1 }] },
        },
        { choice: 'Alibi' },
        place,
        finish,
      ],
    },
  ],
  'confused-instead': [
    'Grinder is confused and does not scheme',
    {
      setUp: {
        ...common,
        pieces: [nora(), { ...grinder, confused: 1 }],
        schemes: [main],
        attacker: 'Grinder',
      },
      answers: [],
    },
  ],
  'the-schemer-falls': [
    'Overseer is defeated as its boost card is turned, and places nothing',
    {
      setUp: {
        ...common,
        pieces: [nora(), { ...overseer, damage: 5 }],
        schemes: [main],
        attacker: 'Overseer',
      },
      answers: [
        { question: 'boost#1', choice: 'flip', number: 2 },
        {
          question: 'flipped',
          card: {
            name: 'Tripwire',
            owner: 'Ana',
            effects: [{ kind: 'damage', to: { piece: 'Overseer' }, amount: 1 }],
          },
        },
        finish,
      ],
    },
  ],
})
