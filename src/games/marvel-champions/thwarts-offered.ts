// The thwarts that a table offers: each hero and ally that is ready, against each scheme with threat that no card protects.
import type { AttackOffered } from '../next.ts'
import { type Character, controllerOf, isConfused } from './rules/characters.ts'
import { isPlayersTurn } from './rules/pending.ts'
import { schemesIn } from './rules/schemes.ts'
import type { MarvelTableState } from './rules/state.ts'
import { basicThwartProblem, thwartable } from './rules/thwarting.ts'

export const THWART_FLOW = 'marvel-champions/thwart'

/** One offer for each scheme, so that none begins without saying which. Whoever is confused may lose the card by any. */
export const thwartsOf = (state: MarvelTableState, friendly: readonly Character[]): AttackOffered[] =>
  friendly
    .filter(one => schemesIn(state).length > 0 && !basicThwartProblem(state, one, false))
    .flatMap(one => {
      const able = thwartable(state, controllerOf(one))
      const schemes = able.length > 0 ? able : schemesIn(state).slice(0, 1)
      return schemes.map(({ id }) => thwartOffered(state, one, id))
    })

const thwartOffered = (state: MarvelTableState, thwarter: Character, id: string): AttackOffered => ({
  offer: 'attack',
  flow: THWART_FLOW,
  attacker: thwarter.id,
  targets: [{ id, player: null, told: [] }],
  barred: [],
  told: isConfused(thwarter) ? ['confused'] : [],
  isDue: isPlayersTurn(state),
})
