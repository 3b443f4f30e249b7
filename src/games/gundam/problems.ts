// The codes of refusals by the rules of the GUNDAM CARD GAME, with their details.
import type { GundamClause } from './clauses.ts'

/** The codes of refusals by the rules, besides those of the engine. */
export type GundamProblem =
  | 'active'
  | 'alreadyDestroyed'
  | 'alreadyMoved'
  | 'alreadyPaired'
  | 'attackerMissing'
  | 'baseIsNoTarget'
  | 'blockerUsed'
  | 'cannotAttackAtAll'
  | 'cannotAttackPlayer'
  | 'cannotBeAttacked'
  | 'cannotBlock'
  | 'deployedThisTurn'
  | 'drawsAttacks'
  | 'highManeuver'
  | 'isTarget'
  | 'mainPhaseOnly'
  | 'malformedPiece'
  | 'nameTaken'
  | 'noBattleNow'
  | 'noBlocker'
  | 'noCardRevealed'
  | 'noEffectBattles'
  | 'noPilot'
  | 'noShield'
  | 'noSuchAttacker'
  | 'noSuchLabel'
  | 'noSuchPiece'
  | 'noSuchTarget'
  | 'noTarget'
  | 'notAUnit'
  | 'notActionStep'
  | 'notActivePlayer'
  | 'notAnAction'
  | 'notAnEnemyUnit'
  | 'notInPlay'
  | 'notMainPhase'
  | 'notMeant'
  | 'notTriggered'
  | 'notYourTurn'
  | 'notYourUnit'
  | 'oneUnitOnly'
  | 'ownUnit'
  | 'ownerMissing'
  | 'pilotNeeded'
  | 'rested'
  | 'restsForIt'
  | 'samePlayer'
  | 'sameUnit'
  | 'secondBase'
  | 'shieldIsNoTarget'
  | 'sourceMissing'
  | 'tooLate'
  | 'tooMany'
  | 'usedUp'

/** The details of these refusals: the piece, ability, Blocker or label that they speak of, and whose turn it is. */
export type GundamDetails = {
  readonly piece?: string
  readonly ability?: string
  readonly blocker?: string
  readonly turn?: string
  readonly label?: string
}

/** Why a card cannot be chosen. */
export type WhyNot = { readonly code: GundamProblem; readonly clause: GundamClause }
