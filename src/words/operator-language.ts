// Chooses the language of the operator, since a terminal has no Discord locale.
import { FALLBACK, isLanguage, LANGUAGES, type Language } from '../language.ts'

/** DEFAULT_LANGUAGE if it is set, else the language of the system (LC_ALL, LC_MESSAGES, LANG), else English. */
export function operatorLanguage(environment: NodeJS.ProcessEnv): Language {
  const { DEFAULT_LANGUAGE: chosen, LC_ALL, LC_MESSAGES, LANG } = environment
  if (isLanguage(chosen)) return chosen
  const system = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()
  return LANGUAGES.find(language => system.startsWith(language)) ?? FALLBACK
}
