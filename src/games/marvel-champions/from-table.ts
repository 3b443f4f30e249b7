// From a table of Marvel Champions to the next attack on it.
import type { Facts } from '../../engine/game.ts'
import { type AttackAtTable, type AttackSetUp, type PieceHere, tableOfAnyGame } from '../next.ts'
import { CHANGES_FLOW, ENEMY_FLOW, marvelNext, missingStep, PLAYER_FLOW, SCHEME_FLOW } from './next.ts'
import { startedOn } from './rules/pending.ts'
import { schemeWord } from './rules/schemes.ts'
import { type MarvelTableGiven, marvelTableInSetUp, marvelTableSchema } from './table.ts'
import { THWART_FLOW } from './thwarts-offered.ts'

/** The set-up of a basic attack or thwart of a hero or an ally, or of an attack of an enemy on a player or on an ally. */
function marvelAttack(
  table: MarvelTableGiven,
  edition: string,
  { attacker, targets }: AttackAtTable,
): AttackSetUp {
  // From here on the table remembers, also one of 2.0.0.
  const common = { edition, ...table, activated: table.activated ?? [], attacker }
  const piece = table.pieces.find(({ id }) => id === attacker)
  const isThwart = table.schemes?.some(({ id }) => targets.includes(id))
  if (piece?.player !== undefined)
    return { flow: isThwart ? THWART_FLOW : PLAYER_FLOW, setUp: { ...common, targets } }
  return againstPlayer(table, common, targets)
}

/**
 * A player in alter-ego form is schemed against; any other player, or an ally that is named, is attacked (MC-VILPHASE-04). An
 * activation that an effect has started is what that says.
 */
function againstPlayer(
  table: MarvelTableGiven,
  common: Facts & { readonly attacker: string },
  [id = '']: readonly string[],
): AttackSetUp {
  const { pieces, schemes = [MAIN_SCHEME] } = table
  const piece = pieces.find(one => one.id === id)
  const player = piece?.player ?? id
  const started = startedOn(table, { enemy: common.attacker, player })
  const { does = 'activates' } = started.startedBy ?? {}
  if (does === 'schemes' || (does === 'activates' && piece?.kind === 'alter-ego'))
    return { flow: SCHEME_FLOW, setUp: { ...common, ...started, schemes, target: { player } } }
  const character = piece?.kind === 'ally' ? { character: id } : {}
  return { flow: ENEMY_FLOW, setUp: { ...common, ...started, target: { player, ...character } } }
}

/** The main scheme of a table at which nobody has named one. */
const MAIN_SCHEME = { id: 'scheme-1', kind: 'main' as const }

/** From here on the table remembers, as with an attack. */
const marvelChangesSetUp = (table: MarvelTableGiven, edition: string): AttackSetUp => ({
  flow: CHANGES_FLOW,
  setUp: { edition, ...table, activated: table.activated ?? [] },
})

const schemesBeside = ({ schemes = [] }: MarvelTableGiven): PieceHere[] =>
  schemes.map(({ id, kind, card: code }) => ({ id, kind: schemeWord(kind), code }))

export const marvelTable = tableOfAnyGame({
  game: 'marvel-champions',
  schema: marvelTableSchema,
  inSetUp: marvelTableInSetUp,
  next: marvelNext,
  beside: schemesBeside,
  attack: marvelAttack,
  changes: marvelChangesSetUp,
  missingStep,
})
