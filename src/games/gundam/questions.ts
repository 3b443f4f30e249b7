// What is asked in an attack of the GUNDAM CARD GAME, by the name of the question, and why an answer is refused.
import type { Bare } from '../../engine/game.ts'

type About<A> = { readonly about: Readonly<A> }

/** Each question with what it is about. */
export type GundamQuestions = {
  /** Which Unit attacks, if any. */
  attacker: Bare
  target: Bare
  block: Bare
  /** The action step; the player whose turn it is stands in the name. */
  action: Bare
  /** What is in the shield area, where nobody has said it. */
  shieldArea: Bare
  /** A destroyed Shield, by its number: whether it has 【Burst】, and whether that is activated. */
  burst: Bare
  /** Which of two Bursts comes first. */
  order: Bare
  /** Numbers of a Unit that nobody gave. */
  ap: About<{ unit: string }>
  hp: About<{ unit: string }>
  /** Whether a Unit or a Base without known HP is still there, with this damage on it. */
  survives: About<{ piece: string; damage: number }>
  finish: Bare
}

/** What a choice says about itself: the player who may be attacked, or the card whose Burst comes first. */
export type GundamChoice = { readonly player: string } | { readonly card: string | null }

/** Why something is against the rules, beside what the engine refuses in every game. */
export type GundamProblem =
  | 'active'
  | 'alreadyDestroyed'
  | 'alreadyMoved'
  | 'attackerMissing'
  | 'baseIsNoTarget'
  | 'blockerUsed'
  | 'deployedThisTurn'
  | 'highManeuver'
  | 'isTarget'
  | 'mainPhaseOnly'
  | 'malformedPiece'
  | 'nameTaken'
  | 'noBlocker'
  | 'noCardRevealed'
  | 'noShield'
  | 'noSuchAttacker'
  | 'noSuchLabel'
  | 'noSuchPiece'
  | 'noSuchTarget'
  | 'notAUnit'
  | 'notActionStep'
  | 'notActivePlayer'
  | 'notAnAction'
  | 'notAnEnemyUnit'
  | 'notInPlay'
  | 'notMainPhase'
  | 'notTriggered'
  | 'notYourTurn'
  | 'notYourUnit'
  | 'oneUnitOnly'
  | 'ownUnit'
  | 'ownerMissing'
  | 'rested'
  | 'samePlayer'
  | 'secondBase'
  | 'shieldIsNoTarget'
  | 'sourceMissing'
  | 'tooLate'
  | 'tooMany'
  | 'usedUp'

/** What a refusal names besides: who or what is in the way, and whose turn it is. */
export type GundamDetails = {
  readonly piece?: string
  readonly ability?: string
  readonly blocker?: string
  readonly turn?: string
  readonly label?: string
}
