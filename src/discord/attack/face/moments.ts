// Lists the moments at which a form can report a card.

import type { Game } from '../../../engine/game.ts'
import type { Open } from '../../../engine/types.ts'
import type { NameOf } from '../../../words/story.ts'
import type { KeyIn, Translate } from '../../../words/words.ts'
import { questionKind } from './window.ts'

/** The player whose turn to act a card takes, and the label of a report that takes no turn. */
export type Turn = {
  readonly player: string
  readonly without: { readonly label: string; readonly words: KeyIn<'forms'> }
}

export type MomentOption = {
  /** The option's value in the select of moments. */
  readonly value: string
  readonly question: string
  readonly effects: readonly string[]
  readonly words: KeyIn<'forms'>
  /** The number in the words of the moment. */
  readonly number: number | null
  /** The player whose turn to act a report takes; null: a report takes no turn. */
  readonly turn: string | null
  /** The label of a report that takes no turn at a moment where another could. */
  readonly label: string | null
}

/** The words and turns of a flow's moments. */
export type WordsOfMoments<G extends Game> = {
  /** The words of each moment, by the kind of its question. */
  readonly moments: Readonly<Record<string, KeyIn<'forms'>>>
  /** The number in the words of the moment. */
  readonly numberOf: (window: Open<G>) => number | null
  /** The turn that a report in this window takes; null: it takes none. */
  readonly turnOf: (window: Open<G>) => Turn | null
}

/**
 * The moments in order. Where reports take turns, one without a turn has its own moment. At a prompt without a moment the
 * table can be put right. @throws Error without words
 */
export function momentsOf<G extends Game>(
  forms: WordsOfMoments<G>,
  windows: readonly Open<G>[],
): MomentOption[] {
  const open = windows.filter(({ window }) => window !== null)
  return open.length > 0
    ? open.flatMap(window => momentsIn(forms, window))
    : windows.slice(0, 1).flatMap(atOnce)
}

/** What puts the table right at a question without a window. */
function atOnce<G extends Game>({ name: question, effects }: Open<G>): MomentOption[] {
  const words = 'forms:moment.now' as const
  return effects.length > 0
    ? [{ value: question, question, effects, words, number: null, turn: null, label: null }]
    : []
}

function momentsIn<G extends Game>(
  { moments, numberOf, turnOf }: WordsOfMoments<G>,
  window: Open<G>,
): MomentOption[] {
  const { name: question, effects } = window
  const words = moments[questionKind(question)]
  if (!words) throw new Error(`the moment ${question} has no words`)
  const turn = turnOf(window)
  const about = { question, effects, number: numberOf(window) }
  const moment = { ...about, value: question, words, turn: turn?.player ?? null, label: null }
  if (!turn) return [moment]
  const { label, words: without } = turn.without
  return [moment, { ...about, value: `${question} ${label}`, words: without, turn: null, label }]
}

/** The words of a moment in a language. */
export function momentText({ words, number, turn }: MomentOption, nameOf: NameOf, t: Translate): string {
  return t(words, { number: number ?? '', player: turn === null ? '' : nameOf(turn) })
}
