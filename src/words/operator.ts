// The language of those who run the program: at a terminal there is no Discord locale.
import { FALLBACK, isLanguage, LANGUAGES, type Language } from '../language.ts'

/** DEFAULT_LANGUAGE if it is set, else what the system's own settings (LC_ALL, LC_MESSAGES, LANG) say, else English. */
export function operatorLanguage(environment: NodeJS.ProcessEnv): Language {
  const { DEFAULT_LANGUAGE: chosen, LC_ALL, LC_MESSAGES, LANG } = environment
  if (isLanguage(chosen)) return chosen
  const system = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()
  return LANGUAGES.find(language => system.startsWith(language)) ?? FALLBACK
}
