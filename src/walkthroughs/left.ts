// The table that a chapter leaves to the one that begins on it.
import { z } from 'zod'
import type { Facts } from '../engine/game.ts'
import type { AnyTable } from '../games/next.ts'
import type { Head } from '../store/walkthroughs.ts'
import type { Scene } from './scene.ts'

/**
 * over: as its outcome has it. cutShort: as it stood when a person ended it early. notCounted: as its set-up has it, because
 * nobody has played it to an end, or nobody can read that end.
 */
export type Left = {
  readonly table: Facts
  readonly edition: string
  readonly how: 'over' | 'cutShort' | 'notCounted'
}

const stored = z.object({
  table: z.record(z.string(), z.unknown()).nullable(),
  summary: z.looseObject({ edition: z.string() }),
})

/** The same in the form of an outcome, however it was left; null also if its game has no such table. */
export function tableLeft(game: AnyTable | undefined, scene: Scene): Left | null {
  const left = leftBy(scene)
  if (left?.how !== 'notCounted') return left
  const table = game?.atFirst(left.table)
  return table ? { ...left, table } : null
}

/** The table in a stored outcome, as its rules have written it; null: it has none. */
export const storedLeft = ({ outcome }: Pick<Head, 'outcome'>): Facts | null =>
  (stored.safeParse(outcome).data?.table as Facts | undefined) ?? null

/** By the edition that the lead has chosen for what follows, else by its own; null: it is open, or after it no attack can follow. */
export function leftBy(scene: Scene): Left | null {
  const left = leftByIts(scene)
  const { nextEdition } = scene.walkthrough
  return left && nextEdition !== null ? { ...left, edition: nextEdition } : left
}

function leftByIts({ played, walkthrough, retelling }: Scene): Left | null {
  const { closed, ending, outcome, setUp } = walkthrough
  const isUnread = outcome !== null && ending === 'over' && retelling === 'byToday'
  if (played.outcome && !isUnread) return leftIn(played.outcome, 'over')
  if (!closed || !played.now) return null
  const cut = ending === 'stopped' ? stored.safeParse(outcome).data : undefined
  if (cut) return leftIn(cut, 'cutShort')
  return { table: setUp, edition: played.now.summary.edition, how: 'notCounted' }
}

const leftIn = ({ table, summary: { edition } }: z.infer<typeof stored>, how: Left['how']): Left | null =>
  table && { table: table as Facts, edition, how }
