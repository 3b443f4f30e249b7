// Decides which character may defend an enemy attack, and begins (defense) abilities.
import { tell } from '../../../engine/table.ts'
import type { Barred, Choice, Problem } from '../../../engine/types.ts'
import type { MarvelClause } from '../clauses.ts'
import type { MarvelProblem } from '../problems.ts'
import { byKind, type EnemyAttack } from './activations/activation.ts'
import { perilOf } from './activations/facts.ts'
import { isDealing, isPlaced } from './activations/stages.ts'
import { becomesDefender } from './becoming-defender.ts'
import { type Character, controllerOf, inPlay } from './characters.ts'
import {
  characterNamed,
  enemyAttackIn,
  identityOf,
  type Marvel,
  type MarvelTable,
  type State,
} from './state.ts'

/** Whether a label, or one of two, is (defense), (thwart) or (attack). */
export const isDefense = (label: string | null): boolean => label?.split('/').includes('defense') ?? false
export const isThwart = (label: string | null): boolean => label?.split('/').includes('thwart') ?? false
export const isAttack = (label: string | null): boolean => label?.split('/').includes('attack') ?? false

/** The characters that can defend by exhausting, and the others with a reason (MC-EA-20, MC-DF-01..12). */
export function defenders(state: State): { choices: Choice<Marvel>[]; barred: Barred<Marvel>[] } {
  const attack = enemyAttackIn(state)
  const only = defenderPiece(state)
  const first = [attack.player, ...state.players.filter(player => player !== attack.player)]
  const friendly = first.flatMap(player =>
    state.pieces.filter(one => one.player === player && one.where !== 'removed'),
  )
  const barred = friendly.flatMap(one => {
    const reason = perilous(state, one.player) ?? whyNot(one, only)
    return reason ? [{ name: one.id, code: reason.code, clause: reason.clause }] : []
  })
  const may = friendly.filter(one => !barred.some(({ name }) => name === one.id))
  return { choices: may.map(choiceOf), barred }
}

function choiceOf(piece: Character): Choice<Marvel> {
  const by = { any: [controllerOf(piece)] }
  const about = { player: piece.player, kind: piece.kind, def: piece.def }
  if (piece.kind !== 'hero' || piece.def !== null) return { name: piece.id, by, about }
  return { name: piece.id, by, about, number: { asks: 'DEF', min: 0, max: 99 } }
}

/** Why a player cannot act: another one resolves a card with peril, which causes the attack (MC18-EA-74). */
export function perilous(
  { activation }: State,
  player: string | null,
): (Problem<Marvel> & { clause: MarvelClause }) | null {
  const only = perilOf(activation)
  if (only === null || player === null || player === only) return null
  return { code: 'peril', clause: 'MC18-EA-74', details: { player: only } }
}

function whyNot(
  piece: Character,
  only: Character | undefined,
): { code: MarvelProblem; clause: MarvelClause } | null {
  if (!inPlay(piece)) return { code: 'notInPlay', clause: 'MC-EA-20' }
  if (only && piece.id !== only.id) return alreadyDefended(only)
  if (piece.kind === 'alter-ego') return { code: 'alterEgoCannotDefend', clause: 'MC-DF-04' }
  if (piece.ready) return null
  return { code: 'exhausted', clause: piece.kind === 'hero' ? 'MC-DF-05' : 'MC-DF-10' }
}

/** Whether the identity defends because of the (defense) ability that was used last. */
const byLastAbility = ({ defender, defenses }: EnemyAttack): boolean =>
  defender?.how === 'ability' && defender.defenses === (defenses?.used ?? 0)

/**
 * Why a card cannot declare a character the defender while somebody defends; null if it can. A (defense) ability that has
 * made the identity the defender may declare an ally instead; since 1.8 a card may declare the hero that defends through
 * such an ability, whose DEF then counts (MC18-DF-24).
 */
export function declaredAgain(state: State, who: Character, isDefense: boolean): Problem<Marvel> | null {
  const attack = enemyAttackIn(state)
  const defends = defenderPiece(state)
  if (!defends) return null
  const byAbility = defenseOf(attack) === 'ability'
  if (isDefense && who.kind === 'ally' && who.player === defends.player && byLastAbility(attack)) return null
  const again = state.edition.declaredAgain === 'the hero of a (defense) ability'
  if (again && byAbility && who.kind === 'hero' && who.id === defends.id) return null
  return alreadyDefended(defends)
}

/** Why no other character can defend; a defending hero and a defending ally have different clauses. */
function alreadyDefended(defender: Character): { code: MarvelProblem; clause: MarvelClause } {
  return { code: 'alreadyDefended', clause: defender.kind === 'ally' ? 'MC-DF-12' : 'MC-DF-08' }
}

/** Why an answer to step 2 comes too early or too late. */
export function defendingClosed(state: State, choice: string): Problem<Marvel> {
  const attack = enemyAttackIn(state)
  const defender = defenderPiece(state)
  const piece = characterNamed(state, choice)
  if (!defender || !piece || piece.player === null) return { code: 'notNow', clause: 'MC-EA-14' }
  const details = { defender: defender.id }
  if (piece.player !== defender.player) return { code: 'otherPlayerDefends', clause: 'MC-DF-03', details }
  // The hero of a (defense) ability could make a basic defense (AMB-17), unless another reason forbids it.
  const reason = defenseOf(attack) === 'ability' ? whyNot(piece, defender) : null
  return { ...(reason ?? alreadyDefended(defender)), details }
}

export function defenderPiece(state: State): Character | undefined {
  const { defender } = enemyAttackIn(state)
  return defender ? characterNamed(state, defender.piece) : undefined
}

/** Why a player may not use a (defense) ability in this attack now; null if it is allowed (MC-DF-21..24). */
export function defenseBarred(state: State, player: string | null): Problem<Marvel> | null {
  return byKind<Problem<Marvel> | null>(state.activation, {
    enemyAttack: attack => barredIn(state, attack, player),
    playerAttack: () => null,
    enemyScheme: () => null,
    thwart: () => null,
    changes: () => null,
  })
}

function barredIn(state: State, attack: EnemyAttack, player: string | null): Problem<Marvel> | null {
  if (player === null) return { code: 'playerMissing', clause: 'MC-DF-14' }
  const other = otherDefense(attack, player)
  if (other) return other
  const defender = attack.defender && characterNamed(state, attack.defender.piece)
  if (defender && defender.player !== player)
    return { code: 'otherPlayerDefends', clause: 'MC-DF-03', details: { defender: defender.id } }
  if (defender || isPlaced(attack)) return null
  if (isDealing(attack) && attack.player !== player) return { code: 'tooLate', clause: 'MC-DF-16' }
  const identity = identityOf(state, player)
  return identity ? null : { code: 'identityUnknown', clause: 'MC-DF-14', details: { player } }
}

/** Why a player comes too late: another one has used a (defense) ability (MC-DF-22). */
export const otherDefense = ({ defenses }: EnemyAttack, player: string | null): Problem<Marvel> | null =>
  defenses === null || defenses.by === player
    ? null
    : { code: 'otherPlayerUsedDefense', clause: 'MC-DF-22', details: { player: defenses.by } }

/**
 * Begins to resolve a (defense) ability. Without a defender, the identity of its player becomes the defender
 * before the ability's own text (MC-DF-14, MC-DF-16); other players are locked out (MC-DF-22).
 */
export function defenseBegins(table: MarvelTable, player: string): void {
  const { state } = table.memory
  const attack = enemyAttackIn(state)
  attack.defenses = { by: player, used: (attack.defenses?.used ?? 0) + 1 }
  const identity = identityOf(state, player)
  if (isPlaced(attack)) return
  if (attack.defender)
    tell(table, {
      type: 'defense_used',
      clause: defenseClause(attack),
      player,
      defender: attack.defender.piece,
    })
  else if (identity) becomesDefender(table, identity, 'ability', 'MC-DF-14')
}

/** The clause of a further (defense) ability: a defending ally stays the defender; a defender may use any number. */
function defenseClause(attack: EnemyAttack): MarvelClause {
  return defenseOf(attack) === 'ally' ? 'MC-DF-24' : 'MC-DF-21'
}

/** How the attack is defended, or undefended. */
export function defenseOf(attack: EnemyAttack): 'basic' | 'ally' | 'ability' | 'undefended' {
  return attack.defender?.how ?? 'undefended'
}
