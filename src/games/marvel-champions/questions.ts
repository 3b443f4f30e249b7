// What is asked in an attack of Marvel Champions, by the name of the question, and why an answer is refused.
import type { Bare } from '../../engine/game.ts'
import type { Piece } from './rules/pieces.ts'

/** The damage of an enemy's attack, worked out as far as it is known. */
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

/** Each question with what it is about. */
export type MarvelQuestions = {
  /** Step 2 of an enemy's attack; a player's has no such step. */
  defend: Bare
  /** Which boost card is turned, counted from 1, and how many lie facedown with it. */
  boost: About<{ facedown: number; number: number }>
  /** The last moment before the damage. */
  damage: About<EnemyDamage> | About<PlayerDamage>
  /** Numbers that nobody gave: of a piece that an effect counts, or of who attacks or defends. */
  atk: About<{ piece: string }> | Bare
  hitPoints: About<{ piece: string }>
  def: Bare
  consequential: Bare
  /** The enemies of a player's attack, one after the other. */
  target: Bare
  /** Which of several enemies retaliates first. */
  order: Bare
  /** A star ability that the players carry out themselves. */
  resolve: About<{ you: string }>
  /** Who the identity of a player is. */
  identity: About<{ player: string }>
  /** Whether another stage of the villain goes on. */
  nextStage: About<{ piece: string }>
  /** Whether a character without known hit points is still there, with this damage on it. */
  survives: About<{ piece: string; damage: number }>
  finish: Bare
}

/** What a choice says about itself: a character that may defend. */
export type MarvelChoice = {
  readonly player: string | null
  readonly kind: Piece['kind']
  readonly def: number | null
}

/** Why something is against the rules, beside what the engine refuses in every game. */
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

/** What a refusal names besides: who or what is in the way. */
export type MarvelDetails = {
  readonly piece?: string
  readonly defender?: string
  readonly ability?: string
}
