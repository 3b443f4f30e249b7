// Defines a card of data/marvel-champions/cards.json.
import { z } from 'zod'
import { keyword, named, points, words, yes } from '../card.ts'

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
      'would-be-defeated',
      'is-defeated',
      'when-defeated',
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

export const marvelCard = z.strictObject({
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
  indirect: yes.describe('Its attacks deal indirect damage.'),
  triggers: z
    .array(triggerSchema)
    .min(1)
    .optional()
    .describe('When its abilities that concern attacks open.'),
  bearsOn: z
    .array(z.enum(['atk', 'hit-points', 'damage-taken', 'defeat', 'attack']))
    .min(1)
    .optional()
    .describe(
      'What other abilities of the card change, which no other field tells; attack: anything else in an attack.',
    ),
  cannotTakeDamage: yes.describe('Without condition.'),
  boostIcons: z.int().min(0).max(9).optional(),
  boostStar: yes,
})

export type MarvelCard = z.infer<typeof marvelCard>
export type Trigger = z.infer<typeof triggerSchema>
