// Names and descriptions of commands in every locale that Discord knows and we speak.
import { type Translate, wordsIn } from '../i18n/words.ts'
import type { Bilingual } from '../language.ts'

type Words = (t: Translate) => string

/**
 * Discord lets en-US and en-GB fall back to each other, so both are written: else a reader of the one would
 * see whatever was written for the other.
 */
const inAllLocales = ({ en, de }: Bilingual) => ({ 'en-US': en, 'en-GB': en, de })

const inBoth = (words: Words): Bilingual => ({ en: words(wordsIn('en')), de: words(wordsIn('de')) })

/** For what has a name alone: a command in the menu of messages. */
export function localisedName(name: Words) {
  const names = inBoth(name)
  return { name: names.en, name_localizations: inAllLocales(names) }
}

export function localised(name: Words, description: Words) {
  const descriptions = inBoth(description)
  return {
    ...localisedName(name),
    description: descriptions.en,
    description_localizations: inAllLocales(descriptions),
  }
}

/** A choice of an option, called by its name in the reader's language. */
export const localisedChoice = (names: Bilingual | Words, value: string) => {
  const both = typeof names === 'function' ? inBoth(names) : names
  return { name: both.en, name_localizations: inAllLocales(both), value }
}
