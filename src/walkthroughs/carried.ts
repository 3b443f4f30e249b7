// A table whose edition the program has no more goes on by another one: what its tip has left is read without being played.
import type { Flows } from '../games/game.ts'
import type { AnyTable } from '../games/next.ts'
import type { Head, Walkthrough } from '../store/walkthroughs.ts'
import { storedLeft } from './left.ts'
import { type Replay, sceneOf } from './log/replay.ts'

type Played = Pick<Head, 'flow' | 'setUp' | 'nextEdition'>

/** The edition of what would follow, if the program has it no more; null: it has. */
export function editionGone(flows: Flows, { flow, setUp, nextEdition }: Played): string | null {
  const edition = nextEdition ?? setUp.edition
  const editions = flows.get(flow)?.editions
  return typeof edition === 'string' && editions && !editions.includes(edition) ? edition : null
}

/**
 * The table as a chapter has left it, or as it began if it has no end, whose own edition the program has no more, by the one that its lead has chosen since,
 * else by the newest; over if that had been stored. null: the program has its edition, or its game tells nothing between attacks.
 */
export function carriedScene(
  flows: Flows,
  game: AnyTable | undefined,
  walkthrough: Walkthrough,
): Replay | null {
  const { id, flow, closed, setUp, nextEdition } = walkthrough
  const [newest = ''] = flows.get(flow)?.editions ?? []
  const from = editionGone(flows, { flow, setUp, nextEdition: null })
  if (from === null) return null
  const edition = editionGone(flows, walkthrough) === null ? (nextEdition ?? newest) : newest
  const left = closed ? storedLeft(walkthrough) : null
  const changes = game?.read(left ?? game.atFirst(setUp))?.changes(edition)
  if (!changes) return null
  const ending = left ? ('over' as const) : walkthrough.ending
  const { printed } = setUp
  const begins = { ...changes, setUp: { ...changes.setUp, ...(printed !== undefined && { printed }) } }
  const told = { ...walkthrough, ...begins, id: `${id}/next`, rows: [], outcome: null, ending }
  const scene = sceneOf(flows, told)
  if ('unplayable' in scene) return null
  return { ...scene, walkthrough: { ...scene.walkthrough, id }, carriedFrom: from }
}
