// The forms of a Unit attack.
import type { Open } from '../../../../../engine/types.ts'
import type { UnitOutcome } from '../../../../../games/gundam/outcomes.ts'
import type { Gundam } from '../../../../../games/gundam/rules/state.ts'
import { NOTE } from '../../../forms/effect-kinds.ts'
import type { Turn } from '../../../forms/moments.ts'
import type { Forms } from '../../forms-face.ts'
import { ON_THE_BATTLE, REVEALED } from './battle-effects.ts'
import { BURST } from './burst-form.ts'
import { KEYWORDS, ON_CARDS } from './card-effects.ts'
import { CORRECTIONS } from './corrections.ts'
import { beside } from './players-and-shield-area.ts'
import { ROLES } from './roles.ts'
import { type Cards, cardsNow } from './table.ts'
import { CARDS, EFFECTS, MOMENTS, NUMBERS } from './words.ts'

/** In the action step a card takes the turn of the player who may pass; a triggered effect takes no turn. */
function turnOf({ window, choices }: Open<Gundam>): Turn | null {
  const by = window === 'action' ? choices.find(({ name }) => name === 'pass')?.by : undefined
  const player = by && 'any' in by ? by.any[0] : undefined
  const without = { label: 'triggered', words: 'forms:moment.triggered' } as const
  return player === undefined ? null : { player, without }
}

export const forms: Forms<Gundam, UnitOutcome, Cards> = {
  cards: CARDS,
  numbers: NUMBERS,
  effects: EFFECTS,
  moments: MOMENTS,
  numberOf: () => null,
  turnOf,
  whoseNumber: ({ about }) => (about && 'unit' in about ? about.unit : null),
  table: cardsNow,
  kinds: [...REVEALED, ...ON_CARDS, ...ON_THE_BATTLE, NOTE, ...KEYWORDS],
  beside,
  corrections: CORRECTIONS,
  roles: ROLES,
  special: { burst: BURST },
  kept: {
    correct: ['damage', null, null, 'hp', 'ap'],
    join: [null, null, 'damage', null, 'ap', 'hp'],
  },
}
