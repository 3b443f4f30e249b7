// The events in an attack of Marvel Champions with their facts. An event names a character by its id.
import type { Told } from '../../engine/game.ts'
import type { MarvelClause } from './clauses.ts'
import type { Character } from './rules/characters.ts'
import type { AskedCount, AskedFact, WayName } from './vocabulary/asked-facts.ts'
import type { Keyword, Status } from './vocabulary/characters.ts'
import type { Pending, SchemeInPlay } from './vocabulary/table-facts.ts'

type Tells<T extends string, About extends object = object> = Told<T, MarvelClause> & Readonly<About>

/** The source of an instance of damage: the attack, overkill, or another source. */
export type MarvelDamageKind =
  | 'attack'
  | 'inner attack'
  | 'overkill'
  | 'retaliate'
  | 'consequential'
  | 'effect'

/** The events of the attack: its beginning, its target, its end. */
type AttackEvent =
  /** A character is about to attack; nothing has been initiated yet. */
  | Tells<'activation_started', { kind: 'attack' | 'basic' | 'ability' | 'scheme' | 'thwart'; piece: string }>
  /** The card or the ability with which a character attacks or thwarts. */
  | Tells<'card_acts', { piece: string; card: string }>
  /** An effect has an enemy activate, which waits; `does` says how, `player` against whom, if that is known. `isInside`: by the rules it does not wait, as in a player's attack. */
  | Tells<'activation_waits', { piece: string; does: Pending['does']; player?: string; isInside: boolean }>
  /** This activation is one that an effect has started. */
  | Tells<'activation_by_effect', { piece: string }>
  /** What of the ability that has started this activation comes after it. */
  | Tells<'effect_goes_on', { text: string; card?: string }>
  /** A stunned attacker has discarded stunned instead, or a card has it do something else. */
  | Tells<'attack_replaced', { piece: string; by: 'stunned' | 'effect' }>
  /** An enemy schemes instead of attacking, against an alter-ego or because of a card. */
  | Tells<'schemes_instead', { piece: string }>
  /** An (attack) ability in the middle of an enemy's attack attacks an enemy. */
  | Tells<'inner_attack', { attacker: string; to: string }>
  /** An identity has discarded the status card instead of using an (attack) or (thwart) ability. */
  | Tells<'ability_replaced', { piece: string; by: 'stunned' | 'confused' }>
  /** An enemy's attack has `player` and `character`, a player's attack has `targets`. */
  | Tells<
      'attack_initiated',
      { attacker: string; player?: string; character?: string; targets?: readonly string[] }
    >
  /** One more enemy is attacked, or will be in a sentence of its own. */
  | Tells<'target_added', { attacker: string; target: string; later: boolean }>
  /** This player counts as attacked from now on. */
  | Tells<'player_attacked', { player: string }>
  /** One of the attacks of an ability begins, number `attack` of `of`. */
  | Tells<'attack_counted', { attack: number; of: number }>
  /** `left` attacks of the ability are lost. */
  | Tells<'attacks_lost', { left: number }>
  | Tells<'target_changed', { from: string; to: string; player: string }>
  /** The attack ends before its damage; without `why`, an effect has ended it. */
  | Tells<'attack_ended_early', { why?: 'attacker gone' | 'target gone' | 'no target' | 'player eliminated' }>
  /** This player resolves a card with peril: nobody else may act in the attack. */
  | Tells<'peril', { player: string }>
  | Tells<'attack_undefended'>
  /** The character counts as attacked for other cards, and in an enemy's attack its player too. */
  | Tells<'considered_attacked', { player?: string; character: string }>
  | Tells<'considered_defended', { character: string }>
  | Tells<'attack_finished'>
  /** This attack lacks the step. */
  | Tells<'step_skipped', { skipped: 'giveBoostCard'; by?: 'effect' }>

/** The events about the defender. */
type DefenseEvent =
  | Tells<'defender_set', { piece: string; how: 'basic' | 'ally' | 'ability' }>
  /** The defender has left play; `now` is the identity that defends instead, if there is one. */
  | Tells<'defender_lost', { piece: string; how: Character['where']; now?: string }>
  | Tells<'defend_declined', { player: string }>
  /** A (defense) ability that does not change the defender. */
  | Tells<'defense_used', { player: string; defender: string | null }>

/** The events of boost cards. */
type BoostEvent =
  /** One more card is facedown; `facedown` is their number now. */
  | Tells<'boost_given', { facedown: number }>
  | Tells<'boost_flipped', { number: number; card: string | null; icons: number }>
  | Tells<'boost_text_ignored', { text: string }>
  | Tells<'boost_ability_none'>
  | Tells<'boost_ability_resolved', { you: string | null; number: number }>
  | Tells<'boost_icons_changed', { icons: number }>
  /** So many icons are more for the amplify icons in play. */
  | Tells<'boost_amplified', { icons: number }>
  | Tells<'boost_cancelled', { what: 'ability' | 'icons' }>
  /** The faceup card is discarded, with its name if known, or `facedown` cards are. */
  | Tells<'boost_discarded', { card?: string | null; facedown?: number }>
  /** `facedown` cards stay for the next activation. */
  | Tells<'boost_kept', { facedown: number }>
  /** A boost card is given to an enemy that does not activate now. */
  | Tells<'boost_waits', { piece: string; facedown: number }>

/** The events about numbers of the attack; null: the number is unknown. */
type NumberEvent =
  | Tells<'atk_changed', { from: number | null; to: number | null }>
  | Tells<'def_changed', { amount: number }>
  | Tells<'increase_applied', { amount: number; whole: boolean }>
  /** The next damage that the character would take is raised. */
  | Tells<'takes_more', { piece: string; amount: number }>
  /** The attacked player divides the damage of the attack. */
  | Tells<'indirect'>
  | Tells<'prevention_ready', { amount: number | 'all' }>
  /** The damage that the attack will deal: its ATK less what DEF reduces. */
  | Tells<'damage_calculated', { piece: string; atk: number; reduced: number; amount: number }>
  /** DEF reduces the damage by `by` to `to`. */
  | Tells<'damage_reduced', { piece: string; by: number; to: number }>
  /** One instance of a player's attack, before it is dealt. */
  | Tells<'damage_instance', { target: string; base: number; increase: number; additional: number }>

/** The events of damage and of the characters it hits. */
type DamageEvent =
  /** It still has the tough card of its toughness, because nobody has said otherwise. */
  | Tells<'tough_as_printed', { piece: string }>
  /** A sentence of an attack finds nobody whom its damage could hit. */
  | Tells<'nobody_hit', { amount: number }>
  | Tells<'pierced', { piece: string; discarded: number }>
  /** The character cannot take damage. */
  | Tells<'damage_barred', { piece: string; amount: number }>
  | Tells<'damage_prevented', { piece: string; amount: number }>
  /** Damage is placed, at most up to the hit points; `remaining` is null if they are unknown. */
  | Tells<
      'damage_dealt',
      { piece: string; amount: number; placed: number; kind: MarvelDamageKind; remaining: number | null }
    >
  | Tells<'excess_lost', { piece: string; amount: number }>
  /** The excess is unknown, because the hit points are. */
  | Tells<'excess_unknown', { piece: string }>
  | Tells<'overkill', { from: string; to: string; amount: number }>
  | Tells<'retaliate', { from: string; to: string; amount: number }>
  | Tells<'retaliate_ignored', { from: string; keyword: 'ranged' }>
  | Tells<'retaliate_shut', { piece: string }>
  | Tells<'consequential_damage', { piece: string; amount: number }>
  | Tells<'healed', { piece: string; amount: number; remaining: number | null }>
  | Tells<'character_defeated', { piece: string }>
  /** An ability has saved the character that would have been defeated. */
  | Tells<'defeat_averted', { piece: string }>
  /** The next stage of a villain continues the attack. */
  | Tells<'next_stage', { piece: string }>
  /** With the scheme on which it goes, and the threat on it now, if they are known. */
  | Tells<'threat_placed' | 'threat_removed', { amount: number; scheme?: string; now?: number }>
  /** A minion of a player who is out is engaged with the next one. */
  | Tells<'minion_engaged', { piece: string; player: string }>

/** The events that change a character. */
type CharacterEvent =
  | Tells<'status_given', { piece: string; status: Status }>
  /** `amount` is the damage that the card has stopped, if it was discarded for that. */
  | Tells<'status_discarded', { piece: string; status: Status; amount?: number }>
  | Tells<'status_kept', { piece: string; status: Status }>
  | Tells<'character_exhausted', { piece: string }>
  /** A card has it attack or thwart without exhausting. */
  | Tells<'not_exhausted', { piece: string; thwarts?: true }>
  | Tells<'character_readied', { piece: string }>
  | Tells<'form_changed', { piece: string; to: 'hero' | 'alter-ego' }>
  | Tells<'character_left_play', { piece: string; how: Character['where'] }>
  /** A card is attached to the character, or the attached card is discarded. */
  | Tells<'attached' | 'detached', { piece: string; card: string }>
  /** So many counters are left on the attached card. */
  | Tells<'counter_removed', { card: string; counters: number }>
  /** The damage is placed on the attached card; `counters` is how much there is now. */
  | Tells<'absorbed', { piece: string; card: string; amount: number; counters: number }>
  /** `piece` is null if the attack gains or loses the keyword. */
  | Tells<'keyword_gained' | 'keyword_lost', { keyword: Keyword | 'retaliate'; piece: string | null }>

/** The events of players' remarks about the table, and of characters that join it. */
type TableEvent =
  /** `player` is given if the character is an identity that was asked for. */
  | Tells<'joined', { piece: string; kind: Character['kind']; player?: string; engagedWith?: string }>
  | Tells<'corrected', { piece: string }>
  | Tells<'players_phase_over'>
  /** `round` is the number of the next one, if somebody has said it; `first` its first player. */
  | Tells<'round_over', { round: number | null; first: string }>
  /** What lasted until the end of this phase or round ends. */
  | Tells<'reminder_over', { ability: string }>
  /** What is limited to so many uses in this phase or round can be used again. */
  | Tells<'uses_renewed', { ability: string }>
  /** What the players have said of something that a card depends on, or counts. */
  | Tells<'fact_said', { fact: AskedFact; holds: boolean }>
  | Tells<'way_chosen', { way: WayName }>
  | Tells<'count_said', { fact: AskedCount; count: number }>
  /** What a card does besides, which changes nothing here. */
  | Tells<'no_bearing'>
  | Tells<'noted', { text: string }>
  | Tells<'reminded', { ability: string }>

/** The events of an enemy's scheme. */
type SchemeEvent =
  /** A confused enemy has discarded confused instead. */
  | Tells<'scheme_replaced', { piece: string; by: 'confused' | 'effect' }>
  /** A card has the enemy attack instead of scheming. */
  | Tells<'attacks_instead', { piece: string }>
  | Tells<'scheme_initiated', { schemer: string; player: string }>
  /** null: the SCH is unknown. */
  | Tells<'sch_changed', { from: number | null; to: number | null }>
  | Tells<'threat_prevented', { amount: number }>
  /** The main scheme has its target threat: it advances, and `lost` threat is beyond that. */
  | Tells<'scheme_completed', { scheme: string; now: number; threshold: number; lost: number }>
  /** The scheme ends before its threat; without `why`, an effect has ended it. */
  | Tells<'scheme_ended_early', { why?: 'schemer gone' }>

/** The events of a thwart. */
type ThwartEvent =
  /** A status card has been discarded instead. */
  | Tells<'thwart_replaced', { piece: string; by: 'confused' | 'stunned' }>
  | Tells<'thwart_initiated', { thwarter: string; schemes: readonly string[] }>
  /** The scheme has assault, so that ATK counts. */
  | Tells<'thwarts_with_atk', { piece: string; scheme: string }>
  | Tells<'thw_changed', { from: number | null; to: number | null }>
  /** How one amount comes about that an ability removes. */
  | Tells<'removal_counted', { scheme: string; base: number; increase: number; additional: number }>
  /** A card forbids to remove threat from this scheme. */
  | Tells<'removal_barred', { scheme: string; why: 'crisis' | 'patrol' }>
  /** The thwart ends before threat is removed: it was none. */
  | Tells<'thwart_ended_early', { thwarter: string; why: 'scheme gone' | 'thwarter gone' }>
  /** The ability is labelled (attack) as well: its attack is still to be made. */
  | Tells<'attack_follows', { piece: string }>

/** The events of the schemes in play. */
type SchemeInPlayEvent =
  /**
   * A scheme comes into play; `instead` of a stage that has advanced, or of a main scheme without a name. `reads`: its card says
   * what happens when it is revealed.
   */
  | Tells<
      'scheme_joined',
      { scheme: string; kind: SchemeInPlay['kind']; now?: number; reads?: true; instead?: string }
    >
  /** `reads`: its card says what happens then. */
  | Tells<'scheme_defeated', { scheme: string; reads?: true }>
  | Tells<'scheme_left_play', { scheme: string }>
  /** A card that is neither a character nor a scheme comes into play or leaves: of it icons are counted. */
  | Tells<'other_card_joined' | 'other_card_left_play', { piece: string }>
  /** A main scheme advances although it has not its target threat. */
  | Tells<'scheme_advanced', { scheme: string }>
  | Tells<'scheme_corrected', { scheme: string; now?: number }>
  /** `tokens`: how many lie there now. */
  | Tells<'token_added', { scheme?: string; tokens?: number }>
  /** Nobody has said how much threat step 1 of the villain phase places. */
  | Tells<'step_threat_unsaid', { scheme?: string }>

/** All events of Marvel Champions. */
export type MarvelEvent =
  | AttackEvent
  | DefenseEvent
  | BoostEvent
  | NumberEvent
  | DamageEvent
  | CharacterEvent
  | SchemeEvent
  | ThwartEvent
  | SchemeInPlayEvent
  | TableEvent
