// Writes a date in the reader's language, with the day and the month only if the date gives them.
import { type Language, localesOf } from '../../language.ts'

/** "2024-11-29" becomes 29 November 2024, "2024-11" November 2024 and "2024" 2024. */
export function dateText(date: string, language: Language): string {
  const [, month, day] = date.split('-')
  return new Intl.DateTimeFormat(localesOf(language).at(-1) ?? language, {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  }).format(new Date(date))
}
