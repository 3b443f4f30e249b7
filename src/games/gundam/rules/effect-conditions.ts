// Asks the owner of an effect for what its condition needs and nobody knows.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Context, Given, Question } from '../../../engine/types.ts'
import type { GundamInquiries } from '../questions.ts'
import type { Effect } from '../vocabulary/effects.ts'
import { isSo, saidOf } from './constants.ts'
import { asksForNumber } from './damage.ts'
import { isUnclear, speaker } from './find-referred.ts'
import { asksForText } from './further-text.ts'
import type { Gundam, GundamTable, State } from './state.ts'

/** Asks for the AP of a card, or for a condition that only players know; then the effect comes again. */
export function asksForCondition(table: GundamTable, effect: Effect, context: Context): boolean {
  const { if: condition } = effect
  if (leftToPlayers(table, effect, context)) return true
  if (!condition) return false
  if ('apOf' in condition)
    return asksForNumber(table, effect, { count: 'AP of', of: condition.apOf }, context)
  if (!('asks' in condition)) return false
  const state = stateOf(table)
  if (isSo(state, speaker(state, context), condition) !== null) return false
  const { asks } = condition
  next(
    table,
    { task: 'inquiry', inquiry: 'effectCondition', facts: { asks, context } },
    { task: 'effect', effect, context },
  )
  return true
}

/** Asks the player to say what an effect does of which nobody knows whether it is about a Unit, in place of the effect. */
function leftToPlayers(table: GundamTable, effect: Effect, context: Context): boolean {
  const whom = 'to' in effect ? effect.to : 'who' in effect ? effect.who : null
  if (whom === null || typeof whom === 'string' || !('all' in whom)) return false
  if (!isUnclear(stateOf(table), whom, context)) return false
  next(table, asksForText({ card: context.source, part: 'rest', context }))
  return true
}

/** The question, called after the card of the effect. What is said counts as long as that card is there. */
export const effectCondition = {
  asks: (state: State, { asks, context }: GundamInquiries['effectCondition']): Question<Gundam> => {
    const { id, player } = speaker(state, context)
    const by = { any: [player] }
    return {
      name: `condition:${nameOf(state, id)}`,
      hard: true,
      clause: 'GCG-9-1-5a',
      window: null,
      choices: [
        { name: 'holds', by },
        { name: 'holdsNot', by },
      ],
      about: { unit: nameOf(state, id), condition: asks },
    }
  },
  answered: (
    table: GundamTable,
    { asks, context }: GundamInquiries['effectCondition'],
    { choice }: Given<Gundam>,
  ): void => {
    const state = stateOf(table)
    const card = speaker(state, context)
    state.said[saidOf(card, { asks })] = choice === 'holds'
    const type = choice === 'holds' ? 'condition_holds' : 'condition_does_not_hold'
    tell(table, { type, clause: 'GCG-9-1-5a', card: nameOf(state, card.id), condition: asks })
  },
}

/** The revealed Shield by its card; its answers go with it. */
function nameOf({ battle }: State, id: string): string {
  const revealed = battle.revealed.find(({ number }) => id === `burst#${number}`)
  return revealed?.card ?? id
}

/** Forgets what was said for the Burst of this Shield: the next one has the same number. */
export function forgetsBurst(state: State, number: number): void {
  state.said = Object.fromEntries(
    Object.entries(state.said).filter(([key]) => !key.startsWith(`burst#${number}:`)),
  )
}
