// The sides that an option takes instead of a card: the hero, nobody, the player; chosen or typed, in any language.

import { LANGUAGES, type Language } from '../../../language.ts'
import { fold } from '../../../search/words/fold.ts'
import type { Words } from '../../../words/resources.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Choice } from '../../interaction/command.ts'

export type Side = {
  /** The key of its words on boards, and in the value of its choice. */
  readonly key: keyof Words['board']['choice']
  /** Further words that users may type for it. */
  readonly bare: readonly string[]
}

export const NOBODY: Side = { key: 'nobody', bare: ['nobody', 'no one', 'niemand', 'keiner'] }

const wordsOf = ({ key }: Side, language: Language): string => wordsIn(language)(`board:choice.${key}`)
const choiceOf = ({ key }: Side): string => `side:${key}`

/** The side that the text names, chosen or typed; null: none. */
export function sideIn(text: string, sides: readonly Side[]): Side | null {
  const typed = fold(text)
  const isCalled = (side: Side) =>
    text === choiceOf(side) ||
    side.bare.some(word => fold(word) === typed) ||
    LANGUAGES.some(language => fold(wordsOf(side, language)) === typed)
  return sides.find(isCalled) ?? null
}

/** The sides as autocomplete choices, if their name contains the typed text. */
export function sideChoices(typed: string, sides: readonly Side[], language: Language): Choice[] {
  const begun = fold(typed)
  return sides
    .map(side => ({ name: wordsOf(side, language), value: choiceOf(side) }))
    .filter(({ name }) => fold(name).includes(begun))
}
