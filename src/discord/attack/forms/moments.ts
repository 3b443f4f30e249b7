// The moments at which a card can be reported, as a form offers them.

import type { Game } from '../../../engine/game.ts'
import type { Open } from '../../../engine/types.ts'
import type { NameOf } from '../../../words/story.ts'
import type { KeyIn, Translate } from '../../../words/words.ts'
import { baseOf } from './asked-now.ts'

/** A turn to act that a card takes, and how it is reported if it takes none. */
export type Turn = {
  readonly player: string
  readonly without: { readonly label: string; readonly words: KeyIn<'forms'> }
}

export type Moment = {
  /** Its name in the field of the form. */
  readonly value: string
  readonly question: string
  readonly effects: readonly string[]
  readonly words: KeyIn<'forms'>
  /** The number that the words say. */
  readonly number: number | null
  /** Whose turn to act a card takes. */
  readonly turn: string | null
  /** What a card is labelled that takes no turn where one could. */
  readonly label: string | null
}

/** What a flow says of its moments. */
export type WordsOfMoments<G extends Game> = {
  /** By the name of their question. */
  readonly moments: Readonly<Record<string, KeyIn<'forms'>>>
  /** The number that the words of a moment say. */
  readonly numberOf: (window: Open<G>) => number | null
  /** Whose turn a card takes that is reported there; null: nobody's. */
  readonly turnOf: (window: Open<G>) => Turn | null
}

/** From the first to the last. Where cards take turns, what takes none is a moment of its own. @throws Error without words */
export const momentsOf = <G extends Game>(forms: WordsOfMoments<G>, windows: readonly Open<G>[]): Moment[] =>
  windows.filter(({ window }) => window !== null).flatMap(window => momentsIn(forms, window))

function momentsIn<G extends Game>(
  { moments, numberOf, turnOf }: WordsOfMoments<G>,
  window: Open<G>,
): Moment[] {
  const { name: question, effects } = window
  const words = moments[baseOf(question)]
  if (!words) throw new Error(`the moment ${question} has no words`)
  const turn = turnOf(window)
  const about = { question, effects, number: numberOf(window) }
  const moment = { ...about, value: question, words, turn: turn?.player ?? null, label: null }
  if (!turn) return [moment]
  const { label, words: without } = turn.without
  return [moment, { ...about, value: `${question} ${label}`, words: without, turn: null, label }]
}

/** The moment in words. */
export function momentText({ words, number, turn }: Moment, nameOf: NameOf, t: Translate): string {
  return t(words, { number: number ?? '', player: turn === null ? '' : nameOf(turn) })
}
