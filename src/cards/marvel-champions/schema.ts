// Defines a card of data/marvel-champions/cards.json.
import { z } from 'zod'
import {
  ABILITY_LACKS,
  abilityFacts,
  constantAbilitySchema,
  isSaidOnce,
} from '../../games/marvel-champions/vocabulary/ability-facts.ts'
import { abilitySchema } from '../../games/marvel-champions/vocabulary/effects.ts'
import { playerPlaySchema } from '../../games/marvel-champions/vocabulary/player-plays.ts'
import { boostPlaySchema } from '../../games/marvel-champions/vocabulary/plays.ts'
import { conditionSchema } from '../../games/marvel-champions/vocabulary/single-effects.ts'
import { triggerSchema } from '../../games/marvel-champions/vocabulary/triggers.ts'
import { FALLBACK, inEachLanguage } from '../../language.ts'
import { points, printedKeyword, printedName, printedWords, yes } from '../card.ts'

const { on, of, and, undefended } = triggerSchema.shape

/** The trigger of an ability of the engine, for a card that does not know its id at a table. */
const trigger = z
  .strictObject({
    on: z
      .union([on, z.literal('afterBoostResolved').describe('The engine has no such moment yet.')])
      .describe('The moment it waits for.'),
    who: z.enum(['this', 'you']).optional().describe('The character it is about; you: your identity.'),
    of,
    and,
    undefended,
    forced: z.boolean(),
    by: z
      .enum(['villain', 'minion', 'identity'])
      .optional()
      .describe('Who attacks, where only the target is this character or its player.'),
    basic: yes.describe('A basic power is used.'),
    activates: yes.describe('“Activates”: it opens when the enemy schemes, too.'),
    asks: z
      .array(z.enum(['hero form', 'from an attack', 'identity', 'undefended', 'card']))
      .min(1)
      .optional()
      .describe('Conditions that only the players can judge; card: the card names a further one.'),
    if: conditionSchema.optional().describe('The piece `this` is the character of the card.'),
    ...abilityFacts,
    limit: abilitySchema.shape.limit,
  })
  .refine(isSaidOnce, { error: 'effects, options and needs exclude each other' })

/** What a card gives the character to which it is attached, beside ATK, SCH and keywords of attacks. */
const gives = z.strictObject({
  hitPoints: points.min(1).optional(),
  retaliate: points.min(1).optional(),
  keywords: z
    .array(z.enum(['guard', 'stalwart', 'steady']))
    .min(1)
    .optional(),
  cannotTakeDamage: yes,
  tough: yes.describe('A tough status card, as it is attached.'),
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
  rec: points.optional(),
  recStar: yes,
  handSize: points.optional(),
  startingThreat: points.optional(),
  startingThreatPerPlayer: yes,
  startingThreatPerGroup: yes,
  startingThreatVaries: yes.describe('Its text says when it enters with more.'),
  targetThreat: value,
  targetThreatStar: yes,
  targetThreatPerPlayer: yes,
  targetThreatPerGroup: yes,
  acceleration: value.describe('The threat that a main scheme gets in each villain phase.'),
  accelerationStar: yes,
  accelerationPerPlayer: yes,
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
  thw: value,
  thwStar: yes,
  thwCost: points.optional().describe('Damage an ally takes after its thwart.'),
  sch: value,
  schStar: yes,
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
  triggers: z.array(trigger).min(1).optional().describe('When its abilities that concern attacks open.'),
  constants: z
    .array(constantAbilitySchema)
    .min(1)
    .optional()
    .describe('What its constant abilities change, of which no other field tells.'),
  attachesTo: z
    .enum(['villain', 'minion', 'enemy', 'identity', 'ally', 'character'])
    .optional()
    .describe('Of an attachment: the kind of character to which it is attached; left out: none.'),
  gives: gives.optional().describe('Of an attachment: what that character has from it.'),
  counters: points.min(1).optional().describe('Of an attachment: the counters that it comes with.'),
  countersPerPlayer: yes,
  lacks: z
    .array(z.enum(ABILITY_LACKS))
    .min(1)
    .optional()
    .describe('What keeps its abilities without a trigger from being played.'),
  noBearing: yes.describe(
    'Its abilities have been read: none bears on an activation, or another field tells it.',
  ),
  bearsOn: z
    .array(z.enum(['atk', 'hit-points', 'damage-taken', 'defeat', 'attack']))
    .min(1)
    .optional()
    .describe(
      'What other abilities of the card change, which no other field tells; attack: anything else in an attack.',
    ),
  cannotTakeDamage: yes.describe('Without condition.'),
  icons: z
    .strictObject({ acceleration: icons, hazard: icons, crisis: icons, amplify: icons })
    .optional()
    .describe('Those that count while it is in play.'),
  iconsVary: yes.describe(
    'Its text gives icons to it or to others, or takes one from it, under a condition.',
  ),
  boostIcons: z.int().min(0).max(9).optional(),
  boostStar: yes,
  plays: z
    .array(z.union([boostPlaySchema, playerPlaySchema]))
    .min(1)
    .max(6)
    .optional()
    .describe(
      'What it does as a boost card, or when a player plays or uses it. Left out: nobody has read it.',
    ),
  ...lookedUp,
})

/** The names of those fields: cards that differ in nothing else play alike in an attack. */
export const LOOKED_UP = Object.keys(lookedUp)

export type MarvelCard = z.infer<typeof marvelCard>
export type PrintedTrigger = z.infer<typeof trigger>
