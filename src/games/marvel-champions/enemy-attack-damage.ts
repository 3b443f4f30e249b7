// Step 4 of an enemy attack: how much damage, to whom, and who counts as attacked and as defended.
import { next, tell } from '../../engine/table.ts'
import type { Given, Question } from '../../engine/types.ts'
import { pierce } from './attack-keywords.ts'
import type { Clause } from './clauses.ts'
import { deal } from './damage.ts'
import { defenseOf } from './defending.ts'
import { type Moment, moment } from './moments.ts'
import { enemyAttack, type Marvel, type MarvelTable, modifiedAtk, pieceOf, type State } from './state.ts'

export function wouldDeal(state: State): Moment[] {
  const { target, player, attacker } = enemyAttack(state)
  return [moment('wouldDeal', { who: target, player, against: [attacker] })]
}

/** Step 4: the last moment before the damage, with the number it will be. */
export function dealsDamage(state: State): Question<Marvel> | null {
  const attack = enemyAttack(state)
  const by = { any: state.players }
  const atk = modifiedAtk(state)
  if (pieceOf(state, attack.attacker).atk === null) {
    const number = { asks: 'ATK', min: 0, max: 99 }
    const choices = [{ name: 'atk', by, number }]
    return { name: 'atk', hard: true, clause: 'MC-EA-30', window: null, choices }
  }
  const value = Math.max(0, (atk ?? 0) + attack.increase)
  const reduced = Math.min(value, reduction(state))
  const about = {
    atk: value,
    reduced,
    amount: value - reduced,
    to: attack.target,
    defense: defenseOf(attack),
  }
  const choices = [{ name: 'deal', by }]
  return { name: 'damage', hard: true, clause: 'MC-EA-30', window: 'damage', choices, about }
}

/** A basic defense takes the hero's DEF off the damage; a (defense) ability does not (MC-DF-06, MC-DF-19). */
function reduction(state: State): number {
  const { defender, defChange } = enemyAttack(state)
  if (defender?.how !== 'basic') return 0
  return Math.max(0, (pieceOf(state, defender.piece).def ?? 0) + defChange)
}

export function dealDamage(table: MarvelTable, given: Given<Marvel>): 'again' | undefined {
  const { state } = table.memory
  const attack = enemyAttack(state)
  if (given.choice === 'atk') {
    pieceOf(state, attack.attacker).atk = given.number
    return 'again'
  }
  const value = Math.max(0, (modifiedAtk(state) ?? 0) + attack.increase)
  const reduced = Math.min(value, reduction(state))
  const to = pieceOf(state, attack.target)
  attack.stage = 'dealing'
  Object.assign(attack.ledger, { value, reduced })
  if (!attack.defender) tell(table, { type: 'attack_undefended', clause: 'MC-EA-41' })
  if (attack.defender?.how === 'basic')
    tell(table, {
      type: 'damage_reduced',
      clause: 'MC-EA-31',
      piece: to.id,
      by: reduced,
      to: value - reduced,
    })
  pierce(table, to)
  next(table, { task: 'duty', duty: 'attackLabels', facts: {} })
  deal(table, {
    to: to.id,
    from: attack.attacker,
    amount: value - reduced,
    kind: 'attack',
    clause: damageClause(state),
  })
  return undefined
}

function damageClause(state: State): Clause {
  const how = defenseOf(enemyAttack(state))
  const cites = { basic: 'MC-EA-32', ally: 'MC-EA-36', ability: 'MC-DF-19', undefended: 'MC-EA-42' } as const
  return cites[how]
}

/** Who counts as attacked and as defended, even at 0 damage (MC-EA-33, MC-EA-38, MC-EA-43, MC-DF-15). */
export function attackLabels(table: MarvelTable): void {
  const { state } = table.memory
  const attack = enemyAttack(state)
  const how = defenseOf(attack)
  const cites = { basic: 'MC-EA-33', ally: 'MC-EA-38', ability: 'MC-DF-15', undefended: 'MC-EA-43' } as const
  attack.stage = 'damaged'
  attack.attacked = { player: attack.player, character: attack.target }
  tell(table, {
    type: 'considered_attacked',
    clause: cites[how],
    player: attack.player,
    character: attack.target,
  })
  if (attack.defender)
    tell(table, { type: 'considered_defended', clause: cites[how], character: attack.defender.piece })
}
