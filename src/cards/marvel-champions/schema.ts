// Defines a card of data/marvel-champions/cards.json.
import { z } from 'zod'
import { FALLBACK, inEachLanguage } from '../../language.ts'
import { points, printedKeyword, printedName, printedWords, yes } from '../card.ts'

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

const MOMENTS =
  /^((hero|alter-ego|forced|first-player|mission)-)?(action|interrupt|response|resource)( \((attack|thwart|defense)\))?$|^(special( \((attack|thwart)\))?|setup|boost|preparation|when-(revealed(-hero|-alter-ego)?|defeated|completed))$/

const icons = z.int().min(1).max(3).optional()
const value = z.union([points, z.literal('X')]).optional()

/** What only the look-up of cards shows. */
const lookedUp = {
  unique: yes,
  aspect: z
    .enum(['hero', 'aggression', 'justice', 'leadership', 'protection', 'pool', 'basic', 'determination'])
    .optional()
    .describe('hero: of an identity’s own set. Left out: a card of the encounter deck.'),
  cost: value.describe('Left out: it has none.'),
  costStar: yes,
  costPerPlayer: yes,
  resources: z.strictObject({ mental: icons, physical: icons, energy: icons, wild: icons }).optional(),
  thw: value,
  thwStar: yes,
  thwCost: points.optional().describe('Damage an ally takes after its thwart.'),
  rec: points.optional(),
  recStar: yes,
  handSize: points.optional(),
  sch: value,
  schStar: yes,
  startingThreat: points.optional(),
  startingThreatPerPlayer: yes,
  startingThreatPerGroup: yes,
  targetThreat: value,
  targetThreatStar: yes,
  targetThreatPerPlayer: yes,
  targetThreatPerGroup: yes,
  acceleration: value.describe('The threat that a main scheme gets in each villain phase.'),
  accelerationStar: yes,
  accelerationPerPlayer: yes,
  icons: z
    .strictObject({ acceleration: icons, hazard: icons, crisis: icons, amplify: icons })
    .optional()
    .describe('Those of a scheme.'),
  traits: z
    .strictObject({
      ...inEachLanguage(() => z.array(printedWords).optional()),
      [FALLBACK]: z.array(printedWords),
    })
    .optional()
    .describe('German ones only where they are printed.'),
  timings: z
    .array(z.string().regex(MOMENTS))
    .min(1)
    .optional()
    .describe('The bold words before its abilities, with the label of the ability.'),
}

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
    'event',
    'upgrade',
    'support',
    'resource',
    'main-scheme',
    'player-side-scheme',
    'evidence',
  ]),
  name: printedName,
  subname: printedName.optional(),
  stage: z
    .string()
    .regex(/^([IV]+|[A-D]?[12]?|\d[A-D]?\d?)$/)
    .optional(),
  pack: printedWords,
  set: printedName.optional(),
  atk: z
    .union([points, z.literal('X')])
    .optional()
    .describe('Of an attachment: what it adds.'),
  atkStar: yes.describe('A star stands beside the ATK: an ability bears on it.'),
  def: points.optional(),
  defStar: yes,
  hp: points.optional().describe('0: the card says otherwise.'),
  hpStar: yes,
  hpPerPlayer: yes,
  hpPerGroup: yes,
  consequential: points.optional().describe('Damage an ally takes after its attack.'),
  keywords: z.array(printedKeyword).min(1).optional().describe('Those the card has without condition.'),
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
  ...lookedUp,
})

/** The names of those fields: cards that differ in nothing else play alike in an attack. */
export const LOOKED_UP = Object.keys(lookedUp)

export type MarvelCard = z.infer<typeof marvelCard>
export type PrintedTrigger = z.infer<typeof triggerSchema>
