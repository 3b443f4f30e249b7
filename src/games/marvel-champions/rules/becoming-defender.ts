// Makes a character the defender of an enemy attack, and moves the target to it.
import { tell, when } from '../../../engine/table.ts'
import type { MarvelClause } from '../clauses.ts'
import { moment } from './abilities/moments.ts'
import { type Character, controllerOf } from './characters.ts'
import { enemyAttackIn, type MarvelTable, type State } from './state.ts'

type How = 'basic' | 'ally' | 'ability'

/** Makes a character the defender, moves the target to it, and opens "when defends" abilities (MC-DF-17). */
export function becomesDefender(
  table: MarvelTable,
  who: Character,
  how: How,
  clause: MarvelClause,
  calledIn = false,
): void {
  const attack = enemyAttackIn(table.memory.state)
  const already = attack.defender?.piece === who.id
  const defenses = attack.defenses?.used ?? 0
  attack.defender = { piece: who.id, how, before: attack.target, defenses, calledIn }
  tell(table, {
    type: 'defender_set',
    clause,
    ...ruledBefore(table.memory.state, clause),
    piece: who.id,
    how,
  })
  moveTarget(table, who, 'MC-EA-09', how === 'ability' ? 'MC-DF-28' : 'MC-EA-10')
  // A hero that defends by an ability and then makes a basic defense does not become the defender twice (AMB-17).
  if (!already) when(table, moment('defends', { who: who.id, player: who.player }))
}

/** The rulings by which older editions let a character become the defender, where the text of a newer one says it. */
const RULED: { readonly [clause in MarvelClause]?: string } = {
  'MC18-DF-10': 'AMB-16',
  'MC18-DF-16': 'AMB-16',
  'MC18-DF-23': 'AMB-17',
}

const ruledBefore = ({ edition }: State, clause: MarvelClause): { ruling?: string } => {
  const ruling = edition.cites[clause] && RULED[clause]
  return ruling ? { ruling } : {}
}

/** Moves the target to a character, whose controller becomes the target player. */
export function moveTarget(
  table: MarvelTable,
  to: Character,
  clause: MarvelClause,
  otherPlayers: MarvelClause = 'MC-EA-10',
): void {
  const attack = enemyAttackIn(table.memory.state)
  if (attack.target === to.id) return
  const from = attack.target
  const player = controllerOf(to)
  const otherPlayer = attack.player !== player
  attack.target = to.id
  attack.player = player
  const { defenderIsTarget } = table.memory.state.edition
  const ruling = defenderIsTarget === 'by ruling' && !otherPlayer ? { ruling: 'AMB-26' } : {}
  const cited = otherPlayer ? otherPlayers : clause
  tell(table, { type: 'target_changed', clause: cited, from, to: to.id, player, ...ruling })
}
