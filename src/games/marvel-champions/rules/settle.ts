// Settles what follows from an effect: defeat, and the loss of the defender, the target or the attacker.
import { after, next, tell } from '../../../engine/table.ts'
import type { MarvelClause } from '../clauses.ts'
import { moment } from './abilities/moments.ts'
import {
  byKind,
  type EnemyAttack,
  type EnemyScheme,
  type PlayerAttack,
  type Thwart,
} from './activations/activation.ts'
import type { Defender } from './activations/attacks.ts'
import { endedEarly, endsEarly, isPlaced } from './activations/stages.ts'
import { attachmentsLeave } from './attachments.ts'
import { moveTarget } from './becoming-defender.ts'
import { type Character, inPlay, isIdentity, wasDefeated } from './characters.ts'
import { nextStillIn } from './players.ts'
import { schemesIn } from './schemes.ts'
import { characterOf, enemyAttackIn, identityOf, identityUnknown, type MarvelTable } from './state.ts'

export function settle(table: MarvelTable): void {
  byKind(table.memory.state.activation, {
    enemyAttack: attack => settleEnemyAttack(table, attack),
    playerAttack: attack => settlePlayerAttack(table, attack),
    enemyScheme: scheme => settleScheme(table, scheme),
    thwart: one => settleThwart(table, one),
    changes: () => {
      // Nothing depends on who has left: nobody attacks.
    },
  })
}

/** Defeats a character. For a villain the players are asked about the next stage. */
export function defeat(table: MarvelTable, piece: Character, clause: MarvelClause): void {
  piece.where = 'defeated'
  table.memory.state.activation.fell.push(piece.id)
  tell(table, { type: 'character_defeated', clause, piece: piece.id })
  // Those of a villain stay on its next stage.
  if (piece.kind !== 'villain') attachmentsLeave(table, piece)
  if (isIdentity(piece)) minionsMoveOn(table, piece)
  after(table, moment('afterDefeated', { who: piece.id, player: piece.player, against: [piece.id] }))
  if (piece.kind === 'villain')
    next(table, { task: 'inquiry', inquiry: 'nextStage', facts: { piece: piece.id, clause } })
}

/** The minions of who is eliminated are engaged with the next player (MC-ELIMINATION-03); only a table that remembers tells it. */
function minionsMoveOn(table: MarvelTable, { player }: Character): void {
  const { state } = table.memory
  const next = player !== null && state.facts.activated ? nextStillIn(state, player) : null
  for (const piece of state.pieces) {
    if (next === null || !inPlay(piece) || piece.engagedWith !== player) continue
    piece.engagedWith = next
    tell(table, { type: 'minion_engaged', clause: 'MC-ELIMINATION-03', piece: piece.id, player: next })
  }
}

/** Changes an attack that has lost its defender, its target or its attacker before the damage. */
function settleEnemyAttack(table: MarvelTable, attack: EnemyAttack): void {
  const { state } = table.memory
  if (isPlaced(attack) || endedEarly(attack) || attack.instead) return
  // A villain whose stage is defeated may continue with the next stage; the answer decides that (AMB-40).
  if (!inPlay(characterOf(state, attack.attacker)) && !asksFor(table, 'nextStage')) {
    endEarly(table, attack, 'attacker gone', 'AMB-40')
    return
  }
  const { defender } = attack
  if (defender?.how === 'ally' && !inPlay(characterOf(state, defender.piece)))
    loseDefender(table, attack, defender)
  if (asksFor(table, 'identity') || endedEarly(attack)) return
  if (endsByElimination(table, attack)) return
  // The boost cards of an attack whose target is gone are flipped all the same (MC18-OP-10).
  const target = characterOf(state, attack.target)
  if (!inPlay(target) && table.memory.row === 'dealDamage')
    endEarly(table, attack, 'target gone', isIdentity(target) ? 'AMB-23' : 'AMB-05')
}

/** Ends the attack in the middle of which a player is eliminated, where the edition says so (MC18-EA-61). */
function endsByElimination(table: MarvelTable, attack: EnemyAttack): boolean {
  const { edition, pieces } = table.memory.state
  const eliminated = pieces.find(isEliminated)
  if (edition.elimination !== 'ends the attack' || !eliminated) return false
  // The words of 1.8 name any player, which is a ruling for one whom the attack does not concern.
  const ruled = eliminated.player !== attack.player
  endEarly(table, attack, 'player eliminated', ruled ? 'MC18-OP-08' : null)
  return true
}

/** A player whose identity is defeated is eliminated. */
const isEliminated = (piece: Character): boolean => isIdentity(piece) && wasDefeated(piece)

/** Whether the players are being asked for this fact, on which the rest of the attack depends. */
const asksFor = (table: MarvelTable, fact: 'nextStage' | 'identity'): boolean =>
  table.memory.stack.some(task => task.task === 'inquiry' && task.inquiry === fact)

/**
 * Makes the attack undefended; the edition decides the new target (MC-EA-39, MC-EA-40, MC-DE-05). If a (defense) ability
 * had declared the ally, the identity that has used the ability defends (MC18-DF-43).
 */
function loseDefender(table: MarvelTable, attack: EnemyAttack, defender: Defender): void {
  const { state } = table.memory
  const gone = { piece: defender.piece, how: characterOf(state, defender.piece).where }
  const identity = identityOf(state, attack.player)
  if (defender.calledIn && identity && state.edition.lostAllyOfAbility === 'identity of its controller') {
    attack.defender = { ...defender, piece: identity.id, how: 'ability', calledIn: false }
    tell(table, { type: 'defender_lost', clause: 'MC18-DF-43', ruling: 'AMB-03', ...gone, now: identity.id })
    moveTarget(table, identity, 'MC-EA-40')
    return
  }
  attack.defender = null
  tell(table, {
    type: 'defender_lost',
    clause: 'MC-EA-39',
    ruling: 'AMB-03',
    ...gone,
  })
  // The attacked player is the defender's controller, because the target had moved to the defender.
  const { player } = attack
  const before = characterOf(state, defender.before)
  const stays = state.edition.lostDefender === 'target before it defended'
  // The German text says only that nobody defends: the old target returns if it is in play and has the same controller.
  if (stays && inPlay(before) && before.player === player) moveTarget(table, before, 'MC-DE-05')
  else targetIdentity(table, player)
}

/** Makes the identity of a player the target; if that is not at the table yet, the players are asked. */
export function targetIdentity(table: MarvelTable, player: string): void {
  const identity = identityOf(table.memory.state, player)
  if (identity) moveTarget(table, identity, 'MC-EA-40')
  else if (identityUnknown(table.memory.state, player))
    next(
      table,
      { task: 'inquiry', inquiry: 'identity', facts: { player, clause: 'MC-EA-40' } },
      { task: 'duty', duty: 'targetIdentity', facts: { player } },
    )
  else endEarly(table, enemyAttackIn(table.memory.state), 'target gone', 'AMB-23')
}

function endEarly(
  table: MarvelTable,
  attack: EnemyAttack,
  why: 'attacker gone' | 'target gone' | 'player eliminated',
  ruling: string | null,
): void {
  endsEarly(attack, why)
  const clause = why === 'player eliminated' ? 'MC18-EA-61' : 'MC-EA-54'
  tell(table, { type: 'attack_ended_early', clause, ...(ruling !== null && { ruling }), why })
}

/** Stops a player's attack whose only targets or whose attacker left before the damage (AMB-41). */
function settlePlayerAttack(table: MarvelTable, attack: PlayerAttack): void {
  const { state } = table.memory
  // What the first sentence has done stays an attack, whoever leaves before the second.
  if (attack.stage.name !== 'before damage' || attack.sentence > 0) return
  const attackerGone = !inPlay(characterOf(state, attack.attacker))
  const targetsGone = attack.targets.every(id => !inPlay(characterOf(state, id)))
  if (!attackerGone && !targetsGone) return
  attack.stage = { name: 'stopped' }
  const why = attackerGone ? 'attacker gone' : 'target gone'
  tell(table, { type: 'attack_ended_early', clause: 'MC-PA-05', ruling: 'AMB-41', why })
}

/** Ends a scheme whose enemy has left play before its threat; a next stage of the same title goes on (MC18-SC-17, MC18-SC-20). */
function settleScheme(table: MarvelTable, scheme: EnemyScheme): void {
  const { name } = scheme.stage
  if (scheme.instead || name === 'placed' || name === 'ended early') return
  if (inPlay(characterOf(table.memory.state, scheme.attacker)) || asksFor(table, 'nextStage')) return
  scheme.stage = { name: 'ended early', why: 'schemer gone' }
  const villain = characterOf(table.memory.state, scheme.attacker).kind === 'villain'
  const clause = villain ? 'MC18-SC-20' : 'MC18-SC-17'
  tell(table, { type: 'scheme_ended_early', clause, why: 'schemer gone' })
}

/** Stops a thwart whose schemes or whose character left play before threat was removed: it was none (MC18-TH-18). */
function settleThwart(table: MarvelTable, thwart: Thwart): void {
  if (thwart.stage.name !== 'chosen') return
  const { state } = table.memory
  const isGone = !inPlay(characterOf(state, thwart.attacker))
  const areGone = thwart.schemes.every(id => !schemesIn(state).some(one => one.id === id))
  if (!isGone && !areGone) return
  thwart.stage = { name: 'stopped' }
  const why = isGone ? 'thwarter gone' : 'scheme gone'
  tell(table, { type: 'thwart_ended_early', clause: 'MC18-TH-18', thwarter: thwart.attacker, why })
}
