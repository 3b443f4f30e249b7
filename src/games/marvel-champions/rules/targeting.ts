// Decides which enemies a hero or an ally may attack, and which card forbids it.
import type { Barred, Problem } from '../../../engine/types.ts'
import type { MarvelProblem } from '../questions.ts'
import { controllerOf, has, inPlay, isEnemy, type Piece } from './characters.ts'
import type { Marvel, State } from './state.ts'

/** Why a player's cards cannot attack an enemy; null if they can (MC-PA-16, MC-PA-17, AMB-37). */
export function cannotAttack(
  state: Pick<State, 'pieces'>,
  player: string,
  enemy: Piece,
): MarvelProblem | null {
  if (!inPlay(enemy)) return 'notInPlay'
  const { cannotBeAttacked } = enemy
  if (cannotBeAttacked === true || cannotBeAttacked.includes(player)) return 'cannotBeAttacked'
  if (enemy.kind !== 'villain' || has(enemy, 'guard')) return null
  const guarded = state.pieces.some(one => inPlay(one) && has(one, 'guard') && one.engagedWith === player)
  return guarded ? 'guarded' : null
}

export function attackable(state: Pick<State, 'pieces'>, player: string): Piece[] {
  return state.pieces.filter(one => isEnemy(one) && cannotAttack(state, player, one) === null)
}

/** The enemies and other characters that cannot be chosen, each with its reason. */
export function notAttackable(state: State, player: string): Barred<Marvel>[] {
  return state.pieces.flatMap(one => {
    const code = isEnemy(one) ? cannotAttack(state, player, one) : 'notAnEnemy'
    return code ? [{ name: one.id, code, clause: 'MC-PA-17' as const }] : []
  })
}

/** Why a basic attack cannot start; null if it can (MC-PA-02, MC-PA-03, MC-PA-05, MC-PA-06). */
export function basicAttackProblem(
  state: Pick<State, 'pieces'>,
  attacker: Piece,
  stunned: boolean,
): Problem<Marvel> | null {
  const details = { piece: attacker.id }
  if (attacker.kind !== 'hero' && attacker.kind !== 'ally')
    return { code: 'cannotAttack', clause: 'MC-PA-02', details }
  if (!attacker.ready) return { code: 'exhausted', clause: 'MC-PA-03', details }
  const enemies = state.pieces.some(isEnemy)
  const none = enemies && attackable(state, controllerOf(attacker)).length === 0
  return none && !stunned ? { code: 'noAttackableEnemy', clause: 'MC-PA-05', details } : null
}
