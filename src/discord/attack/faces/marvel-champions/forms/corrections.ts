// The correctable numbers and statuses of a Marvel Champions character. ATK and DEF share one of a form's five fields.
import type { Effect } from '../../../../../games/marvel-champions/effects/schemas.ts'
import type { PieceGiven } from '../../../../../games/marvel-champions/rules/characters.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import type { CorrectedStatus, Corrections } from '../../../forms/table.ts'
import { isExhausted } from './table.ts'

type Status = 'tough' | 'stunned' | 'confused'
type Corrected = CorrectedStatus<Effect, PieceGiven>

function turned(name: string, words: KeyIn<'forms'>, kind: 'ready' | 'exhaust'): Corrected {
  const isSo = (piece: PieceGiven) => isExhausted(piece) === (kind === 'exhaust')
  return { name, words, effect: piece => (isSo(piece) ? null : { kind, who: { piece: piece.id } }) }
}

const count = (piece: PieceGiven, status: Status): number => piece[status] ?? 0

function has(status: Status, words: KeyIn<'forms'>): Corrected {
  const effect: Corrected['effect'] = piece =>
    count(piece, status) > 0 ? null : { kind: 'status', to: { piece: piece.id }, status }
  return { name: status, words, effect }
}

function hasNot(status: Status, words: KeyIn<'forms'>): Corrected {
  const effect: Corrected['effect'] = piece =>
    count(piece, status) > 0 ? { kind: 'status', to: { piece: piece.id }, status, remove: true } : null
  return { name: `no ${status}`, words, effect }
}

export const CORRECTIONS: Corrections<Effect, PieceGiven> = {
  numbers: [
    [{ name: 'damage', asks: 'damage', min: 0, max: 9999, now: ({ damage = 0 }) => damage }],
    [{ name: 'hitPoints', asks: 'hit points', min: 1, max: 999, now: ({ hitPoints = null }) => hitPoints }],
    [
      { name: 'atk', asks: 'ATK', min: 0, max: 99, now: ({ atk = null }) => atk },
      { name: 'def', asks: 'DEF', min: 0, max: 99, now: ({ def = null }) => def },
    ],
  ],
  statuses: [
    turned('ready', 'forms:status.ready', 'ready'),
    turned('exhausted', 'forms:status.exhausted', 'exhaust'),
    has('tough', 'forms:status.tough'),
    hasNot('tough', 'forms:status.noTough'),
    has('stunned', 'forms:status.stunned'),
    hasNot('stunned', 'forms:status.noStunned'),
    has('confused', 'forms:status.confused'),
    hasNot('confused', 'forms:status.noConfused'),
  ],
  known: (piece, numbers) => ({ kind: 'known', who: { piece }, ...numbers }),
}
