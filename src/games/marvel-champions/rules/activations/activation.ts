// An activation: what the table is busy with. A kind that is added is a line in `Activations`, and what `tsc` then names.
import type { Instance } from '../../questions.ts'
import type { Keyword } from '../../vocabulary/characters.ts'
import type { Pending } from '../../vocabulary/table-facts.ts'
import type { BoostCards } from '../boost/boost-cards.ts'
import type { EnemyAttackOwn, PlayerAttackOwn } from './attacks.ts'
import type { EnemySchemeOwn } from './schemes.ts'
import type { ThwartOwn } from './thwarts.ts'

/** Each kind of activation with what it alone has. */
export type Activations = {
  enemyAttack: EnemyAttackOwn
  playerAttack: PlayerAttackOwn
  enemyScheme: EnemySchemeOwn
  thwart: ThwartOwn
  /** Nobody acts: the players tell what has changed between two attacks. */
  changes: object
}
export type ActivationKind = keyof Activations

/** An activation of these kinds, or of any. */
export type Activation<K extends ActivationKind = ActivationKind> = {
  [P in K]: { readonly kind: P } & ActivationCommon & Activations[P]
}[K]

export type EnemyAttack = Activation<'enemyAttack'>
export type PlayerAttack = Activation<'playerAttack'>
export type EnemyScheme = Activation<'enemyScheme'>
export type Thwart = Activation<'thwart'>

/** What every activation has, whoever acts. It ends with the activation. */
export type ActivationCommon = {
  /** The character that is activated, or that attacks; empty if nobody acts. */
  readonly attacker: string
  keywords: Keyword[]
  /** What is added to the number by which it is made, boost icons among it. */
  bonus: number
  /** The player who is attacked or attacks: "you" for an encounter card. */
  player: string
  boost: BoostCards
  /** The effect that has started an enemy's activation; null: it is one of the round, or nobody has said more. */
  readonly startedBy: Pending | null
  /** The damage that the attack itself has dealt, and the characters that were defeated, in order. */
  dealt: number
  fell: string[]
  /** The threat that effects have placed. */
  threat: number
  preventions: Prevention[]
  /** By how much the damage is raised that a character would take next. */
  increases: { of: string; amount: number }[]
  /** The damage that is about to be taken, what comes first last: damage in between comes before the damage around it. */
  coming: (readonly Instance[])[]
}

/**
 * A prevention of damage to one character, or, without a character, of the damage of this attack. Before tough
 * ("would deal") it can save the tough card, after it ("would take") it cannot (AMB-11).
 */
export type Prevention = { of: string | null; taken: boolean; left: number | 'all' }

/** What one question means for each kind: a kind that is added does not compile until it has its own answer. */
export type ByKind<T> = { readonly [K in ActivationKind]: (activation: Activation<K>) => T }

/** The answer for this activation. */
export const byKind = <T, K extends ActivationKind = ActivationKind>(
  activation: Activation<K>,
  answers: ByKind<T>,
): T => answers[activation.kind](activation)

/** The beginning of every activation. */
export const freshActivation = (
  { attacker, player, keywords }: Pick<ActivationCommon, 'attacker' | 'player' | 'keywords'>,
  facedown = 0,
  startedBy?: Pending,
): ActivationCommon => ({
  attacker,
  player,
  keywords,
  bonus: 0,
  startedBy: startedBy ?? null,
  boost: { facedown, flipped: 0, faceup: null, isBarred: startedBy?.noBoostCard === true },
  dealt: 0,
  fell: [],
  threat: 0,
  preventions: [],
  increases: [],
  coming: [],
})
