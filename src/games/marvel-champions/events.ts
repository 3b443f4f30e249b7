// What can happen in an attack of Marvel Champions, each with what is known about it. A piece is named by its id.
import type { Told } from '../../engine/game.ts'
import type { Clause } from './clauses.ts'
import type { Keyword, Piece, Status } from './rules/pieces.ts'

type Tells<T extends string, About extends object = object> = Told<T, Clause> & Readonly<About>

/** An instance of damage: of the attack, passed on by overkill, or from elsewhere. */
export type DamageKind = 'attack' | 'overkill' | 'retaliate' | 'consequential' | 'effect'

/** The attack as such: how it begins, whom it is against, how it ends. */
type AttackEvent =
  /** Somebody sets out to attack; nothing has been initiated yet. */
  | Tells<'activation_started', { kind: 'attack' | 'basic' | 'ability'; piece: string }>
  /** A stunned attacker has discarded stunned instead. */
  | Tells<'attack_replaced', { piece: string; by: 'stunned' }>
  /** Of an enemy's attack the player and the character are told, of a player's the enemies. */
  | Tells<
      'attack_initiated',
      { attacker: string; player?: string; character?: string; targets?: readonly string[] }
    >
  /** This player counts as attacked from now on. */
  | Tells<'player_attacked', { player: string }>
  /** Of the attacks of one ability this one begins. */
  | Tells<'attack_counted', { attack: number; of: number }>
  /** So many attacks of the ability are not made any more. */
  | Tells<'attacks_lost', { left: number }>
  | Tells<'target_changed', { from: string; to: string; player: string }>
  /** The attack ends before its damage; without a reason, because a card says so. */
  | Tells<'attack_ended_early', { why?: 'attacker gone' | 'target gone' | 'no target' }>
  | Tells<'attack_undefended'>
  /** Who has been attacked, as other cards see it; of an enemy's attack the player too. */
  | Tells<'considered_attacked', { player?: string; character: string }>
  | Tells<'considered_defended', { character: string }>
  | Tells<'attack_finished'>
  /** A step that this attack does not have. */
  | Tells<'step_skipped', { skipped: 'giveBoostCard' }>

/** Who defends. */
type DefenseEvent =
  | Tells<'defender_set', { piece: string; how: 'basic' | 'ally' | 'ability' }>
  | Tells<'defender_lost', { piece: string; how: Piece['where'] }>
  | Tells<'defend_declined', { player: string }>
  /** A (defense) ability that makes nobody the defender. */
  | Tells<'defense_used', { player: string; defender: string | null }>

/** Boost cards. */
type BoostEvent =
  /** One more facedown; how many there are now. */
  | Tells<'boost_given', { facedown: number }>
  | Tells<'boost_flipped', { number: number; card: string | null; icons: number }>
  | Tells<'boost_text_ignored', { text: string }>
  | Tells<'boost_ability_none'>
  | Tells<'boost_ability_resolved', { you: string | null; number: number }>
  | Tells<'boost_icons_changed', { icons: number }>
  | Tells<'boost_cancelled', { what: 'ability' | 'icons' }>
  /** The faceup card, by its name if somebody gave it; or so many facedown ones. */
  | Tells<'boost_discarded', { card?: string | null; facedown?: number }>
  /** So many facedown cards stay for the next activation. */
  | Tells<'boost_kept', { facedown: number }>

/** Numbers of the attack; null: nobody gave it. */
type NumberEvent =
  | Tells<'atk_changed', { from: number | null; to: number | null }>
  | Tells<'def_changed', { amount: number }>
  | Tells<'increase_applied', { amount: number; whole: boolean }>
  | Tells<'prevention_ready', { amount: number | 'all' }>
  /** DEF takes so much off, and so much is left. */
  | Tells<'damage_reduced', { piece: string; by: number; to: number }>
  /** An instance of a player's attack as it sets out. */
  | Tells<'damage_instance', { target: string; base: number; increase: number; additional: number }>

/** Damage on its way, and what becomes of whom it hits. */
type DamageEvent =
  | Tells<'pierced', { piece: string; discarded: number }>
  | Tells<'damage_prevented', { piece: string; amount: number }>
  /** Damage is placed, at most as much as there were hit points; `remaining` null: nobody said how many. */
  | Tells<
      'damage_dealt',
      { piece: string; amount: number; placed: number; kind: DamageKind; remaining: number | null }
    >
  | Tells<'excess_lost', { piece: string; amount: number }>
  /** Nobody can say how much was too much. */
  | Tells<'excess_unknown', { piece: string }>
  | Tells<'overkill', { from: string; to: string; amount: number }>
  | Tells<'retaliate', { from: string; to: string; amount: number }>
  | Tells<'retaliate_ignored', { from: string; keyword: 'ranged' }>
  | Tells<'retaliate_shut', { piece: string }>
  | Tells<'consequential_damage', { piece: string; amount: number }>
  | Tells<'healed', { piece: string; amount: number; remaining: number | null }>
  | Tells<'character_defeated', { piece: string }>
  /** The next stage of a villain goes on with the attack. */
  | Tells<'next_stage', { piece: string }>
  | Tells<'threat_placed', { amount: number }>

/** What characters are and have. */
type CharacterEvent =
  | Tells<'status_given', { piece: string; status: Status }>
  /** With the damage that it has stopped, if it was discarded for that. */
  | Tells<'status_discarded', { piece: string; status: Status; amount?: number }>
  | Tells<'status_kept', { piece: string; status: Status }>
  | Tells<'character_exhausted', { piece: string }>
  | Tells<'character_readied', { piece: string }>
  | Tells<'character_left_play', { piece: string; how: Piece['where'] }>
  /** The attack gains or loses it if no piece does. */
  | Tells<'keyword_gained' | 'keyword_lost', { keyword: Keyword | 'retaliate'; piece: string | null }>

/** What somebody says about the table, and who comes to it. */
type TableEvent =
  /** With the player, if it is an identity that was asked for. */
  | Tells<'joined', { piece: string; kind: Piece['kind']; player?: string }>
  | Tells<'corrected', { piece: string }>
  | Tells<'noted', { text: string }>
  | Tells<'reminded', { ability: string }>

/** Everything that the rows, effects and rules of Marvel Champions tell. */
export type MarvelEvent =
  | AttackEvent
  | DefenseEvent
  | BoostEvent
  | NumberEvent
  | DamageEvent
  | CharacterEvent
  | TableEvent
