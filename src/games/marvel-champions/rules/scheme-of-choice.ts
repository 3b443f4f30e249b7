// The scheme that the player of an effect chooses when its turn comes, and the threat that it loses.
import type { Inquiry } from '../../../engine/flow.ts'
import { next } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import type { MarvelInquiries } from '../questions.ts'
import { asker, askingCard } from './asked-facts.ts'
import type { Marvel, MarvelTable } from './state.ts'

/** Has these schemes lose threat; undefined: one that nobody has named. */
export const fromSchemes = (
  table: MarvelTable,
  amount: number,
  schemes: readonly (string | undefined)[],
  context: Context,
): void =>
  next(
    table,
    ...schemes.map(scheme => {
      const effect = { kind: 'threat', amount: -amount, ...(scheme !== undefined && { scheme }) } as const
      return { task: 'effect' as const, effect, context }
    }),
  )

export const schemeAsked: Inquiry<Marvel, MarvelInquiries['chooseScheme']> = {
  asks: (state, { amount, context, able }) => ({
    name: 'chooseScheme',
    hard: true,
    clause: 'MC-THREAT-01',
    window: null,
    choices: able.map(name => ({ name, by: asker(state, context) })),
    about: { amount, card: askingCard(state, context) },
  }),
  answered: (table, { amount, context }, { choice }) => fromSchemes(table, amount, [choice], context),
}
