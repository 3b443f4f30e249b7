// Who was not at the table from the start: an ally that defends, a Unit that blocks, the Base that is hit.
import type { Cards } from '../../cards/cards.ts'
import { MARVEL_KINDS } from '../../cards/marvel-champions/kinds.ts'
import type { Facts } from '../../engine/types.ts'
import type { Head } from '../../store/store.ts'
import { remindedOf } from './gundam/timings.ts'
import {
  type BaseGiven,
  placeBase,
  placeBlocker,
  placeUnit,
  type Unit,
  type UnitGiven,
} from './gundam/units.ts'
import { type Character, type CharacterGiven, placeCharacter } from './marvel-champions/characters.ts'
import { reminded, type Setting } from './marvel-champions/reminders.ts'
import type { Names, Wrong } from './problem.ts'

/**
 * What an answer needs to bring somebody along: the piece for its `joins`, the names to be kept, and the reminders of
 * the card, each for a `remind` effect.
 */
export type Joining = {
  readonly piece: Facts
  readonly names: Names
  readonly abilities: readonly Facts[]
}

/** The walkthrough that is joined. */
type Table = Pick<Head, 'names' | 'setUp'>

const SEATS = {
  ally: { kinds: [MARVEL_KINDS.ally], unknown: 'ally' },
  hero: { kinds: [MARVEL_KINDS.hero, MARVEL_KINDS.alterEgo], unknown: 'hero' },
  enemy: { kinds: [MARVEL_KINDS.enemy], unknown: 'minion' },
} as const

/** A character that joins an attack of Marvel Champions: a player's, or an enemy that this player is engaged with. */
export function joiningCharacter(
  cards: Cards,
  table: Table,
  joins: { readonly as: keyof typeof SEATS; readonly given: CharacterGiven; readonly player: string },
): { joining: Joining } | Wrong {
  const { as, given, player } = joins
  const id = `${as}-${nextNumber(as, table.names)}`
  const seated = { id, player, ...SEATS[as], players: null, basic: true }
  const placed = placeCharacter(cards, given, seated)
  return 'problem' in placed
    ? placed
    : joined(placed, reminded([placed], settingOf(table), nextNumber('ability', table.names)))
}

/** A Unit or a Base that joins a Unit attack. */
export function joiningCard(
  cards: Cards,
  table: Table,
  joins:
    | { readonly as: 'unit' | 'blocker'; readonly given: UnitGiven; readonly player: string }
    | { readonly as: 'base'; readonly given: BaseGiven; readonly player: string },
): { joining: Joining } | Wrong {
  const { as, player } = joins
  const kind = as === 'base' ? 'base' : 'unit'
  const place = { id: `${kind}-${nextNumber(kind, table.names)}`, player }
  const placed =
    as === 'base'
      ? placeBase(cards, joins.given, place)
      : as === 'blocker'
        ? placeBlocker(cards, joins.given, place)
        : placeUnit(cards, joins.given, place)
  if ('problem' in placed) return placed
  return joined(
    placed,
    remindedOf([placed], String(table.setUp.attacker), nextNumber('ability', table.names)),
  )
}

function joined(
  { piece, name }: Character | Unit,
  { abilities, names }: { abilities: readonly Facts[]; names: Names },
): { joining: Joining } {
  return { joining: { piece, names: { [piece.id]: name, ...names }, abilities } }
}

/** The next number of this kind that nothing has had yet: ally-1, ally-2; the second hero is hero-2. */
function nextNumber(kind: string, names: Names): number {
  const numbers = Object.keys(names).map(id =>
    id === kind ? 1 : Number(id.match(`^${kind}-(\\d+)$`)?.[1] ?? 0),
  )
  return 1 + Math.max(0, ...numbers)
}

/** The attack that is joined, as far as reminders ask for it. */
function settingOf({ setUp }: Table): Setting {
  const pieces = (setUp.pieces ?? []) as readonly Facts[]
  const kind = pieces.find(({ id }) => id === setUp.attacker)?.kind
  if (kind === 'villain' || kind === 'minion') return { by: 'enemy', enemy: kind }
  return { by: 'player', basic: setUp.ability === undefined, attacker: kind === 'ally' ? 'ally' : 'identity' }
}
