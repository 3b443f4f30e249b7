// The forms of a player's attack.
import type { PlayerOutcome } from '../../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../../games/marvel-champions/rules/state.ts'
import { NOTE } from '../../../forms/effect-kinds.ts'
import type { Forms } from '../../forms-face.ts'
import { KEYWORDS, ON_A_PLAYERS_ATTACK } from './attack-effects.ts'
import { ON_CHARACTERS, RARELY } from './character-effects.ts'
import { COMMON } from './common.ts'
import { type Characters, charactersNow } from './table.ts'

export const forms: Forms<Marvel, PlayerOutcome, Characters> = {
  ...COMMON,
  table: charactersNow,
  kinds: [...ON_A_PLAYERS_ATTACK, ...ON_CHARACTERS, NOTE, ...KEYWORDS, ...RARELY],
  special: {},
}
