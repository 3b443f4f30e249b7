// Defines a card of data/gundam/cards.json.
import { z } from 'zod'
import { chooses, simpleEffectSchema } from '../../games/gundam/vocabulary/effects.ts'
import { COLORS, constantCondition, constantGives } from '../../games/gundam/vocabulary/pieces.ts'
import { deployTokenSchema, playSchema } from '../../games/gundam/vocabulary/plays.ts'
import { targetCondition } from '../../games/gundam/vocabulary/references.ts'
import { unsaidReason } from '../../games/gundam/vocabulary/single-effects.ts'
import { triggerSchema } from '../../games/gundam/vocabulary/triggers.ts'
import { points, printedKeyword, printedName, printedWords, yes } from '../card.ts'

const trait = printedWords.describe('As printed.')

/** What a paired Pilot must be, for the card of a Unit; or what the Unit must be, for the card of a Pilot. */
export const qualification = z.strictObject({
  trait: trait.optional(),
  color: z.enum(COLORS).optional(),
  keyword: printedWords.optional(),
  levelFrom: points.optional(),
  levelUpTo: points.optional(),
})

const condition = z.union([
  constantCondition,
  z.strictObject({ pilot: qualification }),
  z.strictObject({ unit: qualification }),
])
export type CardCondition = z.infer<typeof condition>

const { on, of, which, against, turn, from, with: how, by } = triggerSchema.shape

const trigger = z.strictObject({
  on,
  while: z.array(condition).min(1).optional(),
  of: of.describe('Left out: the card itself.'),
  which,
  against,
  turn,
  from,
  with: how,
  by,
  if: targetCondition.optional().describe('“If you are attacking …”, read when it is carried out.'),
  once: z
    .union([z.literal(true), z.literal('shared')])
    .optional()
    .describe('Once per Turn; shared: one limit with the other triggers of the card that say so.'),
  may: yes.describe('“You may”.'),
  chooses,
  effects: z
    .array(z.union([simpleEffectSchema, deployTokenSchema]))
    .min(1)
    .optional()
    .describe('Left out: the players say what it does.'),
  readCard: unsaidReason.optional().describe('Why the data do not say what it does.'),
})
export type CardTrigger = z.infer<typeof trigger>

export const gundamCard = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z]+\d*-\d{3}$/)
    .describe('The number of the card.'),
  type: z.enum(['unit', 'pilot', 'command', 'base']),
  name: printedName,
  linkNames: z
    .array(printedWords)
    .min(1)
    .optional()
    .describe('Further names by which it meets a link condition.'),
  pilotName: printedWords.optional().describe('The name of a Command when it is paired as a Pilot.'),
  set: printedWords.optional(),
  color: z.enum(COLORS).optional(),
  level: points,
  cost: points,
  ap: points.optional(),
  hp: points.optional(),
  apModifier: points.optional().describe('What a Pilot adds to the AP of its Unit.'),
  hpModifier: points.optional(),
  apVaries: yes.describe('Its AP, or that of its Unit, counts something that no table shows.'),
  neverPaired: yes.describe('It cannot be paired with a Pilot.'),
  traits: z.array(printedWords),
  printedTraits: z.array(printedWords).min(1).optional().describe('With the capitals of the card.'),
  zones: z
    .array(z.enum(['space', 'earth']))
    .min(1)
    .optional(),
  linkCondition: printedWords.optional(),
  keywords: z.array(printedKeyword).min(1).optional().describe('Those the card has without condition.'),
  conditionalKeywords: z
    .array(printedKeyword.extend({ when: printedWords.describe('Under which condition.') }))
    .min(1)
    .optional(),
  timings: z.array(printedWords).min(1).optional().describe('The timing keywords in its text.'),
  constants: z
    .array(z.strictObject({ while: z.array(condition).max(5), ...constantGives }))
    .min(1)
    .optional()
    .describe('What it gives by itself while all the conditions hold, in the form of a set-up.'),
  triggers: z.array(trigger).min(1).optional().describe('When its effects open in a battle.'),
  plays: z
    .array(playSchema)
    .min(1)
    .optional()
    .describe('What it does as a revealed Shield, and as a Command that is played.'),
  readCard: yes.describe('It says something about battles that stands in no other field.'),
})

export type GundamCard = z.infer<typeof gundamCard>
