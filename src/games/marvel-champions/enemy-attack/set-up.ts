// The set-up of an enemy attack: the attacker, the target, and the known facts of the table.
import { z } from 'zod'
import type { Problem } from '../../../engine/types.ts'
import { MARVEL_EDITION_IDS, type MarvelEdition, UNSAID_EDITION } from '../editions.ts'
import { type EnemyAttack, freshActivation } from '../rules/activations/activation.ts'
import { emptyLedger } from '../rules/activations/attacks.ts'
import { type Character, isEnemy, isIdentity, takesBoostCards } from '../rules/characters.ts'
import { attackKeywords } from '../rules/damage/attack-keywords.ts'
import { setTable } from '../rules/joining.ts'
import type { Marvel, State } from '../rules/state.ts'
import { MARVEL_SET_UP_FIELDS, MARVEL_TABLE_FIELDS } from '../table.ts'
import { name } from '../vocabulary/characters.ts'
import { pendingSchema } from '../vocabulary/table-facts.ts'

export const enemySetUpSchema = z.strictObject({
  edition: z.enum(MARVEL_EDITION_IDS).default(UNSAID_EDITION),
  players: MARVEL_TABLE_FIELDS.players,
  pieces: MARVEL_TABLE_FIELDS.pieces,
  attacker: name.describe('The enemy that attacks.'),
  target: z
    .strictObject({ player: name, character: name.optional() })
    .describe('The player attacked; a character only if an ability names an ally or the alter-ego.'),
  activation: z
    .literal('asked')
    .optional()
    .describe(
      'Asks what makes the enemy attack an alter-ego, against which it schemes in the villain phase.',
    ),
  boostCards: z.int().min(0).max(20).default(0).describe('Facedown cards it has from before.'),
  startedBy: pendingSchema.optional().describe('The effect that has started this activation.'),
  abilities: MARVEL_TABLE_FIELDS.abilities,
  ...MARVEL_SET_UP_FIELDS,
})
/** The input of a set-up, before the schema reads it. */
export type EnemySetUp = z.input<typeof enemySetUpSchema>
/** The set-up after reading. `edition` is any string: the schema of a flow says which editions it has. */
export type EnemySetUpRead = Omit<z.output<typeof enemySetUpSchema>, 'edition'> & { edition: string }

/** Sets the table. The attacked character is the player's identity unless an ability names another (MC-EA-05..07). */
export function startEnemyAttack(
  setUp: Omit<EnemySetUpRead, 'edition'>,
  edition: MarvelEdition,
): { state: State } | { problem: Problem<Marvel> } {
  const set = setTable(setUp, edition)
  if ('problem' in set) return set
  const { pieces } = set.table
  const attacker = pieces.find(one => one.id === setUp.attacker)
  if (!attacker || !isEnemy(attacker)) return { problem: { code: 'noSuchAttacker', clause: 'MC-EA-04' } }
  const character = attackedCharacter(pieces, setUp.target)
  const { player } = setUp.target
  if (!character) return { problem: { code: 'noSuchTarget', clause: 'MC-EA-04', details: { player } } }
  return { state: { ...set.table, activation: attackOn(attacker, player, character.id, setUp) } }
}

function attackedCharacter(
  pieces: readonly Character[],
  target: { player: string; character?: string | undefined },
): Character | undefined {
  const own = pieces.filter(one => one.player === target.player)
  if (target.character === undefined) return own.find(isIdentity)
  return own.find(one => one.id === target.character)
}

function attackOn(
  attacker: Character,
  player: string,
  character: string,
  {
    activation,
    boostCards: facedown,
    startedBy,
  }: Pick<EnemySetUpRead, 'activation' | 'boostCards' | 'startedBy'>,
): EnemyAttack {
  return {
    kind: 'enemyAttack',
    ...freshActivation(
      { attacker: attacker.id, player, keywords: attackKeywords(attacker) },
      facedown + takesBoostCards(attacker),
      startedBy,
    ),
    target: character,
    initiated: { player, character },
    activation: activation ?? null,
    instead: null,
    increase: 0,
    ledger: emptyLedger(),
    damaged: [],
    dealtTo: [],
    defeated: [],
    excess: [],
    inner: [],
    damageMoments: [],
    stage: { name: 'before damage' },
    defender: null,
    defenses: null,
    peril: null,
    indirect: false,
    wouldDeal: [],
    calculated: null,
    defChange: 0,
  }
}
