// A story of what is told between attacks, by 1.8.
import { granite, grinder, lumen } from '../../../../test/support/games/marvel-champions/cast.ts'
import { thorn } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { marvelChangesFlow } from './flow.ts'

const rage = { id: 'rage', owner: 'Ana', trigger: { on: 'makesAttack' }, until: 'phase' }
const once = {
  id: 'once',
  owner: 'Bo',
  trigger: { on: 'attacks' },
  limit: { uses: 1, per: 'round' },
  uses: 0,
}
const trap = { id: 'Trap', kind: 'side', threat: 2, acceleration: 1, crisis: true, whenDefeated: true }
const heal = { kind: 'heal', to: { piece: 'Lumen' }, amount: 2 }

testStories(marvelChangesFlow, `${import.meta.dirname}/stories`, {
  'a-round-ends': [
    'Lumen heals, a side scheme comes, the player phase ends, a minion comes to Bo, the round is over, and the side scheme is defeated',
    {
      setUp: {
        edition: '1.8',
        players: ['Ana', 'Bo'],
        pieces: [lumen({ damage: 4, ready: false }), granite({ ready: false }), grinder()],
        abilities: [rage, once],
        activated: [],
        round: 2,
        schemes: [{ id: 'Plot', kind: 'main', threat: 3, threshold: 7, acceleration: 2 }],
      },
      answers: [
        { question: 'changes', card: { name: 'First Aid', owner: 'Ana', effects: [heal] } },
        { question: 'changes', card: { effects: [] }, joins: [trap] },
        { question: 'changes', choice: 'playersPhaseEnds' },
        { question: 'changes', card: { effects: [] }, joins: [thorn({ engagedWith: 'Bo' })] },
        { question: 'changes', choice: 'roundOver' },
        { question: 'changes', card: { effects: [{ kind: 'threat', amount: -2, scheme: 'Trap' }] } },
      ],
    },
  ],
})
