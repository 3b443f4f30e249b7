// The events in an attack of the GUNDAM CARD GAME with their facts. An event names a card by its id.
import type { Told } from '../../engine/game.ts'
import type { GundamClause } from './clauses.ts'
import type { Piece } from './rules/pieces.ts'
import type { EffectOf } from './vocabulary/effects.ts'
import type { KeptOff, Keyword, NumberedKeyword, TargetRule } from './vocabulary/pieces.ts'
import type { ELSEWHERE } from './vocabulary/single-effects.ts'

type Tells<T extends string, About extends object = object> = Told<T, GundamClause> & Readonly<About>

export type BattleStep = 'attack' | 'block' | 'action' | 'damage' | 'battle end'
export type GundamDamageKind = 'battle' | 'effect'

/** A "during this battle" effect, which ends in the battle end step. */
export type BattleEffect =
  | { piece: string; ap: number }
  | { piece: string; hp: number }
  | { piece: string; keyword: Keyword; loses: boolean }
  /** null: all of <Breach> is lost. */
  | { piece: string; breach: number | null }
  /** Damage by an enemy to the piece, or to the shield area, is reduced; all of it, or that of one kind. */
  | { piece: string; reduces: number; only?: GundamDamageKind }
  /** Another card is dealt the battle damage that the piece would receive. */
  | { piece: string; takenBy: string }
  /** Damage of this kind by an enemy cannot be received. */
  | { piece: string; keepsOff: KeptOff }

/** What a constant effect gives to a card. */
export type ConstantEffect = Exclude<BattleEffect, { hp: number }>

/** The events of the battle's steps and of the cards and players in it. */
type BattleEvent =
  | Tells<'battle_step_entered', { battleStep: BattleStep }>
  /** Tells whether attacker and target are still in play as a step ends. */
  | Tells<'end_of_step_check', { result: 'ok' | 'attacker gone' | 'target gone'; battleStep: BattleStep }>
  | Tells<'attack_declined', { player: string }>
  | Tells<'attacker_selected', { unit: string; player: string }>
  /** One of `unit` and `player` is the target; the other one is null. */
  | Tells<'target_declared', { unit: string | null; player: string | null }>
  /** `to` is a Unit, or the standby player. */
  | Tells<'target_changed', { to: string }>
  | Tells<'target_confirmed', { target: string }>
  | Tells<'attack_succeeded', { kind: 'unit' | 'player' }>
  | Tells<'battle_begun', { attacker: string; target: string }>
  /** An effect begins a battle that has no attack, block or action step. */
  | Tells<'effect_battle_begun', { attacker: string; target: string }>
  /** The Unit that attacks there is rested or was deployed this turn, which does not matter. */
  | Tells<'battles_all_the_same', { unit: string }>
  /** The effects that wait for an attack: none is declared. */
  | Tells<'attack_effects_silent', { effects: readonly string[] }>
  /** It is over, and the battle around it goes on. */
  | Tells<'effect_battle_over'>
  | Tells<'battle_ended'>
  | Tells<'returned_to_main_phase', { player: string }>
  | Tells<'player_defeated', { player: string }>
  | Tells<'game_won', { player: string }>

/** The events of the block and action steps. */
type StepEvent =
  /** <High-Maneuver>: no Unit can block. */
  | Tells<'blocker_closed', { unit: string | null }>
  | Tells<'blocker_declined', { player: string }>
  | Tells<'blocker_activated', { unit: string }>
  | Tells<'passed', { player: string }>
  | Tells<'action_used', { player: string; ability: string }>

/** The events of triggered effects, and of effects that last for this battle. */
type EffectEvent =
  /** The effects that have triggered and wait now. */
  | Tells<'effects_triggered', { effects: readonly string[] }>
  | Tells<'target_condition_met' | 'target_condition_not_met', { ability: string }>
  | (Tells<'battle_effect_gained' | 'battle_effect_lost'> & Readonly<BattleEffect>)
  | (Tells<'constant_effect_began' | 'constant_effect_ended'> & Readonly<ConstantEffect>)
  /** What players have said about a condition of a card that only they know. */
  | Tells<'condition_holds' | 'condition_does_not_hold', { card: string; condition: string }>
  /** A triggered effect does nothing, because a target that it needs is missing. */
  | Tells<'targets_missing', { ability: string }>
  /** A triggered effect is not carried out, since it is so already; it is not used up. */
  | Tells<'nothing_done', { ability: string }>
  /** “If you do”: the first part could not be carried out, so the second one does not follow. */
  | Tells<'first_part_not_done'>

/** The events of damage and destruction. `from` and `to` are cards, the top Shield, or the player. */
type DamageEvent =
  | Tells<'battle_damage' | 'first_strike_damage', { from: string; to: string; amount: number }>
  | Tells<'no_damage', { from: string; to: string }>
  | Tells<'effect_damage', { from: string | null; to: string; amount: number }>
  | Tells<'damage_prevented', { card: string; amount: number }>
  /** Damage is `amount` lower than it would be, before it is received; `left` is received. */
  | Tells<'damage_lowered', { card: string; amount: number; left: number }>
  /** `to` is dealt the battle damage that `card` would receive. */
  | Tells<'damage_redirected', { card: string; to: string }>
  /** A text says that the card cannot receive this damage. */
  | Tells<'damage_kept_off', { card: string; amount: number }>
  /** Damage that is reduced to 0 counts as neither dealt nor received. */
  | Tells<'damage_not_received', { card: string }>
  /** <Suppression>: so many Shields take the battle damage at once; or only the Base takes it. */
  | Tells<'suppression_hits', { count: number }>
  | Tells<'suppression_idle', { card: string }>
  /** `amount` counters were placed and `damage` counters lie there now; `remaining` is null if its HP is unknown. */
  | Tells<
      'counters_set',
      { card: string; damage: number; remaining: number | null; kind: GundamDamageKind; amount: number }
    >
  | Tells<'excess_lost', { card: string; amount: number }>
  | Tells<'base_destroyed', { base: string }>
  /** All these Units are destroyed at the same moment. */
  | Tells<'units_destroyed', { units: readonly string[] }>
  | Tells<'moved_to_trash', { card: string | null; player: string }>
  | Tells<'removed_from_game', { card: string; player: string }>

/** The events of the shield area and of 【Burst】. `card` is null as long as nobody has named the card. */
type ShieldEvent =
  | Tells<'shield_area_checked', { result: 'base' | 'shield' | 'empty' }>
  | Tells<'shield_destroyed', { shieldsLeft: number | null }>
  | Tells<'shields_changed', { change: number; shields: number | null }>
  /** So many Shields this player has now. */
  | Tells<'shields_counted', { player: string; shields: number }>
  | Tells<
      'card_revealed' | 'burst_offered' | 'burst_declined' | 'burst_activated',
      { card: string | null; player: string }
    >
  | Tells<'burst_resolved', { card: string | null }>
  | Tells<'card_moved', { to: EffectOf<'movesCard'>['to'] }>

/** The events that change a Unit or a Base. */
type CardEvent =
  | Tells<'unit_rested' | 'unit_set_active', { unit: string }>
  /** <Repair> at the end of the turn. */
  | Tells<'repaired', { card: string; amount: number; remaining: number | null }>
  /** In the start phase it does not become active, since an effect forbids that. */
  | Tells<'stays_rested', { unit: string }>
  | Tells<'recovered', { card: string; amount: number; remaining: number | null }>
  | Tells<'prevention_ready', { card: string; amount: number }>
  | Tells<'ap_changed', { card: string; ap: number | null }>
  | Tells<'hp_changed', { card: string; hp: number | null }>
  | Tells<'keyword_gained' | 'keyword_lost', { piece: string; keyword: Keyword | NumberedKeyword }>
  /** From now on this holds for the card. */
  | Tells<'rule_gained', { piece: string; rule: TargetRule }>
  /** It held for this turn, and no longer does. */
  | Tells<'rule_lost', { piece: string; rule: TargetRule }>
  /** An effect would destroy the card, and another one forbids that. */
  | Tells<'destruction_kept_off', { card: string }>
  | Tells<'card_left', { card: string; how: Piece['where'] }>
  | Tells<'deployed', { card: string; player: string }>
  | Tells<'pilot_paired' | 'pilot_linked' | 'pilot_left', { unit: string }>
  /** The Unit leaves, and its Pilot goes to the same place. */
  | Tells<'pilot_goes_along', { unit: string }>
  /** The old Base goes to the trash, because a new one comes; or a Unit, because there would be a seventh. */
  | Tells<'excess_placed_in_trash', { card: string; player: string }>

/** The events of players' remarks about the table, and of cards that join it. */
type TableEvent =
  | Tells<'joined', { piece: string; kind: Piece['kind'] }>
  | Tells<'corrected', { card: string }>
  /** `turn` is its number, if somebody has said one. */
  | Tells<'turn_begun', { player: string; turn: number | null }>
  /** What is “once per turn” can be used again. */
  | Tells<'uses_renewed', { ability: string }>
  | Tells<'cards_drawn', { player: string | null; count: number }>
  /** What a card says of what no table shows. */
  | Tells<`text_on_${(typeof ELSEWHERE)[number]}`, { player: string | null; card: string }>
  | Tells<'ex_resource_placed' | 'taken_from_trash', { player: string | null }>
  /** No Unit could be chosen, so that the effect does nothing. */
  | Tells<'no_unit_chosen', { card: string }>
  | Tells<'noted', { text: string }>
  | Tells<'reminded', { ability: string }>

/** All events of the GUNDAM CARD GAME. */
export type GundamEvent =
  | BattleEvent
  | StepEvent
  | EffectEvent
  | DamageEvent
  | ShieldEvent
  | CardEvent
  | TableEvent
