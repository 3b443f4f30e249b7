// The schema of the characters at the table, and the words that others share with it.
import { z } from 'zod'

/** The limit of a character's numbers, the same at the end of an attack and in the next set-up. */
export const MOST_COUNT = 99
export const MOST_DAMAGE = 999_999

/** The limit of reminders, and of characters without identities, which also bounds the size of a log. */
export const MOST_CHARACTERS = 60
export const MOST_PLAYERS = 8
/** The limit of characters in a set-up: each player can have an identity beyond MOST_CHARACTERS. */
export const MOST_PIECES = MOST_CHARACTERS + MOST_PLAYERS

export const name = z.string().trim().min(1).max(60)
const count = z.int().min(0).max(MOST_COUNT)

const KINDS = ['hero', 'alter-ego', 'ally', 'villain', 'minion'] as const
export const MARVEL_KEYWORDS = [
  'villainous',
  'guard',
  'patrol',
  'stalwart',
  'steady',
  'overkill',
  'piercing',
  'ranged',
] as const
export type Keyword = (typeof MARVEL_KEYWORDS)[number]
export type Status = 'tough' | 'stunned' | 'confused'

const icons = z.int().min(0).max(9).optional()
/** The icons of a card in play that is no scheme. */
export const ICONS = { acceleration: icons, hazard: icons, crisis: icons, amplify: icons }
export const iconsSchema = z.strictObject(ICONS)
export type Icons = z.infer<typeof iconsSchema>

/** A card that is attached to a character, with what it gives it; its numbers and keywords have that already. */
export const attachedSchema = z.strictObject({
  id: name.describe('Its name at this table. Its abilities refer to it.'),
  code: name.optional().describe('The code of its card.'),
  hitPoints: z.int().min(1).max(99).optional(),
  retaliate: count.optional(),
  keywords: z.array(z.enum(MARVEL_KEYWORDS)).max(MARVEL_KEYWORDS.length).optional(),
  cannotTakeDamage: z.literal(true).optional(),
  icons: iconsSchema.optional().describe('Those of its card, which count while it is attached.'),
  counters: count.optional().describe('How many counters, or how much damage, is on it.'),
})
export type Attached = z.infer<typeof attachedSchema>

/** The limit of cards attached to one character. */
export const MOST_ATTACHED = 12

/** The schema of a character. Values that are left out stay unknown; the rules never invent them. */
export const characterSchema = z.strictObject({
  id: name.describe('Its name at this table. Answers and effects refer to it.'),
  kind: z.enum(KINDS),
  code: name.optional().describe('The code of its card, if it came from one.'),
  player: name.optional().describe('Who controls it; needed for a hero, an alter-ego and an ally.'),
  atk: count.optional(),
  printedAtk: count
    .optional()
    .describe(
      'Its printed ATK, which an ability of its card changes: without `atk` it is asked for with this.',
    ),
  def: count.optional(),
  sch: z
    .union([count, z.literal('-')])
    .optional()
    .describe('Of an enemy; a dash is a 0 that nothing changes.'),
  thw: z
    .union([count, z.literal('-')])
    .optional()
    .describe('Of a hero or an ally; with a dash it cannot thwart.'),
  hitPoints: z.int().min(1).max(999).optional().describe('Its maximum.'),
  hitPointsPerPlayer: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .describe('Its hit points for each player; the number of players is asked for when it takes damage.'),
  damage: z
    .int()
    .min(0)
    .max(MOST_DAMAGE)
    .optional()
    .describe('What is on it already; without hit points there is no end to it.'),
  ready: z.boolean().optional().describe('true unless it is exhausted.'),
  tough: count.optional().describe('How many tough status cards it has.'),
  toughness: z
    .union([z.literal('printed'), z.literal(true)])
    .optional()
    .describe(
      'It entered play with a tough card. Without `tough` nobody has said whether that is still there, and its damage asks before it is dealt. In attacks stored by 2.0.0, true asks afterwards, and then the card is gone unless somebody says otherwise.',
    ),
  stunned: count.optional(),
  confused: count.optional(),
  retaliate: count.optional(),
  stage: z.int().min(1).max(9).optional().describe('The stage of a villain.'),
  consequential: count.optional().describe('Consequential damage of its basic attack.'),
  consequentialThw: count.optional().describe('Consequential damage of its basic thwart.'),
  keywords: z.array(z.enum(MARVEL_KEYWORDS)).max(MARVEL_KEYWORDS.length).optional(),
  engagedWith: name.optional().describe('The player a minion is engaged with.'),
  formChanged: z
    .literal(true)
    .optional()
    .describe('Its player has changed its form in this round, which is possible once (MC-FORM-02).'),
  boostCards: z
    .int()
    .min(0)
    .max(30)
    .optional()
    .describe('Facedown boost cards that wait on it for its next activation (MC18-EA-72).'),
  cannotBeAttacked: z
    .union([z.literal(true), z.array(name).max(10)])
    .optional()
    .describe('A card forbids attacking it: to everyone, or to these players.'),
  cannotAttack: z.literal(true).optional().describe('A card forbids it to attack.'),
  cannotScheme: z.literal(true).optional().describe('A card forbids it to scheme.'),
  active: z.literal(true).optional().describe('The villain with the active counter, if there are several.'),
  cannotTakeDamage: z
    .union([z.literal(true), z.array(name).max(10)])
    .optional()
    .describe('It cannot take damage: at all, or while one of these characters is in play.'),
  icons: iconsSchema.optional().describe('Those of its card, which count while it is in play.'),
  attached: z.array(attachedSchema).max(MOST_ATTACHED).optional().describe('The cards attached to it.'),
  readCard: z
    .literal(true)
    .optional()
    .describe('Its card says something about attacks that stands in no other field.'),
})
export type CharacterGiven = z.infer<typeof characterSchema>
