// The next attack, prepared from a finished one: the same attacker and target, with the table as it now stands.
import type { Facts } from '../engine/types.ts'
import type { Prepared } from './prepared.ts'
import type { Scene } from './scene.ts'

/** Why there is no next attack of the same kind. */
export type NotAgain = {
  readonly notAgain: 'notOver' | 'playerDefeated' | 'attackerGone' | 'targetGone'
}

type Piece = {
  readonly id: string
  readonly kind: string
  readonly player?: string
  readonly rested?: boolean
}
type Table = { readonly pieces: readonly Piece[] }
/** A finished attack, as far as the next one needs it. */
type Finished = { readonly setUp: Facts; readonly outcome: Facts; readonly table: Table }

/**
 * Prepares the attack anew. Readiness is as it is, so that starting it may be refused, for instance because the hero is
 * exhausted; a rested Unit leaves open who attacks next.
 */
export function again({ walkthrough, played }: Scene): Prepared | NotAgain {
  const { id: after, flow, names, seats, setUp } = walkthrough
  const { outcome } = played
  if (!outcome) return { notAgain: 'notOver' }
  if (!outcome.table) return { notAgain: 'playerDefeated' }
  const table = outcome.table as Facts & Table
  const attack = ATTACKS[flow]?.({ setUp, outcome, table })
  if (!attack) throw new Error(`there is no flow ${flow}`)
  if ('notAgain' in attack) return attack as NotAgain
  return { flow, names, seats, after, answers: [], setUp: { edition: outcome.edition, ...table, ...attack } }
}

/** What each flow's set-up has beside the table. */
const ATTACKS: Readonly<Record<string, (finished: Finished) => Facts | NotAgain>> = {
  'marvel-champions/enemy-attack': enemyAttack,
  'marvel-champions/player-attack': playerAttack,
  'gundam/unit-attack': unitAttack,
}

const isThere = ({ pieces }: Table, id: unknown): boolean => pieces.some(piece => piece.id === id)

function enemyAttack({ setUp, outcome, table }: Finished): Facts | NotAgain {
  const { attacker, target } = setUp as { attacker: string; target: { player: string; character?: string } }
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  const attacked = table.pieces.some(({ id, kind, player }) =>
    target.character === undefined
      ? player === target.player && (kind === 'hero' || kind === 'alter-ego')
      : id === target.character,
  )
  if (!attacked) return { notAgain: 'targetGone' }
  return { attacker, target, boostCards: outcome.boostCardsLeft }
}

function playerAttack({ setUp, table }: Finished): Facts | NotAgain {
  const { attacker, ability, targets = [] } = setUp as Facts & { targets?: readonly string[] }
  if (!isThere(table, attacker)) return { notAgain: 'attackerGone' }
  if (!targets.every(id => isThere(table, id))) return { notAgain: 'targetGone' }
  return { attacker, targets, ...(ability !== undefined && { ability }) }
}

function unitAttack({ outcome, table, setUp }: Finished): Facts | NotAgain {
  const { attacker } = outcome
  if (attacker === null) return {}
  const unit = table.pieces.find(piece => piece.id === attacker)
  if (!unit) return { notAgain: 'attackerGone' }
  if (unit.rested) return {}
  const target = setUp.target as { player: true } | { unit: string } | undefined
  if (target && 'unit' in target && !isThere(table, target.unit)) return { notAgain: 'targetGone' }
  return { attacker, ...(target && { target }) }
}
