// From a table of the GUNDAM CARD GAME to the next attack on it, and to what is told before that.
import { type AttackAtTable, type AttackSetUp, tableOfAnyGame } from '../next.ts'
import { gundamNext, missingTurn, TURN_FLOW, UNIT_FLOW } from './next.ts'
import { type GundamTableGiven, gundamTableInSetUp, gundamTableSchema, inTurnOf } from './table.ts'

/** The set-up of a Unit attack, on a Unit or on the opposing player. */
function gundamAttack(
  table: GundamTableGiven,
  edition: string,
  { attacker, targets }: AttackAtTable,
): AttackSetUp {
  const player = table.pieces.find(({ id }) => id === attacker)?.player ?? table.activePlayer
  const at = inTurnOf(table, player)
  const [target] = targets
  return {
    flow: UNIT_FLOW,
    // From here on the table remembers, also one of 2.0.0.
    setUp: {
      edition,
      ...at,
      lasts: table.lasts ?? [],
      attacker,
      ...(target !== undefined && {
        target: target === at.standbyPlayer ? { player: true } : { unit: target },
      }),
    },
  }
}

/** From here on the table remembers, as with an attack. */
const gundamChangesSetUp = (table: GundamTableGiven, edition: string): AttackSetUp => ({
  flow: TURN_FLOW,
  setUp: {
    edition,
    ...inTurnOf(table, table.turn?.of ?? table.activePlayer),
    lasts: table.lasts ?? [],
  },
})

export const gundamTable = tableOfAnyGame({
  game: 'gundam',
  schema: gundamTableSchema,
  inSetUp: gundamTableInSetUp,
  next: gundamNext,
  attack: gundamAttack,
  changes: gundamChangesSetUp,
  missingStep: missingTurn,
})
