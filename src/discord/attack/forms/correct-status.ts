// The statuses that can be corrected, and the effects that set them.
import type { KeyIn } from '../../../i18n/words.ts'
import { isSpent, type Table, type TablePiece } from './table.ts'

type Status = 'tough' | 'stunned' | 'confused'

type Corrected = {
  /** Its name in the field of the form. */
  readonly name: string
  readonly words: KeyIn<'forms'>
  /** The effect that makes it so; null if it is so already. */
  readonly effect: (piece: TablePiece) => object | null
}

/** Ready and exhausted, or active and rested. */
function turned(name: string, words: KeyIn<'forms'>, kind: string, spent: boolean): Corrected {
  const effect: Corrected['effect'] = piece =>
    isSpent(piece) === spent ? null : { kind, who: { piece: piece.id } }
  return { name, words, effect }
}

function has(status: Status, words: KeyIn<'forms'>): Corrected {
  const effect: Corrected['effect'] = piece =>
    (piece[status] ?? 0) > 0 ? null : { kind: 'status', to: { piece: piece.id }, status }
  return { name: status, words, effect }
}

function hasNot(status: Status, words: KeyIn<'forms'>): Corrected {
  const effect: Corrected['effect'] = piece =>
    (piece[status] ?? 0) > 0 ? { kind: 'status', to: { piece: piece.id }, status, remove: true } : null
  return { name: `no ${status}`, words, effect }
}

export const STATUSES: Readonly<Record<Table['game'], readonly Corrected[]>> = {
  'marvel-champions': [
    turned('ready', 'forms:status.ready', 'ready', false),
    turned('exhausted', 'forms:status.exhausted', 'exhaust', true),
    has('tough', 'forms:status.tough'),
    hasNot('tough', 'forms:status.noTough'),
    has('stunned', 'forms:status.stunned'),
    hasNot('stunned', 'forms:status.noStunned'),
    has('confused', 'forms:status.confused'),
    hasNot('confused', 'forms:status.noConfused'),
  ],
  gundam: [
    turned('active', 'forms:status.active', 'setActive', false),
    turned('rested', 'forms:status.rested', 'rest', true),
  ],
}

/** The effects that make a card what was chosen; what it is already needs none. */
export function statusEffects(table: Table, piece: TablePiece, chosen: readonly string[]): object[] {
  return STATUSES[table.game]
    .filter(({ name }) => chosen.includes(name))
    .flatMap(({ effect }) => effect(piece) ?? [])
}
