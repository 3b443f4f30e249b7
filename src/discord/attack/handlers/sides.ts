// What stands in an option instead of a card: the hero, nobody, the player, none; chosen or typed, in either language.
import { wordsIn } from '../../../i18n/words.ts'
import { LANGUAGES, type Language } from '../../../language.ts'
import { fold } from '../../../search/fold.ts'
import type { Choice } from '../../command.ts'

const SIDES = ['hero', 'nobody', 'player', 'none'] as const
export type Side = (typeof SIDES)[number]

const BARE: Readonly<Record<Side, readonly string[]>> = {
  hero: ['hero', 'held', 'heldin'],
  nobody: ['nobody', 'no one', 'niemand', 'keiner'],
  player: ['player', 'spieler'],
  none: ['none', 'no', 'keine', 'ohne'],
}

/** One of these sides, if that is what was chosen or typed. */
export function sideIn(text: string, sides: readonly Side[]): Side | null {
  const typed = fold(text)
  const isCalled = (side: Side) =>
    text === `side:${side}` ||
    BARE[side].some(word => fold(word) === typed) ||
    LANGUAGES.some(language => fold(wordsIn(language)(`board:choice.${side}`)) === typed)
  return sides.find(isCalled) ?? null
}

/** The sides as choices of an autocomplete, those with what is typed in their name. */
export function sideChoices(typed: string, sides: readonly Side[], language: Language): Choice[] {
  const begun = fold(typed)
  return sides
    .map(side => ({ name: wordsIn(language)(`board:choice.${side}`), value: `side:${side}` }))
    .filter(({ name }) => fold(name).includes(begun))
}
