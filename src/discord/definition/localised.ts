// Names and descriptions of commands in every locale that Discord knows and we speak.

import { FALLBACK, inEachLanguage, LANGUAGES, localesOf, type Said } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'

type Words = (t: Translate) => string

/**
 * Discord lets en-US and en-GB fall back to each other, so all locales of a language are written: else a reader of the one
 * would see whatever was written for the other.
 */
const inAllLocales = (said: Said): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LANGUAGES.flatMap(language =>
      localesOf(language).map(locale => [locale, said[language] ?? said[FALLBACK]]),
    ),
  )

/** No mark: names of commands have letters of one case and no brackets. */
const inAll = (words: Words): Said => inEachLanguage(language => words(wordsIn(language, 'unmarked')))

/** For what has a name alone: a command in the menu of messages. */
export function localisedName(name: Words) {
  const names = inAll(name)
  return { name: names[FALLBACK], name_localizations: inAllLocales(names) }
}

export function localised(name: Words, description: Words) {
  const descriptions = inAll(description)
  return {
    ...localisedName(name),
    description: descriptions[FALLBACK],
    description_localizations: inAllLocales(descriptions),
  }
}

/** A choice of an option, called by its name in the reader's language. */
export const localisedChoice = (names: Said | Words, value: string) => {
  const said = typeof names === 'function' ? inAll(names) : names
  return { name: said[FALLBACK], name_localizations: inAllLocales(said), value }
}
