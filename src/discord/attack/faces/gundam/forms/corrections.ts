// The numbers and states of a Unit or a Base of the GUNDAM CARD GAME that a player can correct.
import type { Effect } from '../../../../../games/gundam/effects/schemas.ts'
import type { PieceGiven } from '../../../../../games/gundam/rules/pieces.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import type { CorrectedStatus, Corrections } from '../../../forms/table.ts'
import { isRested } from './table.ts'

function turned(
  name: string,
  words: KeyIn<'forms'>,
  kind: 'setActive' | 'rest',
): CorrectedStatus<Effect, PieceGiven> {
  const isSo = (piece: PieceGiven) => isRested(piece) === (kind === 'rest')
  return { name, words, effect: piece => (isSo(piece) ? null : { kind, who: { piece: piece.id } }) }
}

export const CORRECTIONS: Corrections<Effect, PieceGiven> = {
  numbers: [
    [{ name: 'damage', asks: 'damage', min: 0, max: 98, now: ({ damage = 0 }) => damage }],
    [{ name: 'hp', asks: 'HP', min: 1, max: 99, now: ({ hp = null }) => hp }],
    [{ name: 'ap', asks: 'AP', min: 0, max: 99, now: ({ ap = null }) => ap }],
  ],
  statuses: [
    turned('active', 'forms:status.active', 'setActive'),
    turned('rested', 'forms:status.rested', 'rest'),
  ],
  known: (piece, numbers) => ({ kind: 'known', who: { piece }, ...numbers }),
}
