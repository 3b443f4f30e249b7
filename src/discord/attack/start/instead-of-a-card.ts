// What stands in an option instead of a card: the hero, nobody, the player; chosen or typed, in either language.

import { LANGUAGES, type Language } from '../../../language.ts'
import { fold } from '../../../search/words/fold.ts'
import type { Words } from '../../../words/resources.ts'
import { wordsIn } from '../../../words/words.ts'
import type { Choice } from '../../interaction/command.ts'

export type Side = {
  /** How it is called on boards too, and in the value of its choice. */
  readonly key: keyof Words['board']['choice']
  /** How it may be typed besides. */
  readonly bare: readonly string[]
}

export const NOBODY: Side = { key: 'nobody', bare: ['nobody', 'no one', 'niemand', 'keiner'] }

const wordsOf = ({ key }: Side, language: Language): string => wordsIn(language)(`board:choice.${key}`)
const choiceOf = ({ key }: Side): string => `side:${key}`

/** One of these sides, if that is what was chosen or typed. */
export function sideIn(text: string, sides: readonly Side[]): Side | null {
  const typed = fold(text)
  const isCalled = (side: Side) =>
    text === choiceOf(side) ||
    side.bare.some(word => fold(word) === typed) ||
    LANGUAGES.some(language => fold(wordsOf(side, language)) === typed)
  return sides.find(isCalled) ?? null
}

/** The sides as choices of an autocomplete, those with what is typed in their name. */
export function sideChoices(typed: string, sides: readonly Side[], language: Language): Choice[] {
  const begun = fold(typed)
  return sides
    .map(side => ({ name: wordsOf(side, language), value: choiceOf(side) }))
    .filter(({ name }) => fold(name).includes(begun))
}
