// The set-up of a player's attack: the attacker, its basic power or an ability, and the known facts of the table.
import { z } from 'zod'
import type { Problem } from '../../../engine/types.ts'
import { MARVEL_EDITION_IDS, type MarvelEdition, UNSAID_EDITION } from '../editions.ts'
import { freshActivation, type PlayerAttack } from '../rules/activations/activation.ts'
import { freshAttack } from '../rules/activations/attacks.ts'
import { type Character, isEnemy, takesBoostCards } from '../rules/characters.ts'
import { attackKeywords } from '../rules/damage/attack-keywords.ts'
import { setTable } from '../rules/joining.ts'
import type { Marvel, State } from '../rules/state.ts'
import { attackForbidden, BASIC, basicAttackProblem, notATarget } from '../rules/targeting.ts'
import { MARVEL_SET_UP_FIELDS, MARVEL_TABLE_FIELDS } from '../table.ts'
import { ASKED_FACTS } from '../vocabulary/asked-facts.ts'
import { name } from '../vocabulary/characters.ts'
import { attackPartSchema, simpleEffectSchema } from '../vocabulary/effects.ts'

const insteadSchema = z.strictObject({
  asks: z.enum(ASKED_FACTS),
  attacks: z.array(attackPartSchema).min(1).max(10).optional(),
  keywords: z
    .array(z.enum(['overkill', 'piercing', 'ranged']))
    .max(3)
    .optional(),
  effects: z.array(simpleEffectSchema).max(20).optional(),
})

export const playerSetUpSchema = z.strictObject({
  edition: z.enum(MARVEL_EDITION_IDS).default(UNSAID_EDITION),
  players: MARVEL_TABLE_FIELDS.players,
  pieces: MARVEL_TABLE_FIELDS.pieces,
  attacker: name.describe('The hero or ally that attacks.'),
  ability: z
    .strictObject({
      name: name.optional(),
      attacks: z
        .array(attackPartSchema)
        .min(1)
        .max(10)
        .describe('One; several if it says "Make the following X attacks".'),
      costs: z
        .array(simpleEffectSchema)
        .max(20)
        .optional()
        .describe('What paying its costs does, before the attack begins.'),
      effects: z
        .array(simpleEffectSchema)
        .max(20)
        .optional()
        .describe('What it does besides, in the order of its text, after the damage of its last attack.'),
      instead: insteadSchema
        .optional()
        .describe('If this is so, which its player is asked, each field stands in place of its own above.'),
      exhausts: z.literal(true).optional().describe('Only if its text says so.'),
      consequential: z.literal(true).optional().describe('Only if its text says so.'),
      keywords: z
        .array(z.enum(['overkill', 'piercing', 'ranged']))
        .max(3)
        .optional(),
    })
    .optional()
    .describe('An ability labelled (attack); without it, the basic attack power is used.'),
  withoutExhausting: z
    .literal(true)
    .optional()
    .describe('A card has it make its basic attack without exhausting, so it may be exhausted.'),
  targets: z
    .array(name)
    .max(10)
    .default([])
    .describe('The enemies of the first attack, if they are known: of a basic attack all of them.'),
  abilities: MARVEL_TABLE_FIELDS.abilities,
  ...MARVEL_SET_UP_FIELDS,
})
/** The input of a set-up, before the schema reads it. */
export type PlayerSetUp = z.input<typeof playerSetUpSchema>
/** The set-up after reading. `edition` is any string: the schema of a flow says which editions it has. */
export type PlayerSetUpRead = Omit<z.output<typeof playerSetUpSchema>, 'edition'> & { edition: string }

export function startPlayerAttack(
  setUp: Omit<PlayerSetUpRead, 'edition'>,
  edition: MarvelEdition,
): { state: State } | { problem: Problem<Marvel> } {
  const set = setTable(setUp, edition)
  if ('problem' in set) return set
  const { pieces } = set.table
  const attacker = pieces.find(one => one.id === setUp.attacker)
  if (!attacker?.player) return { problem: { code: 'noSuchAttacker', clause: 'MC-PA-01' } }
  const basic = (): Problem<Marvel> | null =>
    basicAttackProblem({ pieces, edition }, attacker, setUp.withoutExhausting ?? false)
  const wrong = attackForbidden(attacker) ?? (setUp.ability ? null : basic())
  const target = targetProblem({ pieces, edition }, attacker.player, setUp)
  // If no enemy can be attacked, the reason of the enemy that is named says more.
  const problem = wrong?.code === 'noAttackableEnemy' ? (target ?? wrong) : (wrong ?? target)
  if (problem) return { problem }
  return { state: { ...set.table, activation: attackBy(attacker, attacker.player, setUp) } }
}

/** Why the attacker may not attack an enemy that the set-up names; null if it may (MC-PA-17). */
function targetProblem(
  state: Pick<State, 'pieces' | 'edition'>,
  player: string,
  { targets, ability }: Pick<PlayerSetUpRead, 'targets' | 'ability'>,
): Problem<Marvel> | null {
  // What the costs do may change who can be attacked, so the enemies are checked when the attack begins.
  if (ability?.costs?.length) return null
  for (const id of targets) {
    const enemy = state.pieces.find(one => one.id === id && isEnemy(one))
    const wrong = enemy
      ? notATarget(state, player, ability?.attacks[0] ?? BASIC, enemy)
      : { code: 'noSuchTarget' as const, clause: 'MC-PA-16' as const }
    if (wrong) return { ...wrong, details: { piece: id } }
  }
  return null
}

function attackBy(
  attacker: Character,
  player: string,
  setUp: Omit<PlayerSetUpRead, 'edition'>,
): PlayerAttack {
  const { ability } = setUp
  const keywords = [...new Set([...(ability?.keywords ?? []), ...attackKeywords(attacker)])]
  return {
    kind: 'playerAttack',
    ...freshActivation({ attacker: attacker.id, player, keywords }, takesBoostCards(attacker)),
    target: null,
    power: ability ? 'ability' : 'basic',
    card: ability?.name ?? null,
    attacks: ability ? ability.attacks : [{ ...BASIC, targets: Math.max(1, setUp.targets.length) }],
    current: -1,
    exhausts: ability ? (ability.exhausts ?? false) : !setUp.withoutExhausting,
    costs: ability?.costs ?? [],
    besides: ability?.effects ?? [],
    instead: ability?.instead ?? null,
    consequential: attacker.kind === 'ally' && (ability ? (ability.consequential ?? false) : true),
    named: setUp.targets,
    wholeIncrease: 0,
    made: 0,
    attacked: [],
    ...freshAttack(),
  }
}
