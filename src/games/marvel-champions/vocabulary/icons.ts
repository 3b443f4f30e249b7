// The icons of cards in play that are no schemes: of characters, and of any other card that somebody has named.
import { z } from 'zod'
import { ICONS, name } from './characters.ts'

/** The limit of such cards at a table. */
export const MOST_OTHER_CARDS = 30

export const OTHER_CARD = 'otherCard'

/** An attachment, an environment, an obligation or an upgrade in play: of these a table keeps the icons, and nothing else. */
export const otherCardSchema = z.strictObject({
  id: name,
  card: name.optional().describe('The code of its card, if it came from one.'),
  kind: z.literal(OTHER_CARD),
  ...ICONS,
})
export type OtherCard = z.infer<typeof otherCardSchema>
