// Step 4 of an enemy attack: the amount of damage, its target, and the labels "attacked" and "defended".
import { next, occurrence, opens, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import type { Together } from '../questions.ts'
import { modifiedAtk } from '../rules/abilities/constant-abilities.ts'
import { moment } from '../rules/abilities/moments.ts'
import type { EnemyAttack } from '../rules/activations/activation.ts'
import { emptyLedger } from '../rules/activations/attacks.ts'
import { atkOfDamage, endedEarly } from '../rules/activations/stages.ts'
import { inPlay } from '../rules/characters.ts'
import { deal, pierce } from '../rules/damage/attack-keywords.ts'
import { amountNow, damageNow, missingNumber } from '../rules/damage/damage-now.ts'
import { expected } from '../rules/damage/expectation.ts'
import { divide } from '../rules/damage/indirect-damage.ts'
import { taken } from '../rules/damage/placing.ts'
import { notTough, playsPrinted, saysNotTough } from '../rules/damage/toughness.ts'
import { defenseOf } from '../rules/defending.ts'
import { printedIn } from '../rules/inquiries.ts'
import { characterOf, enemyAttackIn, type Marvel, type MarvelTable, type State } from '../rules/state.ts'

/** Opens "would deal damage" for the target, unless DEF or an ATK of 0 leaves no damage (AMB-39). */
export function wouldDeal(table: MarvelTable): void {
  const { state } = table.memory
  const attack = enemyAttackIn(state)
  const { target, player } = attack
  if (amountNow(state) === 0 || attack.wouldDeal.includes(target) || !inPlay(characterOf(state, target)))
    return
  attack.wouldDeal.push(target)
  const coming = moment('wouldDeal', { who: target, player, against: [target] })
  opens(table, 'dealDamage', [occurrence(table, coming)], false)
}

/** Calculates the damage and tells it, if its numbers are known and it has changed (MC18-EA-12). */
export function calculate(table: MarvelTable): void {
  const { state } = table.memory
  const attack = enemyAttackIn(state)
  const { value, reduced } = damageNow(state)
  const amount = value - reduced
  if (missingNumber(state) || (attack.calculated?.atk === value && attack.calculated.amount === amount))
    return
  attack.calculated = { atk: value, amount }
  tell(table, {
    type: 'damage_calculated',
    clause: attack.defender?.how === 'basic' ? 'MC-EA-31' : 'MC-EA-30',
    piece: attack.target,
    atk: value,
    reduced,
    amount,
  })
}

/** Asks for an unknown number that the amount of damage needs. */
export function asksMissingNumber(state: State): Question<Marvel> | null {
  const missing = missingNumber(state)
  if (!missing) return null
  const { name, asks, clause } = missing
  const choices = [{ name, by: { any: state.players }, number: { asks, min: 0, max: 99 } }]
  const asked = { hard: true, clause, window: null, choices }
  if (name === 'def') return { name, ...asked }
  const about = printedIn(characterOf(state, missing.piece))
  return about ? { name, ...asked, about } : { name, ...asked }
}

export function missingNumberGiven(table: MarvelTable, given: Given<Marvel>): 'again' {
  const { state } = table.memory
  const missing = missingNumber(state)
  if (missing) characterOf(state, missing.piece)[missing.name] = given.number
  calculate(table)
  return 'again'
}

/** Step 4: asks to deal the damage, the last moment before it, and shows the number. */
export function dealsDamage(state: State): Question<Marvel> {
  const attack = enemyAttackIn(state)
  const by = { any: state.players }
  const missing = asksMissingNumber(state)
  if (missing) return missing
  const { value, reduced } = damageNow(state)
  const to = attack.indirect ? null : attack.target
  const [coming] = expected(state, [{ to, amount: value - reduced, sentence: 0 }])
  const about = {
    atk: value,
    reduced,
    amount: value - reduced,
    to: attack.target,
    defense: defenseOf(attack),
    ...(attack.indirect && { divides: attack.player }),
    ...(coming && { expected: coming }),
  }
  const choices = [{ name: 'deal', by }, ...notTough(state, hitsOf(state), by)]
  return { name: 'damage', hard: true, clause: 'MC-EA-30', window: 'damage', choices, about }
}

export function dealDamage(table: MarvelTable, given: Given<Marvel>): 'again' | undefined {
  const { state } = table.memory
  if (missingNumber(state)) return missingNumberGiven(table, given)
  if (saysNotTough(table, given.choice)) return 'again'
  // If a card has moved the target or raised the damage since, "would deal" opens for the new target first.
  const waiting = table.memory.stack.length
  wouldDeal(table)
  if (table.memory.stack.length > waiting) return 'again'
  playsPrinted(table, hitsOf(state))
  dealNow(table)
  return undefined
}

/** The damage to its target; damage that is divided asks about each of those who take it. */
function hitsOf(state: State) {
  const { target: to, indirect } = enemyAttackIn(state)
  const { value, reduced } = damageNow(state)
  return indirect ? [] : [{ to, amount: value - reduced }]
}

function dealNow(table: MarvelTable): void {
  const { state } = table.memory
  const attack = enemyAttackIn(state)
  const { value, reduced } = damageNow(state)
  const to = attack.target
  // A constant ability with a label can end when the dealing begins, so the ATK is read after that.
  attack.stage = { name: 'dealing', atk: null }
  attack.stage = { name: 'dealing', atk: modifiedAtk(state) }
  Object.assign(attack.ledger, { value, reduced })
  if (state.edition.damageStep === 'calculated, then dealt') calculate(table)
  else if (attack.defender?.how === 'basic')
    tell(table, { type: 'damage_reduced', clause: 'MC-EA-31', piece: to, by: reduced, to: value - reduced })
  next(table, { task: 'duty', duty: 'attackLabels', facts: {} })
  if (attack.indirect && value > reduced) divide(table, value - reduced)
  else dealTo(table, value - reduced)
}

/** The clause by which the damage goes to its target. */
function damageClause(attack: EnemyAttack): MarvelClause {
  const cites = { basic: 'MC-EA-32', ally: 'MC-EA-36', ability: 'MC-DF-19', undefended: 'MC-EA-42' } as const
  return cites[defenseOf(attack)]
}

/** Deals the damage of the attack to the present target. */
function dealTo(table: MarvelTable, left: number): void {
  const attack = enemyAttackIn(table.memory.state)
  const clause = damageClause(attack)
  pierce(table, characterOf(table.memory.state, attack.target), left, clause)
  deal(table, { to: attack.target, from: attack.attacker, amount: left, kind: 'attack', clause })
}

/**
 * Places the damage after "would take". Changes made there still count: an attack that has ended deals nothing, and
 * a moved target takes the damage instead, with its own tough cards (AMB-01, AMB-11, MC-EA-40).
 */
export function arrives(table: MarvelTable, { all }: Together): void {
  const attack = enemyAttackIn(table.memory.state)
  const [damage] = all
  if (damage?.kind !== 'attack') {
    taken(table, { all })
  } else if (endedEarly(attack)) {
    table.memory.state.activation.coming.pop()
    attack.ledger = emptyLedger()
  } else if (!attack.indirect && attack.target !== damage.to) {
    table.memory.state.activation.coming.pop()
    dealTo(table, damage.amount)
  } else {
    attack.stage = { name: 'placed', atk: atkOfDamage(attack) }
    if (!attack.defender) tell(table, { type: 'attack_undefended', clause: 'MC-EA-41' })
    const clause = attack.indirect ? damage.clause : damageClause(attack)
    taken(table, { all: all.map(one => ({ ...one, clause })) })
  }
}

/** Labels the attacked and the defending character, even at 0 damage (MC-EA-33, MC-EA-38, MC-EA-43, MC-DF-15). */
export function attackLabels(table: MarvelTable): void {
  const { state } = table.memory
  const attack = enemyAttackIn(state)
  if (endedEarly(attack)) return
  const how = defenseOf(attack)
  const cites = { basic: 'MC-EA-33', ally: 'MC-EA-38', ability: 'MC-DF-15', undefended: 'MC-EA-43' } as const
  const attacked = { player: attack.player, character: attack.target }
  attack.stage = { name: 'damaged', atk: atkOfDamage(attack), attacked }
  tell(table, { type: 'considered_attacked', clause: cites[how], ...attacked })
  if (attack.defender)
    tell(table, { type: 'considered_defended', clause: cites[how], character: attack.defender.piece })
}
