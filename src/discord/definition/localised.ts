// Names and descriptions of commands in every Discord locale whose language the bot speaks.

import { FALLBACK, inEachLanguage, LANGUAGES, localesOf, type Said } from '../../language.ts'
import { type Translate, wordsIn } from '../../words/words.ts'

type Words = (t: Translate) => string

/**
 * Discord lets en-US and en-GB fall back to each other, so inAllLocales writes all locales of a language. Without that
 * a reader of one locale would see the text of the other.
 */
const inAllLocales = (said: Said): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LANGUAGES.flatMap(language =>
      localesOf(language).map(locale => [locale, said[language] ?? said[FALLBACK]]),
    ),
  )

/** The words are unmarked: Discord allows only lower-case letters and no brackets in the names of commands. */
const inAll = (words: Words): Said => inEachLanguage(language => words(wordsIn(language, 'unmarked')))

/** For a command in the menu of messages, which has a name and no description. */
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

/** A choice of an option, with its name in the reader's language. */
export const localisedChoice = (names: Said | Words, value: string) => {
  const said = typeof names === 'function' ? inAll(names) : names
  return { name: said[FALLBACK], name_localizations: inAllLocales(said), value }
}
