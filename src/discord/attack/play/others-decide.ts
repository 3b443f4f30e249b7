// Refuses a form before it opens, if only others can give the answer that it is for.
import type { Deciders } from '../../../engine/types.ts'
import { decidedByOthers } from '../../../walkthroughs/answer.ts'
import { actingFor } from '../../../walkthroughs/seats.ts'
import type { MessageAnswer } from '../../interaction/command.ts'
import type { FormScene } from '../face/forms-face.ts'
import { JOIN } from '../face/table.ts'
import { choiceIn } from '../face/window.ts'
import { othersWhoJoin } from '../forms/join.ts'
import { notYours, type PressCase } from './give-answer.ts'

/** Who decides, said privately; null: the user may, as far as can be known before the form is filled in. */
export function othersDecide(
  one: PressCase,
  at: FormScene,
  question: string,
  choice: string,
): MessageAnswer | null {
  const { walkthrough } = one.scene
  const acting = actingFor(walkthrough, one.caller)
  const others = (by: Deciders | undefined) => (by ? decidedByOthers(walkthrough, acting, by) : null)
  const theirs = others(decidersOf(at, question, choice))
  if (theirs) return notYours(one, theirs)
  const before = passersBefore(at, question).map(others).find(Boolean)
  return before ? notYours(one, { ...before, why: 'before' }) : null
}

/** Who may pass each window that is open before this question. */
function passersBefore({ scene: { played } }: FormScene, question: string): (Deciders | undefined)[] {
  const windows = played.prompt?.windows ?? []
  const asked = windows.findIndex(({ name }) => name === question)
  return windows.slice(0, Math.max(asked, 0)).map(({ choices }) => choices.find(({ passes }) => passes)?.by)
}

/** Who decides a choice, or a piece that joins in a role. */
function decidersOf(at: FormScene, question: string, choice: string): Deciders | undefined {
  if (!choice.startsWith(JOIN)) return choiceIn(at.scene, question, choice)?.choice.by
  const any = othersWhoJoin(at, question, choice.slice(JOIN.length))
  return any.length > 0 ? { any } : undefined
}
