// What the rules ask of any activation, with the answer of each kind.
import type { Moment } from '../abilities/moments.ts'
import { type Activation, type ActivationKind, byKind } from './activation.ts'
import type { AttackCommon, Defender, InnerAttack } from './attacks.ts'

/** Whether a player makes it. */
export const BY_PLAYER: Readonly<Record<ActivationKind, boolean>> = {
  enemyAttack: false,
  playerAttack: true,
  enemyScheme: false,
  thwart: true,
  changes: false,
}

/** The number of who activates by which it is made, and which its boost icons raise. */
export const ACTIVATES_BY: Readonly<Record<ActivationKind, 'atk' | 'sch'>> = {
  enemyAttack: 'atk',
  playerAttack: 'atk',
  enemyScheme: 'sch',
  thwart: 'atk',
  changes: 'atk',
}

/** An attack of any kind. */
type AnyAttack = AttackCommon & Pick<Activation, 'kind' | 'attacker' | 'keywords'>

/** The attack that it is, whose damage counts; null: it is none. */
export const attackOf = (activation: Activation): AnyAttack | null =>
  byKind<AnyAttack | null>(activation, {
    enemyAttack: attack => attack,
    playerAttack: attack => attack,
    enemyScheme: () => null,
    thwart: () => null,
    changes: () => null,
  })

/** The characters that it is made against. */
export const against = (activation: Activation): readonly string[] =>
  byKind<readonly string[]>(activation, {
    enemyAttack: ({ target }) => [target],
    playerAttack: ({ targets }) => targets,
    enemyScheme: () => [],
    thwart: () => [],
    changes: () => [],
  })

export const defenderIn = (activation: Activation): Defender | null =>
  byKind<Defender | null>(activation, {
    enemyAttack: ({ defender }) => defender,
    playerAttack: () => null,
    enemyScheme: () => null,
    thwart: () => null,
    changes: () => null,
  })

export const isUndefended = (activation: Activation): boolean =>
  byKind(activation, {
    enemyAttack: ({ defender }) => defender === null,
    playerAttack: () => false,
    enemyScheme: () => false,
    thwart: () => false,
    changes: () => false,
  })

/** Whether something happens instead, before it has begun. */
export const isReplaced = (activation: Activation): boolean =>
  byKind(activation, {
    enemyAttack: ({ instead }) => instead !== null,
    playerAttack: () => false,
    enemyScheme: ({ instead }) => instead !== null,
    thwart: () => false,
    changes: () => false,
  })

/** The player who alone may act, because of a card with peril (MC18-EA-74). */
export const perilOf = (activation: Activation): string | null =>
  byKind<string | null>(activation, {
    enemyAttack: ({ peril }) => peril,
    playerAttack: () => null,
    enemyScheme: () => null,
    thwart: () => null,
    changes: () => null,
  })

/** The attacks of (attack) abilities in its middle; null: what such an ability does is no attack of its own. */
export const innerAttacks = (activation: Activation): InnerAttack[] | null =>
  byKind<InnerAttack[] | null>(activation, {
    enemyAttack: ({ inner }) => inner,
    playerAttack: () => null,
    enemyScheme: () => null,
    thwart: () => null,
    changes: () => null,
  })

/** The moments about its damage that wait until after retaliate; null: they open with the damage. */
export const waitingMoments = (activation: Activation): Moment[] | null =>
  byKind<Moment[] | null>(activation, {
    enemyAttack: ({ damageMoments }) => damageMoments,
    playerAttack: () => null,
    enemyScheme: () => null,
    thwart: () => null,
    changes: () => null,
  })

type Attacking = Pick<Activation, 'attacker' | 'keywords'>

/** The player's attack that is being made; null: it is an enemy's. */
export const byPlayerNow = (activation: Activation): Attacking | null =>
  innerAttacks(activation)?.at(-1) ??
  byKind<Attacking | null>(activation, {
    enemyAttack: () => null,
    playerAttack: attack => attack,
    enemyScheme: () => null,
    thwart: () => null,
    changes: () => null,
  })

/** An increase raises this attack, or, if it is worded so, every attack of the ability (AMB-36). */
export function raise(activation: Activation, amount: number, isWhole: boolean): void {
  byKind(activation, {
    enemyAttack: attack => {
      attack.increase += amount
    },
    playerAttack: attack => {
      if (isWhole) attack.wholeIncrease += amount
      else attack.increase += amount
    },
    enemyScheme: () => {
      // It deals no damage.
    },
    thwart: one => {
      one.increase += amount
    },
    changes: () => {
      // No damage of an attack is dealt between attacks.
    },
  })
}
