// The words for a walkthrough in a list, as plain text: who attacks whom. They are made of stored facts; nothing is played.
import { isNoticeKind } from '../../../games/notices.ts'
import { inLanguage, type Language } from '../../../language.ts'
import { type Listed, type ListedName, renamed } from '../../../store/listing.ts'
import type { Listing } from '../../../store/walkthroughs.ts'
import { listedAtFirst } from '../../../walkthroughs/list-entry.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import { clip } from '../../message/clip.ts'
import { plain } from '../../message/escape.ts'
import { noticeLines } from '../board/notices.ts'
import type { AnyBoard } from '../face/board-of-any-flow.ts'
import { boardNames, LONGEST, listed } from '../face/names.ts'
import type { AttackParts } from './parts.ts'

/** A walkthrough in a list: its name, and its notices in sentences. */
export type ListingWords = { readonly words: string; readonly notices: readonly string[] }

/** null: nobody can play it any more. */
export function listingWords(
  { faces, flows }: Pick<AttackParts, 'faces' | 'flows'>,
  listing: Listing,
  language: Language,
): ListingWords | null {
  const face = faces.get(listing.flow)?.board
  const told = listing.listed ?? listedAtFirst(flows.get(listing.flow), listing)
  if (!face || !told) return null
  const t = wordsIn(language)
  const name = (one: ListedName) => nameOf(one, { face, listing, language, t })
  const notices = noticesOf(told, name)
  return {
    words: attackIn(told, face, name, t),
    notices: noticeLines(notices.all, notices.nameOf, t),
  }
}

/** Who attacks whom, or the result once that is over. */
function attackIn(
  { attacker, targets, more, result }: Listed,
  face: AnyBoard,
  name: (one: ListedName) => string,
  t: Translate,
): string {
  const who = (all: typeof targets) => ({
    attacker: attacker ? name(attacker) : face.attacker(t),
    target: all.length === 0 ? null : listed(all.map(name), t, more),
  })
  if (!result) return face.head(who(targets), t)
  // A result names the pieces, not who plays them.
  return face.result(who(targets.map(one => ({ ...one, player: null }))), renamed(result, name), t)
}

/** The notices that this version has words for, and the names of their pieces. */
function noticesOf({ notices = [] }: Listed, name: (one: ListedName) => string) {
  const names = new Map(notices.flatMap(({ pieces }) => pieces.map(one => [one.id, name(one)] as const)))
  const all = notices.flatMap(({ kind, pieces, unread }) =>
    isNoticeKind(kind) ? [{ kind, pieces: pieces.map(({ id }) => id), unread }] : [],
  )
  return { all, nameOf: (id: string) => names.get(id) ?? id }
}

type Told = {
  readonly face: AnyBoard
  readonly listing: Listing
  readonly language: Language
  readonly t: Translate
}

/** The name of its player’s seat, else the name that was given; “someone” for a piece whose name is not told. */
function nameOf({ id, name, player }: ListedName, { face, listing: { seats }, language, t }: Told): string {
  const side = seats.find(seat => seat.player === (player ?? id))
  if (player !== null && side?.name) return clip(plain(side.name), LONGEST)
  if (name) return clip(plain(inLanguage(name, language)), LONGEST)
  const known = boardNames({ names: {}, seats }, language, t, face.ownName)
  const isNamed = seats.some(seat => seat.player === id) || face.ownName(id, t, known.plain) !== undefined
  return isNamed ? known.plain(id) : t('attack:someone')
}
