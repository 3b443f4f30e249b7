// What data/<game>/cards.json may contain. The JSON Schemas that editors use are written from here.
import { z } from 'zod'
import { FALLBACK, inEachLanguage } from '../language.ts'

const words = z.string().trim().min(1)
/** Other languages than English only where an edition of the card in them is known. */
const named = z.strictObject({
  ...inEachLanguage(() => words.optional()),
  [FALLBACK]: words,
})
const points = z.int().min(0).max(99)
const yes = z.literal(true).optional()

const keyword = z.strictObject({
  keyword: words,
  value: z.union([z.int(), words]).optional(),
})

const triggerSchema = z.strictObject({
  kind: z.enum(['interrupt', 'response']).describe('interrupt: “when”; response: “after”.'),
  forced: z.boolean(),
  on: z
    .enum([
      'attacks',
      'would-attack',
      'is-attacked',
      'defends',
      'takes-damage',
      'would-take-damage',
      'activates',
      'would-activate',
      'basic-power',
      'enemy-attacks',
      'enemy-would-attack',
      'boost-flipped',
      'boost-resolved',
    ])
    .describe('What it waits for: of the card itself, unless the name says “enemy”.'),
  only: z
    .array(
      z.enum([
        'you',
        'your-ally',
        'your-character',
        'ally',
        'minion',
        'villain',
        'identity',
        'damages',
        'defeats',
        'basic',
        'undefended',
        'from-attack',
        'hero-form',
        'card-condition',
      ]),
    )
    .min(1)
    .optional()
    .describe('Under which conditions, all of them; card-condition: the card names a further one.'),
})

const marvelCard = z.strictObject({
  code: z
    .string()
    .regex(/^\d{5}[a-d]?$/)
    .describe('The number of pack and card, with a letter for each side.'),
  type: z.enum([
    'hero',
    'alter-ego',
    'ally',
    'villain',
    'leader',
    'minion',
    'attachment',
    'environment',
    'obligation',
    'side-scheme',
    'treachery',
  ]),
  name: named,
  subname: named.optional(),
  stage: z
    .string()
    .regex(/^([IV]+|[A-D]?[12]?)$/)
    .optional(),
  pack: words,
  set: named.optional(),
  atk: z.union([points, z.literal('X')]).optional(),
  atkStar: yes.describe('A star stands beside the ATK: an ability bears on it.'),
  def: points.optional(),
  defStar: yes,
  hp: points.optional().describe('0: the card says otherwise.'),
  hpStar: yes,
  hpPerPlayer: yes,
  hpPerGroup: yes,
  consequential: points.optional().describe('Damage an ally takes after its attack.'),
  keywords: z.array(keyword).min(1).optional().describe('Those the card has without condition.'),
  attackKeywords: z
    .array(z.strictObject({ keyword: z.enum(['overkill', 'piercing', 'ranged']), basicOnly: yes }))
    .min(1)
    .optional()
    .describe('Those that its attacks always gain.'),
  triggers: z
    .array(triggerSchema)
    .min(1)
    .optional()
    .describe('When its abilities that concern attacks open.'),
  boostIcons: z.int().min(0).max(9).optional(),
  boostStar: yes,
})

const gundamCard = z.strictObject({
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

const file = <C extends z.ZodType>(card: C) =>
  z.strictObject({ $schema: z.string().optional(), cards: z.array(card).min(1) })

/** The schema of each game's file, by the name of its JSON Schema. */
export const CARD_SCHEMAS = {
  'marvel-champions-cards': file(marvelCard),
  'gundam-cards': file(gundamCard),
} as const

export type MarvelCard = z.infer<typeof marvelCard>
export type GundamCard = z.infer<typeof gundamCard>
export type Card = MarvelCard | GundamCard
export type Trigger = z.infer<typeof triggerSchema>
