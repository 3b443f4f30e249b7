// Reads the number of a rule or the id of a clause out of what somebody typed.

const LABEL = /^\s*[([]?\s*(?:§|rule|rules|regel|regeln|kapitel|chapter|section|abschnitt|nr\.?|no\.?)?\s*/i
const NUMBER = /^(\d{1,5}(?:\s*[-–—.,/_\s]\s*\d{1,3})*)\s*([a-c]?)\s*[.)\]]*$/i

/**
 * "7-6-2", "7.6.2", "7 6 2", "§762", "Regel (7/6/2)" all give the digits that the number is looked up by:
 * "7-6-2" if it was typed in parts, "762" if not; and the letter of a clause. Null if it is no number.
 */
export function readNumber(query: string): { number: string; letter: string } | null {
  const typed = NUMBER.exec(query.trim().replace(LABEL, ''))
  if (!typed) return null
  const [, number = '', letter = ''] = typed
  return { number: number.trim().split(/\D+/).join('-'), letter: letter.toLowerCase() }
}

/** A number with a name after it, as rulebooks print their headings: "7-3. Attack Step". A single digit needs its full stop. */
const HEADING = /^(\d{1,2}(?:(?:[-–.]\d{1,2})+[.)]?|\.))\s+(\D.+)$/

/** The two parts of a heading; null if it is none. */
export function readHeading(query: string): { number: string; name: string } | null {
  const [, number, name] = HEADING.exec(query.trim().replace(LABEL, '')) ?? []
  return number && name ? { number, name } : null
}

/** The id of a clause in the form it is looked up by: "mc ea 31" is MC-EA-31. */
export const readClauseId = (query: string): string => query.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
