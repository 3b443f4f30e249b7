// What the forms of every attack of Marvel Champions have in common.
import type { Marvel } from '../../../../../games/marvel-champions/state.ts'
import type { Forms } from '../../forms-face.ts'
import { CORRECTIONS } from './corrections.ts'
import { ROLES } from './roles.ts'
import type { Characters } from './table.ts'
import { CARDS, EFFECTS, MOMENTS, NUMBERS } from './words.ts'

export const COMMON: Omit<Forms<Marvel, Characters>, 'table' | 'kinds' | 'special'> = {
  cards: CARDS,
  numbers: NUMBERS,
  effects: EFFECTS,
  moments: MOMENTS,
  numberOf: ({ about }) => (typeof about?.number === 'number' ? about.number : null),
  turnOf: () => null,
  whoseNumber: ({ about }) => (typeof about?.piece === 'string' ? about.piece : null),
  beside: () => [],
  corrections: CORRECTIONS,
  roles: ROLES,
  kept: {
    correct: ['damage', 'hitPoints', 'atk/def', null, null],
    join: ['def', 'hitPoints', 'damage', 'retaliate', null, null],
  },
}
