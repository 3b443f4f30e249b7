// The steps after a player's attack: retaliate, the triggers, and consequential damage.
import { next, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import { afterAttack } from '../rules/abilities/after-attack.ts'
import { type Moment, moment } from '../rules/abilities/moments.ts'
import { stageAmong } from '../rules/activations/stages.ts'
import { type Character, inPlay } from '../rules/characters.ts'
import { attackHas, deal, retaliate, survived } from '../rules/damage/attack-keywords.ts'
import { characterOf, type Marvel, type MarvelTable, playerAttackIn, type State } from '../rules/state.ts'
import { numbered } from './choice-of-targets.ts'

/** The attack has been made; what follows comes after it, but for retaliate that does not come (MC-PA-22, AMB-08). */
export function finishAttack(table: MarvelTable): void {
  const { state } = table.memory
  const attack = playerAttackIn(state)
  tell(table, { type: 'attack_finished', clause: 'MC-PA-21' })
  for (const one of ableOnce(state)) {
    if (!survived(state, one))
      tell(table, { type: 'retaliate_shut', clause: 'MC-PA-22', ruling: 'AMB-08', piece: one.id })
    else if (attackHas(state, 'ranged', attack) && state.edition.retaliate === 'among the forced abilities')
      tell(table, { type: 'retaliate_ignored', clause: 'MC-PA-20', from: one.id, keyword: 'ranged' })
  }
}

/** The attacked enemies with retaliate X, in play or not. */
const ableOnce = (state: State): Character[] =>
  playerAttackIn(state)
    .targets.map(id => characterOf(state, id))
    .filter(one => one.retaliate > 0)

/** Starts retaliate X of each attacked enemy that is in play and not defeated (MC-PA-19, MC-PA-22, AMB-08). */
export function startRetaliate(table: MarvelTable): void {
  const { state } = table.memory
  const attack = playerAttackIn(state)
  finishAttack(table)
  stageAmong(attack, 'damaged').retaliating = ableOnce(state)
    .filter(one => survived(state, one))
    .map(one => one.id)
  next(table, { task: 'duty', duty: 'nextRetaliate', facts: {} })
}

/** Deals the next retaliate; among several the attacking player picks it (MC-FAQ-wsp-07). */
export function nextRetaliate(table: MarvelTable): void {
  const attack = playerAttackIn(table.memory.state)
  const [only, ...others] = stageAmong(attack, 'damaged').retaliating
  if (only === undefined) return
  if (others.length > 0 && !attackHas(table.memory.state, 'ranged', attack))
    next(table, { task: 'inquiry', inquiry: 'retaliateOrder', facts: {} })
  else retaliateNow(table, only)
}

function retaliateNow(table: MarvelTable, id: string): void {
  const { state } = table.memory
  const stage = stageAmong(playerAttackIn(state), 'damaged')
  stage.retaliating = stage.retaliating.filter(one => one !== id)
  next(table, { task: 'duty', duty: 'nextRetaliate', facts: {} })
  retaliate(table, characterOf(state, id), 'MC-PA-20')
}

export const retaliateOrder = {
  asks: (state: State): Question<Marvel> => {
    const attack = playerAttackIn(state)
    const by = { any: [attack.player] }
    const choices = stageAmong(attack, 'damaged').retaliating.map(name => ({ name, by }))
    return {
      name: numbered(attack, 'order:retaliate'),
      hard: true,
      clause: 'MC-PA-19',
      window: null,
      choices,
    }
  },
  answered: (table: MarvelTable, _facts: object, given: Given<Marvel>): void =>
    retaliateNow(table, given.choice),
}

export function afterPlayerAttack(state: State): Moment[] {
  const { attacker, player, damaged, defeated, targets, power, excess } = playerAttackIn(state)
  const exactly = defeated.filter(id => !excess.some(({ piece }) => piece === id))
  const facts = { player, damaged, defeated, exactly, against: targets }
  const basic = power === 'basic' ? [moment('afterBasicPower', { ...facts, who: attacker })] : []
  return [
    ...afterAttack(state, attacker, facts),
    ...targets.map(who => moment('afterAttacked', { ...facts, who })),
    ...basic,
  ]
}

/** Deals consequential damage at last, only to an ally that is still in play (MC-PA-27, AMB-33). */
export function consequentialDamage(table: MarvelTable): void {
  const { state } = table.memory
  const attack = playerAttackIn(state)
  const ally = characterOf(state, attack.attacker)
  if (!attack.consequential || !inPlay(ally)) return
  const amount = ally.consequential
  if (amount === null) {
    next(table, { task: 'inquiry', inquiry: 'consequential', facts: {} })
    return
  }
  if (amount === 0) return
  tell(table, { type: 'consequential_damage', clause: 'MC-PA-27', piece: ally.id, amount })
  deal(table, { to: ally.id, from: null, amount, kind: 'consequential', clause: 'MC-PA-27' })
}

export const consequentialInquiry = {
  asks: (state: State): Question<Marvel> => {
    const { player } = playerAttackIn(state)
    const number = { asks: 'consequential damage', min: 0, max: 99 }
    const choices = [{ name: 'takes', by: { any: [player] }, number }]
    return { name: 'consequential', hard: true, clause: 'MC-PA-27', window: null, choices }
  },
  answered: (table: MarvelTable, _facts: object, given: Given<Marvel>): void => {
    characterOf(table.memory.state, playerAttackIn(table.memory.state).attacker).consequential = given.number
    consequentialDamage(table)
  },
}
