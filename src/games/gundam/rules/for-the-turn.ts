// What a card has gained or lost “during this turn”, and how that ends with the turn (6-6).
import { stateOf, tell } from '../../../engine/table.ts'
import type { ForTheTurn } from '../vocabulary/table-facts.ts'
import { changeHp, inPlay, NUMBER_OF, type Piece, within } from './pieces.ts'
import { type GundamTable, pieceNamed } from './state.ts'
import { apOf } from './values.ts'

/** Ends all that lasts for the turn, whoever has gained it. */
export function endsWithTurn(table: GundamTable): void {
  const state = stateOf(table)
  const { lasts = [] } = state.facts
  for (const gained of lasts) {
    const piece = pieceNamed(state, gained.piece)
    if (inPlay(piece)) ends(table, piece, gained)
  }
  state.facts = { ...state.facts, lasts: [] }
}

function ends(table: GundamTable, piece: Piece, gained: ForTheTurn): void {
  const [card, clause] = [piece.id, 'GCG-6-6d'] as const
  if ('ap' in gained) {
    if (piece.ap !== null) piece.ap -= gained.ap
    tell(table, { type: 'ap_changed', clause, card, ap: apOf(stateOf(table), piece) })
  } else if ('hp' in gained) {
    changeHp(piece, -gained.hp)
    tell(table, { type: 'hp_changed', clause, card, hp: piece.hp })
  } else if ('rule' in gained) {
    const { rule } = gained
    const at = piece.constants.findLastIndex(one => one.rule === rule)
    piece.constants = piece.constants.filter((_, index) => index !== at)
    tell(table, { type: 'rule_lost', clause, piece: card, rule })
  } else endsKeyword(table, piece, gained)
}

type Gained = Exclude<ForTheTurn, { ap: number } | { hp: number } | { rule: string }>

function endsKeyword(table: GundamTable, piece: Piece, gained: Gained): void {
  const { keyword, comesBack } = 'keyword' in gained ? endsPlain(piece, gained) : endsNumber(piece, gained)
  const type = comesBack ? 'keyword_gained' : 'keyword_lost'
  tell(table, { type, clause: 'GCG-6-6d', piece: piece.id, keyword })
}

function endsPlain(piece: Piece, { keyword, loses: comesBack }: Extract<Gained, { loses: boolean }>) {
  const others = piece.keywords.filter(one => one !== keyword)
  piece.keywords = comesBack ? [...others, keyword] : others
  return { keyword, comesBack }
}

function endsNumber(piece: Piece, gained: Exclude<Gained, { loses: boolean }>) {
  const [keyword, by] =
    'breach' in gained ? (['Breach', gained.breach] as const) : (['Repair', gained.repair] as const)
  const number = NUMBER_OF[keyword]
  piece[number] = within(piece[number] - by)
  return { keyword, comesBack: by < 0 }
}
