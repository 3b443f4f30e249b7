// The outcomes of attacks in Marvel Champions as plain facts: the table, and what the attack came to. Before the end they
// describe the present state.
import { modifiedAtk, modifiedSch, modifiedThw } from './rules/abilities/constant-abilities.ts'
import { atkOfDamage, attackedIn, endedEarly } from './rules/activations/stages.ts'
import { type Character, remainingHitPoints } from './rules/characters.ts'
import { defenseOf } from './rules/defending.ts'
import { enemyAttackIn, enemySchemeIn, playerAttackIn, type State, thwartIn } from './rules/state.ts'
import { marvelTableAgain } from './table.ts'

export type CharacterOutcome = ReturnType<typeof characterOf>
export type EnemyOutcome = ReturnType<typeof enemyOutcome>
export type PlayerOutcome = ReturnType<typeof playerOutcome>
export type SchemeOutcome = ReturnType<typeof schemeOutcome>
export type ThwartOutcome = ReturnType<typeof thwartOutcome>
export type ChangesOutcome = ReturnType<typeof changesOutcome>

/**
 * `target` is the target now, `attacked` counts as attacked; `replaced`: there was no attack, because the enemy
 * was stunned or, with `schemes`, schemes instead.
 */
export function enemyOutcome(state: State) {
  const attack = enemyAttackIn(state)
  const known = attack.instead === null
  const summary = {
    edition: state.edition.id,
    replaced: !known,
    schemes: attack.instead === 'schemes',
    endedEarly: endedEarly(attack),
    atk: atkOfDamage(attack) ?? modifiedAtk(state),
    damage: { ...attack.ledger },
    dealt: state.activation.dealt,
    fell: state.activation.fell,
    characters: state.pieces.map(characterOf),
    target: known ? { player: attack.player, character: attack.target } : null,
    attacked: attackedIn(attack),
    defended: attack.defender ? [attack.defender.piece] : [],
    defense: known ? defenseOf(attack) : null,
    undefended: known && attack.defender === null,
    boostCardsLeft: attack.boost.facedown,
    threat: state.activation.threat,
    notes: state.notes,
  }
  return { table: marvelTableAgain(state), summary }
}

export function playerOutcome(state: State) {
  const attack = playerAttackIn(state)
  const summary = {
    edition: state.edition.id,
    replaced: attack.stage.name === 'replaced',
    stopped: attack.stage.name === 'stopped',
    attacksMade: attack.made,
    attacked: attack.attacked,
    damage: { ...attack.ledger },
    dealt: state.activation.dealt,
    fell: state.activation.fell,
    characters: state.pieces.map(characterOf),
    threat: state.activation.threat,
    notes: state.notes,
  }
  return { table: marvelTableAgain(state), summary }
}

/** `placed` is the threat of the scheme itself, `threat` what effects have placed beside it. `replaced`: something else came, with `attacks` an attack. */
export function schemeOutcome(state: State) {
  const { instead, stage, scheme, placed, prevented, boost } = enemySchemeIn(state)
  const summary = {
    edition: state.edition.id,
    replaced: instead !== null,
    attacks: instead === 'attacks',
    endedEarly: stage.name === 'ended early' ? stage.why : null,
    sch: modifiedSch(state),
    scheme,
    placed,
    prevented,
    fell: state.activation.fell,
    characters: state.pieces.map(characterOf),
    boostCardsLeft: boost.facedown,
    threat: state.activation.threat,
    notes: state.notes,
  }
  return { table: marvelTableAgain(state), summary }
}

/** `schemes` are thwarted, `removed` tells how much each has lost; `replaced`: a status card was discarded instead. */
export function thwartOutcome(state: State) {
  const { stage, schemes, removed, defeated, usedAtk } = thwartIn(state)
  const summary = {
    edition: state.edition.id,
    replaced: stage.name === 'replaced',
    stopped: stage.name === 'stopped',
    thw: modifiedThw(state),
    usedAtk,
    schemes,
    removed,
    defeated,
    fell: state.activation.fell,
    characters: state.pieces.map(characterOf),
    threat: state.activation.threat,
    notes: state.notes,
  }
  return { table: marvelTableAgain(state), summary }
}

/** What has changed between two attacks; `fell` are those that were defeated. */
export function changesOutcome(state: State) {
  const { fell } = state.activation
  const { edition, notes } = state
  const characters = state.pieces.map(characterOf)
  return { table: marvelTableAgain(state), summary: { edition: edition.id, fell, characters, notes } }
}

/** A character, in play or not; `remaining` is null if its hit points are unknown. */
const characterOf = (piece: Character) => ({
  piece: piece.id,
  where: piece.where,
  remaining: remainingHitPoints(piece),
  damage: piece.damage,
  ready: piece.ready,
  tough: piece.tough,
  stunned: piece.stunned,
  confused: piece.confused,
})

/** The fields by which two editions are compared. */
export const ENEMY_COMPARED = [
  'characters',
  'target',
  'attacked',
  'defended',
  'undefended',
  'threat',
  'endedEarly',
] as const
export const PLAYER_COMPARED = [
  'characters',
  'attacked',
  'attacksMade',
  'threat',
  'replaced',
  'stopped',
] as const
export const SCHEME_COMPARED = ['characters', 'placed', 'threat', 'replaced', 'endedEarly'] as const
export const THWART_COMPARED = ['characters', 'removed', 'threat', 'replaced', 'stopped'] as const
export const CHANGES_COMPARED = ['characters'] as const
