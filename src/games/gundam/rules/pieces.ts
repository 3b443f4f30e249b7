// The Units and Bases on the table: their schema, and their values.
import { z } from 'zod'

export const name = z.string().trim().min(1).max(60)
/** The limit of a Unit's AP, HP and damage. */
export const HIGHEST_VALUE = 99
export const count = z.int().min(0).max(HIGHEST_VALUE)

/** The limit of constant effects on a card. */
export const MOST_CONSTANTS = 10

export const GUNDAM_KEYWORDS = ['Blocker', 'First Strike', 'High-Maneuver', 'Suppression'] as const
export type Keyword = (typeof GUNDAM_KEYWORDS)[number]

export const level = z.int().min(0).max(20)
export const constantCondition = z.union([
  z.strictObject({ turn: z.enum(['own', 'enemy']) }),
  z.strictObject({ is: z.enum(['attacking', 'damaged', 'rested', 'paired', 'linked']) }),
  z.strictObject({ apFrom: count.describe('It has this AP or more; only without `ap`.') }),
  z.strictObject({ base: z.enum(['own', 'enemy']).describe('Such a Base is in play.') }),
  z.strictObject({ units: z.enum(['own', 'enemy']), from: z.int().min(1).max(12) }),
  z.strictObject({
    battles: z.enum(['player', 'base', 'shield', 'unit']),
    levelUpTo: level.optional(),
    withDestroyed: z.literal(true).optional().describe('unit: one that has a 【Destroyed】 effect.'),
  }),
  z.strictObject({
    asks: name.describe('What only the players know; its player is asked when it first matters.'),
    once: z.literal(true).optional().describe('No longer so once the reduction has been used.'),
  }),
])

/** What an effect forbids or demands: when a target is declared (8-2-1), when a Unit blocks, when an effect destroys. */
export const TARGET_RULES = [
  'cannotAttack',
  'cannotAttackPlayer',
  'cannotBeAttacked',
  'mustBeAttacked',
  'drawsAttacks',
  'drawsAttacksOfUnlinked',
  'mayAttackActive',
  'attacksRestedAtOnce',
  'cannotBlock',
  'notDestroyedByEffects',
] as const
export type TargetRule = (typeof TARGET_RULES)[number]

/** Damage by the enemy that a card cannot receive: all of it, or only what all of this fits. */
export const keptOff = z.strictObject({
  only: z.enum(['battle', 'effect']).optional(),
  levelUpTo: level.optional().describe('From Units of this Lv. or lower.'),
  apUpTo: count.optional().describe('From Units with this AP or less.'),
  amountUpTo: count.optional().describe('This much damage or less, after it is reduced.'),
})
export type KeptOff = z.infer<typeof keptOff>

/** What a constant effect gives, and to whom. */
export const constantGives = {
  to: z
    .enum(['this', 'own Units', 'other own Units', 'own tokens', 'the Unit battled'])
    .optional()
    .describe('Left out: the card itself.'),
  ap: z.int().min(-HIGHEST_VALUE).max(HIGHEST_VALUE).optional(),
  keyword: z.enum(GUNDAM_KEYWORDS).optional(),
  hp: z
    .int()
    .min(-HIGHEST_VALUE)
    .max(HIGHEST_VALUE)
    .optional()
    .describe('Only with a condition that is asked.'),
  breach: count.optional(),
  reduces: count.optional().describe('Reduces each damage by an enemy (5-21).'),
  reducesOnly: z.enum(['battle', 'effect']).optional().describe('reduces: only damage of this kind.'),
  keepsOff: keptOff.optional().describe('Damage by an enemy that it cannot receive.'),
  rule: z.enum(TARGET_RULES).optional().describe('What it forbids or demands.'),
  levelUpTo: level.optional().describe('mayAttackActive: only Units of this Lv. or lower.'),
}

/** The schema of a constant effect: what it gives while all its conditions hold. */
export const constantSchema = z
  .strictObject({ while: z.array(constantCondition).max(5), ...constantGives })
  .refine(({ ap, while: all }) => ap === undefined || !all.some(one => 'apFrom' in one))
  .refine(({ to, while: all }) => to === undefined || !all.some(one => 'asks' in one && one.once))
  .refine(({ hp, while: all }) => hp === undefined || all.some(one => 'asks' in one))
export type Constant = z.infer<typeof constantSchema>

const traits = z.array(name).max(20)

export const COLORS = ['blue', 'green', 'red', 'white', 'purple'] as const
const color = z.enum(COLORS)
export type Color = (typeof COLORS)[number]

/** The schema of a Unit or a Base. AP and HP include its Pilot; values that are left out stay unknown. */
export const pieceSchema = z.strictObject({
  id: name.describe('Its name at this table.'),
  kind: z.enum(['unit', 'base']),
  player: name,
  ap: count.optional(),
  hp: z.int().min(1).max(99).optional(),
  damage: count.optional().describe('Damage counters on it already.'),
  rested: z.boolean().optional(),
  keywords: z.array(z.enum(GUNDAM_KEYWORDS)).max(GUNDAM_KEYWORDS.length).optional(),
  breach: count.optional().describe('N of <Breach N>.'),
  deployedThisTurn: z.boolean().optional(),
  linkUnit: z.boolean().optional().describe('A Link Unit may attack in the turn it is deployed.'),
  mayAttackActive: z
    .union([z.boolean(), z.array(name).max(60)])
    .optional()
    .describe('A card lets it attack active enemy Units: any, or those named.'),
  token: z.boolean().optional().describe('A token, for instance an EX Base: destroyed, it leaves the game.'),
  level: level.optional().describe('Its Lv.'),
  traits: traits.optional().describe('Those of its card, in small letters; left out, nobody knows them.'),
  color: color.optional(),
  pilot: z
    .strictObject({
      ...{ links: z.boolean(), ap: count, hp: count },
      traits: traits.optional(),
      color: color.optional(),
      readCard: z.literal(true).optional(),
    })
    .optional()
    .describe('Its Pilot: whether it meets the link condition, and what it adds to AP and HP.'),
  constants: z.array(constantSchema).max(MOST_CONSTANTS).optional(),
  readCard: z
    .literal(true)
    .optional()
    .describe('Its card says something about battles that stands nowhere else: the board reminds of it.'),
})
export type PieceGiven = z.infer<typeof pieceSchema>

/** A Pilot as its Unit has it: whether it links, what it adds, and what its card says of it. */
type Pilot = Readonly<{
  links: boolean
  ap: number
  hp: number
  traits?: readonly string[] | undefined
  color?: Color | undefined
  readCard?: true | undefined
}>

/** What a field holds is replaced, never changed in place: a copy of the table shares it. */
export type Piece = {
  id: string
  kind: 'unit' | 'base'
  player: string
  ap: number | null
  hp: number | null
  damage: number
  rested: boolean
  keywords: readonly Keyword[]
  breach: number
  deployedThisTurn: boolean
  linkUnit: boolean
  mayAttackActive: boolean | readonly string[]
  token: boolean
  level: number | null
  traits: readonly string[] | null
  color: Color | null
  pilot: Pilot | null
  constants: readonly Constant[]
  readCard: boolean
  where: 'in play' | 'destroyed' | 'returned' | 'trash' | 'removed'
}

export function pieceFrom(given: PieceGiven): Piece {
  return {
    id: given.id,
    kind: given.kind,
    player: given.player,
    ap: given.ap ?? null,
    hp: given.hp ?? null,
    damage: given.damage ?? 0,
    rested: given.rested ?? false,
    keywords: [...new Set(given.keywords)],
    breach: given.breach ?? 0,
    deployedThisTurn: given.deployedThisTurn ?? false,
    linkUnit: given.linkUnit ?? false,
    mayAttackActive: given.mayAttackActive ?? false,
    token: given.token ?? false,
    level: given.level ?? null,
    traits: given.traits ?? null,
    color: given.color ?? null,
    pilot: given.pilot ?? null,
    constants: given.constants ?? [],
    readCard: given.readCard ?? false,
    where: 'in play',
  }
}

const pilotAgain = ({ traits, ...pilot }: Pilot) => ({ ...pilot, ...(traits && { traits: [...traits] }) })

/** A piece in the form in which the next set-up takes it. */
export function pieceAgain(piece: Piece): PieceGiven {
  const { where: _where, ap, hp, level: lv, traits: own, color: printed, pilot, ...more } = piece
  const { constants, readCard, ...rest } = more
  const { keywords, mayAttackActive: may } = piece
  return {
    ...rest,
    keywords: [...keywords],
    mayAttackActive: typeof may === 'boolean' ? may : [...may],
    ...(ap !== null && { ap: within(ap) }),
    ...(hp !== null && { hp: within(hp) }),
    ...(lv !== null && { level: lv }),
    ...(own && { traits: [...own] }),
    ...(printed && { color: printed }),
    ...(pilot && { pilot: pilotAgain(pilot) }),
    ...(constants.length > 0 && { constants: [...constants] }),
    ...(readCard && { readCard: true as const }),
  }
}

/** Limits a number for display. AP is stored as the sum of all changes, which can lie outside of 0 to 99. */
export const within = (number: number): number => Math.min(HIGHEST_VALUE, Math.max(0, number))

export const inPlay = (piece: Piece | undefined): piece is Piece & { where: 'in play' } =>
  piece?.where === 'in play'

/** Whether a Unit was deployed this turn and is no Link Unit, so that only a text lets it attack. */
export const isTooNew = ({ deployedThisTurn, linkUnit, pilot }: Piece): boolean =>
  deployedThisTurn && !linkUnit && !pilot?.links

/** Changes HP. The damage counters stay, up to the new HP, so a loss of HP can destroy the piece. */
export function changeHp(piece: Piece, by: number): void {
  if (piece.hp === null) return
  piece.hp = within(piece.hp + by)
  piece.damage = Math.min(piece.damage, piece.hp)
}

/** The remaining HP; null if the HP is unknown. */
export function remainingHp(piece: Piece): number | null {
  return piece.hp === null ? null : Math.max(0, piece.hp - piece.damage)
}
