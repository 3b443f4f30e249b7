// Indirect damage, of an enemy's attack or of an effect: a player divides it among characters, and all of it lands together.
import { next, tell } from '../../../../engine/table.ts'
import type { Given, Question } from '../../../../engine/types.ts'
import type { Share } from '../../questions.ts'
import { MOST_DAMAGE } from '../../vocabulary/characters.ts'
import { type Character, cannotTakeDamage, inPlay, remainingHitPoints } from '../characters.ts'
import { characterOf, enemyAttackIn, type Marvel, type MarvelTable, type State } from '../state.ts'
import { dealTogether, pierce } from './attack-keywords.ts'

const CLAUSE = 'MC18-EA-76'

/** The player who divides it: whom the effect is about, or the attacked one. */
const divider = (state: State, { by }: Pick<Share, 'by'>): string =>
  by ? by.player : enemyAttackIn(state).player

/** The characters that can be given a share: those of that player that can take damage. */
const takers = (state: State, player: string): Character[] =>
  state.pieces.filter(one => one.player === player && inPlay(one) && !cannotTakeDamage(state.pieces, one))

/** No character is given more than what would defeat it. */
const mostFor = (piece: Character): number => remainingHitPoints(piece) ?? MOST_DAMAGE

/**
 * Asks for the share of each character in turn, where there is a choice, and deals all shares at once (MC18-EA-76).
 * @param by the player and the card of an effect; left out: it is the damage of the attack
 */
export function divide(table: MarvelTable, left: number, by?: Share['by'], given: Share['given'] = []): void {
  const { state } = table.memory
  const of = by && { by }
  const [piece, ...others] = takers(state, divider(state, { ...of })).filter(
    one => !given.some(share => share.piece === one.id),
  )
  if (!piece) {
    if (by) dealShares(table, given, by)
    else dealAttackShares(table, left, given)
    return
  }
  const max = Math.min(left, mostFor(piece))
  const rest = others.reduce((sum, one) => sum + mostFor(one), 0)
  const min = Math.min(max, Math.max(0, left - rest))
  if (min === max) divide(table, left - max, by, [...given, { piece: piece.id, amount: max }])
  else
    next(table, {
      task: 'inquiry',
      inquiry: 'share',
      facts: { left, given, piece: piece.id, min, max, ...of },
    })
}

/** What no character is left to take is lost. */
const dealShares = (table: MarvelTable, given: Share['given'], { from }: NonNullable<Share['by']>): void =>
  dealTogether(
    table,
    given
      .filter(({ amount }) => amount > 0)
      .map(({ piece: to, amount }) => ({ to, from, amount, kind: 'effect', clause: CLAUSE })),
  )

function dealAttackShares(table: MarvelTable, left: number, given: Share['given']): void {
  const attack = enemyAttackIn(table.memory.state)
  const clause = CLAUSE
  if (left > 0) {
    attack.ledger.lost += left
    tell(table, { type: 'excess_lost', clause, piece: attack.target, amount: left })
  }
  const shares = given.filter(({ amount }) => amount > 0)
  for (const { piece, amount } of shares.filter(one => one.piece === attack.target))
    pierce(table, characterOf(table.memory.state, piece), amount, clause)
  dealTogether(
    table,
    shares.map(({ piece: to, amount }) => ({ to, from: attack.attacker, amount, kind: 'attack', clause })),
  )
}

export const share = {
  asks: (state: State, { piece, left, min, max, ...of }: Share): Question<Marvel> => {
    const by = { any: [divider(state, of)] }
    const choices = [{ name: 'takes', by, number: { asks: 'indirect damage', min, max } }]
    return {
      name: `share:${piece}`,
      hard: true,
      clause: CLAUSE,
      window: null,
      choices,
      about: { piece, left },
    }
  },
  answered: (table: MarvelTable, { left, given, piece, by }: Share, { number }: Given<Marvel>): void => {
    const amount = number ?? 0
    divide(table, left - amount, by, [...given, { piece, amount }])
  },
}
