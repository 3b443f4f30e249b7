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
const heal = { kind: 'heal', to: { piece: 'Lumen' }, amount: 2 }

testStories(marvelChangesFlow, `${import.meta.dirname}/stories`, {
  'a-round-ends': [
    'Lumen heals, the player phase ends, a minion comes to Bo, and the round is over',
    {
      setUp: {
        edition: '1.8',
        players: ['Ana', 'Bo'],
        pieces: [lumen({ damage: 4, ready: false }), granite({ ready: false }), grinder()],
        abilities: [rage, once],
        activated: [],
        round: 2,
      },
      answers: [
        { question: 'changes', card: { name: 'First Aid', owner: 'Ana', effects: [heal] } },
        { question: 'changes', choice: 'playersPhaseEnds' },
        { question: 'changes', card: { effects: [] }, joins: [thorn({ engagedWith: 'Bo' })] },
        { question: 'changes', choice: 'roundOver' },
      ],
    },
  ],
})
