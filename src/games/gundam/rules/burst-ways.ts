// Asks what a 【Burst】 does if nobody has said it: where the revealed card goes, or which of its texts is carried out.
import { next, stateOf } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { GundamInquiries } from '../questions.ts'
import { BURST_WAYS, type BurstWay, type Effect } from '../vocabulary/effects.ts'
import type { PieceGiven } from '../vocabulary/pieces.ts'
import { moves, shieldOf } from './burst.ts'
import { freeName } from './deploying.ts'
import { asksForText } from './further-text.ts'
import type { Gundam, GundamTable, State } from './state.ts'

/** Asks the owner of the card, one choice for each way that it may go. */
export const burstWay = {
  asks: (state: State, { number, effect }: GundamInquiries['burstWay']): Question<Gundam> => {
    const by = { any: [state.standby] }
    const { ways = BURST_WAYS, piece } = effect
    return {
      name: `burstWay#${number}`,
      hard: true,
      clause: 'GCG-7-6-2-4-1c',
      window: null,
      choices: ways.map(name => ({ name, by })),
      about: { card: shieldOf(state, number).card, hp: piece?.hp ?? null },
    }
  },
  answered: (table: GundamTable, facts: GundamInquiries['burstWay'], { choice }: Given<Gundam>): void =>
    WAYS[choice as BurstWay](table, facts),
}

type Way = (table: GundamTable, facts: GundamInquiries['burstWay']) => void

const text =
  (part: 'main' | 'action' | 'effect'): Way =>
  (table, { number, context }) =>
    next(table, asksForText({ card: shieldOf(stateOf(table), number).card, part, context }))

/** The card itself is deployed, as its data say or without numbers. */
const deploys =
  (kind: PieceGiven['kind']): Way =>
  (table, { effect, context }) => {
    const state = stateOf(table)
    const { piece, abilities } = effect.piece?.kind === kind ? effect : {}
    const unnamed = { id: freeName(state, kind === 'base' ? 'Base' : 'Unit'), kind, player: state.standby }
    const deployed: Effect = { kind: 'deploySelf', piece: piece ?? unnamed, ...(abilities && { abilities }) }
    next(table, { task: 'effect', effect: deployed, context })
  }

const WAYS: Readonly<Record<BurstWay, Way>> = {
  hand: (table, { number }) => moves(table, shieldOf(stateOf(table), number), 'hand'),
  base: deploys('base'),
  unit: deploys('unit'),
  main: text('main'),
  action: text('action'),
  effect: text('effect'),
  trash: () => {},
}
