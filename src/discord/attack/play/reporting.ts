// What is reported on a finished board: it joins the chapter of what happens between attacks, or begins it.
import type { Replay } from '../../../walkthroughs/log/replay.ts'
import { type Begins, onlyReportsSince, reportingOn } from '../../../walkthroughs/reports.ts'
import { isStopped } from '../../../walkthroughs/scene.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { faceOf } from '../face/face.ts'
import { type AttackId, REPORT, shortName } from '../face/ids.ts'
import { sceneAtTip } from './find-scene.ts'
import { ledOn } from './next.ts'
import type { AttackParts } from './parts.ts'
import type { BoardPress } from './show-board.ts'

const FORMS: readonly AttackId['action'][] = ['ask', 'happens', 'play', 'correct', 'form', 'retry']
const REPORTS: readonly AttackId['action'][] = ['answer', 'change', ...FORMS]

/** The scene that takes a press, and who presses on which of its revisions. */
type Taken = {
  readonly caller: BoardPress
  readonly scene: Replay
  /** The chapter that begins with what is reported; null: none begins. */
  readonly begins: Begins | null
  /** Whether the press came from the board of the chapter before. */
  readonly isFromBefore?: true
}

/**
 * Finds the chapter that takes a report on the board of one that is over: a form is read against the table as it stands, if
 * only reports have come since. Whoever presses a step or a change later is led to where the table stands. Any other press stays as it is.
 * @throws StoreFault
 */
export async function takenAt(
  parts: AttackParts,
  { caller, scene }: Pick<Taken, 'caller' | 'scene'>,
  { action, rest }: Pick<AttackId, 'action' | 'rest'>,
): Promise<Taken | { readonly answer: MessageAnswer }> {
  const { walkthrough, played } = scene
  const asItIs = { caller, scene, begins: null }
  const leaves = played.isOver || (isStopped(scene) && !isAnswerTo(scene, action, rest))
  const isOfBoard = leaves && caller.revision === walkthrough.revision
  // Who hands a seat over reports nothing.
  if (!isOfBoard || !REPORTS.includes(action) || rest[0] === 'handOver') return asItIs
  if (walkthrough.isTip) return { caller, ...reportingIn(parts, scene) }
  const tip = await sceneAtTip(parts, walkthrough)
  if (!tip) return asItIs
  const isJoined = FORMS.includes(action) && onlyReportsSince(scene, tip)
  const asked = [REPORT, ...(action === 'answer' ? rest.slice(0, 2) : [])]
  if (!isJoined) return { answer: await ledOn({ parts, caller, scene }, tip, asked) }
  const { id, revision } = tip.walkthrough
  return { caller: { ...caller, walkthrough: id, revision }, ...reportingIn(parts, tip), isFromBefore: true }
}

/** Whether a press answers what an attack that was ended early would still ask: then it goes on. */
function isAnswerTo({ played }: Replay, action: AttackId['action'], [question]: AttackId['rest']): boolean {
  const asks = (played.prompt?.windows ?? []).some(
    ({ name }) => name === question || shortName(name) === question,
  )
  return (action === 'answer' || action === 'ask') && asks
}

/** The scene that takes a report after this one, and the chapter that begins with it, if one does. */
export const reportingIn = (parts: AttackParts, scene: Replay) =>
  reportingOn(parts, faceOf(parts.faces, scene).gameTable, scene) ?? { scene, begins: null }
