// A story of what is told between attacks.
import {
  drake,
  falcon,
  heron,
  mole,
  on,
  piece,
  titan,
} from '../../../../test/support/games/gundam/unit-attack.ts'
import { testStories } from '../../../../test/support/games/stories.ts'
import { gundamChangesFlow } from './flow.ts'

const once = { ...on('once', 'Kei', { on: 'deployed' }, [], 'Falcon'), once: 'a', uses: 0 }
const pilot = { links: true, ap: 1, hp: 1 }

testStories(gundamChangesFlow, `${import.meta.dirname}/stories`, {
  'a-turn-begins': [
    'A Unit comes, another one gets a Pilot and AP for the turn, a Shield goes to the hand, and the next turn begins',
    {
      setUp: {
        edition: '1.9.0',
        activePlayer: 'Kei',
        standbyPlayer: 'Rio',
        pieces: [falcon({ rested: true }), heron(), mole({ rested: true }), drake()],
        shields: 4,
        activeSide: { shields: 6 },
        turn: { of: 'Kei', number: 3 },
        lasts: [],
        abilities: [once],
      },
      answers: [
        { question: 'changes', card: { effects: [{ kind: 'deploy', piece: titan() }] } },
        { question: 'changes', card: { effects: [{ kind: 'pair', who: piece('Heron'), pilot }] } },
        {
          question: 'changes',
          card: {
            name: 'Boost',
            owner: 'Kei',
            label: 'main',
            effects: [
              { kind: 'ap', who: piece('Heron'), amount: 2, beyondBattle: true },
              { kind: 'shields', change: -1, player: 'Kei' },
            ],
          },
        },
        { question: 'changes', card: { effects: [{ kind: 'prevent', to: piece('Heron'), amount: 1 }] } },
        { question: 'changes', choice: 'turnBegins' },
      ],
      refuses: ['noBattleNow'],
    },
  ],
  'a-turn-ends': [
    'A Unit repairs when its player has used an effect at the end of the turn, an enemy Unit stays rested, and both turns pass',
    {
      setUp: {
        edition: '1.9.0',
        activePlayer: 'Kei',
        standbyPlayer: 'Rio',
        pieces: [
          falcon({ rested: true, damage: 3, repair: 2 }),
          mole({ rested: true, damage: 2, repair: 1 }),
          drake({ rested: true }),
        ],
        turn: { of: 'Kei' },
        lasts: [],
        abilities: [
          on(
            'last',
            'Kei',
            { on: 'endOfTurn', turn: 'own' },
            [{ kind: 'rest', who: { all: 'Units' } }],
            'Falcon',
          ),
          on('first', 'Rio', { on: 'startOfTurn', turn: 'own' }, [{ kind: 'note', text: 'A card' }], 'Mole'),
        ],
      },
      answers: [
        {
          question: 'changes',
          card: { effects: [{ kind: 'rule', who: piece('Mole'), rule: 'staysRested' }] },
        },
        { question: 'changes', choice: 'turnBegins' },
        { question: 'order:endOfTurn', choice: 'last' },
        { question: 'changes', choice: 'turnBegins' },
      ],
    },
  ],
})
