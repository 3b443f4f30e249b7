// What an enemy's attack and a player's attack have of their own.

import type { AskedFact } from '../../vocabulary/asked-facts.ts'
import type { Keyword } from '../../vocabulary/characters.ts'
import type { AttackPart, Effect } from '../../vocabulary/effects.ts'
import type { Moment } from '../abilities/moments.ts'

/** The parts of an attack's damage, which add up to its value. */
export type Ledger = {
  value: number
  reduced: number
  prevented: number
  tough: number
  placed: { piece: string; amount: number }[]
  lost: number
}

/** What every attack has. */
export type AttackCommon = {
  /** The character that is the target now. */
  target: string | null
  increase: number
  ledger: Ledger
  damaged: string[]
  /** The damage that the attack has dealt to whom, prevented or not, and beyond the hit points, too. */
  dealtTo: { piece: string; amount: number }[]
  defeated: string[]
  /** The damage that the attack has dealt beyond the hit points that were left (MC18-PA-35). */
  excess: { piece: string; amount: number }[]
}

export type EnemyAttackOwn = AttackCommon & {
  target: string
  readonly initiated: { player: string; character: string }
  /** 'asked': the players say what makes the enemy attack an alter-ego. */
  readonly activation: 'asked' | null
  /** What it does instead of attacking; then there is no attack. */
  instead: 'schemes' | 'nothing' | null
  stage: EnemyStage
  defender: Defender | null
  /** The player who resolves the card with peril that causes the attack (MC18-EA-74). */
  peril: string | null
  /** Whether the attacked player divides the damage among characters (MC18-EA-76). */
  indirect: boolean
  /** The only player who may still use (defense) abilities in this attack (MC-DF-22), and how many have been used. */
  defenses: { by: string; used: number } | null
  /** The characters for which "would deal" has already opened. */
  wouldDeal: string[]
  /** The amount of damage that has been calculated last, in editions that calculate it in a step of its own. */
  calculated: { atk: number; amount: number } | null
  defChange: number
  /** The attacks of players' (attack) abilities in the middle of this one; the last one is being made (MC18-OP-07). */
  inner: InnerAttack[]
  /** Moments about the damage of this attack that wait until after retaliate. */
  damageMoments: Moment[]
}

/** How far an enemy's attack has come. From the damage on its ATK is fixed; only damage that is dealt makes "attacked". */
export type EnemyStage = BeforeDamage | Dealing | Placed | Damaged | EndedEarly
type BeforeDamage = { readonly name: 'before damage' }
/** Until the damage is placed, abilities around it still count as before the damage (AMB-11). */
type Dealing = { readonly name: 'dealing'; readonly atk: number | null }
type Placed = { readonly name: 'placed'; readonly atk: number | null }
type Damaged = {
  readonly name: 'damaged'
  readonly atk: number | null
  readonly attacked: { readonly player: string; readonly character: string }
}
type EndedEarly = {
  readonly name: 'ended early'
  readonly why: 'effect' | 'attacker gone' | 'target gone' | 'player eliminated'
  /** How far it had come. */
  readonly after: BeforeDamage | Dealing
}

/** The attack of an (attack) ability in the middle of an enemy's attack. */
export type InnerAttack = Pick<AttackCommon, 'increase' | 'damaged' | 'defeated' | 'excess'> & {
  keywords: Keyword[]
  readonly kind: 'playerAttack'
  readonly attacker: string
  readonly player: string
  attacked: string[]
}

export type Defender = {
  piece: string
  how: 'basic' | 'ally' | 'ability'
  /** The target before it defended. */
  before: string
  /** How many (defense) abilities had been used when it became the defender, the one that made it so included. */
  defenses: number
  /** Whether a (defense) ability of its player has declared it (MC18-DF-43). */
  calledIn: boolean
}

type Instead = {
  readonly asks: AskedFact
  readonly attacks?: readonly AttackPart[] | undefined
  readonly keywords?: readonly Keyword[] | undefined
  readonly effects?: readonly Effect[] | undefined
}

export type PlayerAttackOwn = AttackCommon & {
  readonly power: 'basic' | 'ability'
  /** The card or the name of its ability, if that is said. */
  readonly card: string | null
  /** The attacks in their order; a basic or a labelled attack has one (MC-PA-09, MC-PA-12). */
  attacks: readonly AttackPart[]
  current: number
  /** Whether the attacker exhausts, and whether an ally takes consequential damage. */
  readonly exhausts: boolean
  readonly consequential: boolean
  stage: PlayerStage
  /** `targets` are the enemies of the present attack, `named` those that the set-up names. */
  targets: string[]
  /** The enemies that are known to have a later sentence of the present attack, by its number from 1. */
  later: { readonly sentence: number; readonly piece: string }[]
  /** How many sentences of the present attack have been resolved, if each has an enemy of its own (MC18-PA-32). */
  sentence: number
  /** What paying the costs does, before the attack begins (MC18-PA-31). */
  readonly costs: readonly Effect[]
  /** What its text does besides, after the damage of the last attack. */
  besides: readonly Effect[]
  /** What it does instead if what its player is asked is so. */
  readonly instead: Instead | null
  readonly named: readonly string[]
  /** An increase worded for the whole ability raises every attack of it (AMB-36). */
  wholeIncrease: number
  made: number
  attacked: string[]
}

/** How far the present attack of a player has come. It is 'damaged' while the enemy of a further sentence is chosen. */
export type PlayerStage =
  | { readonly name: 'choosing' | 'stopped' | 'replaced' }
  | Chosen<'before damage'>
  | (Chosen<'dealing'> & {
      /** The enemies that its sentences have hit. */
      hit: string[]
    })
  | {
      readonly name: 'damaged'
      /** The enemies whose retaliate is still to come. */
      retaliating: string[]
    }
type Chosen<N> = {
  readonly name: N
  /** The targets that were chosen, or that it is against from its beginning; "each other enemy" adds the others. */
  chosen: string[]
}

/** The attack that is being made. @throws Error before the first one, which is a fault of the program */
export function partNow({ attacks, current }: PlayerAttackOwn): AttackPart {
  const part = attacks[current]
  if (!part) throw new Error(`there is no attack ${current}`)
  return part
}

/** The fields that each attack of an ability starts with (MC-PA-12). */
export const freshAttack = () => ({
  stage: { name: 'choosing' as const },
  targets: [] as string[],
  later: [] as PlayerAttackOwn['later'],
  sentence: 0,
  increase: 0,
  ledger: emptyLedger(),
  damaged: [] as string[],
  dealtTo: [] as AttackCommon['dealtTo'],
  defeated: [] as string[],
  excess: [] as AttackCommon['excess'],
})

export const emptyLedger = (): Ledger => ({
  value: 0,
  reduced: 0,
  prevented: 0,
  tough: 0,
  placed: [],
  lost: 0,
})
