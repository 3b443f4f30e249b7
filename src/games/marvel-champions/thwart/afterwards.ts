// The steps after a thwart: the triggers, and consequential damage.
import { next, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import { type Moment, moment } from '../rules/abilities/moments.ts'
import { inPlay } from '../rules/characters.ts'
import { deal } from '../rules/damage/attack-keywords.ts'
import { schemesIn } from '../rules/schemes.ts'
import { characterOf, type Marvel, type MarvelTable, type State, thwartIn } from '../rules/state.ts'
import { hasRemovedLast } from '../rules/thwarting.ts'

/** One thwart, however many amounts it has removed (MC-THWART-03). */
export function afterThwart(state: State): Moment[] {
  const { attacker: who, player, power, removed } = thwartIn(state)
  const facts = { who, player, against: [who] }
  const removesLast = hasRemovedLast(removed, schemesIn(state))
  return [
    moment('afterThwarts', { ...facts, removesLast }),
    ...(power === 'basic' ? [moment('afterBasicPower', facts)] : []),
  ]
}

/** The icons under the value that was used: under ATK after a thwart of a scheme with assault (MC-THWART-07). */
const iconsUnder = ({ usedAtk }: { readonly usedAtk: boolean }): 'consequential' | 'consequentialThw' =>
  usedAtk ? 'consequential' : 'consequentialThw'

/** Deals consequential damage at last, only to an ally that is still in play (MC-THWART-04). */
export function consequentialOfThwart(table: MarvelTable): void {
  const { state } = table.memory
  const thwart = thwartIn(state)
  const ally = characterOf(state, thwart.attacker)
  if (thwart.alsoAttacks) tell(table, { type: 'attack_follows', clause: 'MC-THWART-02', piece: ally.id })
  if (!thwart.consequential || !inPlay(ally)) return
  const amount = ally[iconsUnder(thwart)]
  if (amount === null) {
    next(table, { task: 'inquiry', inquiry: 'consequential', facts: {} })
    return
  }
  if (amount === 0) return
  const clause = thwart.usedAtk ? 'MC-THWART-07' : 'MC-THWART-04'
  tell(table, { type: 'consequential_damage', clause, piece: ally.id, amount })
  deal(table, { to: ally.id, from: null, amount, kind: 'consequential', clause })
}

export const consequentialThwInquiry = {
  asks: (state: State): Question<Marvel> => {
    const { player } = thwartIn(state)
    const number = { asks: 'consequential damage', min: 0, max: 99 }
    const choices = [{ name: 'takes', by: { any: [player] }, number }]
    return { name: 'consequential', hard: true, clause: 'MC-THWART-04', window: null, choices }
  },
  answered: (table: MarvelTable, _facts: object, { number }: Given<Marvel>): void => {
    const { state } = table.memory
    const thwart = thwartIn(state)
    characterOf(state, thwart.attacker)[iconsUnder(thwart)] = number
    consequentialOfThwart(table)
  },
}
