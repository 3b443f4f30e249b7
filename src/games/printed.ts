// What the cards of a table said when a chapter began: what is still so in the next one follows the cards.
import { z } from 'zod'

export const printedSchema = z
  .record(z.string(), z.record(z.string(), z.json()))
  .optional()
  .describe(
    'What the cards of the pieces said when this began, so that the next attack reads them anew. A script needs none.',
  )
export type CardsPrinted = NonNullable<z.infer<typeof printedSchema>>
