// The table of an attack of Marvel Champions, new or as its players have it, with names and seats.
import { playerIds, seatsFor } from '../../seats.ts'
import { namesOf, remindersAfter } from '../pieces.ts'
import { type MarvelHere, seatsAt, tableWith } from './at-table.ts'
import type { PlacedCharacter } from './character-options.ts'
import { type MarvelOptions, newTable } from './characters.ts'
import type { Setting } from './printed-moments.ts'
import { reminded } from './reminders.ts'

/** The fields of the table in a set-up with these characters. @param count the number of players of a new table */
export function tableFor(
  options: MarvelOptions,
  characters: readonly PlacedCharacter[],
  setting: Setting,
  count: number,
) {
  const { here, player } = options
  if (here) return tableAt(here, options, characters, setting)
  const players = playerIds(count)
  const { abilities, names } = reminded(characters, setting)
  const pieces = characters.map(({ piece }) => piece)
  return {
    table: { players, pieces, abilities, ...newTable(options) },
    names: { ...namesOf(characters), ...names },
    seats: seatsFor(players, [player]),
  }
}

function tableAt(
  here: MarvelHere,
  { player, players }: MarvelOptions,
  characters: readonly PlacedCharacter[],
  setting: Setting,
) {
  const fresh = characters.filter(({ isHere }) => !isHere)
  const { abilities, names } = remindersAfter(here.names, reminded(fresh, setting))
  const table = tableWith(here, characters, abilities, players)
  const comes = fresh.find(({ piece: { kind } }) => kind === 'hero' || kind === 'alter-ego')?.piece.player
  return {
    table,
    names: { ...here.names, ...namesOf(fresh), ...names },
    seats: seatsAt(here, { players: table.players, comes }, player),
  }
}
