// Measures how the look-up of cards finds names as players type them: whether one of the cards that are meant comes first.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LANGUAGES } from '../src/language.ts'
import { GAME_IDS } from '../test/glossary/relevance.ts'
import { shippedLibrary } from '../test/support/card-games.ts'

const lookUpSchema = z.array(
  z.object({
    query: z.string(),
    uiLanguage: z.enum(LANGUAGES),
    game: z.enum(['mc', 'gundam']),
    cards: z.array(z.string()).min(1),
  }),
)

/** A typed name with the codes of the cards of which any is right. */
type LookUp = z.infer<typeof lookUpSchema>[number]

/** Reads a file of look-ups; null if it has another form. */
export function readLookUps(path: string): LookUp[] | null {
  const read = lookUpSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  return read.success ? read.data : null
}

type LookedUp = LookUp & { readonly found: readonly string[]; readonly rank: number }

/** The first three finds of each, by the card that stands first in them, and the place of the right one; 0 if it is not among them. */
export function lookedUp(lookUps: readonly LookUp[]): LookedUp[] {
  const { find } = shippedLibrary()
  return lookUps.map(lookUp => {
    const { query, uiLanguage: language, cards } = lookUp
    const hits = find({ query, language, game: GAME_IDS[lookUp.game], limit: 3 })
    const rank = 1 + hits.findIndex(hit => hit.cards.some(({ code }) => cards.includes(code)))
    return { ...lookUp, found: hits.map(hit => `${hit.cards[0].name.en} ${hit.cards[0].code}`), rank }
  })
}
