// The schemas of the cards that an effect names, of the Units that it may choose, of its amounts and its conditions.
import { z } from 'zod'
import { type Color, color, count, GUNDAM_KEYWORDS, level, NUMBERED_KEYWORDS, name } from './pieces.ts'

export const cardRefSchema = z.union([
  z.strictObject({ piece: name }),
  z.strictObject({
    the: z
      .enum(['attacker', 'target', 'blocker', 'this', 'damaged', 'chosen', 'opponent', 'base'])
      .describe(
        'base: that of the player whose effect it is. damaged: the enemy Unit that was dealt battle damage last. chosen: the Unit that the effect around it chooses. opponent: the Unit that its card battles.',
      ),
  }),
])
export type Ref = z.infer<typeof cardRefSchema>

/** What a Unit must be for an effect to be about it. */
const is = z.enum(['active', 'rested', 'damaged', 'undamaged', 'paired', 'unpaired', 'linked', 'token'])
export type IsOfUnit = z.infer<typeof is>
const filters = {
  is: z
    .union([is, z.array(is).length(2)])
    .optional()
    .describe('Two: it is both.'),
  levelFrom: level.optional(),
  levelUpTo: z
    .union([level, z.literal('its own')])
    .optional()
    .describe('its own: the Lv. of the Unit on which the effect stands.'),
  hpUpTo: count.optional().describe('Its HP that are left.'),
  apFrom: count.optional(),
  apUpTo: count.optional(),
  trait: name.optional().describe('“A/B”: one of the two.'),
  color: color.optional(),
  keyword: z.enum([...GUNDAM_KEYWORDS, ...NUMBERED_KEYWORDS]).optional(),
}
export const filtersSchema = z.strictObject(filters)
export type UnitFilters = z.infer<typeof filtersSchema>

/** A Unit as an effect looks at it; null: nobody knows it. */
export type UnitNow = {
  readonly id: string
  readonly player: string
  readonly code: string | null
  readonly rested: boolean
  readonly damage: number
  readonly token: boolean
  readonly level: number | null
  readonly traits: readonly string[] | null
  readonly color: Color | null
  readonly ap: number | null
  /** The HP that are left. */
  readonly left: number | null
  readonly hasPilot: boolean
  readonly isLinked: boolean
  readonly keywords: readonly NonNullable<UnitFilters['keyword']>[]
}

/** Every Unit of a side that is in play, all at one moment; "own" is of the player whose effect it is. */
export const allSchema = z.strictObject({
  all: z.enum(['own Units', 'other own Units', 'enemy Units', 'Units']),
  ...filters,
})
export type All = z.infer<typeof allSchema>
export const whomSchema = z.union([cardRefSchema, allSchema])
export type Whom = z.infer<typeof whomSchema>

export const amountSchema = z.union([
  z.strictObject({
    count: z.literal('number of'),
    of: allSchema,
    plus: z.int().min(-99).max(99).optional(),
  }),
  z.int().min(0).max(99),
  z.strictObject({
    count: z.enum(['AP of', 'HP of', 'damage on']),
    of: cardRefSchema,
    plus: z.int().min(-99).max(99).optional(),
    per: z.int().min(2).max(99).optional().describe('1 for each so many.'),
  }),
])
export type Amount = z.infer<typeof amountSchema>

/** The condition of a text that says “If you are attacking …”. */
export const targetCondition = z.strictObject({
  attack: z.enum(['player', 'unit']).describe('What is the target; by rules 1.0, what was declared as it.'),
})

export const conditionSchema = z.union([
  targetCondition,
  z.strictObject({
    is: z.enum(['damaged', 'rested', 'target', 'in play', 'paired', 'linked']),
    who: cardRefSchema,
    not: z.literal(true).optional(),
  }),
  z.strictObject({
    turn: z.enum(['own', 'enemy']).describe('Whose turn it is, seen from whose effect it is.'),
  }),
  z.strictObject({
    asks: name.describe('What only the players know: the owner of the effect is asked.'),
    not: z.literal(true).optional(),
  }),
  z.strictObject({
    apOf: cardRefSchema,
    atLeast: z.int().min(0).max(99).optional(),
    atMost: z.int().min(0).max(99).optional(),
  }),
])
export type Condition = z.infer<typeof conditionSchema>

/** Which Units an effect may choose; what nobody knows of a Unit does not bar it. */
export const unitsToChoose = z.strictObject({
  units: z.enum(['own', 'other own', 'enemy', 'any']),
  ...filters,
})
export type UnitsToChoose = z.infer<typeof unitsToChoose>
