// A table whose edition the program has no more: its lead chooses another one, by which it goes on.
import type { Walkthrough } from '../../../store/walkthroughs.ts'
import { carriedScene, editionGone } from '../../../walkthroughs/carried.ts'
import type { Replay } from '../../../walkthroughs/log/replay.ts'
import { editionName } from '../../../words/edition-name.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import { ownWords } from '../../interaction/private-language.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { Action } from '../face/ids.ts'
import { nameOfUser } from '../face/names.ts'
import { type AttackParts, type Case, showPrivately } from './parts.ts'
import { editionRows } from './settings-choices.ts'

/** By these a table is looked after, whatever its edition; by those it goes on. */
const LOOKS_AFTER: readonly Action[] = ['settings', 'set', 'endTable', 'handOver']
const FORMS: readonly Action[] = ['ask', 'happens', 'play', 'correct', 'form', 'retry']
const GOES_ON: readonly Action[] = ['table', 'next', 'again', 'change', 'answer', 'newTable', ...FORMS]

/** The table that a chapter has left which cannot be shown; null: the press asks for the chapter itself. */
export const carriedFor = (
  { flows, faces }: AttackParts,
  walkthrough: Walkthrough,
  action: Action,
): Replay | null =>
  walkthrough.isTip && walkthrough.closed && [...LOOKS_AFTER, ...GOES_ON].includes(action)
    ? carriedScene(flows, faces.get(walkthrough.flow)?.gameTable, walkthrough)
    : null

/** The question for another edition; null: none is asked, because the program has that of what follows or the press goes on with nothing. */
export function asksEdition(one: Case, action: Action = 'next'): MessageAnswer | null {
  const { parts, caller, scene } = one
  const { walkthrough } = scene
  const gone = editionGone(parts.flows, { ...walkthrough, setUp: ownSetUp(scene) })
  if (gone === null || !walkthrough.closed || !walkthrough.isTip || !GOES_ON.includes(action)) return null
  const t = ownWords(parts, caller)
  const mayChoose = walkthrough.starter === null || walkthrough.starter === caller.userId
  const context = mayChoose ? '' : 'others'
  const lead = nameOfUser(walkthrough, walkthrough.starter, t)
  const said = t('board:settings.gone', { edition: editionName(gone, t), lead, context })
  return showPrivately(scene, 'edition gone', [
    ...sentenceView(said),
    ...(mayChoose ? editionRows(one, t) : []),
  ])
}

const ownSetUp = ({ walkthrough: { setUp }, carriedFrom }: Case['scene']) =>
  carriedFrom === undefined ? setUp : { ...setUp, edition: carriedFrom }
