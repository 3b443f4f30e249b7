// The table of the GUNDAM CARD GAME as its forms see it, and what an effect can concern there beside cards.
import type { Facts } from '../../../../../engine/game.ts'
import { BATTLE_EDITION_IDS, unknownKeywordsIn } from '../../../../../games/gundam/editions.ts'
import type { BetweenOutcome, UnitOutcome } from '../../../../../games/gundam/outcomes.ts'
import type { Keyword, PieceGiven } from '../../../../../games/gundam/vocabulary/pieces.ts'
import type { Beside } from '../../../face/effect-kinds.ts'
import { type FormTable, foremost } from '../../../face/table.ts'

export type CardsOfForms = FormTable<PieceGiven> & {
  /** The active player; `standby` is the player who is attacked. */
  readonly active: string
  readonly standby: string
  /** Whether the edition lets an effect begin a battle. */
  readonly effectBattles: boolean
  /** The keywords that the edition in play has no rule for. */
  readonly unknownKeywords: readonly Keyword[]
}

/** The pieces begin with the target of the attack and the attacker. null if a player has lost the game. */
export function cardsNow(
  { table, summary: { edition, target, attacker } }: UnitOutcome,
  setUp: Facts,
): CardsOfForms | null {
  const unit = target && 'unit' in target ? target.unit : undefined
  return table && cardsOn(table, edition, [unit, attacker, setUp.attacker])
}

/** The pieces of a table between two battles. */
export const cardsBetween = ({ table, summary }: BetweenOutcome): CardsOfForms =>
  cardsOn(table, summary.edition, [])

function cardsOn(
  { activePlayer: active, standbyPlayer: standby, pieces }: BetweenOutcome['table'],
  edition: string,
  first: readonly unknown[],
): CardsOfForms {
  return {
    ...{ players: [active, standby], pieces: foremost(pieces, first), active, standby },
    effectBattles: BATTLE_EDITION_IDS.some(id => id === edition),
    unknownKeywords: unknownKeywordsIn(edition),
  }
}

export const isRested = ({ rested }: PieceGiven): boolean => rested === true

/** The shield area's id among the targets of an effect. */
export const SHIELD_AREA_ID = 'shieldArea'
export const PLAYER = 'player'

/** The id of all Units of a player among the targets of an effect. */
const unitsOf = (player: string): string => `all ${player}`

/** All Units of a player who has several, at one moment. */
const wholeSide =
  ({ pieces }: CardsOfForms) =>
  (player: string): Beside[] => {
    const units = pieces.filter(one => one.kind === 'unit' && one.player === player).map(({ id }) => id)
    const about = { id: unitsOf(player), is: 'units', name: 'forms:kind.allUnits', of: player } as const
    return units.length > 1 ? [{ ...about, hint: null, unfit: 'onlyOneCard', pieces: units }] : []
  }

/** The shield area, the players, then all Units of each. */
export const beside = (table: CardsOfForms): Beside[] => [
  {
    id: SHIELD_AREA_ID,
    is: SHIELD_AREA_ID,
    name: 'forms:kind.shieldArea',
    hint: null,
    unfit: 'notTheShieldArea',
  },
  ...table.players.map(
    (id): Beside => ({ id, is: PLAYER, name: null, hint: 'forms:kind.player', unfit: 'notAPlayer' }),
  ),
  ...table.players.flatMap(wholeSide(table)),
]
