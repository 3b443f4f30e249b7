// The codes of refusals by the rules of Marvel Champions, with their details.

/** The codes of refusals by the rules, besides those of the engine. */
export type MarvelProblem =
  | 'alreadyChosen'
  | 'alreadyDefeated'
  | 'alreadyDefended'
  | 'alterEgoCannotDefend'
  | 'atkForEach'
  | 'attackOver'
  | 'cannotAttack'
  | 'cannotBeAttacked'
  | 'cannotDefend'
  | 'cannotTakeDamage'
  | 'constantOnlyAtk'
  | 'enemyHasNoPlayer'
  | 'exhausted'
  | 'forbiddenToAttack'
  | 'guarded'
  | 'identityUnknown'
  | 'malformedPiece'
  | 'nameReserved'
  | 'nameTaken'
  | 'noAttackableEnemy'
  | 'noBoostCard'
  | 'noSuchAttacker'
  | 'noSuchForm'
  | 'noSuchPiece'
  | 'noSuchScheme'
  | 'noSuchTarget'
  | 'notAnEnemy'
  | 'notFriendly'
  | 'notInPlay'
  | 'nothingToPrevent'
  | 'notTriggered'
  | 'onlyAtOnce'
  | 'onlyInEnemyAttack'
  | 'onlyInPlayerAttack'
  | 'otherPlayerDefends'
  | 'otherPlayerUsedDefense'
  | 'peril'
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
