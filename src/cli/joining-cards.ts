// Fills the pieces that join with the answers of a script and name cards.
import { z } from 'zod'
import type { Filled, LooseSetUp, Unfilled } from '../walkthroughs/set-up/from-cards.ts'

const JOINING = z.looseObject({ joins: z.array(z.unknown()) })
const ABILITY = z.looseObject({ source: z.string().optional() })
const PIECE = z.looseObject({ id: z.string() })

/**
 * Gives the answers with the facts of the cards that their joining pieces name, or the first card that is unclear. Only a
 * set-up has reminders, so a card that would have one is to be read.
 */
export function joiningFilled(
  answers: readonly unknown[],
  setUp: LooseSetUp,
  fill: (setUp: LooseSetUp) => Filled,
): { readonly answers: readonly unknown[] } | { readonly unfilled: Unfilled } {
  const all: unknown[] = []
  for (const [index, answer] of answers.entries()) {
    const joining = JOINING.safeParse(answer)
    if (!joining.success) {
      all.push(answer)
      continue
    }
    const filled = fill({ ...setUp, pieces: joining.data.joins, abilities: [] })
    if ('unfilled' in filled) return { unfilled: at(index, filled.unfilled) }
    all.push({ ...joining.data, joins: toBeRead(filled.setUp) })
  }
  return { answers: all }
}

const at = (index: number, unfilled: Unfilled): Unfilled => ({
  ...unfilled,
  path: unfilled.path.replace('setUp.pieces', `answers.${index}.joins`),
})

function toBeRead({ pieces, abilities = [] }: LooseSetUp): readonly unknown[] {
  const reminded = new Set(
    z
      .array(ABILITY)
      .parse(abilities)
      .map(({ source }) => source),
  )
  return z
    .array(z.unknown())
    .parse(pieces)
    .map(piece => {
      const read = PIECE.safeParse(piece)
      return read.success && reminded.has(read.data.id) ? { ...read.data, readCard: true } : piece
    })
}
