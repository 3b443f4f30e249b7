// What ids are called on a board: pieces, reminders and players, as plain text and as text without markdown.

import type { Language } from '../../../language.ts'
import type { Walkthrough } from '../../../store/store.ts'
import type { NameOf } from '../../../words/story.ts'
import type { Translate } from '../../../words/words.ts'
import { clip } from '../../message/clip.ts'
import { escaped, plain } from '../../message/escape.ts'

/** Longer names are cut, so that a line stays a line. */
const LONGEST = 60
/** What nobody has named may be a note, which is shown whole. */
const LONGEST_NOTE = 200

/** So many names are listed one by one. */
const MOST_LISTED = 4

export type Names = {
  /** For labels and files. */
  readonly plain: NameOf
  /** For messages, where markdown would be read. */
  readonly shown: NameOf
}

/** What the rules call a card by themselves; undefined for anything else. `nameOf` names what is part of that. */
export type OwnName = (id: string, t: Translate, nameOf: (id: string) => string) => string | undefined

/**
 * The names of a walkthrough in a language. What nobody has named is its own name.
 * @param ownName what its rules call a card by themselves
 */
export function namesIn(
  { names, seats }: Named,
  language: Language,
  t: Translate,
  ownName: OwnName = () => undefined,
): Names {
  const known = (id: string): string | undefined => {
    const seat = seats.find(({ player }) => player === id)
    return names[id]?.[language] ?? (seat && (seat.name ?? sideWords(id, t)))
  }
  const nameOf: NameOf = id => {
    // Where a name is taken, the engine puts a star behind it.
    const bare = withoutStars(id)
    const name = known(id) ?? known(bare)
    if (name !== undefined) return clip(plain(name), LONGEST)
    return ownName(id, t, nameOf) ?? ownName(bare, t, nameOf) ?? clip(plain(id), LONGEST_NOTE)
  }
  const plainOf = remembered(nameOf)
  return { plain: plainOf, shown: remembered(id => escaped(plainOf(id))) }
}

/** A story says the same few names in every line. */
function remembered(nameOf: NameOf): NameOf {
  const known = new Map<string, string>()
  return id => {
    const name = known.get(id) ?? nameOf(id)
    known.set(id, name)
    return name
  }
}

/** An expression for stars at the end would be tried at every one of many stars that are not. */
function withoutStars(id: string): string {
  let end = id.length
  while (id[end - 1] === '*') end -= 1
  return id.slice(0, end)
}

type Named = Pick<Walkthrough, 'names' | 'seats'>

/** A side that nobody has given a name. */
function sideWords(player: string, t: Translate): string {
  const number = /^p(\d+)$/.exec(player)?.[1]
  return number ? t('attack:side', { number }) : player
}

/** Names one after another; of many, the first ones and how many more there are. */
export function listed(names: readonly string[], t: Translate): string {
  if (names.length <= MOST_LISTED) return names.join(', ')
  const more = t('attack:more', { number: names.length - MOST_LISTED + 1 })
  return `${names.slice(0, MOST_LISTED - 1).join(', ')} ${more}`
}

/** The person behind a Discord user: the name of a seat, else a mention, which Discord shows as a name. */
export function whoIs({ seats }: Named, user: string | null, t: Translate): string {
  if (user === null) return t('attack:someone')
  const name = seats.find(seat => seat.user === user)?.name
  return name ? escaped(name) : `<@${user}>`
}
