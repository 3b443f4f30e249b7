// The set-up of an enemy's scheme: the enemy, the player against whom it activates, and the known facts of the table.
import { z } from 'zod'
import type { Problem } from '../../../engine/types.ts'
import { MARVEL_EDITION_IDS, type MarvelEdition } from '../editions.ts'
import { type EnemyScheme, freshActivation } from '../rules/activations/activation.ts'
import { type Character, isEnemy, takesBoostCards } from '../rules/characters.ts'
import { setTable } from '../rules/joining.ts'
import { schemesIn } from '../rules/schemes.ts'
import type { Marvel, State } from '../rules/state.ts'
import { schemeForbidden } from '../rules/targeting.ts'
import { MARVEL_SET_UP_FIELDS, MARVEL_TABLE_FIELDS } from '../table.ts'
import { name } from '../vocabulary/characters.ts'
import { pendingSchema } from '../vocabulary/table-facts.ts'

/** The edition of a set-up that names none, for ever. */
export const UNSAID_SCHEME_EDITION = '1.8'

export const schemeSetUpSchema = z.strictObject({
  edition: z.enum(MARVEL_EDITION_IDS).default(UNSAID_SCHEME_EDITION),
  players: MARVEL_TABLE_FIELDS.players,
  pieces: MARVEL_TABLE_FIELDS.pieces,
  attacker: name.describe('The enemy that schemes.'),
  target: z
    .strictObject({ player: name })
    .describe('The player against whom it activates: "you" for an encounter card.'),
  scheme: name.optional().describe('The scheme that a card names; without it, the main scheme.'),
  boostCards: z.int().min(0).max(20).default(0).describe('Facedown cards it has from before.'),
  startedBy: pendingSchema.optional().describe('The effect that has started this activation.'),
  abilities: MARVEL_TABLE_FIELDS.abilities,
  ...MARVEL_SET_UP_FIELDS,
})
/** The input of a set-up, before the schema reads it. */
export type SchemeSetUp = z.input<typeof schemeSetUpSchema>
/** The set-up after reading. `edition` is any string: the schema of a flow says which editions it has. */
export type SchemeSetUpRead = Omit<z.output<typeof schemeSetUpSchema>, 'edition'> & { edition: string }

/** Sets the table. Of the player only the form matters that a card does not overrule, so any form is taken. */
export function startEnemyScheme(
  setUp: Omit<SchemeSetUpRead, 'edition'>,
  edition: MarvelEdition,
): { state: State } | { problem: Problem<Marvel> } {
  const set = setTable(setUp, edition)
  if ('problem' in set) return set
  const { table } = set
  const schemer = table.pieces.find(one => one.id === setUp.attacker)
  if (!schemer || !isEnemy(schemer))
    return { problem: { code: 'noSuchAttacker', clause: 'MC-SCHEMEENEMY-01' } }
  const forbidden = schemeForbidden(schemer)
  if (forbidden) return { problem: forbidden }
  const { player } = setUp.target
  if (!table.players.includes(player))
    return { problem: { code: 'noSuchTarget', clause: 'MC-SCHEMEENEMY-01', details: { player } } }
  const isThere = schemesIn(table).some(({ id }) => id === setUp.scheme)
  if (setUp.scheme !== undefined && !isThere)
    return { problem: { code: 'noSuchScheme', clause: 'MC-SCHEMEENEMY-04' } }
  return { state: { ...table, activation: schemeOf(schemer, player, setUp) } }
}

function schemeOf(
  schemer: Character,
  player: string,
  { scheme, boostCards: facedown, startedBy }: Pick<SchemeSetUpRead, 'scheme' | 'boostCards' | 'startedBy'>,
): EnemyScheme {
  const common = freshActivation(
    { attacker: schemer.id, player, keywords: [] },
    facedown + takesBoostCards(schemer),
    startedBy,
  )
  return {
    kind: 'enemyScheme',
    ...common,
    scheme: scheme ?? null,
    instead: null,
    stage: { name: 'before threat' },
    placed: 0,
    prevented: 0,
  }
}
