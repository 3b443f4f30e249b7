// Defines one plain table for each flow, with Ana (who starts) and Ben, for tests and benchmarks.
import type { Prepared } from '../../../src/walkthroughs/start.ts'

/** The starter. */
export const ANA = '100'
export const BEN = '200'
export const CHRIS = '300'

const seats: Prepared['seats'] = [
  { player: 'p1', user: ANA, name: 'Ana' },
  { player: 'p2', user: BEN, name: 'Ben' },
]
const hero = { id: 'hero', kind: 'hero', player: 'p1', atk: 2, def: 3, hitPoints: 10 }
const villain = { id: 'enemy', kind: 'villain', atk: 3, hitPoints: 14 }

/** Rhino attacks Ana; Ben's hero is at the table. */
export const enemyAttack: Prepared = {
  flow: 'marvel-champions/enemy-attack',
  setUp: {
    players: ['p1', 'p2'],
    pieces: [hero, { ...hero, id: 'hero-2', player: 'p2' }, villain],
    attacker: 'enemy',
    target: { player: 'p1' },
  },
  names: { hero: { en: 'Spider-Man', de: 'Spider-Man' }, enemy: { en: 'Rhino', de: 'Rhino' } },
  seats,
  answers: [],
}

/** Ana's hero attacks Rhino with the basic power. */
export const heroAttack: Prepared = {
  ...enemyAttack,
  flow: 'marvel-champions/player-attack',
  setUp: { players: ['p1', 'p2'], pieces: [hero, villain], attacker: 'hero', targets: ['enemy'] },
}

/** A Unit of Ana's attacks a rested Unit of Ben's. */
export const unitAttack: Prepared = {
  flow: 'gundam/unit-attack',
  setUp: {
    activePlayer: 'p1',
    standbyPlayer: 'p2',
    pieces: [
      { id: 'unit-1', kind: 'unit', player: 'p1', ap: 3, hp: 4 },
      { id: 'unit-2', kind: 'unit', player: 'p2', ap: 2, hp: 5, rested: true },
    ],
    attacker: 'unit-1',
    target: { unit: 'unit-2' },
  },
  names: {},
  seats,
  answers: [],
}

/** An effect begins a battle between a Unit of Ana's and a Unit of Ben's. */
export const effectBattle: Prepared = {
  ...unitAttack,
  flow: 'gundam/effect-battle',
  setUp: { edition: '1.9.0', ...unitAttack.setUp },
}

/** The answers of a plain enemy attack: the hero defends, two boost icons, nothing else. */
export const defended = [
  { question: 'defend', choice: 'hero' },
  { question: 'boost#1', choice: 'flip', number: 2 },
  { question: 'damage', choice: 'deal' },
  { question: 'finish', choice: 'finish' },
]
