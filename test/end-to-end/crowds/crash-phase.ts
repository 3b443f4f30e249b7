// Villain phases among kills: whether a table is in one, and whether each chapter begins as the one before it left the table.
import type { GameTable } from '../../../src/store/game-tables.ts'
import type { Store } from '../../../src/store/store.ts'
import type { Head, Walkthrough } from '../../../src/store/walkthroughs.ts'

/** What a table keeps that a lost or doubled chapter would change. */
type Kept = {
  readonly phase?: string
  readonly round?: number
  readonly activated?: readonly object[]
  readonly pieces?: readonly { readonly id: string; readonly damage?: number }[]
  readonly schemes?: readonly { readonly id: string; readonly threat?: number }[]
}

const leftBy = ({ outcome }: Pick<Head, 'outcome'>): Kept | undefined =>
  (outcome as { table?: Kept } | null)?.table

/** Whether the table of this walkthrough is in a villain phase that somebody has begun. */
export async function isInVillainPhase(store: Store, walkthrough: string): Promise<boolean> {
  const table = (await store.read(walkthrough))?.table
  const tip = table === undefined ? null : ((await store.table(table))?.tip ?? null)
  const head = tip === null ? null : await store.read(tip)
  return head !== null && (leftBy(head) ?? (head.setUp as Kept)).phase === 'villain'
}

export type Phases = {
  readonly phases: number
  readonly activations: number
  readonly faults: readonly string[]
}

/** Counts the villain phases that people began and what activated in one, and finds chapters that begin otherwise. */
export function phasesOf(
  tables: readonly GameTable[],
  read: (id: string) => Walkthrough | undefined,
): Phases {
  const chapters = tables
    .flatMap(table => table.chapters.filter(({ counts }) => counts))
    .flatMap(({ id }) => read(id) ?? [])
  const inPhase = chapters.filter(({ setUp }) => (setUp as Kept).phase === 'villain')
  return {
    phases: chapters.flatMap(answersThatCount).filter(choice => choice === 'playersPhaseEnds').length,
    activations: inPhase.filter(({ flow }) => /enemy-(attack|scheme)$/.test(flow)).length,
    faults: chapters.flatMap(chapter => otherwise(chapter, read(chapter.restsOn ?? ''))),
  }
}

function answersThatCount({ rows }: Walkthrough): (string | undefined)[] {
  const taken = new Set(rows.flatMap(row => ('takesBack' in row ? [row.takesBack] : [])))
  return rows.flatMap(row => ('answer' in row && !taken.has(row.number) ? [row.answer.choice] : []))
}

/** Compares what is on the table by what the chapter before has; a command may bring more. */
function otherwise({ id, setUp }: Walkthrough, before: Walkthrough | undefined): string[] {
  if (!before) return []
  const left = leftBy(before)
  if (!left) return [`${before.id} has left no table to ${id}`]
  const [was, is] = [keptOf(left, left), keptOf(setUp, left)]
  return was === is ? [] : [`${before.id} left ${was}, and ${id} begins with ${is}`]
}

const keptOf = ({ phase, round, activated = [], pieces = [], schemes = [] }: Kept, there: Kept): string =>
  JSON.stringify({
    ...{ phase, round, activated },
    damage: there.pieces?.map(({ id }) => pieces.find(one => one.id === id)?.damage ?? 0),
    threat: there.schemes?.map(({ id }) => schemes.find(one => one.id === id)?.threat ?? 0),
  })
