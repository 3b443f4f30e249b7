// The steps 1, 2 and 5 of an enemy attack, and its early end. rows.ts contains the sequence; activation.ts comes before it.
import { tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import { type Moment, moment } from '../rules/abilities/moments.ts'
import { becomesDefender } from '../rules/becoming-defender.ts'
import { discardBoostCard, giveBoostCard } from '../rules/boost/steps.ts'
import { type Character, has, inPlay } from '../rules/characters.ts'
import { retaliate } from '../rules/damage/attack-keywords.ts'
import { defenders } from '../rules/defending.ts'
import { characterOf, enemyAttackIn, type Marvel, type MarvelTable, type State } from '../rules/state.ts'

export function initiate(table: MarvelTable): void {
  const { state } = table.memory
  const attack = enemyAttackIn(state)
  const { player, character } = attack.initiated
  const { kind } = characterOf(state, character)
  const clause = kind === 'hero' ? 'MC-EA-05' : kind === 'alter-ego' ? 'MC-EA-06' : 'MC-EA-07'
  tell(table, { type: 'attack_initiated', clause, attacker: attack.attacker, player, character })
  tell(table, { type: 'player_attacked', clause: 'MC-EA-08', player })
}

/** "When it would attack" comes before the attack is initiated, and not once stunned has replaced the attack. */
export function whenWouldAttack(state: State): Moment[] {
  const { attacker, instead, initiated } = enemyAttackIn(state)
  const { player, character } = initiated
  const isAwaited = state.abilities.some(one => one.trigger.on === 'wouldAttack')
  return instead || !isAwaited ? [] : [moment('wouldAttack', { who: attacker, player, against: [character] })]
}

export function whenAttacks(state: State): Moment[] {
  const { attacker, player, target } = enemyAttackIn(state)
  return [moment('attacks', { who: attacker, player, against: [target] })]
}

/** Step 1: gives a villain or a villainous minion one facedown boost card (MC-EA-15, MC-EA-16). */
export function boostCardOfEnemy(table: MarvelTable): void {
  const attack = enemyAttackIn(table.memory.state)
  const attacker = characterOf(table.memory.state, attack.attacker)
  if (attack.boost.isBarred) {
    tell(table, { type: 'step_skipped', clause: 'MC-EA-15', skipped: 'giveBoostCard', by: 'effect' })
    return
  }
  const villainous = has(attacker, 'villainous')
  if (attacker.kind !== 'villain' && !villainous) {
    tell(table, { type: 'step_skipped', clause: 'MC-EA-17', skipped: 'giveBoostCard' })
    return
  }
  giveBoostCard(table, attacker.kind === 'villain' ? 'MC-EA-15' : 'MC-EA-16')
}

/** Step 2: any player may exhaust one ready hero or ally; only the target player can say that nobody defends. */
export function whoDefends(state: State): Question<Marvel> | null {
  const attack = enemyAttackIn(state)
  const { choices, barred } = defenders(state)
  const question = { name: 'defend', clause: 'MC-DF-01', window: 'defending', barred } as const
  if (!attack.defender) {
    const nobody = { name: 'nobody', by: { any: [attack.player] } }
    return { ...question, hard: true, joins: true, choices: [...choices, nobody] }
  }
  // A hero that became the defender through an ability may still make a basic defense (AMB-17).
  if (attack.defender.how !== 'ability' || choices.length === 0) return null
  const pass = { name: 'pass', by: { any: [attack.player] }, passes: true }
  return { ...question, hard: false, choices: [...choices, pass] }
}

export function defend(table: MarvelTable, given: Given<Marvel>): undefined {
  const { state } = table.memory
  if (given.choice === 'pass') return
  if (given.choice === 'nobody') {
    tell(table, { type: 'defend_declined', clause: 'MC-EA-19', player: state.activation.player })
  } else {
    const who = characterOf(state, given.choice)
    who.ready = false
    who.def = given.number ?? who.def
    tell(table, { type: 'character_exhausted', clause: 'MC-EA-20', piece: who.id })
    const hero = who.kind === 'hero'
    const again = enemyAttackIn(state).defender?.piece === who.id
    const clause = again ? 'MC18-DF-23' : hero ? 'MC-DF-04' : 'MC-DF-10'
    becomesDefender(table, who, hero ? 'basic' : 'ally', clause)
  }
}

/** The attack has been made; what follows comes after it. */
const finishAttack = (table: MarvelTable): void =>
  tell(table, { type: 'attack_finished', clause: 'MC-EA-44' })

/** Tells that the attacked character has left play, and its retaliate with it (AMB-08). */
function retaliateShut(table: MarvelTable, attacked: Character): void {
  if (inPlay(attacked) || attacked.retaliate === 0) return
  tell(table, { type: 'retaliate_shut', clause: 'MC-EA-46', ruling: 'AMB-08', piece: attacked.id })
}

/** Deals retaliate X of the attacked character, if it is in play, before all abilities (MC-EA-45). */
export function retaliates(table: MarvelTable): void {
  const { state } = table.memory
  const attacked = characterOf(state, enemyAttackIn(state).target)
  finishAttack(table)
  retaliateShut(table, attacked)
  retaliate(table, attacked, 'MC-EA-45')
}

/** Ends the attack where retaliate is one of the forced abilities that follow (MC18-EA-45). */
export function beforeForced(table: MarvelTable): void {
  const { state } = table.memory
  finishAttack(table)
  retaliateShut(table, characterOf(state, enemyAttackIn(state).target))
}

/** The moments after an attack. Overkill may have damaged a second character, which counts for itself (MC18-EA-57). */
export function afterEnemyAttack(state: State): Moment[] {
  const attack = enemyAttackIn(state)
  const { attacker, player, damaged, defeated, target, defender } = attack
  const facts = { player, against: [target], undefended: defender === null }
  const hits = [...new Set([...damaged, ...defeated])].map(one => ({
    isHit: true,
    damaged: damaged.filter(id => id === one),
    defeated: defeated.filter(id => id === one),
  }))
  return [
    moment('afterAttacks', { ...facts, who: attacker }),
    ...hits.map(hit => moment('afterAttacks', { ...facts, ...hit, who: attacker })),
    moment('afterActivates', { ...facts, who: attacker }),
    moment('afterAttacked', { ...facts, who: target }),
    ...afterDefense(state),
    ...attack.damageMoments,
  ]
}

function afterDefense(state: State): Moment[] {
  const { defender, player, damaged, attacker } = enemyAttackIn(state)
  if (!defender) return []
  const who = defender.piece
  const facts = { who, player, against: [attacker], noDamage: !damaged.includes(who) }
  const basic = defender.how === 'basic' ? [moment('afterBasicPower', facts)] : []
  return [moment('afterDefends', facts), ...basic]
}

/** The moments after an attack that ended before its damage; the edition lists them (MC-EA-54, MC-EA-55). */
export function afterEarlyEnd(state: State): Moment[] {
  const { earlyEndOpens } = state.edition
  return afterEnemyAttack(state).filter(one => earlyEndOpens.includes(one.on))
}

/** Discards the faceup card; facedown cards stay on an enemy that is in play (AMB-15). */
export function endEarly(table: MarvelTable): void {
  const { state } = table.memory
  const { attacker: id, boost } = enemyAttackIn(state)
  const attacker = characterOf(state, id)
  if (boost.faceup) discardBoostCard(table)
  if (boost.facedown === 0) return
  const kept = inPlay(attacker)
  tell(table, {
    type: kept ? 'boost_kept' : 'boost_discarded',
    clause: 'MC-EA-54',
    ruling: 'AMB-15',
    facedown: boost.facedown,
  })
  if (!kept) boost.facedown = 0
}

export function finishesActivation(state: State): Question<Marvel> {
  const choices = [{ name: 'finish', by: { any: state.players } }]
  return { name: 'finish', hard: true, clause: 'MC-EA-44', window: 'afterwards', choices }
}
