// Asks what a text does that stands in no data: the rest of an effect, or the 【Main】 or 【Action】 that a Burst activates.
import { next } from '../../../engine/table.ts'
import type { Context, Given, Question } from '../../../engine/types.ts'
import type { GundamInquiries } from '../questions.ts'
import { clauseHere, type Gundam, type GundamTable, type State } from './state.ts'

export const asksForText = (facts: GundamInquiries['text']) =>
  ({ task: 'inquiry', inquiry: 'text', facts }) as const

const players = (state: State, { you }: Context) => (you === null ? [state.active, state.standby] : [you])

export const textOfCard = {
  asks: (state: State, { card, part, context }: GundamInquiries['text']): Question<Gundam> => ({
    name: `text:${card ?? 'Shield'}`,
    hard: true,
    clause: clauseHere(state),
    window: null,
    choices: [{ name: 'done', by: { any: players(state, context) }, card: true }],
    about: { card, part },
  }),
  answered: (table: GundamTable, { context }: GundamInquiries['text'], { card }: Given<Gundam>): void =>
    next(
      table,
      ...(card?.effects ?? []).map(effect => ({ task: 'effect' as const, effect, context, strict: true })),
    ),
}
