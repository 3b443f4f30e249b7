// What lists tell of a walkthrough: taken from its play when a row is written, or from its set-up alone.
import type { AnyFlow, Shown, Sides } from '../games/game.ts'
import type { Notice } from '../games/notices.ts'
import { type Listed, type ListedName, type ListedResult, renamed } from '../store/listing.ts'
import type { Head, Listing, LogRow } from '../store/walkthroughs.ts'

/** A heading and a result name no more of those that were attacked or have fallen, if there are still others. */
const MOST_NAMES = 3

/** A result tells no more hits, if there are still others. */
const MOST_HITS = 12

type Named = Pick<Head, 'names' | 'setUp' | 'beginner'>

/** What lists tell of a walkthrough at this point of its play; null if today's rules refuse its set-up. */
export function listedAt(
  flow: AnyFlow,
  played: Shown,
  walkthrough: Named & { readonly rows: readonly LogRow[] },
): Listed | null {
  const name = (id: string) => nameOf(id, walkthrough, walkthrough.rows)
  const [sides, result] = [flow.sides(played), resultAt(flow, played)]
  if (!sides) return null
  const told = listed(sides, flow.notices(played), name)
  return result ? { ...told, result: renamed(result, id => piece(id, name)) } : told
}

/** What an attack that is over has come to, as its board and lists tell it, with ids; null while it goes on. */
export function resultAt(flow: AnyFlow, played: Shown): ListedResult<string> | null {
  const result = flow.result(played)
  if (!result) return null
  const [hits, fell] = [first(result.hits, MOST_HITS), first(result.fell, MOST_NAMES)]
  const more = { moreHits: result.hits.length - hits.length, moreFell: result.fell.length - fell.length }
  return { ...result, hits, fell, ...more }
}

/** What lists tell of a walkthrough that holds no such facts: as it began. null: its flow does not exist, or not its set-up. */
export function listedAtFirst(
  flow: AnyFlow | undefined,
  { begun, beginner }: Pick<Listing, 'begun' | 'beginner'>,
): Listed | null {
  const sides = begun && flow?.sidesAtFirst(begun.setUp)
  if (!flow || !sides) return null
  return listed(sides, flow.noticesAtFirst(begun.setUp), id => nameOf(id, { ...begun, beginner }, []))
}

type NameOfPiece = (id: string) => ListedName['name']

const piece = (id: string, name: NameOfPiece): ListedName => ({ id, name: name(id), player: null })

function listed({ attacker, targets }: Sides, notices: readonly Notice[], name: NameOfPiece): Listed {
  const shown = first(targets, MOST_NAMES)
  return {
    attacker: attacker === null ? null : piece(attacker, name),
    targets: shown.map(({ id, player = null }) => ({ id, name: name(id), player })),
    more: targets.length - shown.length,
    ...(notices.length > 0 && {
      notices: notices.map(one => ({ ...one, pieces: one.pieces.map(id => piece(id, name)) })),
    }),
  }
}

/** All, or the first of more than one too many: “and 1 more” would be no shorter than the last one. */
const first = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length > most + 1 ? all.slice(0, most) : all

/**
 * The name of a piece, unless whoever gave it has been forgotten: the beginner named the pieces of the set-up, and whoever
 * brought in another one named that.
 */
function nameOf(id: string, { names, beginner }: Named, rows: readonly LogRow[]): ListedName['name'] {
  const joining = rows.findLast(
    row => 'answer' in row && (row.answer.joins ?? []).some(piece => idIn(piece) === id),
  )
  const giver = joining ? joining.by : beginner
  return (giver !== null && names[id]) || null
}

const idIn = (piece: unknown): unknown =>
  typeof piece === 'object' && piece !== null && 'id' in piece ? piece.id : undefined
