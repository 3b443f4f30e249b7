// From a table of Marvel Champions to the next attack on it.
import { type AttackAtTable, type AttackSetUp, tableOfAnyGame } from '../next.ts'
import { CHANGES_FLOW, ENEMY_FLOW, marvelNext, missingStep, PLAYER_FLOW } from './next.ts'
import { type MarvelTableGiven, marvelTableInSetUp, marvelTableSchema } from './table.ts'

/** The set-up of an attack: a basic attack of a hero or an ally, or an attack of an enemy on a player or on an ally. */
function marvelAttack(
  table: MarvelTableGiven,
  edition: string,
  { attacker, targets }: AttackAtTable,
): AttackSetUp {
  // From here on the table remembers, also one of 2.0.0.
  const common = { edition, ...table, activated: table.activated ?? [], attacker }
  const piece = table.pieces.find(({ id }) => id === attacker)
  if (piece?.player !== undefined) return { flow: PLAYER_FLOW, setUp: { ...common, targets } }
  return { flow: ENEMY_FLOW, setUp: { ...common, ...attacked(table, targets) } }
}

/** The player who is attacked, by the id of an identity, of an ally or of the player. */
function attacked({ pieces }: MarvelTableGiven, [id]: readonly string[]) {
  const piece = pieces.find(one => one.id === id)
  const player = piece?.player ?? id
  const isAlly = piece?.kind === 'ally'
  return {
    target: { player, ...(isAlly && { character: id }) },
    ...(piece?.kind === 'alter-ego' && { activation: 'asked' }),
  }
}

/** From here on the table remembers, as with an attack. */
const marvelChangesSetUp = (table: MarvelTableGiven, edition: string): AttackSetUp => ({
  flow: CHANGES_FLOW,
  setUp: { edition, ...table, activated: table.activated ?? [] },
})

export const marvelTable = tableOfAnyGame({
  game: 'marvel-champions',
  schema: marvelTableSchema,
  inSetUp: marvelTableInSetUp,
  next: marvelNext,
  attack: marvelAttack,
  changes: marvelChangesSetUp,
  missingStep,
})
