// What lists tell of a walkthrough: taken from its play when a row is written, or from its set-up alone.
import type { AnyFlow, Shown, Sides } from '../games/game.ts'
import type { Notice } from '../games/notices.ts'
import type { Listed, ListedName } from '../store/listing.ts'
import type { Head, Listing, LogRow } from '../store/store.ts'

/** A heading names no more targets. */
const MOST_TARGETS = 3

type Named = Pick<Head, 'names' | 'setUp' | 'beginner'>

/** What lists tell of a walkthrough at this point of its play; null if today's rules refuse its set-up. */
export function listedAt(
  flow: AnyFlow,
  played: Shown,
  walkthrough: Named & { readonly rows: readonly LogRow[] },
): Listed | null {
  const sides = flow.sides(played)
  return sides && listed(sides, flow.notices(played), id => nameOf(id, walkthrough, walkthrough.rows))
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

function listed(
  { attacker, targets }: Sides,
  notices: readonly Notice[],
  name: (id: string) => ListedName['name'],
): Listed {
  const piece = (id: string) => ({ id, name: name(id), player: null })
  const shown = targets.length > MOST_TARGETS + 1 ? targets.slice(0, MOST_TARGETS) : targets
  return {
    attacker: attacker === null ? null : piece(attacker),
    targets: shown.map(({ id, player = null }) => ({ id, name: name(id), player })),
    more: targets.length - shown.length,
    ...(notices.length > 0 && {
      notices: notices.map(({ kind, pieces }) => ({ kind, pieces: pieces.map(piece) })),
    }),
  }
}

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
