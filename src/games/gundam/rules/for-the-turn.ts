// What a card has gained or lost “during this turn”, and how that ends with the turn (6-6).
import { stateOf, tell } from '../../../engine/table.ts'
import type { ForTheTurn } from '../vocabulary/table-facts.ts'
import { changeHp, inPlay, type Piece, within } from './pieces.ts'
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

function endsKeyword(
  table: GundamTable,
  piece: Piece,
  gained: Extract<ForTheTurn, { breach: number } | { loses: boolean }>,
): void {
  const isBreach = 'breach' in gained
  const comesBack = isBreach ? gained.breach < 0 : gained.loses
  const keyword = isBreach ? 'Breach' : gained.keyword
  if (isBreach) piece.breach = within(piece.breach - gained.breach)
  else {
    const others = piece.keywords.filter(one => one !== gained.keyword)
    piece.keywords = comesBack ? [...others, gained.keyword] : others
  }
  const type = comesBack ? 'keyword_gained' : 'keyword_lost'
  tell(table, { type, clause: 'GCG-6-6d', piece: piece.id, keyword })
}
