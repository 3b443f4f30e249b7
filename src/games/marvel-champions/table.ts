// What lasts on the table from one activation to the next, in the form of set-ups and outcomes.
import { z } from 'zod'
import { reminderAgain } from './rules/abilities/abilities.ts'
import { characterAgain } from './rules/characters.ts'
import type { MarvelTableState } from './rules/state.ts'
import { characterSchema, MOST_CHARACTERS, MOST_PIECES, MOST_PLAYERS, name } from './vocabulary/characters.ts'
import { abilitySchema } from './vocabulary/effects.ts'

/** The table as an outcome has it and the next set-up takes it: the characters in play, the reminders with uses left. */
export const marvelTableSchema = z.strictObject({
  players: z.array(name),
  pieces: z.array(characterSchema),
  abilities: z.array(abilitySchema),
})
export type MarvelTableGiven = z.infer<typeof marvelTableSchema>

const { players, pieces, abilities } = marvelTableSchema.shape

/** The same fields in a set-up, which has limits, and in which the players may be left out. */
export const MARVEL_TABLE_FIELDS = {
  players: players.max(MOST_PLAYERS).default([]).describe('In player order; the first is first player.'),
  pieces: pieces.min(1).max(MOST_PIECES),
  abilities: abilities.max(MOST_CHARACTERS).default([]),
}

export const marvelTableAgain = (state: MarvelTableState): MarvelTableGiven => ({
  players: state.players,
  pieces: state.pieces.filter(one => one.where === 'in play').map(characterAgain),
  abilities: state.abilities.filter(one => one.uses !== 0).map(reminderAgain),
})
