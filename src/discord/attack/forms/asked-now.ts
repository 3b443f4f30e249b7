// What is asked now: its questions and choices. The board that was pressed may be older.
import type { Choice } from '../../../engine/types.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'

export type Open = NonNullable<Scene['played']['prompt']>['windows'][number]

/** What a form is about: a question, and one of its choices or the role in which somebody joins. */
export type About = { readonly question: string; readonly choice: string }

const windowIn = ({ played }: Scene, question: string): Open | undefined =>
  played.prompt?.windows.find(({ name }) => name === question)

/** The choice, with the window in which it is open; null if it is not open now. */
export function choiceIn(
  scene: Scene,
  question: string,
  name: string,
): { readonly window: Open; readonly choice: Choice } | null {
  const window = windowIn(scene, question)
  const choice = window?.choices.find(one => one.name === name)
  return window && choice ? { window, choice } : null
}

/** The name of a question without what it is about: boost of boost#2, identity of identity:p1. */
export const baseOf = (question: string): string => question.split(/[#:]/)[0] ?? ''
