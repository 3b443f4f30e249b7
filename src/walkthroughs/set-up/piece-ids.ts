// The ids of pieces: each says what the piece is and nothing of its part in an attack, which the attack itself says.

/** Gives a piece of this kind an id that no piece of its table has had. */
export type GivesId = (kind: string) => string

/** Both sides of an identity have one word, since its form changes; the kind of a side scheme may be two words. */
const wordOf = (kind: string): string => (kind === 'alter-ego' ? 'hero' : (kind.split(' ').at(-1) ?? kind))

/**
 * Ids of a word and a number that runs through all pieces of a table: villain-1, hero-2, ally-3.
 * @param last the number that was given last at this table; a new table has given none
 */
export function idsAfter(last = 0): GivesId {
  let number = last
  return kind => {
    number += 1
    return `${wordOf(kind)}-${number}`
  }
}

/** The id of a piece with its number, also as 1.0.0 and 2.0.0 gave it: unit-2, enemy-3. Cards and reminders have others. */
const NUMBERED = /^(?!(?:card|ability)-)[a-z]+-(\d+)$/

/** The ids of what is new on a table; without one, those of a new table. */
export const idsAt = (here: { readonly names: Readonly<Record<string, unknown>> } | undefined): GivesId =>
  idsAfter(here ? numberGivenLast(here.names) : 0)

/** The number that was given last. Names keep the id of every piece, also of one whose answer was taken back. */
export const numberGivenLast = (names: Readonly<Record<string, unknown>>): number =>
  Math.max(0, ...Object.keys(names).map(id => Number(NUMBERED.exec(id)?.[1] ?? 0)))

/** Whether an id is one of a piece; a card that is attached to one has a number as well. */
export const isPieceId = (id: string): boolean => NUMBERED.test(id) && !id.startsWith('attachment-')
