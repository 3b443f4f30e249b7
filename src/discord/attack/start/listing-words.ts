// The words for a walkthrough in a list, as plain text: who attacks whom. They are made of stored facts; nothing is played.
import { inLanguage, type Language } from '../../../language.ts'
import { type ListedName, renamed } from '../../../store/listing.ts'
import type { Listing } from '../../../store/store.ts'
import { listedAtFirst } from '../../../walkthroughs/listed.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import { clip } from '../../message/clip.ts'
import { plain } from '../../message/escape.ts'
import { boardNames, LONGEST, listed } from '../board/names.ts'
import type { AnyBoard } from '../faces/board-of-any-flow.ts'
import type { AttackParts } from '../press/parts.ts'

/** The name of a walkthrough in a list; null: nobody can play it any more. */
export function listingWords(
  { faces, flows }: Pick<AttackParts, 'faces' | 'flows'>,
  listing: Listing,
  language: Language,
): string | null {
  const face = faces.get(listing.flow)?.board
  const told = listing.listed ?? listedAtFirst(flows.get(listing.flow), listing)
  if (!face || !told) return null
  const t = wordsIn(language)
  const name = (one: ListedName) => nameOf(one, { face, listing, language, t })
  const attacker = told.attacker ? name(told.attacker) : face.attacker(t)
  const { targets, more, result } = told
  const against = (all: typeof targets) => (all.length === 0 ? null : listed(all.map(name), t, more))
  if (!result) return face.head({ attacker, target: against(targets) }, t)
  // A result names the pieces, not who plays them.
  const pieces = targets.map(one => ({ ...one, player: null }))
  return face.result({ attacker, target: against(pieces) }, renamed(result, name), t)
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
