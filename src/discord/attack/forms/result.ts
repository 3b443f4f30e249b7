// The results of reading a form: an answer for the engine, a hand-over, candidate cards, or a problem.

import type { Game } from '../../../engine/game.ts'
import type { Answer, Problem } from '../../../engine/types.ts'
import { inEachLanguage, type Said } from '../../../language.ts'
import type { Seat } from '../../../store/store.ts'

export type Given = {
  readonly answer: Answer
  /** The names of the new ids in the answer. The walkthrough must save them before the answer. */
  readonly names: Readonly<Record<string, Said>>
  /** The seats of players who join with the answer. */
  readonly seats: readonly Seat[]
}

/** The receiver of the lead, or of the seat of `player`. */
export type HandedOver = { readonly user: string; readonly player: string | null }

/** The facts that a form reads off a card; for a joining card they are the fields of a set-up's piece. */
export type Printed = Readonly<Record<string, unknown>>

export type FoundCard = {
  /** A query that finds exactly this card again and that a person hardly types. At most 100 characters. */
  readonly value: string
  readonly name: Said
  /** Distinguishes the card from others of the same name, in the reader's language. */
  readonly label: string
  readonly printed: Printed
}

export type Read =
  | { readonly given: Given }
  | { readonly handedOver: HandedOver }
  /** The typed name fits several cards. */
  | { readonly candidates: readonly FoundCard[] }
  | { readonly problem: Problem<Game> }

export function given(answer: Answer, more: Partial<Omit<Given, 'answer'>> = {}): { given: Given } {
  return { given: { answer, names: {}, seats: [], ...more } }
}

/** The longest name that a form takes or shows. */
export const LONGEST_NAME = 60

/** The typed name, in both languages the same. */
export const asTyped = (name: string): Said => inEachLanguage(() => name)

/** @param details the slots of the problem's sentence */
export function wrong(code: string, details: Problem<Game>['details'] = {}): { problem: Problem<Game> } {
  return { problem: { code, clause: null, details } }
}
