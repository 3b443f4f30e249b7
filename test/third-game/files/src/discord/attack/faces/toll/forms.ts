// The forms of Toll.
import type { Outcome } from '../../../../games/toll/gate.ts'
import type { Effect, Piece, Toll } from '../../../../games/toll/toll.ts'
import { CHANGE, type EffectKind, NOTE, one, plainNumber } from '../../face/effect-kinds.ts'
import type { Forms } from '../../face/forms-face.ts'
import type { FormTable } from '../../face/table.ts'

type Purses = FormTable<Piece>

const coins: EffectKind<Effect, Purses> = {
  name: 'coins',
  words: 'forms:toll.coins',
  group: 'card',
  effect: 'coins',
  whom: 'needed',
  number: CHANGE,
  makes: said => one({ kind: 'coins', who: said.whom, amount: plainNumber(said) }),
}

const price: EffectKind<Effect, Purses> = {
  name: 'price',
  words: 'forms:toll.price',
  group: 'other',
  effect: 'price',
  number: CHANGE,
  makes: said => one({ kind: 'price', amount: plainNumber(said) }),
}

export const forms: Forms<Toll, Outcome, Purses> = {
  cards: { raider: 'forms:toll.raider', keeper: 'forms:toll.keeper' },
  numbers: { coins: 'coins' },
  effects: {
    coins: 'forms:toll.coins',
    price: 'forms:toll.price',
    known: 'forms:effect.known',
    note: 'forms:note',
  },
  moments: { gate: 'forms:toll.atTheGate', toll: 'forms:toll.beforeTheToll', finish: 'forms:toll.onTheRoad' },
  numberOf: () => null,
  turnOf: () => null,
  whoseNumber: () => null,
  table: ({ table: { raider, keeper } }) => ({
    players: [raider.player, keeper.player],
    pieces: [raider, keeper],
  }),
  kinds: [coins, price, NOTE],
  beside: () => [],
  corrections: {
    numbers: [[{ name: 'coins', asks: 'coins', min: 0, max: 99, now: piece => piece.coins }]],
    statuses: () => [],
    known: (who, numbers) => ({ kind: 'known', who, coins: numbers.coins ?? 0 }),
  },
  roles: [],
  special: {},
  kept: { correct: ['coins'], join: [] },
}
