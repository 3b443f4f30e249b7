// The forms of an enemy's attack.
import type { EnemyOutcome } from '../../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../../games/marvel-champions/rules/state.ts'
import { NOTE } from '../../../forms/effect-kinds.ts'
import type { Forms } from '../../forms-face.ts'
import { KEYWORDS, ON_AN_ENEMYS_ATTACK } from './attack-effects.ts'
import { BOOST } from './boost-form.ts'
import { ON_CHARACTERS, RARELY } from './character-effects.ts'
import { COMMON } from './common.ts'
import { type DefendedTable, defendedTable } from './table.ts'

export const forms: Forms<Marvel, EnemyOutcome, DefendedTable> = {
  ...COMMON,
  table: defendedTable,
  kinds: [...ON_AN_ENEMYS_ATTACK, ...ON_CHARACTERS, NOTE, ...KEYWORDS, ...RARELY],
  special: { boost: BOOST },
}
