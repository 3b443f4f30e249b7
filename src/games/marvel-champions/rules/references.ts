// The schemas with which an effect names characters, amounts and conditions; typed, so that names cannot be confused.
import { z } from 'zod'
import { name } from './characters.ts'

export const refSchema = z.union([
  z.strictObject({ piece: name }),
  z.strictObject({ the: z.enum(['attacker', 'defender', 'target', 'your identity']) }),
])
export type Ref = z.infer<typeof refSchema>

export const amountSchema = z.union([
  z.int().min(0).max(99),
  z.strictObject({
    count: z.enum(['ATK of', 'hit points of', 'damage on', 'allies of you']),
    of: refSchema.optional(),
    plus: z.int().min(-99).max(99).optional(),
  }),
])
export type Amount = z.infer<typeof amountSchema>

const not = z.literal(true).optional()
export const conditionSchema = z.union([
  z.strictObject({ attack: z.enum(['undefended', 'defended']) }),
  z.strictObject({ is: z.enum(['defender', 'target', 'ready', 'tough', 'in play']), who: refSchema, not }),
  z.strictObject({ hitPointsOf: refSchema, atMost: z.int().optional(), atLeast: z.int().optional() }),
])
export type Condition = z.infer<typeof conditionSchema>
