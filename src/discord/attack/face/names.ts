// The names of ids on a board: pieces, reminders and players, as plain text and without markdown.

import type { Language } from '../../../language.ts'
import type { Walkthrough } from '../../../store/walkthroughs.ts'
import { type LineOf, linesIn, type NameOf } from '../../../words/story.ts'
import type { Translate } from '../../../words/words.ts'
import { clip } from '../../message/clip.ts'
import { escaped, plain } from '../../message/escape.ts'

/** The longest name; clip shortens longer ones, so that each name stays on one line. */
export const LONGEST = 60
/** The longest id that is shown in place of a missing name: it may be a note. */
const LONGEST_NOTE = 200

/** listed names at most this many names. */
const MOST_LISTED = 4

export type BoardNames = {
  /** For labels and files. */
  readonly plain: NameOf
  /** For messages: escaped, since Discord would read markdown in them. */
  readonly shown: NameOf
  /** The lines of a story with the names for messages. */
  readonly lineOf: LineOf
}

/** The rules' own name of a card; undefined for any other id. `nameOf` names the ids that the id contains. */
export type OwnName = (id: string, t: Translate, nameOf: (id: string) => string) => string | undefined

/**
 * The names of a walkthrough in a language. An id without a name is shown itself.
 * @param ownName the name that the rules give a card
 */
export function boardNames(
  { names, seats }: Named,
  language: Language,
  t: Translate,
  ownName: OwnName = () => undefined,
): BoardNames {
  const known = (id: string): string | undefined => {
    const seat = seats.find(({ player }) => player === id)
    return names[id]?.[language] ?? (seat && (seat.name ?? sideWords(id, t)))
  }
  const nameOf: NameOf = id => {
    // The engine adds a star to an id that is taken already.
    const bare = withoutStars(id)
    const name = known(id) ?? known(bare)
    if (name !== undefined) return clip(plain(name), LONGEST)
    return ownName(id, t, nameOf) ?? ownName(bare, t, nameOf) ?? clip(plain(id), LONGEST_NOTE)
  }
  return namesAs(nameOf, id => escaped(nameOf(id)), t)
}

/** The same names for files and labels, where nothing is escaped. */
export const plainNames = (plain: NameOf, t: Translate): BoardNames => namesAs(plain, plain, t)

const namesAs = (plain: NameOf, shown: NameOf, t: Translate): BoardNames => ({
  ...{ plain, shown },
  lineOf: linesIn(t, shown),
})

/** Removes the stars at the end. It uses no regular expression: that would try each star of a long run of stars. */
function withoutStars(id: string): string {
  let end = id.length
  while (id[end - 1] === '*') end -= 1
  return id.slice(0, end)
}

type Named = Pick<Walkthrough, 'names' | 'seats'>

/** The words for a side without a name. */
function sideWords(player: string, t: Translate): string {
  const number = /^p(\d+)$/.exec(player)?.[1]
  return number ? t('attack:side', { number }) : player
}

/** Lists names; of many names, the first ones and the number of the others. @param further the number of names left out */
export function listed(names: readonly string[], t: Translate, further = 0): string {
  if (names.length + further <= MOST_LISTED) return names.join(', ')
  const more = t('attack:more', { number: names.length + further - MOST_LISTED + 1 })
  return `${names.slice(0, MOST_LISTED - 1).join(', ')} ${more}`
}

/** The name of a Discord user: the name of the user's seat, else a mention, which Discord shows as a name. */
export function nameOfUser({ seats }: Named, user: string | null, t: Translate): string {
  if (user === null) return t('attack:someone')
  const name = seats.find(seat => seat.user === user)?.name
  return name ? escaped(name) : `<@${user}>`
}
