// Indirect damage of an enemy's attack: the attacked player divides it among characters, and all of it lands together.
import { next, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { Share } from '../questions.ts'
import { type Character, cannotTakeDamage, inPlay, remainingHitPoints } from '../rules/characters.ts'
import { dealTogether, pierce } from '../rules/damage/attack-keywords.ts'
import { characterOf, enemyAttackIn, type Marvel, type MarvelTable, type State } from '../rules/state.ts'
import { MOST_DAMAGE } from '../vocabulary/characters.ts'

const CLAUSE = 'MC18-EA-76'

/** The characters that can be given a share: those of the attacked player that can take damage. */
const takers = (state: State): Character[] =>
  state.pieces.filter(
    one => one.player === enemyAttackIn(state).player && inPlay(one) && !cannotTakeDamage(state.pieces, one),
  )

/** No character is given more than what would defeat it. */
const mostFor = (piece: Character): number => remainingHitPoints(piece) ?? MOST_DAMAGE

/** Asks for the share of each character in turn, where there is a choice, and deals all shares at once (MC18-EA-76). */
export function divide(table: MarvelTable, left: number, given: Share['given'] = []): void {
  const { state } = table.memory
  const [piece, ...others] = takers(state).filter(one => !given.some(share => share.piece === one.id))
  if (!piece) {
    dealShares(table, left, given)
    return
  }
  const max = Math.min(left, mostFor(piece))
  const rest = others.reduce((sum, one) => sum + mostFor(one), 0)
  const min = Math.min(max, Math.max(0, left - rest))
  if (min === max) divide(table, left - max, [...given, { piece: piece.id, amount: max }])
  else next(table, { task: 'inquiry', inquiry: 'share', facts: { left, given, piece: piece.id, min, max } })
}

function dealShares(table: MarvelTable, left: number, given: Share['given']): void {
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
  asks: (state: State, { piece, left, min, max }: Share): Question<Marvel> => {
    const by = { any: [enemyAttackIn(state).player] }
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
  answered: (table: MarvelTable, { left, given, piece }: Share, { number }: Given<Marvel>): void => {
    const amount = number ?? 0
    divide(table, left - amount, [...given, { piece, amount }])
  },
}
