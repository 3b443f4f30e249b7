// How far an activation has come, and its end before its time.
import { type Activation, byKind, type EnemyAttack, type PlayerAttack } from './activation.ts'
import type { EnemyStage, PlayerStage } from './attacks.ts'

/** The stage up to which an attack has come, if it had not ended early. */
const reached = ({ stage }: EnemyAttack): Exclude<EnemyStage, { name: 'ended early' }> =>
  stage.name === 'ended early' ? stage.after : stage

/** Whether the damage is placed: then neither the defender nor the target changes any more. */
export const isPlaced = ({ stage: { name } }: EnemyAttack): boolean => name === 'placed' || name === 'damaged'

/** Whether nothing of its damage has begun. */
export const isBeforeDamage = (activation: Activation): boolean =>
  byKind(activation, {
    enemyAttack: attack => reached(attack).name === 'before damage',
    playerAttack: ({ stage }) => stage.name === 'before damage',
    enemyScheme: () => false,
    thwart: () => false,
    changes: () => true,
  })

/** Whether its damage has begun, but is not placed. */
export const isDealing = (activation: Activation): boolean =>
  byKind(activation, {
    enemyAttack: attack => reached(attack).name === 'dealing',
    playerAttack: ({ stage }) => stage.name === 'dealing',
    enemyScheme: () => false,
    thwart: () => false,
    changes: () => false,
  })

/** Why an enemy's attack has ended before its damage; null if it has not. */
export const endedEarly = ({ stage }: EnemyAttack) => (stage.name === 'ended early' ? stage.why : null)

export const isOver = (activation: Activation): boolean =>
  byKind(activation, {
    enemyAttack: attack => endedEarly(attack) !== null,
    playerAttack: ({ stage }) => stage.name === 'stopped',
    enemyScheme: ({ stage }) => stage.name === 'ended early',
    thwart: ({ stage }) => stage.name === 'stopped',
    changes: () => false,
  })

/** Ends an enemy's attack before its damage is placed. @throws Error after that, which is a fault of the program */
export function endsEarly(attack: EnemyAttack, why: NonNullable<ReturnType<typeof endedEarly>>): void {
  const after = reached(attack)
  if (after.name !== 'before damage' && after.name !== 'dealing') throw new Error('its damage is placed')
  attack.stage = { name: 'ended early', why, after }
}

/** The ATK of the damage that an enemy's attack deals, once that has begun; null: it has not, or the ATK is unknown. */
export function atkOfDamage(attack: EnemyAttack): number | null {
  const stage = reached(attack)
  return stage.name === 'before damage' ? null : stage.atk
}

/** Who is considered attacked; null until the damage has been dealt. */
export const attackedIn = ({ stage }: EnemyAttack) => (stage.name === 'damaged' ? stage.attacked : null)

/** The stage of a player's attack, with what it has. @throws Error at another stage, which is a fault of the program */
export function stageAmong<N extends PlayerStage['name']>({ stage }: PlayerAttack, ...names: readonly N[]) {
  const isAmong = (one: PlayerStage): one is Extract<PlayerStage, { name: N }> =>
    names.some(name => name === one.name)
  if (!isAmong(stage)) throw new Error(`a player's attack is ${stage.name}`)
  return stage
}
