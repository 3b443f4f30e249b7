// What a command has said and nobody has asked yet: each answer waits until its question comes, behind abilities and
// whatever else the players answer first.
import type { Answer } from '../engine/types.ts'
import type { Shown } from '../games/game.ts'
import type { Walkthrough } from '../store/walkthroughs.ts'

type Asked = Pick<Shown, 'prompt'>

/** The question that must be answered now; undefined: none. */
export const hardQuestion = ({ prompt }: Asked) => prompt?.windows.find(({ hard }) => hard)

/** The question by which players may correct what is taken for granted: nobody is waited for there. */
const ASSUMED = 'assumed'

type Window = NonNullable<Shown['prompt']>['windows'][number]

/** Whether a player may use an ability in this window. */
const letsAct = ({ name, hard, choices }: Window): boolean =>
  !hard && name !== ASSUMED && choices.some(({ passes }) => !passes)

/** Whether a player may use an ability before the question that must be answered; its answer would decline it. */
export const mayAct = ({ prompt }: Asked): boolean => (prompt?.windows ?? []).some(letsAct)

/**
 * The windows that players have to decide about: all, or, if the answer to the question waits behind an ability that somebody
 * may use, those up to that ability.
 */
export function openWindows(shown: Asked, waiting: readonly Answer[]): readonly Window[] {
  const windows = shown.prompt?.windows ?? []
  const isSaid = waiting.some(({ question }) => question === hardQuestion(shown)?.name)
  return isSaid && mayAct(shown) ? windows.slice(0, windows.findLastIndex(letsAct) + 1) : windows
}

/** The answers that still wait. One whose question somebody has answered waits no longer, even if that was taken back. */
export function waitingIn({ setUp, rows }: Pick<Walkthrough, 'setUp' | 'rows'>): readonly Answer[] {
  const answered = new Set(rows.flatMap(row => ('answer' in row ? [row.answer.question] : [])))
  const { waiting = [] } = setUp as { readonly waiting?: readonly Answer[] }
  return waiting.filter(({ question }) => !answered.has(question))
}

/** Which of these answers the open question takes; undefined: none, or a player may use an ability before. */
export function dueAnswer(shown: Asked, waiting: readonly Answer[]): Answer | undefined {
  const question = hardQuestion(shown)?.name
  return mayAct(shown) ? undefined : waiting.find(one => one.question === question)
}
