// What lasts on the table from one activation to the next, in the form of set-ups and outcomes.
import { z } from 'zod'
import { waitingSchema } from '../../engine/read-answer.ts'
import { printedSchema } from '../printed.ts'
import { reminderAgain } from './rules/abilities/abilities.ts'
import { sourceInPlay } from './rules/abilities/triggers.ts'
import { byKind } from './rules/activations/activation.ts'
import { characterAgain, inPlay, isIdentity, wasDefeated } from './rules/characters.ts'
import { isByCard, waitingAfter } from './rules/pending.ts'
import type { Reminder, State } from './rules/state.ts'
import {
  type CharacterGiven,
  characterSchema,
  MOST_CHARACTERS,
  MOST_PIECES,
  MOST_PLAYERS,
  name,
} from './vocabulary/characters.ts'
import { abilitySchema } from './vocabulary/effects.ts'
import { type TableFacts, tableFactsSchema } from './vocabulary/table-facts.ts'

/**
 * The table as an outcome has it and the next set-up takes it: the characters in play, the reminders with uses left, and what
 * is remembered beside them.
 */
export const marvelTableSchema = z.strictObject({
  players: z.array(name),
  pieces: z.array(characterSchema),
  abilities: z.array(abilitySchema),
  ...tableFactsSchema.shape,
})
export type MarvelTableGiven = z.infer<typeof marvelTableSchema>

const { players, pieces, abilities } = marvelTableSchema.shape

/** The same out of a set-up, which has fields of its attack beside it. */
export const marvelTableInSetUp: z.ZodType<MarvelTableGiven> = z.object({
  ...marvelTableSchema.shape,
  abilities: abilities.default([]),
})

/** The same fields in a set-up, which has limits, and in which the players may be left out. */
export const MARVEL_TABLE_FIELDS = {
  players: players.max(MOST_PLAYERS).default([]).describe('In player order; the first is first player.'),
  pieces: pieces.min(1).max(MOST_PIECES),
  abilities: abilities.max(MOST_CHARACTERS).default([]),
}

/** What every set-up has beside its players, pieces and abilities: what the table remembers, and answers. */
export const MARVEL_SET_UP_FIELDS = {
  ...tableFactsSchema.shape,
  given: z.array(z.unknown()).max(50).default([]).describe('Answers that are known already.'),
  waiting: waitingSchema,
  printed: printedSchema,
}

export function marvelTableAgain(state: State): MarvelTableGiven {
  const { pending: _, ...facts } = state.facts
  const pending = waitingAfter(state)
  return {
    players: state.players,
    pieces: state.pieces
      .filter(inPlay)
      .map(piece => ({ ...characterAgain(piece), ...waitingOn(state, piece) })),
    abilities: state.abilities.filter(one => goesOn(state, one)).map(reminderAgain),
    ...facts,
    ...gained(state),
    ...(pending.length > 0 && { pending: [...pending] }),
  }
}

/** Whether a reminder can open again; at a table that remembers, one of what has left play cannot. */
const goesOn = (state: State, one: Reminder): boolean =>
  (one.uses !== 0 || one.limit !== undefined) && (!state.facts.activated || sourceInPlay(state, one))

/** The boost cards of the activation that have not been turned wait on who got them (MC18-EA-72). */
function waitingOn({ activation, facts }: State, { id }: { id: string }): Partial<CharacterGiven> {
  const { facedown } = activation.boost
  return facts.activated && id === activation.attacker && facedown > 0 ? { boostCards: facedown } : {}
}

/** What the table has come to know by the activation: who has activated, unless a card had it attack, and who is out. */
function gained(state: State): TableFacts {
  const { activated, phase, eliminated = [] } = state.facts
  if (!activated) return {}
  const out = [...new Set([...eliminated, ...eliminatedNow(state)])]
  const now = phase === 'players' ? activated : activatedAfter(state, activated)
  return { activated: [...now], ...(out.length > 0 && { eliminated: out }) }
}

type Activated = NonNullable<TableFacts['activated']>

/** What a card has started is no activation of the villain phase (MC18-AR-08). */
function activatedAfter(state: State, activated: Activated): Activated {
  const { startedBy } = state.activation
  // While nobody has said the phase, what players do belongs to the next round.
  const ofPlayers = state.facts.phase === undefined ? [] : activated
  return byKind<Activated>(state.activation, {
    // The scheme or attack that its player's form makes of it is still to be played.
    enemyAttack: ({ attacker: enemy, initiated: { player }, instead }) =>
      startedBy || (instead === 'schemes' && !isByCard(state))
        ? activated
        : withOne(state, activated, { enemy, player }),
    enemyScheme: ({ attacker: enemy, player, instead }) =>
      startedBy || (instead === 'attacks' && !isByCard(state))
        ? activated
        : withOne(state, activated, { enemy, player }),
    playerAttack: () => ofPlayers,
    thwart: () => ofPlayers,
    changes: () => activated,
  })
}

/** While nobody has said the phase, an enemy that activates against a player again begins the next one. */
function withOne({ facts: { phase } }: State, activated: Activated, one: Activated[number]): Activated {
  const isThere = activated.some(({ enemy, player }) => enemy === one.enemy && player === one.player)
  if (!isThere) return [...activated, one]
  return phase === undefined ? [one] : activated
}

/** A player whose identity is defeated is eliminated (MC-ELIMINATION-01). */
function eliminatedNow({ players, pieces }: State): string[] {
  const has = (player: string, where: (piece: State['pieces'][number]) => boolean) =>
    pieces.some(one => isIdentity(one) && one.player === player && where(one))
  return players.filter(player => has(player, wasDefeated) && !has(player, inPlay))
}
