// A battle that an effect begins while another one goes on. It is played at once, part by part, and the outer battle
// goes on after it.
import { next, occurrence, opens, stateOf, tell } from '../../../engine/table.ts'
import type { GundamDuties } from '../questions.ts'
import { backToOuterBattle, battleWithin, beginEffectBattle } from '../rules/effect-battle.ts'
import type { GundamTable } from '../rules/state.ts'
import { unitBattle } from '../unit-attack/battle.ts'
import { asksBattleConditions, withoutAp } from '../unit-attack/damage.ts'
import { atBattleEnd, battleEnd } from '../unit-attack/end.ts'

type Part = GundamDuties['effectBattle']['part']
type Battle = GundamDuties['effectBattle']

const PARTS: Record<Part, (table: GundamTable, battle: Battle) => void> = {
  begins: (table, { attacker, target, clause }) => {
    battleWithin(stateOf(table), attacker, target)
    beginEffectBattle(table, clause)
    asksBattleConditions(table)
  },
  // Asked one by one, as in the damage step of an attack.
  ap: (table, battle) => {
    const piece = withoutAp(stateOf(table))
    if (!piece) return
    next(
      table,
      { task: 'inquiry', inquiry: 'number', facts: { piece: piece.id, of: 'ap' } },
      { task: 'duty', duty: 'effectBattle', facts: { ...battle, part: 'ap' } },
    )
  },
  blows: unitBattle,
  reports: table => {
    // Between attacks a card is reported when the battle is over.
    if (stateOf(table).battle.around?.step !== null) opens(table, 'damage', [], true)
  },
  ends: table => {
    battleEnd(table)
    const moments = atBattleEnd(stateOf(table)).map(moment => occurrence(table, moment))
    opens(table, 'battleEnd', moments, false)
  },
  over: table => {
    tell(table, { type: 'effect_battle_over', clause: 'GCG19-5-22-R1' })
    backToOuterBattle(stateOf(table))
  },
}

export const playEffectBattle = (table: GundamTable, battle: Battle): void =>
  PARTS[battle.part](table, battle)
