// A window of a prompt, in any game: what its name says, and its choices that are open now.
import type { Choice } from '../../../engine/types.ts'
import type { Shown } from '../../../games/game.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { FirstPart } from './two-parts.ts'

export type Window = NonNullable<Shown['prompt']>['windows'][number]

/** Whether a card can be reported at a prompt. */
export const takesReports = (windows: readonly Window[]): boolean =>
  windows.some(({ window }) => window !== null)

/** The part of a name after its first colon or number sign: forced of order:forced, 2 of boost#2. */
export function restOf(name: string): string {
  const mark = name.search(/[#:]/)
  return mark < 0 ? '' : name.slice(mark + 1)
}

/**
 * The subject of a form: a question, and one of its choices or the role in which a piece joins. `part`: the part of the kinds
 * of effects that it offers.
 */
export type About = {
  readonly question: string
  readonly choice: string
  readonly part?: string | undefined
  /** The form asks for the second part of a text; this is its first one. */
  readonly first?: FirstPart | undefined
}

/** One name for a question and its choice, where a custom id has no room for both; empty for a report, which has neither. */
export const nameOfBoth = ({ question, choice }: Pick<About, 'question' | 'choice'>): string =>
  question && `${question} ${choice}`

/** All questions with their choices that are open now. */
export const openChoices = ({ played }: Pick<Scene, 'played'>): Pick<About, 'question' | 'choice'>[] =>
  (played.prompt?.windows ?? []).flatMap(({ name, choices }) =>
    choices.map(choice => ({ question: name, choice: choice.name })),
  )

/** The choice and its window; null if the choice is not open now. */
export function choiceIn(
  { played }: Scene,
  question: string,
  name: string,
): { readonly window: Window; readonly choice: Choice } | null {
  const window = played.prompt?.windows.find(one => one.name === question)
  const choice = window?.choices.find(one => one.name === name)
  return window && choice ? { window, choice } : null
}

/** The kind in a question's name: boost of boost#2, identity of identity:p1. */
export const questionKind = (question: string): string => question.split(/[#:]/)[0] ?? ''
