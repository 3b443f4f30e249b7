// Reads the number of a rule or the id of a clause from a query.

/** These patterns expect single blanks, which `unlabelled` makes: on runs of blanks they would try every combination. */
const LABEL = /^[([]? ?(?:§|rules?|regeln?|kapitel|chapter|section|abschnitt|nr\.?|no\.?)? ?/i
const NUMBER = /^(\d{1,5}(?:(?: ?[-–—.,/_] ?| )\d{1,3})*) ?([a-c]?) ?[.)\]]*$/i

const unlabelled = (query: string): string => query.replaceAll(/\s+/g, ' ').trim().replace(LABEL, '')

/**
 * "7-6-2", "7.6.2", "7 6 2", "§762", "Regel (7/6/2)" all return the digits for the look-up: "7-6-2" if it was typed
 * in parts, "762" if not; and the letter of a clause. Null if the query is no number.
 */
export function readNumber(query: string): { number: string; letter: string } | null {
  const typed = NUMBER.exec(unlabelled(query))
  if (!typed) return null
  const [, number = '', letter = ''] = typed
  return { number: number.split(/\D+/).join('-'), letter: letter.toLowerCase() }
}

/** A number with a name after it, as rulebooks print their headings: "7-3. Attack Step". A single digit needs its full stop. */
const HEADING = /^(\d{1,2}(?:(?:[-–.]\d{1,2})+[.)]?|\.)) (\D.+)$/

/** The two parts of a heading; null if the query is none. */
export function readHeading(query: string): { number: string; name: string } | null {
  const [, number, name] = HEADING.exec(unlabelled(query)) ?? []
  return number && name ? { number, name } : null
}

/** The id of a clause in the form for the look-up: "mc ea 31" is MC-EA-31. */
export const readClauseId = (query: string): string => query.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
