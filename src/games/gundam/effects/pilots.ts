// The effects by which a Pilot comes to a Unit and leaves it (5-9).
import { tell } from '../../../engine/table.ts'
import { triggers } from '../rules/abilities/abilities.ts'
import { changeHp } from '../rules/pieces.ts'
import { clauseHere } from '../rules/state.ts'
import type { TargetRule } from '../vocabulary/pieces.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import { onCard, problem } from './rules.ts'

/** The Pilot adds its AP and HP; its text is an effect of the Unit. What holds for the turn goes on. */
export const pair = onCard(
  EFFECT_SCHEMAS.pair,
  (table, piece, { pilot, constants }) => {
    const { state } = table.memory
    const forTheTurn = (state.facts.lasts ?? []).flatMap(one =>
      'rule' in one && one.piece === piece.id ? [one.rule] : [],
    )
    const rules: readonly TargetRule[] = [...forTheTurn, 'staysRested']
    const lasting = piece.constants.filter(({ rule }) => rule !== undefined && rules.includes(rule))
    piece.pilot = pilot
    if (constants) piece.constants = [...constants, ...lasting]
    if (piece.ap !== null) piece.ap += pilot.ap
    changeHp(piece, pilot.hp)
    const type = pilot.links ? 'pilot_linked' : 'pilot_paired'
    tell(table, { type, clause: 'GCG-4-9a', unit: piece.id })
    triggers(table, 'paired', [piece.id])
    if (pilot.links) triggers(table, 'linked', [piece.id])
  },
  (_state, _effect, { kind, pilot }) => {
    if (kind !== 'unit') return problem('notAUnit', 'GCG-4-9a')
    return pilot ? problem('alreadyPaired', 'GCG-4-9b') : null
  },
)

/** The Pilot leaves its Unit, with what it has added; effects that need it end by themselves. */
export const unpair = onCard(
  EFFECT_SCHEMAS.unpair,
  (table, piece) => {
    const { pilot } = piece
    if (!pilot) return
    piece.pilot = null
    piece.linkUnit = false
    if (piece.ap !== null) piece.ap -= pilot.ap
    changeHp(piece, -pilot.hp)
    tell(table, { type: 'pilot_left', clause: clauseHere(table.memory.state), unit: piece.id })
  },
  (_state, _effect, { pilot }) => (pilot ? null : problem('noPilot')),
)
