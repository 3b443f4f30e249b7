// The pieces of a table among the choices for an option: first by their state, last a new one of the same name.
import { cardValue, nameValue } from '../../../cards/cards.ts'
import type { PieceHere } from '../../../games/next.ts'
import { LANGUAGES } from '../../../language.ts'
import { fold } from '../../../search/words/fold.ts'
import { newValue, piecesCalled } from '../../../walkthroughs/set-up/table-here.ts'
import type { AutocompleteChoice, Typing } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { clip } from '../../message/clip.ts'
import type { Offer } from '../face/options.ts'
import { type Here, nameHere, pieceChoices } from './meant-here.ts'
import type { AttackParts } from './parts.ts'

type Offered = {
  readonly known: readonly AutocompleteChoice[]
  readonly another: readonly AutocompleteChoice[]
}

export const NO_PIECES: Offered = { known: [], another: [] }

/** The pieces that the option can mean and whose name has what is typed; all, if nothing is. */
export function piecesOffered(
  parts: AttackParts,
  typing: Typing,
  here: Here,
  { typed, offer }: { readonly typed: string; readonly offer: Offer },
): Offered {
  const { table } = here
  const called = piecesCalled(parts.cards, table, typed, offer.pieces ?? [])
  const letters = fold(typed)
  const labels = here.labels[ownLanguage(parts, typing)]()
  const isMeant = ({ id }: PieceHere) =>
    called.some(one => one.id === id) ||
    fold(labels.get(id) ?? '').startsWith(letters) ||
    LANGUAGES.some(language => fold(table.names[id]?.[language] ?? '').includes(letters))
  const pieces = table.pieces.filter(one => offer.pieces?.includes(one.kind) && isMeant(one))
  const known = pieceChoices(parts, typing, here, pieces)
  const [first] = called
  const another = first ? [anotherOf(parts, typing, here, first)] : []
  return { known: known.map(({ label: name, value }) => ({ name, value })), another }
}

/** One more of the name that is typed whole. */
function anotherOf(
  parts: AttackParts,
  typing: Typing,
  { table }: Here,
  piece: PieceHere,
): AutocompleteChoice {
  const { code } = piece
  const name = nameHere(parts, typing, table, piece)
  return {
    name: clip(ownWords(parts, typing)('board:atTable.another', { name }), 100),
    value: newValue(code === undefined ? nameValue(name) : cardValue({ code })),
  }
}
