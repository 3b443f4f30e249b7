// The questions in an attack of Marvel Champions by their name, and the codes of its refusals.
import type { Bare } from '../../engine/game.ts'
import type { Piece } from './rules/characters.ts'

/** The damage of an enemy's attack, calculated from the known numbers. */
export type EnemyDamage = {
  readonly atk: number
  readonly reduced: number
  readonly amount: number
  readonly to: string
  readonly defense: 'basic' | 'ally' | 'ability' | 'undefended'
}

/** The damage of a player's attack: each instance in its order. */
export type PlayerDamage = { readonly damage: readonly { readonly to: string; readonly amount: number }[] }

type About<A> = { readonly about: Readonly<A> }

/** Each question with its facts. */
export type MarvelQuestions = {
  /** Asks for the defender in step 2 of an enemy's attack; a player's attack has no such step. */
  defend: Bare
  /** Asks for a boost card by its number from 1; `facedown` cards lie there, this one included. */
  boost: About<{ facedown: number; number: number }>
  /** Asks to deal the damage, as the last moment before it. */
  damage: About<EnemyDamage> | About<PlayerDamage>
  /** Asks for an unknown number: of a character that an effect counts, or of the attacker or the defender. */
  atk: About<{ piece: string }> | Bare
  hitPoints: About<{ piece: string }>
  def: Bare
  consequential: Bare
  /** Asks for the enemies of a player's attack, one after the other. */
  target: Bare
  /** Asks which of several enemies retaliates first. */
  order: Bare
  /** Asks for a star ability that the players carry out themselves. */
  resolve: About<{ you: string }>
  /** Asks for the form of a player's identity: hero or alter-ego. */
  identity: About<{ player: string }>
  /** Asks whether another stage of the villain follows. */
  nextStage: About<{ piece: string }>
  /** Asks whether a character with unknown hit points is still in play with this damage. */
  survives: About<{ piece: string; damage: number }>
  finish: Bare
}

/** The facts of a choice: a character that may defend. */
export type MarvelChoice = {
  readonly player: string | null
  readonly kind: Piece['kind']
  readonly def: number | null
}

/** The codes of refusals by the rules, besides those of the engine. */
export type MarvelProblem =
  | 'alreadyChosen'
  | 'alreadyDefeated'
  | 'alreadyDefended'
  | 'alterEgoCannotDefend'
  | 'attackOver'
  | 'cannotAttack'
  | 'cannotBeAttacked'
  | 'cannotDefend'
  | 'constantOnlyAtk'
  | 'enemyHasNoPlayer'
  | 'exhausted'
  | 'guarded'
  | 'identityUnknown'
  | 'malformedPiece'
  | 'nameReserved'
  | 'nameTaken'
  | 'noAttackableEnemy'
  | 'noBoostCard'
  | 'noSuchAttacker'
  | 'noSuchPiece'
  | 'noSuchTarget'
  | 'notAnEnemy'
  | 'notFriendly'
  | 'notInPlay'
  | 'notTriggered'
  | 'onlyInEnemyAttack'
  | 'otherPlayerDefends'
  | 'otherPlayerUsedDefense'
  | 'playerMissing'
  | 'secondIdentity'
  | 'sourceGone'
  | 'tooLate'
  | 'tooMany'
  | 'usedUp'

/** The details of these refusals: the character, defender or ability that they speak of. */
export type MarvelDetails = {
  readonly piece?: string
  readonly defender?: string
  readonly ability?: string
}
