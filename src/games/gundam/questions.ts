// The questions in an attack of the GUNDAM CARD GAME, and the tasks that can wait on its stack.
import type { Bare } from '../../engine/game.ts'
import type { Context } from '../../engine/types.ts'
import type { GundamClause } from './clauses.ts'
import type { Assumption } from './rules/correctable.ts'
import type { Effect, EffectOf } from './vocabulary/effects.ts'
import type { UnitNow } from './vocabulary/references.ts'

type About<A> = { readonly about: Readonly<A> }

/** Who may play a Command now, and the Units that it can find. */
type PlaysNow = About<{ player: string; isAttacked: boolean; units: readonly UnitNow[] }>

/** Each question with its facts. */
export type GundamQuestions = {
  /** Asks which Unit attacks, if any. */
  attacker: Bare
  target: Bare
  block: Bare
  /** Asks for an action; the name contains the player whose turn it is. */
  action: PlaysNow
  /** Asks what lies in the shield area, if that is unknown. */
  shieldArea: Bare
  /**
   * Asks about a destroyed Shield, by its number: whether it has 【Burst】, and whether its owner activates that.
   * `isLast`: no other destroyed Shield waits for an answer or for its 【Burst】. Once the card is named, `effects` is what
   * its Burst does.
   */
  burst: About<{ isLast: boolean; card?: string | null; effects?: readonly Effect[] }>
  /** Asks what a Burst does of which nobody has said it; `hp` is that of the card as a Base or Unit. */
  burstWay: About<{ card: string | null; hp: number | null }>
  /** Asks what a text does that stands in no data: a card's 【Main】 or 【Action】, its Burst, or the rest of an effect. */
  text: About<{ card: string | null; part: 'main' | 'action' | 'effect' | 'rest' }>
  /** Asks which Unit an effect chooses; `players` are those whose Units may be chosen. */
  choose: About<{ card: string; players: readonly string[]; effect: EffectOf<'choose'> }>
  /** Asks which of several Bursts comes first. */
  order: Bare
  /** Asks for an unknown number of a Unit. */
  ap: About<{ unit: string }>
  hp: About<{ unit: string }>
  /** Asks whether a Unit or a Base of unknown HP is still in play with this damage. */
  survives: About<{ piece: string; damage: number }>
  /** Asks which Unit the Unit battles for which an effect begins a battle. */
  opponent: About<{ unit: string }>
  /** Asks which Unit makes room for a seventh one; the name contains the one that comes. */
  room: About<{ unit: string }>
  /** Asks whether a condition holds that only the players know; the name contains the card on which it stands. */
  condition: About<{ unit: string; condition: string }>
  /** Says what is taken for granted; an answer corrects it. */
  assumed: About<{ assumed: readonly Assumption[] }>
  finish: Bare
  /** Asks what has changed between two attacks, or whether the next turn begins. */
  changes: PlaysNow
}

/** The facts of a choice: the player who may be attacked or whose turn begins, or the card whose Burst comes first. */
export type GundamChoice = { readonly player: string } | { readonly card: string | null }

/** The questions about unknown facts, and about choices inside an effect. */
export type GundamInquiries = {
  shieldArea: object
  /** `number` is the number of the destroyed Shield. */
  burst: { readonly number: number }
  burstOrder: object
  assumed: object
  burstWay: {
    readonly number: number
    readonly effect: EffectOf<'asksBurst'>
    readonly context: Context
  }
  text: Readonly<GundamQuestions['text']['about']> & { readonly context: Context }
  /** `chosen` are the Units that have been chosen already. */
  choice: {
    readonly effect: EffectOf<'choose'>
    readonly context: Context
    readonly chosen: readonly string[]
  }
  survives: { readonly piece: string }
  opponent: { readonly attacker: string; readonly context: Context }
  number: { readonly piece: string; readonly of: 'ap' | 'hp' }
  /** `asks` is the condition of a card, in the words of its set-up. */
  condition: { readonly piece: string; readonly asks: string }
  /** A condition of an effect, of which its card is in play or a revealed Shield. */
  effectCondition: { readonly asks: string; readonly context: Context }
  /** `unit` is the Unit that has been deployed. */
  room: { readonly unit: string }
}

type Pair = { readonly attacker: string; readonly target: string }

/** The parts of a battle that an effect begins within another one, in their order. */
export type EffectBattlePart = 'begins' | 'ap' | 'blows' | 'reports' | 'ends' | 'over'

/** The steps between the main phases of two turns; `repair` is what the end step does (6-6, 6-2). */
export const TURN_STEPS = ['end', 'repair', 'cleanup', 'start', 'main'] as const
export type TurnStep = (typeof TURN_STEPS)[number]

/** The tasks that the rules do without a question. */
export type GundamDuties = {
  struck: object
  /** `opened` is the number of effects carried out before the damage of <First Strike>. */
  strikesBack: Pair & { readonly opened: number }
  whoDestroyed: Pair
  /** `dealt`: how many times damage was dealt before this battle. */
  attackerFell: Pair & { readonly dealt: number }
  /** The turn of a triggered effect comes again. */
  turnAgain: { readonly ability: string }
  openBursts: object
  burstResolved: { readonly number: number }
  /** A step between the main phase of one turn and that of the next, which is this player’s; `number` if somebody has said it. */
  turnStep: { readonly step: TurnStep; readonly player: string; readonly number: number | null }
  /** A part of a battle that an effect begins while another one goes on. */
  effectBattle: Pair & { readonly part: EffectBattlePart; readonly clause: GundamClause }
}
