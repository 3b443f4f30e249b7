// The set-up of a battle that an effect begins: the table, the Unit that attacks and the Unit that is its target.
import { z } from 'zod'
import type { Problem } from '../../../engine/types.ts'
import { BATTLE_EDITION_IDS, type GundamEdition, UNSAID_BATTLE_EDITION } from '../editions.ts'
import { cannotBattle } from '../rules/effect-battle.ts'
import { type Gundam, pieceNamed, type State } from '../rules/state.ts'
import { startUnitAttack, unitSetUpSchema } from '../unit-attack/set-up.ts'
import { name } from '../vocabulary/pieces.ts'

export const effectBattleSetUpSchema = unitSetUpSchema.omit({ phase: true }).extend({
  edition: z.enum(BATTLE_EDITION_IDS).default(UNSAID_BATTLE_EDITION),
  attacker: name.describe('The Unit whose effect it is, or the one that the effect chooses first.'),
  target: z.strictObject({ unit: name.describe('The Unit that the effect chooses, or chooses second.') }),
})
/** The input of a set-up, before the schema reads it. */
export type EffectBattleSetUp = z.input<typeof effectBattleSetUpSchema>
/** The set-up after reading. `edition` is any string: the schema of a flow says which editions it has. */
export type EffectBattleSetUpRead = Omit<z.output<typeof effectBattleSetUpSchema>, 'edition'> & {
  edition: string
}

type Refused = { problem: Problem<Gundam> }

/** Sets the table as for a Unit attack, then the two Units, which need not be active or able to attack (5-22-3). */
export function startEffectBattle(
  { attacker, target, ...table }: Omit<EffectBattleSetUpRead, 'edition'>,
  edition: GundamEdition,
): { state: State } | Refused {
  const started = startUnitAttack({ ...table, phase: 'main' }, edition)
  if ('problem' in started) return started
  const { state } = started
  const [one, other] = [pieceNamed(state, attacker), pieceNamed(state, target.unit)]
  const missing = (code: 'noSuchAttacker' | 'noSuchTarget', at: string): Refused => ({
    problem: { code, clause: 'GCG19-5-22-3a', details: { at } },
  })
  if (!one) return missing('noSuchAttacker', attacker)
  if (!other) return missing('noSuchTarget', target.unit)
  const problem = cannotBattle(one, other)
  if (problem) return { problem }
  state.battle.attacker = attacker
  state.battle.target = target.unit
  return { state }
}
