// What of a table of Marvel Champions may be remembered wrongly where the rules bar something, and how it is put right.
import { otherForm } from '../../../../../walkthroughs/set-up/marvel-champions/other-form.ts'
import { byStatus, type Mended, type PutRight, type WrongTable } from '../../../face/table.ts'

/** An identity that is remembered as its alter-ego, with the numbers of its hero form. */
function heroForm(piece: string, { pieces, cards }: WrongTable): PutRight[] {
  if (pieces.find(({ id }) => id === piece)?.kind !== 'alter-ego') return []
  const { to: kind, ...numbers } = cards ? otherForm(cards, { pieces }, piece) : { to: 'hero' }
  return [{ words: 'cannotAttack', piece, status: 'hero', fact: { kind, ...numbers } }]
}

/** Of one minion with guard: it is not there any more, or engaged with another player. */
function withoutGuard(_: string, { pieces, players }: WrongTable): PutRight[] {
  const guards = pieces.filter(one => one.kind === 'minion' && hasGuard(one) && isThere(one))
  const [guard, ...more] = guards
  if (!guard || more.length > 0) return []
  const others = players.filter(player => player !== guard.engagedWith)
  return [
    { words: 'guarded', piece: guard.id, status: 'gone', fact: null },
    ...others.map(player => ({
      ...({ words: 'guardedOther', piece: guard.id, player, status: player } as const),
      fact: { engagedWith: player },
    })),
  ]
}

type Piece = WrongTable['pieces'][number]

const hasGuard = ({ keywords }: Piece): boolean => Array.isArray(keywords) && keywords.includes('guard')
const isThere = ({ where = 'in play' }: Piece): boolean => where === 'in play'

export const MARVEL_MENDS: Readonly<Record<string, Mended>> = {
  exhausted: { since: ['character_exhausted'], ways: byStatus('exhausted', 'ready', { ready: true }) },
  alterEgoCannotDefend: { since: ['form_changed'], ways: byStatus('alterEgoCannotDefend', 'hero') },
  cannotAttack: { since: ['form_changed'], ways: heroForm },
  guarded: { since: ['joined'], ways: withoutGuard },
}
