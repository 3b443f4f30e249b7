// The step that nobody has said and after which an attack that has begun would fit the table.
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Control, Telling } from './board-of-any-flow.ts'
import { type Faces, faceOf } from './face.ts'

/** Of an attack in which nothing is answered yet; null: it fits the table, as far as that has been told. */
export function missingStepOf(
  faces: Faces,
  scene: Scene,
): { step: string; of: string | null; numbers?: readonly number[] | undefined } | null {
  const { walkthrough, chapters, played } = scene
  const { gameTable, flow } = faceOf(faces, scene)
  const isFresh = walkthrough.restsOn !== null && chapters.every(({ answer }) => answer === null)
  const attacker = flow.sides(played)?.attacker
  const table = isFresh && !walkthrough.closed && walkthrough.isTip && gameTable?.read(played.now?.table)
  const step = table && attacker ? table.missingStep(attacker, walkthrough.setUp) : null
  if (!table || !step) return null
  const offered = table
    .next(String(played.now?.summary.edition))
    .offers.find(one => one.offer === 'step' && one.step === step)
  return offered?.offer === 'step' ? { step, of: offered.of, numbers: offered.numbers } : { step, of: null }
}

/** The button that tells the step first; null: none is missing. */
export function missingStepControl(
  faces: Faces,
  { scene, names, t }: Pick<Telling, 'scene' | 'names' | 't'>,
): Control | null {
  const missing = missingStepOf(faces, scene)
  const edition = String(scene.played.now?.summary.edition)
  const changes = faceOf(faces, scene).gameTable?.read(scene.played.now?.table)?.changes(edition)
  const between = changes && faces.get(changes.flow)?.between
  if (!missing || !between) return null
  const { step, of, numbers } = missing
  const label = between.step(step, of === null ? null : names.plain(of), t, numbers)
  return { label, action: 'stepFirst', rest: [step] }
}
