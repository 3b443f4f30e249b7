// The star ability of a boost card, which the card's effects carry out, or else the players.
import type { Inquiry } from '../../../../engine/flow.ts'
import { applies, tell } from '../../../../engine/table.ts'
import type { Context } from '../../../../engine/types.ts'
import type { MarvelInquiries } from '../../questions.ts'
import { clauseOf } from '../activations/clauses.ts'
import type { Marvel, MarvelTable } from '../state.ts'

/**
 * Tells that a star ability is resolved. @returns its circumstances: "you" in a Boost ability is the defending player, or
 * without a defender the target player (MC-DF-33, AMB-12)
 */
export function resolveBoost(table: MarvelTable, number: number): Context {
  const { activation } = table.memory.state
  const { player: you } = activation
  tell(table, {
    type: 'boost_ability_resolved',
    clause: clauseOf(activation, 'Boost ability'),
    you,
    number,
  })
  return { you, ability: null, source: null, label: null, window: 'flipped' }
}

/** Asks the players to carry out and report a star ability. */
export const boostInquiry: Inquiry<Marvel, MarvelInquiries['boostAbility']> = {
  asks: ({ activation }, { number }) => ({
    name: `resolve:boost#${number}`,
    hard: true,
    clause: clauseOf(activation, 'Boost ability'),
    window: null,
    choices: [{ name: 'done', by: { any: [activation.player] }, card: true }],
    about: { you: activation.player },
  }),
  answered: (table, { number }, given) =>
    applies(table, given.card?.effects ?? [], resolveBoost(table, number), true),
}
