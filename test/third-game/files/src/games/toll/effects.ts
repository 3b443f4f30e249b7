// What cards do in Toll, and the reminders that open at the gate.
import type { AbilityRules, EffectTable } from '../../engine/flow.ts'
import { stateOf, tell } from '../../engine/table.ts'
import type { Ability, Problem } from '../../engine/types.ts'
import { effectSchemas, type Piece, type Reminder, type State, type Toll } from './toll.ts'

const BEFORE_THE_TOLL = ['gate', 'toll']

const pieceNamed = ({ raider, keeper }: State, id: string): Piece | undefined =>
  [raider, keeper].find(piece => piece.id === id)

const noSuchPiece = (piece: string): Problem<Toll> => ({
  code: 'noSuchPiece',
  clause: null,
  details: { piece },
})

export const EFFECTS: EffectTable<Toll> = {
  coins: {
    windows: BEFORE_THE_TOLL,
    schema: effectSchemas.coins,
    illegal: (state, { who, amount }) => {
      const piece = pieceNamed(state, who)
      if (!piece) return noSuchPiece(who)
      return piece.coins + amount < 0 ? { code: 'tooFewCoins', clause: 'TOLL-2b' } : null
    },
    applies: (table, { who, amount }) => {
      const piece = pieceNamed(stateOf(table), who)
      if (!piece) return
      piece.coins = Math.min(99, piece.coins + amount)
      tell(table, { type: 'coins_changed', clause: 'TOLL-1', piece: who, coins: piece.coins })
    },
  },
  price: {
    windows: BEFORE_THE_TOLL,
    schema: effectSchemas.price,
    applies: (table, { amount }) => {
      const state = stateOf(table)
      state.price = Math.max(0, state.price + amount)
      tell(table, { type: 'price_changed', clause: 'TOLL-2a', price: state.price })
    },
  },
  known: {
    schema: effectSchemas.known,
    illegal: (state, { who }) => (pieceNamed(state, who) ? null : noSuchPiece(who)),
    applies: (table, { who, coins }) => {
      const piece = pieceNamed(stateOf(table), who)
      if (!piece) return
      piece.coins = coins
      tell(table, { type: 'coins_changed', clause: 'TOLL-1', piece: who, coins })
    },
  },
  note: {
    schema: effectSchemas.note,
    applies: (table, { text }) => {
      stateOf(table).notes.push(text)
      tell(table, { type: 'noted', clause: 'TOLL-1', text })
    },
  },
}

/** A reminder is carried out by the players, at every moment of its name. */
export const abilityFrom = ({ id, owner, trigger }: Reminder): Ability<Toll> => ({
  id,
  owner,
  trigger,
  source: null,
  forced: true,
  label: null,
  effects: null,
  options: null,
  uses: null,
})

export const ABILITIES: AbilityRules<Toll> = {
  list: state => state.reminders,
  fits: (_state, { trigger }, moment) => trigger.on === moment.on,
  order: ({ keeper }, open) => ({ among: open, by: { any: [keeper.player] } }),
  playerOrder: ({ raider, keeper }) => [raider.player, keeper.player],
  you: (_state, { owner }) => owner,
  barred: () => null,
  shut: (_state, { id }) => ({ code: 'notTriggered', clause: 'TOLL-1', details: { ability: id } }),
  begins: () => {},
  used: () => {},
  clauses: () => ({ order: 'TOLL-1', forced: 'TOLL-1', optional: 'TOLL-1', window: 'TOLL-1' }),
}
