// The questions in an attack of Marvel Champions, and the tasks that can wait on its stack.
import type { Bare } from '../../engine/game.ts'
import type { Context, QuestionName } from '../../engine/types.ts'
import type { MarvelClause } from './clauses.ts'
import type { MarvelEdition } from './editions.ts'
import type { MarvelDamageKind } from './events.ts'
import type { Character } from './rules/characters.ts'
import type { AskedAmount, AskedCount, AskedFact, ChosenBy } from './vocabulary/asked-facts.ts'
import type { Effect, EffectOf } from './vocabulary/effects.ts'
import type { Each } from './vocabulary/single-effects.ts'

/** What keeps or raises damage that is about to be dealt. */
export type Expected = {
  readonly prevented: number
  /** How much more the character takes; negative: how much less. */
  readonly more: number
  /** Whether a tough card stops what is left, or piercing discards it first; null: there is none. */
  readonly tough: 'stops' | 'pierced' | null
  readonly isBarred: boolean
  /** What the character takes, unless an ability changes it while it is taken. */
  readonly taken: number
}

/** The damage of an enemy's attack, calculated from the known numbers. */
export type EnemyDamage = {
  readonly atk: number
  readonly reduced: number
  readonly amount: number
  readonly to: string
  readonly defense: 'basic' | 'ally' | 'ability' | 'undefended'
  /** This player divides the damage among characters. */
  readonly divides?: string
  /** Left out if nothing keeps or raises the damage. */
  readonly expected?: Expected
}

/** The damage of a player's attack: each instance in its order, as far as it is certain. */
export type PlayerDamage = {
  readonly damage: readonly {
    readonly to: string
    readonly amount: number
    /** Left out if nothing keeps or raises the damage. */
    readonly expected?: Expected
  }[]
  /**
   * The enemies that further sentences would hit as the table stands now. Whom they will hit, and how hard, depends on what the
   * damage above does. Left out if nothing does.
   */
  readonly later?: readonly string[]
}

/** What a thwart would remove from one scheme, with the threat on it before and after. */
export type Removal = {
  readonly scheme: string
  readonly amount: number
  readonly from: number
  readonly now: number
}

type About<A> = { readonly about: Readonly<A> }

/** Each question with its facts. */
export type MarvelQuestions = {
  /** Asks what makes the enemy attack the alter-ego, against which it schemes otherwise. */
  activation: About<{ piece: string; alterEgo: string }>
  /** Asks for the defender in step 2 of an enemy's attack; a player's attack has no such step. */
  defend: Bare
  /** Asks for a boost card by its number from 1; `facedown` cards lie there, this one included. */
  boost: About<{ facedown: number; number: number }>
  /** Asks to deal the damage, as the last moment before it. */
  damage: About<EnemyDamage> | About<PlayerDamage>
  /** Asks for an unknown number: of a character that an effect counts, or of the attacker or the defender. */
  atk: About<{ piece: string; printed?: number }> | Bare
  hitPoints: About<{ piece: string }>
  def: About<{ piece: string }> | Bare
  consequential: Bare
  /** Asks for the number of players, each of whom gives the character `hitPoints`. */
  players: About<{ piece: string; hitPoints: number }>
  /** Asks how much of the indirect damage that is `left` a character takes. */
  share: About<{ piece: string; left: number }>
  /** Asks for the enemies of a player's attack, one after the other. */
  target: Bare
  /** Asks which of several enemies retaliates first. */
  order: Bare
  /** Asks for a star ability that the players carry out themselves. */
  resolve: About<{ you: string }>
  /** Asks for the form of a player's identity: hero or alter-ego. */
  identity: About<{ player: string }>
  /** Asks whether another stage of the villain follows. */
  nextStage: About<{ piece: string }>
  /** Asks for retaliate X of the next stage; without an answer it stays as it is. */
  stageRetaliate: About<{ piece: string; retaliate: number }>
  /** Asks who the villain is, which nobody has named; without an answer it has no name and no numbers. */
  villain: Bare
  /** Asks which villain has the active counter; without an answer it is this one. */
  activeVillain: About<{ piece: string }>
  /** Asks whether a character still has the tough card of its toughness. */
  tough: About<{ piece: string }>
  /** Asks whether a character with unknown hit points is still in play with this damage. */
  survives: About<{ piece: string; damage: number }>
  /** Asks on which of several main schemes the threat of a scheme goes. */
  scheme: About<{ piece: string }>
  /** Asks to place the threat of a scheme, as the last moment before it. */
  threat: About<{ piece: string; amount: number; prevented: number; scheme: string | null }>
  sch: About<{ piece: string }>
  /** Asks which schemes are thwarted, one after the other. */
  thwart: About<{ piece: string }>
  thw: About<{ piece: string }>
  /** Asks how much threat is on a scheme, before some is removed. */
  threatOn: About<{ scheme: string }>
  /** Asks to remove the threat of a thwart, as the last moment before it. */
  removal: About<{ removals: readonly Removal[] }>
  /** Asks whether something is so that `card` depends on and only the players know. */
  fact: About<{ asks: AskedFact; card: string | null; you: string | null }>
  /** Asks how many there are of something that `card` counts. */
  count: About<{ asks: AskedCount; card: string | null; you: string | null }>
  /** Asks for a character that an effect of `card` chooses. */
  choose: About<{ each: Each['each']; where?: ChosenBy; card: string | null }>
  /** Asks for a player that an effect of `card` chooses. */
  choosePlayer: About<{ card: string | null }>
  /** Asks for the scheme that loses this threat by an effect of `card`. */
  chooseScheme: About<{ amount: number; card: string | null }>
  /** Asks which of the ways of `card` is taken. */
  way: About<{ card: string | null }>
  finish: Bare
  /** Asks what has changed between two attacks, or which step of the round comes. */
  changes: Bare
}

/** The facts of a choice: a character that may defend. */
export type MarvelChoice = {
  readonly player: string | null
  readonly kind: Character['kind']
  readonly def: number | null
}

/** The questions about unknown facts and about choices inside an effect, with the clause that needs the answer. */
export type MarvelInquiries = {
  identity: { readonly player: string; readonly clause: MarvelClause }
  nextStage: { readonly piece: string; readonly clause: MarvelClause }
  stageRetaliate: { readonly piece: string; readonly clause: MarvelClause }
  activeVillain: { readonly clause: MarvelClause }
  villain: { readonly clause: MarvelClause }
  tough: { readonly piece: string }
  /** Asks whether this damage has defeated it. */
  survives: Fall & { readonly name: QuestionName<'survives'> }
  players: { readonly piece: string; readonly clause: MarvelClause }
  number: {
    readonly piece: string
    readonly number: 'atk' | 'def' | 'sch' | 'hitPoints'
    readonly clause: MarvelClause
  }
  /** `number` is the number of the boost card with the star ability. */
  boostAbility: { readonly number: number }
  threatOn: { readonly scheme: string; readonly clause: MarvelClause }
  /** What an effect needs, which comes again with the answer in it. */
  fact: { readonly asks: AskedFact; readonly effect: Effect; readonly context: Context }
  count: { readonly amount: AskedAmount; readonly effect: Effect; readonly context: Context }
  choose: {
    readonly effect: EffectOf<'chooses'>
    readonly context: Context
    readonly able: readonly string[]
  }
  choosePlayer: { readonly effects: readonly Effect[]; readonly context: Context }
  chooseScheme: { readonly amount: number; readonly context: Context; readonly able: readonly string[] }
  way: { readonly ways: EffectOf<'oneOf'>['ways']; readonly context: Context }
  activation: object
  share: Share
  retaliateOrder: object
  consequential: object
  /** Asks whether what a card that attacks names is so. */
  instead: object
}

/** The indirect damage that is `left`, what some characters have been given of it, and whose turn it is. */
export type Share = {
  readonly left: number
  readonly given: readonly { readonly piece: string; readonly amount: number }[]
  readonly piece: string
  readonly min: number
  readonly max: number
  /** Of an effect: whose player divides it, and the card it comes from. */
  readonly by?: { readonly player: string; readonly from: string | null }
}

/** One instance of damage. Overkill damage comes from an attack, but does not attack the character that takes it. */
export type Instance = {
  to: string
  from: string | null
  amount: number
  kind: MarvelDamageKind
  clause: MarvelClause
  /** The damage that was dealt: after DEF and before prevention, 0 if tough stopped it (AMB-39). */
  dealt: number
  /** Whether its character could not take damage when it was dealt. */
  barred: boolean
}

/** The damage that one sentence deals: every point of the order of damage is done for all of it together (MC18-PA-33). */
export type Together = { readonly all: readonly Instance[] }

/** An instance with the damage placed, the excess that overkill counts, and the excess that was dealt. */
export type PlacedDamage = {
  readonly damage: Instance
  readonly placed: number
  readonly excess: number
  readonly dealtExcess: number
}

/** What follows once damage is placed, in the order of the edition. */
export type Following = MarvelEdition['damage']['placed'][number]

/** A character without hit points left; `excess`: whether overkill would have passed on damage that nobody knows. */
export type Fall = {
  readonly piece: string
  /** The damage on it then; less than that, and it has been saved. */
  readonly damage: number
  readonly kind: MarvelDamageKind | null
  readonly clause: MarvelClause
  readonly excess: boolean
}

/** The tasks that the rules do without a question. */
export type MarvelDuties = {
  wouldBeDealt: Together
  isDealt: Together
  wouldTake: Instance
  taken: Together
  follows: { readonly order: readonly Following[]; readonly all: readonly PlacedDamage[] }
  isDefeated: Fall
  whenDefeated: Fall
  defeated: Fall
  excess: Instance
  activates: object
  attackLabels: object
  sentence: { readonly at: number }
  innerAttack: { readonly player: string; readonly source: string | null }
  innerAttackEnds: object
  innerAttackOver: object
  innerRetaliate: { readonly piece: string }
  targetIdentity: { readonly player: string }
  nextRetaliate: object
}
