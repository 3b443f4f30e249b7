// Stories of thwarts by 1.8: a whole one by an ally, an ability on two schemes, and one that confused replaces.
import { testStories } from '../../../../test/support/games/stories.ts'
import { thwartFlow } from './flow.ts'

const lumen = { id: 'Lumen', kind: 'hero', player: 'Ana', atk: 2, def: 2, thw: 2, hitPoints: 10 }
const sparrow = {
  ...{ id: 'Sparrow', kind: 'ally', player: 'Ana', atk: 1, thw: 2, hitPoints: 3 },
  consequentialThw: 1,
}
const main = { id: 'Main', kind: 'main', threat: 7, threshold: 12 }
const side = { id: 'Side', kind: 'side', threat: 2, crisis: true }
const notes = { id: 'Notes', owner: 'Ana', trigger: { on: 'afterThwarts', of: 'you' }, uses: 1 }
const common = { edition: '1.8', players: ['Ana'], activated: [] }
const remove = { question: 'removal', choice: 'remove' }
const finish = { question: 'finish', choice: 'finish' }

testStories(thwartFlow, `${import.meta.dirname}/stories`, {
  'an-ally-defeats-a-side-scheme': [
    'Sparrow defeats a side scheme with a crisis icon, and takes consequential damage at last',
    {
      setUp: { ...common, pieces: [sparrow], schemes: [main, side], attacker: 'Sparrow' },
      answers: [
        remove,
        { question: 'schemeDefeated', card: { name: 'Side', effects: [{ kind: 'note', text: 'Draw 1.' }] } },
        finish,
      ],
    },
  ],
  'an-ability-on-two-schemes': [
    'Lumen uses an ability on two schemes, and an interrupt raises both amounts',
    {
      setUp: {
        ...common,
        pieces: [lumen],
        abilities: [notes],
        schemes: [main, { ...side, crisis: false, threat: 4 }],
        attacker: 'Lumen',
        ability: {
          name: 'Two Fronts',
          removes: {
            schemes: 2,
            instances: [
              { amount: 2, to: 1 },
              { amount: 2, to: 2 },
            ],
          },
        },
      },
      answers: [
        { question: 'thwart', choice: 'Main' },
        { question: 'thwart:2', choice: 'Side' },
        {
          question: 'removal',
          card: { name: 'Push', owner: 'Ana', effects: [{ kind: 'increase', amount: 1 }] },
        },
        remove,
        { choice: 'Notes' },
        finish,
      ],
    },
  ],
  'confused-instead': [
    'Lumen is confused and does not thwart',
    {
      setUp: { ...common, pieces: [{ ...lumen, confused: 1 }], schemes: [main], attacker: 'Lumen' },
      answers: [],
    },
  ],
})
