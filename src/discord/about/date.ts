// A date as a reader writes it, as exactly as it is known.
import { type Language, localesOf } from '../../language.ts'

/** Of "2024-11-29", "2024-11" or "2024": 29 November 2024, November 2024, 2024. */
export function dateText(date: string, language: Language): string {
  const [, month, day] = date.split('-')
  return new Intl.DateTimeFormat(localesOf(language).at(-1) ?? language, {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  }).format(new Date(date))
}
