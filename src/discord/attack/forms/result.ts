// What comes of a submitted form: an answer for the engine, cards to pick one from, or what was wrong with it.

import type { Game } from '../../../engine/game.ts'
import type { Answer, Problem } from '../../../engine/types.ts'
import { inEachLanguage, type Said } from '../../../language.ts'
import type { Seat } from '../../../store/store.ts'

export type Given = {
  readonly answer: Answer
  /** What the new ids in the answer are called; to be kept with the walkthrough before the answer is. */
  readonly names: Readonly<Record<string, Said>>
  /** Players who come to the table with the answer and have no seat yet. */
  readonly seats: readonly Seat[]
}

/** To whom the lead is handed over, or, with a player, that player's seat. */
export type HandedOver = { readonly user: string; readonly player: string | null }

/** What a form takes from a card, by names of its own: as a set-up would have it, if it joins. */
export type Printed = Readonly<Record<string, unknown>>

export type FoundCard = {
  /** Looked up, it finds this very card again; nobody types it by chance. At most 100 characters. */
  readonly value: string
  readonly name: Said
  /** What tells it from others of that name, in the reader's language. */
  readonly label: string
  readonly printed: Printed
}

export type Read =
  | { readonly given: Given }
  | { readonly handedOver: HandedOver }
  /** The name fits several cards. */
  | { readonly candidates: readonly FoundCard[] }
  | { readonly problem: Problem<Game> }

export function given(answer: Answer, more: Partial<Omit<Given, 'answer'>> = {}): { given: Given } {
  return { given: { answer, names: {}, seats: [], ...more } }
}

/** As long as a name is shown. */
export const LONGEST_NAME = 60

/** The same name in both languages: what somebody typed. */
export const asTyped = (name: string): Said => inEachLanguage(() => name)

/** @param details what the sentence about it needs */
export function wrong(code: string, details: Problem<Game>['details'] = {}): { problem: Problem<Game> } {
  return { problem: { code, clause: null, details } }
}
