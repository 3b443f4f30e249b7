// Names and descriptions of commands in every locale that Discord knows and we speak.
import { type Translate, wordsIn } from '../i18n/words.ts'

type Words = (t: Translate) => string

/**
 * Discord lets en-US and en-GB fall back to each other, so both are written: else a reader of the one would
 * see whatever was written for the other.
 */
export function localised(name: Words, description: Words) {
  const english = wordsIn('en')
  const german = wordsIn('de')
  const inAll = (words: Words) => ({ 'en-US': words(english), 'en-GB': words(english), de: words(german) })
  return {
    name: name(english),
    name_localizations: inAll(name),
    description: description(english),
    description_localizations: inAll(description),
  }
}
