// What a table of Marvel Champions remembers beside its characters: players, phases, who has activated, what waits.
import { z } from 'zod'
import { MOST_CHARACTERS, MOST_DAMAGE, MOST_PLAYERS, name } from './characters.ts'
import { MOST_OTHER_CARDS, otherCardSchema } from './icons.ts'

/** The limit of activations in one phase, more than a full table has. */
const MOST_ACTIVATED = MOST_CHARACTERS * MOST_PLAYERS

/** The limit of threat that somebody says. */
export const MOST_THREAT = 999

const count = z.int().min(0).max(MOST_THREAT)

/** A number of a scheme that depends on how many players started: so much for each of them, and so much beside. */
const byPlayersSchema = z.strictObject({ each: count, plus: count.optional() })

export const KINDS_OF_SCHEMES = ['main', 'side', 'player side'] as const

/** The limit of schemes at a table. */
export const MOST_SCHEMES = 30

/** A scheme in play. Left out: nobody has said it. */
export const schemeSchema = z.strictObject({
  id: name,
  card: name.optional().describe('The code of its card, if it came from one.'),
  kind: z.enum(KINDS_OF_SCHEMES),
  threat: z
    .int()
    .min(0)
    .max(MOST_DAMAGE)
    .optional()
    .describe('Without a target threat there is no end to it.'),
  threshold: count.optional().describe('The target threat of a main scheme.'),
  acceleration: count
    .optional()
    .describe(
      'What it adds to step 1 of the villain phase: the number of a main scheme, the icons of others.',
    ),
  tokens: count.optional().describe('The acceleration tokens on it, which stay when it advances.'),
  crisis: z.boolean().optional(),
  hazard: count.optional(),
  amplify: count.optional(),
  iconsVary: z.literal(true).optional().describe('Its text changes which icons count.'),
  assault: z.boolean().optional().describe('The keyword: a basic thwart of it uses ATK.'),
  byPlayers: z
    .strictObject({
      threat: byPlayersSchema.optional(),
      threshold: byPlayersSchema.optional(),
      acceleration: byPlayersSchema.optional(),
    })
    .optional()
    .describe('Its numbers that nobody knows until somebody says how many players started.'),
  whenRevealed: z.literal(true).optional().describe('Its card says what happens when it is revealed.'),
  whenDefeated: z.literal(true).optional().describe('Its card says what happens when it is defeated.'),
  completed: z
    .literal(true)
    .optional()
    .describe('A main scheme that has advanced, and nobody has said to what.'),
  unsaid: z
    .literal(true)
    .optional()
    .describe('Somebody was asked for what a main scheme gets in step 1, and has not said it.'),
})
export type SchemeInPlay = z.infer<typeof schemeSchema>

/** An activation that an effect has started, and what of that ability is still to be done after it. */
export const pendingSchema = z.strictObject({
  enemy: name,
  player: name.optional().describe('Against whom. Left out: nobody has said it.'),
  does: z.enum(['attacks', 'schemes', 'activates']),
  by: name.optional().describe('The card whose ability started it.'),
  noBoostCard: z.literal(true).optional().describe('The enemy gets no boost card for it.'),
  rest: z.string().trim().min(1).max(200).optional().describe('What of the ability comes after it.'),
})

export type Pending = z.infer<typeof pendingSchema>

/** The limit of activations that wait. */
export const MOST_PENDING = 30

/** What keeps a card that was used from being used again: it is exhausted, or its limit counts this phase or round. */
export const SPENT = ['exhausted', 'phase', 'round'] as const
export type Spent = (typeof SPENT)[number]

/** The limit of cards that a table remembers as used. */
export const MOST_USED = 60

const playedSchema = z.strictObject({
  card: name.describe('The code of the card.'),
  player: name.optional().describe('Who has used it; of a card that can be used again nobody is remembered.'),
  spent: z.enum(SPENT).optional(),
})

const activatedSchema = z.strictObject({ enemy: name, player: name })

/** Each fact may be left out: nobody has said it, which is not 0, no or none. */
export const tableFactsSchema = z.strictObject({
  started: z
    .int()
    .min(1)
    .max(MOST_PLAYERS)
    .optional()
    .describe('How many players started the game: hit points for each player count these.'),
  eliminated: z.array(name).max(MOST_PLAYERS).optional().describe('The players who are out of the game.'),
  round: z.int().min(1).max(999).optional(),
  phase: z.enum(['players', 'villain']).optional(),
  turn: name.optional().describe('The player whose turn it is in the player phase.'),
  activated: z
    .array(activatedSchema)
    .max(MOST_ACTIVATED)
    .optional()
    .describe(
      'Who has activated against whom in this villain phase, in order. Attacks of 2.0.0 and before leave it out; then a table gains none of these facts.',
    ),
  schemes: z.array(schemeSchema).max(MOST_SCHEMES).optional(),
  otherCards: z
    .array(otherCardSchema)
    .max(MOST_OTHER_CARDS)
    .optional()
    .describe('Cards in play that are neither characters nor schemes, for their icons.'),
  pending: z
    .array(pendingSchema)
    .max(MOST_PENDING)
    .optional()
    .describe('Activations that wait, in their order.'),
  played: z
    .array(playedSchema)
    .max(MOST_USED)
    .optional()
    .describe('The cards of players that were played or used here, the last one last.'),
})
export type TableFacts = z.infer<typeof tableFactsSchema>

const NAMES = Object.keys(tableFactsSchema.shape)

/** The facts among the fields of a table or of a set-up; those that are left out stay so. */
export const factsIn = (given: TableFacts): TableFacts =>
  Object.fromEntries(
    Object.entries(given).filter(([field, value]) => value !== undefined && NAMES.includes(field)),
  )
