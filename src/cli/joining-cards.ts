// Fills the pieces that join with the answers of a script and name cards.
import { z } from 'zod'
import type { Filled, LooseSetUp, Unfilled } from '../walkthroughs/set-up/from-cards.ts'

const JOINING = z.looseObject({ joins: z.array(z.unknown()) })
const ABILITY = z.looseObject({ source: z.string().optional() })
const PIECE = z.looseObject({ id: z.string() })

type Played = { readonly setUp: LooseSetUp; readonly answers: readonly unknown[] }
type Fill = (setUp: LooseSetUp) => Filled

/**
 * Gives the set-up and the answers with the facts of the cards that joining pieces name, or the first card that is
 * unclear. Only a set-up has reminders, so a card that would have one is to be read.
 */
export function joiningFilled(
  { setUp, answers }: Played,
  fill: Fill,
): Played | { readonly unfilled: Unfilled } {
  const given = Array.isArray(setUp.given) ? filledIn(setUp.given, 'setUp.given', setUp, fill) : null
  if (given && 'unfilled' in given) return given
  const later = filledIn(answers, 'answers', setUp, fill)
  if ('unfilled' in later) return later
  return { setUp: given ? { ...setUp, given: given.answers } : setUp, answers: later.answers }
}

/** The same for a list of answers at this path of the script. */
function filledIn(
  answers: readonly unknown[],
  path: string,
  setUp: LooseSetUp,
  fill: Fill,
): Pick<Played, 'answers'> | { readonly unfilled: Unfilled } {
  const all: unknown[] = []
  for (const [index, answer] of answers.entries()) {
    const joining = JOINING.safeParse(answer)
    if (!joining.success) {
      all.push(answer)
      continue
    }
    const filled = fill({ ...setUp, pieces: joining.data.joins, abilities: [] })
    if ('unfilled' in filled) return { unfilled: at(`${path}.${index}`, filled.unfilled) }
    all.push({ ...joining.data, joins: toBeRead(filled.setUp) })
  }
  return { answers: all }
}

const at = (answer: string, unfilled: Unfilled): Unfilled => ({
  ...unfilled,
  path: unfilled.path.replace('setUp.pieces', `${answer}.joins`),
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
