// Chooses the language of an answer, and of what a terminal shows the operator.
import { FALLBACK, isLanguage, LANGUAGES, type Language, localesOf } from '../language.ts'

/** The known languages and locales around the reader; null where unknown. Locales are Discord's (en-US, de, fr …). */
export type Reader = {
  readonly option: Language | null
  readonly userSetting: Language | null
  readonly userLocale: string | null
  readonly guildSetting: Language | null
  readonly guildLocale: string | null
}

/** The language of a Discord locale, or null if the bot does not speak it. */
export function languageOfLocale(locale: string | null): Language | null {
  if (locale === null) return null
  return LANGUAGES.find(language => language === locale || localesOf(language).includes(locale)) ?? null
}

/**
 * The first known language in the order that the design page lists, else `fallback`. A private answer follows its
 * reader, a public one the place where it is read.
 */
export function languageFor(audience: 'private' | 'public', reader: Reader, fallback: Language): Language {
  const { option, userSetting, guildSetting, userLocale, guildLocale } = reader
  const known = option ?? userSetting
  if (audience === 'private') return known ?? languageOfLocale(userLocale) ?? guildSetting ?? fallback
  return known ?? guildSetting ?? languageOfLocale(userLocale) ?? languageOfLocale(guildLocale) ?? fallback
}

/**
 * For a terminal, which has no Discord locale: DEFAULT_LANGUAGE if it is set, else the language of the system (LC_ALL,
 * LC_MESSAGES, LANG), else English.
 */
export function operatorLanguage(environment: NodeJS.ProcessEnv): Language {
  const { DEFAULT_LANGUAGE: chosen, LC_ALL, LC_MESSAGES, LANG } = environment
  if (isLanguage(chosen)) return chosen
  const system = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()
  return LANGUAGES.find(language => system.startsWith(language)) ?? FALLBACK
}
