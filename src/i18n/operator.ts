// The language of those who run the program: at a terminal there is no Discord locale.
import { isLanguage, type Language } from '../language.ts'

/** DEFAULT_LANGUAGE if it is set, else what the system's own settings (LC_ALL, LC_MESSAGES, LANG) say, else English. */
export function operatorLanguage(environment: NodeJS.ProcessEnv): Language {
  const { DEFAULT_LANGUAGE: chosen, LC_ALL, LC_MESSAGES, LANG } = environment
  if (isLanguage(chosen)) return chosen
  return (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('de') ? 'de' : 'en'
}
