// Fills the cards that a script names outside the pieces of its set-up: pieces that join with an answer, pieces that an effect
// deploys, and the Shield that an answer reveals.
import { z } from 'zod'
import {
  type CardNamed,
  cardNamed,
  type Filled,
  type LooseSetUp,
  type RevealedCard,
  type Unfilled,
} from '../walkthroughs/set-up/from-cards.ts'
import { isRevealing } from './cards-played.ts'

const JOINING = z.looseObject({ joins: z.array(z.unknown()) })
const REVEALING = z.looseObject({ choice: z.string().optional(), card: cardNamed }).refine(isRevealing)
/** A card that an answer calls by its number, and of which it says no more. */
const NUMBERED = z.looseObject({
  choice: z.literal('activate'),
  card: z.strictObject({ name: z.string().regex(/^[A-Z]{2,5}\d{2}-\d{3}$/) }),
})
const DEPLOYING = z.looseObject({ kind: z.enum(['deploy', 'asksBurst']), piece: cardNamed })
const ABILITY = z.looseObject({ source: z.string().optional() })
const PIECE = z.looseObject({ id: z.string() })
const SOME = z.looseObject({ pieces: z.array(z.unknown()), abilities: z.array(z.unknown()).default([]) })

type Played = { readonly setUp: LooseSetUp; readonly answers: readonly unknown[] }

/** How a flow fills the pieces of a set-up, and a card that is revealed; null: none is revealed in this flow. */
export type Fills = {
  readonly fill: (setUp: LooseSetUp, deploys?: true) => Filled
  readonly reveal: ((setUp: LooseSetUp, named: CardNamed, activates: boolean) => RevealedCard) | null
}

/** The set-up and the answers with the facts of these cards, or the first card that is unclear, with its path. */
export function answersFilled(played: Played, fills: Fills): Played | { readonly unfilled: Unfilled } {
  const filling: Filling = { ...fills, setUp: played.setUp, unfilled: [] }
  const { abilities, given } = played.setUp
  const setUp = {
    ...played.setUp,
    ...(abilities !== undefined && { abilities: effectsFilled(abilities, 'setUp.abilities', filling) }),
    ...(Array.isArray(given) && { given: eachFilled(given, 'setUp.given', filling) }),
  }
  const answers = eachFilled(played.answers, 'answers', filling)
  const [unfilled] = filling.unfilled
  return unfilled ? { unfilled } : { setUp, answers }
}

type Filling = Fills & { readonly setUp: LooseSetUp; readonly unfilled: Unfilled[] }

const eachFilled = (answers: readonly unknown[], path: string, filling: Filling): unknown[] =>
  answers.map((answer, index) => {
    const at = `${path}.${index}`
    return effectsFilled(revealed(joined(answer, at, filling), at, filling), at, filling)
  })

/** Only a set-up has reminders, so a joining card that would have one is to be read. */
function joined(answer: unknown, path: string, filling: Filling): unknown {
  const joining = JOINING.safeParse(answer)
  if (!joining.success) return answer
  const filled = pieces(joining.data.joins, index => `${path}.joins.${index}`, filling)
  return filled ? { ...joining.data, joins: toBeRead(filled) } : answer
}

/**
 * The pieces with what waits on them; null: a card is unclear.
 * @param pathOf the path of a piece in the script
 */
function pieces(
  list: readonly unknown[],
  pathOf: (index: string) => string,
  filling: Filling,
  deploys?: true,
) {
  const filled = filling.fill({ ...filling.setUp, pieces: list, abilities: [] }, deploys)
  if ('setUp' in filled) return SOME.parse(filled.setUp)
  const path = filled.unfilled.path.replace(/^setUp\.pieces\.(\d+)/, (_, index: string) => pathOf(index))
  filling.unfilled.push({ ...filled.unfilled, path })
  return null
}

function toBeRead({ pieces, abilities }: z.infer<typeof SOME>): readonly unknown[] {
  const reminded = new Set(abilities.map(one => ABILITY.parse(one).source))
  return pieces.map(piece => {
    const read = PIECE.safeParse(piece)
    return read.success && reminded.has(read.data.id) ? { ...read.data, readCard: true } : piece
  })
}

function revealed(answer: unknown, path: string, filling: Filling): unknown {
  const { reveal, setUp } = filling
  if (!reveal) return answer
  const numbered = NUMBERED.safeParse(answer)
  const read = REVEALING.safeParse(answer)
  if (numbered.success) {
    const found = reveal(setUp, { card: numbered.data.card.name }, true)
    return 'unclear' in found ? answer : { ...numbered.data, card: found.card }
  }
  if (!read.success) return answer
  const { choice, card: named } = read.data
  const found = reveal(setUp, named, choice === 'activate')
  if (!('unclear' in found)) return { ...found.answer, ...read.data, card: found.card }
  filling.unfilled.push({ path: `${path}.card.card`, unclear: found.unclear })
  return answer
}

/** The value with each piece in it that an effect deploys. */
function effectsFilled(value: unknown, path: string, filling: Filling): unknown {
  if (Array.isArray(value)) return value.flatMap((one, index) => deployed(one, `${path}.${index}`, filling))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, deployed(one, `${path}.${name}`, filling)[0]]),
  )
}

/** The effects of a reported card: only they can have what waits on a piece beside them. */
const REPORTED = /\.card\.effects\.\d+$/

/** An effect that deploys a piece, then what waits on the piece; else the piece says that its card is to be read. */
function deployed(value: unknown, path: string, filling: Filling): readonly unknown[] {
  const deploying = DEPLOYING.safeParse(value)
  if (!deploying.success) return [effectsFilled(value, path, filling)]
  const filled = pieces([deploying.data.piece], () => `${path}.piece`, filling, true)
  if (!filled) return [value]
  const { abilities } = filled
  const isReported = REPORTED.test(path)
  const effect = { ...deploying.data, piece: (isReported ? filled.pieces : toBeRead(filled))[0] }
  if (effect.kind === 'asksBurst') return [{ abilities, ...effect }]
  return [effect, ...(isReported ? abilities.map(ability => ({ kind: 'remind', ability })) : [])]
}
