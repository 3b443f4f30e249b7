// The parts of the forms that both attacks of Marvel Champions share.
import { isAbout } from '../../../../../engine/types.ts'
import type { PlayerOutcome } from '../../../../../games/marvel-champions/outcomes.ts'
import type { Marvel } from '../../../../../games/marvel-champions/rules/state.ts'
import type { Forms } from '../../forms-face.ts'
import { CORRECTIONS } from './corrections.ts'
import { ROLES } from './roles.ts'
import type { Characters } from './table.ts'
import { CARDS, EFFECTS, MOMENTS, NUMBERS } from './words.ts'

export const COMMON: Omit<Forms<Marvel, PlayerOutcome, Characters>, 'table' | 'kinds' | 'special'> = {
  cards: CARDS,
  numbers: NUMBERS,
  effects: EFFECTS,
  moments: MOMENTS,
  numberOf: window => (isAbout(window, 'boost') ? window.about.number : null),
  turnOf: () => null,
  whoseNumber: ({ about }) => (about && 'piece' in about ? about.piece : null),
  beside: () => [],
  corrections: CORRECTIONS,
  roles: ROLES,
  kept: {
    correct: ['damage', 'hitPoints', 'atk/def', null, null],
    join: ['def', 'hitPoints', 'damage', 'retaliate', null, null],
  },
}
