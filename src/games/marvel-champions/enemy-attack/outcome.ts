// What came of an enemy attack, as plain facts; also the table as the set-up of the next attack.

import type { CharacterOutcome, EnemyOutcome, TableAgain } from '../outcomes.ts'
import { reminderAgain } from '../rules/abilities.ts'
import { modifiedAtk } from '../rules/modified-atk.ts'
import { pieceAgain, remaining } from '../rules/pieces.ts'
import { enemyAttack, type State } from '../rules/state.ts'
import { defenseOf } from './defending.ts'

export function outcome(state: State): EnemyOutcome {
  const attack = enemyAttack(state)
  const known = !attack.replaced
  return {
    edition: state.edition.id,
    replaced: attack.replaced,
    endedEarly: attack.endedEarly,
    atk: attack.atk ?? modifiedAtk(state),
    damage: { ...attack.ledger },
    characters: characters(state),
    target: known ? { player: attack.player, character: attack.target } : null,
    attacked: attack.attacked,
    defended: attack.defender ? [attack.defender.piece] : [],
    defense: known ? defenseOf(attack) : null,
    undefended: known && attack.defender === null,
    boostCardsLeft: attack.facedown,
    threat: state.threat,
    notes: state.notes,
    table: tableAgain(state),
  }
}

/** Each character with its remaining hit points, or with its damage alone where nobody gave them. */
export function characters(state: State): CharacterOutcome[] {
  return state.pieces.map(piece => ({
    piece: piece.id,
    where: piece.where,
    remaining: remaining(piece),
    damage: piece.damage,
    ready: piece.ready,
    tough: piece.tough,
    stunned: piece.stunned,
    confused: piece.confused,
  }))
}

/** Characters in play and reminders that can still be used: the set-up of the next attack can take them. */
export function tableAgain(state: State): TableAgain {
  return {
    players: state.players,
    pieces: state.pieces.filter(one => one.where === 'in play').map(pieceAgain),
    abilities: state.abilities.filter(one => one.uses !== 0).map(reminderAgain),
  }
}
