// Adds characters to the table, those of the set-up and those that join later, by the same checks.
import { parseSafely } from '../../../engine/read-answer.ts'
import { tell } from '../../../engine/table.ts'
import type { Problem } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import type { MarvelEdition } from '../editions.ts'
import type { MarvelProblem } from '../problems.ts'
import type { MarvelTableGiven } from '../table.ts'
import {
  type CharacterGiven,
  characterSchema,
  MOST_CHARACTERS,
  MOST_PLAYERS,
} from '../vocabulary/characters.ts'
import { factsIn } from '../vocabulary/table-facts.ts'
import { RESERVED, reminderFrom, reminderProblem } from './abilities/abilities.ts'
import { clauseOf } from './activations/clauses.ts'
import { type ActivationBegun, factsAtBegin } from './cards-used.ts'
import { characterFrom, hasItsHitPoints, inPlay, isIdentity } from './characters.ts'
import { isOtherCard, otherCardJoins } from './icons.ts'
import { isScheme, schemeJoins } from './joining-schemes.ts'
import { countedSchemes } from './schemes.ts'
import type { Marvel, MarvelTable, MarvelTableState } from './state.ts'

/** Checks a character and puts it on the table; a new player comes last in player order. */
function joinPiece(
  state: Pick<MarvelTableState, 'pieces' | 'players' | 'facts'>,
  given: CharacterGiven,
): Problem<Marvel> | null {
  const details = { piece: given.id }
  const wrong = pieceProblem(given)
  if (wrong) return { code: wrong, clause: null, details }
  if (RESERVED.includes(given.id)) return { code: 'nameReserved', clause: null, details }
  if (tooMany(state, given)) return { code: 'tooMany', clause: null, details }
  if (state.pieces.some(one => one.id === given.id)) return { code: 'nameTaken', clause: null, details }
  const piece = characterFrom(given)
  hasItsHitPoints(piece, state.facts.started)
  if (
    isIdentity(piece) &&
    state.pieces.some(one => isIdentity(one) && one.player === piece.player && inPlay(one))
  )
    return { code: 'secondIdentity', clause: null, details }
  state.pieces.push(piece)
  for (const player of [piece.player, piece.engagedWith])
    if (player !== null && !state.players.includes(player)) state.players.push(player)
  return null
}

/** Why this character is invalid in itself; null if it is valid. */
function pieceProblem(given: CharacterGiven): MarvelProblem | null {
  const friendly = given.kind === 'hero' || given.kind === 'alter-ego' || given.kind === 'ally'
  if (friendly && given.player === undefined) return 'playerMissing'
  if (!friendly && given.player !== undefined) return 'enemyHasNoPlayer'
  if (given.hitPoints !== undefined && (given.damage ?? 0) >= given.hitPoints) return 'alreadyDefeated'
  return null
}

/** Whether the table is full. Identities do not count, since each player may have to name one later. */
function tooMany(
  { pieces, players }: Pick<MarvelTableState, 'pieces' | 'players'>,
  given: CharacterGiven,
): boolean {
  const named = [given.player, given.engagedWith].filter(player => player !== undefined)
  if (new Set([...players, ...named]).size > MOST_PLAYERS) return true
  return !isIdentity(given) && pieces.filter(one => !isIdentity(one)).length >= MOST_CHARACTERS
}

/** A character, a scheme or another card joins the table. @param by the clause that brings a character into play now */
export function joins(table: MarvelTable, given: unknown, by?: MarvelClause): Problem<Marvel> | null {
  if (isScheme(given)) return schemeJoins(table, given)
  if (isOtherCard(given)) return otherCardJoins(table, given)
  const parsed = parseSafely(characterSchema, given)
  if (!parsed.ok) return { code: 'malformedPiece', clause: null, details: { at: parsed.at } }
  const problem = joinPiece(table.memory.state, parsed.value)
  if (problem) return problem
  const { id, kind, engagedWith } = parsed.value
  const { state } = table.memory
  const { eliminated } = state.facts
  // Who has an identity in play is not out.
  if (eliminated && isIdentity(parsed.value))
    state.facts = { ...state.facts, eliminated: eliminated.filter(one => one !== parsed.value.player) }
  const clause = by ?? clauseOf(state.activation, 'joined')
  tell(table, { type: 'joined', clause, piece: id, kind, ...(engagedWith && { engagedWith }) })
  return null
}

/** Sets the table for an attack: the players in player order, then those that characters name, and the reminders. */
export function setTable(
  { players, pieces, abilities, ...given }: MarvelTableGiven & ActivationBegun,
  edition: MarvelEdition,
): { table: MarvelTableState } | { problem: Problem<Marvel> } {
  const table: MarvelTableState = {
    edition,
    facts: { ...factsIn(given), ...countedSchemes(given) },
    players: [...new Set(players)],
    pieces: [],
    abilities: abilities.map(reminderFrom),
    notes: [],
  }
  for (const piece of pieces) {
    const problem = joinPiece(table, piece)
    if (problem) return { problem }
  }
  table.facts = factsAtBegin(table, given)
  const problem = reminderProblem(abilities, edition)
  return problem ? { problem } : { table }
}
