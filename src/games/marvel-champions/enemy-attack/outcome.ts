// The outcome of an enemy attack as plain facts, with the table in the form of the next set-up.
import type { CharacterOutcome, EnemyOutcome, TableAgain } from '../outcomes.ts'
import { reminderAgain } from '../rules/abilities.ts'
import { pieceAgain, remaining } from '../rules/characters.ts'
import { defenseOf } from '../rules/defending.ts'
import { modifiedAtk } from '../rules/modified-atk.ts'
import { enemyAttack, type State } from '../rules/state.ts'

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

/** Lists each character; `remaining` is null if its hit points are unknown. */
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

/** The characters in play and the reminders with uses left, in the form in which the next set-up takes them. */
export function tableAgain(state: State): TableAgain {
  return {
    players: state.players,
    pieces: state.pieces.filter(one => one.where === 'in play').map(pieceAgain),
    abilities: state.abilities.filter(one => one.uses !== 0).map(reminderAgain),
  }
}
