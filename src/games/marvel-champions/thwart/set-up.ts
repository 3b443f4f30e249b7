// The set-up of a thwart: the hero or ally, its basic power or an ability, the schemes, and the known facts of the table.
import { z } from 'zod'
import type { Problem } from '../../../engine/types.ts'
import { MARVEL_EDITION_IDS, type MarvelEdition } from '../editions.ts'
import { freshActivation, type Thwart } from '../rules/activations/activation.ts'
import { type Character, isConfused } from '../rules/characters.ts'
import { setTable } from '../rules/joining.ts'
import { schemesIn } from '../rules/schemes.ts'
import type { Marvel, MarvelTableState, State } from '../rules/state.ts'
import { basicThwartProblem, notThwartable, schemeProblem } from '../rules/thwarting.ts'
import { MARVEL_SET_UP_FIELDS, MARVEL_TABLE_FIELDS } from '../table.ts'
import { name } from '../vocabulary/characters.ts'
import { simpleEffectSchema, thwartPartSchema } from '../vocabulary/effects.ts'

/** The edition of a set-up that names none, for ever. */
export const UNSAID_THWART_EDITION = '1.8'

const abilitySchema = z.strictObject({
  name: name.optional(),
  removes: thwartPartSchema,
  alsoAttacks: z
    .literal(true)
    .optional()
    .describe('It is labelled (attack/thwart): stunned replaces it, too, and its attack comes after it.'),
  costs: z
    .array(simpleEffectSchema)
    .max(20)
    .optional()
    .describe('What paying its costs does, before the thwart begins.'),
  exhausts: z.literal(true).optional().describe('Only if its text says so.'),
  consequential: z.literal(true).optional().describe('Only if its text says so.'),
})

export const thwartSetUpSchema = z.strictObject({
  edition: z.enum(MARVEL_EDITION_IDS).default(UNSAID_THWART_EDITION),
  players: MARVEL_TABLE_FIELDS.players,
  pieces: MARVEL_TABLE_FIELDS.pieces,
  attacker: name.describe('The hero or ally that thwarts.'),
  ability: abilitySchema
    .optional()
    .describe('An ability labelled (thwart); without it, the basic thwart power is used.'),
  withoutExhausting: z
    .literal(true)
    .optional()
    .describe('A card has it make its basic thwart without exhausting, so it may be exhausted.'),
  targets: z.array(name).max(10).default([]).describe('The schemes that are thwarted, if they are known.'),
  abilities: MARVEL_TABLE_FIELDS.abilities,
  ...MARVEL_SET_UP_FIELDS,
})
/** The input of a set-up, before the schema reads it. */
export type ThwartSetUp = z.input<typeof thwartSetUpSchema>
/** The set-up after reading. `edition` is any string: the schema of a flow says which editions it has. */
export type ThwartSetUpRead = Omit<z.output<typeof thwartSetUpSchema>, 'edition'> & { edition: string }

export function startThwart(
  setUp: Omit<ThwartSetUpRead, 'edition'>,
  edition: MarvelEdition,
): { state: State } | { problem: Problem<Marvel> } {
  const set = setTable(setUp, edition)
  if ('problem' in set) return set
  const { table } = set
  const thwarter = table.pieces.find(one => one.id === setUp.attacker)
  if (!thwarter?.player) return { problem: { code: 'noSuchAttacker', clause: 'MC-THWART-01' } }
  const problem = startProblem(table, thwarter, thwarter.player, setUp)
  if (problem) return { problem }
  return { state: { ...table, activation: thwartBy(thwarter, thwarter.player, setUp) } }
}

/** Why it cannot start. What its costs do may change which schemes can be thwarted, so then they are checked later. */
function startProblem(
  table: MarvelTableState,
  thwarter: Character,
  player: string,
  { ability, targets, withoutExhausting }: Omit<ThwartSetUpRead, 'edition'>,
): Problem<Marvel> | null {
  const isReplaced = isConfused(thwarter)
  const open = isReplaced || ability?.alsoAttacks || ability?.costs?.length
  const wrong = ability
    ? open
      ? null
      : schemeProblem(table, thwarter)
    : basicThwartProblem(table, thwarter, withoutExhausting ?? false)
  const named = open ? null : targetProblem(table, player, targets)
  // If no scheme can be thwarted, the reason of the scheme that is named says more.
  return wrong?.code === 'noThwartableScheme' ? (named ?? wrong) : (wrong ?? named)
}

function targetProblem(
  table: MarvelTableState,
  player: string,
  targets: readonly string[],
): Problem<Marvel> | null {
  for (const id of targets) {
    const scheme = schemesIn(table).find(one => one.id === id)
    if (!scheme) return { code: 'noSuchScheme', clause: 'MC-THWART-01', details: { piece: id } }
    const why = notThwartable(table, player, scheme)
    if (why) return { ...why, details: { piece: id } }
  }
  return null
}

function thwartBy(
  thwarter: Character,
  player: string,
  { ability, targets, withoutExhausting }: Omit<ThwartSetUpRead, 'edition'>,
): Thwart {
  return {
    kind: 'thwart',
    ...freshActivation({ attacker: thwarter.id, player, keywords: [] }),
    power: ability ? 'ability' : 'basic',
    card: ability?.name ?? null,
    part: ability?.removes ?? { schemes: 1, instances: [{ amount: 'THW' }] },
    alsoAttacks: ability?.alsoAttacks ?? false,
    exhausts: ability ? (ability.exhausts ?? false) : !withoutExhausting,
    consequential: thwarter.kind === 'ally' && (ability ? (ability.consequential ?? false) : true),
    costs: ability?.costs ?? [],
    named: targets,
    schemes: [],
    isChosen: false,
    stage: { name: 'choosing' },
    thwBonus: 0,
    increase: 0,
    usedAtk: false,
    removed: [],
    defeated: [],
  }
}
