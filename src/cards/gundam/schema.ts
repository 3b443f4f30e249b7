// Defines a card of data/gundam/cards.json.
import { z } from 'zod'
import { keyword, named, points, words } from '../card.ts'

export const gundamCard = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z]+\d*-\d{3}$/)
    .describe('The number of the card.'),
  type: z.enum(['unit', 'pilot', 'command', 'base']),
  name: named,
  pilotName: words.optional().describe('The name of a Command when it is paired as a Pilot.'),
  set: words.optional(),
  color: z.enum(['blue', 'green', 'red', 'white', 'purple']).optional(),
  level: points,
  cost: points,
  ap: points.optional(),
  hp: points.optional(),
  apModifier: points.optional().describe('What a Pilot adds to the AP of its Unit.'),
  hpModifier: points.optional(),
  traits: z.array(words),
  linkCondition: words.optional(),
  keywords: z.array(keyword).min(1).optional().describe('Those the card has without condition.'),
  conditionalKeywords: z
    .array(keyword.extend({ when: words.describe('Under which condition.') }))
    .min(1)
    .optional(),
  timings: z.array(words).min(1).optional().describe('The timing keywords in its text.'),
})

export type GundamCard = z.infer<typeof gundamCard>
