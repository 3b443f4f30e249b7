// Decides which enemies a hero or an ally may attack, and which card forbids it.
import type { Barred, Problem } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import type { MarvelProblem } from '../problems.ts'
import type { AttackPart } from '../vocabulary/effects.ts'
import {
  type Character,
  cannotTakeDamage,
  controllerOf,
  has,
  inPlay,
  isEnemy,
  isIdentity,
  isStunned,
} from './characters.ts'
import type { Marvel, State } from './state.ts'

/** Why a player's cards cannot attack an enemy; null if they can (MC-PA-16, MC-PA-17, AMB-37). */
export function forbidden(
  state: Pick<State, 'pieces'>,
  player: string,
  enemy: Character,
): MarvelProblem | null {
  if (!inPlay(enemy)) return 'notInPlay'
  const { cannotBeAttacked } = enemy
  if (cannotBeAttacked === true || cannotBeAttacked.includes(player)) return 'cannotBeAttacked'
  if (enemy.kind !== 'villain' || has(enemy, 'guard')) return null
  const guarded = state.pieces.some(one => inPlay(one) && has(one, 'guard') && one.engagedWith === player)
  return guarded ? 'guarded' : null
}

type Here = Pick<State, 'pieces' | 'edition'>

/** Why an enemy that cannot take damage is no target of this attack; null if it is one (MC18-PA-27, MC18-PA-37). */
function cannotBeHurt({ pieces, edition }: Here, part: AttackPart, enemy: Character): MarvelProblem | null {
  if (!cannotTakeDamage(pieces, enemy)) return null
  const isAllowed = part.alsoDoes && edition.cannotTakeDamage === 'bars attacks that only deal damage'
  return isAllowed ? null : 'cannotTakeDamage'
}

/** Why this attack cannot choose an enemy, with the clause; null if it can. */
export function notATarget(
  state: Here,
  player: string,
  part: AttackPart,
  enemy: Character,
): { code: MarvelProblem; clause: MarvelClause } | null {
  const by = forbidden(state, player, enemy)
  if (by) return { code: by, clause: 'MC-PA-17' }
  const code = cannotBeHurt(state, part, enemy)
  return code && { code, clause: 'MC18-PA-27' }
}

/** Every enemy that no card protects. */
export function attackable(state: Pick<State, 'pieces'>, player: string): Character[] {
  return state.pieces.filter(one => isEnemy(one) && forbidden(state, player, one) === null)
}

/** Every enemy that this attack may choose. */
export const targetsFor = (state: Here, player: string, part: AttackPart): Character[] =>
  state.pieces.filter(one => isEnemy(one) && notATarget(state, player, part, one) === null)

/** The enemies and other characters that cannot be chosen, each with its reason. */
export function notAttackable(state: State, player: string, part: AttackPart): Barred<Marvel>[] {
  return state.pieces.flatMap(one => {
    if (!isEnemy(one)) return [{ name: one.id, code: 'notAnEnemy' as const, clause: 'MC-PA-17' as const }]
    const wrong = notATarget(state, player, part, one)
    return wrong ? [{ name: one.id, ...wrong }] : []
  })
}

/** A basic attack: one enemy, the ATK, and nothing more. */
export const BASIC: AttackPart = { targets: 1, instances: [{ amount: 'ATK' }] }

/** Why a character makes no attack at all: a card forbids it to attack. */
export const attackForbidden = ({ cannotAttack, id }: Character): Problem<Marvel> | null =>
  cannotAttack ? { code: 'forbiddenToAttack', clause: 'MC-PA-05', details: { piece: id } } : null

/** Why an enemy does not scheme at all: a card forbids it. */
export const schemeForbidden = ({ cannotScheme, id }: Character): Problem<Marvel> | null =>
  cannotScheme ? { code: 'forbiddenToScheme', clause: 'MC-SCHEMEENEMY-01', details: { piece: id } } : null

/** Whether no card forbids what an enemy does against this player, or against all of them: it schemes against an alter-ego (MC18-AR-03). */
export function canActivate({ pieces }: Pick<State, 'pieces'>, enemy: Character, player?: string): boolean {
  const meant = pieces.filter(
    one => isIdentity(one) && inPlay(one) && (player === undefined || one.player === player),
  )
  const schemes = meant.length > 0 && meant.every(({ kind }) => kind === 'alter-ego')
  return (schemes ? schemeForbidden(enemy) : attackForbidden(enemy)) === null
}

/** Why a basic attack cannot start; null if it can (MC-PA-02, MC-PA-03, MC-PA-05, MC-PA-06, MC18-PA-07). */
export function basicAttackProblem(
  state: Here,
  attacker: Character,
  withoutExhausting: boolean,
): Problem<Marvel> | null {
  const details = { piece: attacker.id }
  if (attacker.kind !== 'hero' && attacker.kind !== 'ally')
    return { code: 'cannotAttack', clause: 'MC-PA-02', details }
  if (!attacker.ready && !withoutExhausting) return { code: 'exhausted', clause: 'MC-PA-03', details }
  if (isStunned(attacker)) return null
  const [only, ...others] = state.pieces.filter(isEnemy)
  const player = controllerOf(attacker)
  if (!only || targetsFor(state, player, BASIC).length > 0) return null
  const why = others.length === 0 ? notATarget(state, player, BASIC, only) : null
  return why
    ? { ...why, details: { piece: only.id } }
    : { code: 'noAttackableEnemy', clause: 'MC-PA-05', details }
}
