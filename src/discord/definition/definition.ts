// The common parts of the commands' definitions: contexts, and names in every Discord locale of the bot's languages.
import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10'
import { FALLBACK, inEachLanguage, LANGUAGES, localesOf, type Said } from '../../language.ts'
import { type KeyIn, type Translate, wordsIn } from '../../words/words.ts'

type Words = (t: Translate) => string

/** The key above a name and a description. */
type Described<Key = KeyIn<'commands'>> = Key extends `${infer Above}.description` ? Above : never

/** Makes a command available in servers, in direct messages, and in any channel for users who installed the bot. */
export const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
}

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

/** The name and the description of a command or an option that stand under this key. */
export const described = (key: Described) =>
  localised(
    t => t(`${key}.name`),
    t => t(`${key}.description`),
  )

/** A choice of an option, with its name in the reader's language. */
export const localisedChoice = (names: Said | Words, value: string) => {
  const said = typeof names === 'function' ? inAll(names) : names
  return { name: said[FALLBACK], name_localizations: inAllLocales(said), value }
}
