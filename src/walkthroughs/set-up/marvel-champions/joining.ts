// Makes a piece that joins an attack of Marvel Champions: an ally that defends, another hero, another enemy.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { type PieceGiven, pieceSchema } from '../../../games/marvel-champions/rules/characters.ts'
import { type Joined, type Joining, joined, nextNumber } from '../joining.ts'
import type { Wrong } from '../problem.ts'
import { type CharacterGiven, placeCharacter } from './characters.ts'
import { reminded, type Setting } from './reminders.ts'

const SEATS = {
  ally: { kinds: [MARVEL_KINDS.ally], unknown: 'ally' },
  hero: { kinds: [MARVEL_KINDS.hero, MARVEL_KINDS.alterEgo], unknown: 'hero' },
  enemy: { kinds: [MARVEL_KINDS.enemy], unknown: 'minion' },
} as const

/** A character that joins: a player's, or an enemy that this player is engaged with. */
export function joiningCharacter(
  cards: Cards,
  table: Joined,
  joins: { readonly as: keyof typeof SEATS; readonly given: CharacterGiven; readonly player: string },
): { joining: Joining<PieceGiven> } | Wrong {
  const { as, given, player } = joins
  const id = `${as}-${nextNumber(as, table.names)}`
  const seated = { id, player, ...SEATS[as], players: null, basic: true }
  const placed = placeCharacter(cards, given, seated)
  return 'problem' in placed
    ? placed
    : joined(placed, reminded([placed], settingOf(table), nextNumber('ability', table.names)))
}

/** The facts about the joined attack that reminders depend on. */
function settingOf({ setUp }: Joined): Setting {
  const pieces = pieceSchema.array().safeParse(setUp.pieces).data
  const kind = pieces?.find(({ id }) => id === setUp.attacker)?.kind
  if (kind === 'villain' || kind === 'minion') return { by: 'enemy', enemy: kind }
  return { by: 'player', basic: setUp.ability === undefined, attacker: kind === 'ally' ? 'ally' : 'identity' }
}
