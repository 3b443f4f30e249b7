// Where something is reported that happens between attacks: in the chapter that is open or rests, or in a new one that begins
// with the report.
import type { AnyTable } from '../games/next.ts'
import { hasRoom, KEPT_FREE } from './log/log.ts'
import { type Replay, sceneOf, type Tables } from './log/replay.ts'
import { tableAfter } from './next.ts'
import { isResting, isStopped, type Scene } from './scene.ts'
import type { Prepared } from './start.ts'

/** A chapter that begins with a report, and the one that is over, on which it rests. */
export type Begins<S extends Scene = Replay> = { readonly prepared: Prepared; readonly on: S }

/**
 * The scene that a report is read against. `begins`: the chapter that begins with it; the scene has the id and the revision of
 * the one on which that rests. null: the scene takes it itself.
 */
type Reporting<S extends Scene> = { readonly scene: S | Replay; readonly begins: Begins<S> | null }

/** @param isAnew whether a new chapter begins in any case. @returns null: nothing can be reported after this chapter */
export function reportingOn<S extends Scene>(
  { flows }: Pick<Tables, 'flows'>,
  game: AnyTable | undefined,
  scene: S,
  isAnew = false,
): Reporting<S> | null {
  const { walkthrough, played } = scene
  if (!played.isOver && !isStopped(scene)) return { scene, begins: null }
  if (!isAnew && isResting(scene) && isAsSet(scene) && hasRoom(walkthrough, 1 + KEPT_FREE))
    return { scene, begins: null }
  const prepared = (game && tableAfter(game, scene)?.changes) ?? null
  const empty = prepared && emptyScene({ flows }, scene, prepared)
  return empty && { scene: empty, begins: { prepared, on: scene } }
}

/** Whether it has the edition and the language of what follows. */
function isAsSet({ walkthrough, played, carriedFrom }: Scene): boolean {
  const { language, nextLanguage, nextEdition } = walkthrough
  const isSame = (nextEdition ?? played.now?.summary.edition) === played.now?.summary.edition
  return isSame && (nextLanguage ?? language) === language && carriedFrom === undefined
}

/** Whether nothing but reports has come since a chapter, as long as this one is the tip of their table. */
export const onlyReportsSince = (chapter: Scene, tip: Scene): boolean =>
  isResting(tip) && tip.walkthrough.restsOn === chapter.walkthrough.id

/** The chapter as it would begin; null: today's rules refuse its table. */
function emptyScene(
  { flows }: Pick<Tables, 'flows'>,
  { walkthrough }: Scene,
  { flow, setUp }: Prepared,
): Replay | null {
  const { id } = walkthrough
  // Under an id of its own, so that the play of the chapter before stays in memory.
  const told = { ...walkthrough, id: `${id}/next`, flow, setUp, rows: [], outcome: null }
  const scene = sceneOf(flows, { ...told, closed: false, ending: null })
  return 'unplayable' in scene ? null : { ...scene, walkthrough: { ...scene.walkthrough, id } }
}
