// The table of an attack of Marvel Champions, new or as its players have it, with names and seats.
import { playerIds, seatsFor } from '../../seats.ts'
import { nameInForm, namesOf } from '../pieces.ts'
import { seatsAt, tableWith } from './at-table.ts'
import type { PlacedCharacter } from './character-options.ts'
import { type MarvelOptions, newTable } from './characters.ts'
import type { Setting } from './printed-moments.ts'
import { reminded } from './reminders.ts'

/** The fields of the table in a set-up with these characters. @param count the number of players of a new table */
export function tableFor(
  options: Pick<MarvelOptions, 'here' | 'player' | 'players'>,
  characters: readonly PlacedCharacter[],
  setting: Setting,
  count: number,
) {
  const { here, player } = options
  const fresh = characters.filter(({ isHere }) => !isHere)
  const { abilities, names: reminders } = reminded(fresh, setting, here?.names)
  const forms = characters.flatMap(({ piece, forms = [] }) =>
    forms.map(([form, name]) => [nameInForm(piece.id, form), name] as const),
  )
  const names = { ...here?.names, ...namesOf(characters), ...Object.fromEntries(forms), ...reminders }
  if (here) {
    const table = tableWith(here, characters, abilities, options.players)
    const comes = fresh.find(({ piece: { kind } }) => kind === 'hero' || kind === 'alter-ego')?.piece.player
    return { table, names, seats: seatsAt(here, { players: table.players, comes }, player) }
  }
  const players = playerIds(count)
  const pieces = characters.map(({ piece }) => piece)
  const table = { players, pieces, abilities, ...newTable(options) }
  return { table, names, seats: seatsFor(players, [player]) }
}
