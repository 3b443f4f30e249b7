// The schemas with which an effect names cards, amounts and conditions.
import { z } from 'zod'
import { name } from './pieces.ts'

export const refSchema = z.union([
  z.strictObject({ piece: name }),
  z.strictObject({ the: z.enum(['attacker', 'target', 'blocker', 'this']) }),
])
export type Ref = z.infer<typeof refSchema>

export const amountSchema = z.union([
  z.int().min(0).max(99),
  z.strictObject({
    count: z.enum(['AP of', 'HP of', 'damage on']),
    of: refSchema,
    plus: z.int().min(-99).max(99).optional(),
  }),
])
export type Amount = z.infer<typeof amountSchema>

export const conditionSchema = z.union([
  z.strictObject({ attack: z.enum(['player', 'unit']).describe('What was declared as the target.') }),
  z.strictObject({
    is: z.enum(['damaged', 'rested', 'target', 'in play']),
    who: refSchema,
    not: z.literal(true).optional(),
  }),
])
export type Condition = z.infer<typeof conditionSchema>
