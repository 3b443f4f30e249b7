// The type of a flow: the rulebook's sequence as a table of rows, with the effects and the abilities of the game.
import type { z } from 'zod'
import type { Game } from './game.ts'
import type { Memory, WindowTask } from './memory.ts'
import type {
  Ability,
  Context,
  Deciders,
  Event,
  Given,
  Occurrence,
  Opening,
  Problem,
  Question,
  Reason,
  ReportedCard,
} from './types.ts'

/**
 * One step of the rulebook. The engine uses its fields in this order: `happens`, `moments` and `window`, `asks`,
 * `next`.
 */
export type Row<G extends Game> = {
  readonly name: G['row']
  /** The name of the step in a chart. */
  readonly title: string
  /** The rulebook's own number of the step, if it has one. It is no clause id, and each edition may have another. */
  readonly number?: string
  /** The part of the rulebook that the row belongs to. An edition's headings come in the order of its rows. */
  readonly heading: G['heading']
  readonly cites: readonly [G['clause'], ...G['clause'][]]
  readonly happens?: (table: Table<G>) => void
  /** The moments at which abilities may open here. */
  readonly moments?: (state: G['state']) => readonly G['moment'][]
  /** 'forced' opens only the forced abilities of these moments; 'rest', in the next row, opens the other ones. */
  readonly batch?: 'forced' | 'rest'
  /** The window in which cards may be reported before the row asks its question; null: the row opens none. */
  readonly window?: (state: G['state']) => string | null
  readonly asks?: (state: G['state']) => Question<G> | null
  /** Takes the answer. 'again' keeps the question open, for instance for the second of two players. */
  readonly answered?: (table: Table<G>, given: Given<G>) => 'again' | undefined
  /** The row that follows: a fixed row, or the first open way; without either, the next row of the table. */
  readonly next?: Exit<G> | readonly Way<G>[]
  /** The name of the row's question; `closed` says why an answer before or after its time is refused. */
  readonly question?: string
  readonly closed?: (state: G['state'], choice: string) => Problem<G>
}

export type Exit<G extends Game> = G['row'] | 'end'

/** A way from a row to another than the next one; open if `when` holds, or always if it has no `when`. */
type Way<G extends Game> = {
  readonly to: Exit<G>
  readonly when?: (state: G['state']) => boolean
}

/** How an attack ends early: any row from `from` through `through` can lead to row `to`, if `has` holds. */
export type EarlyEnd<G extends Game> = {
  readonly from: G['row']
  readonly through: G['row']
  readonly to: G['row']
  readonly has: (state: G['state']) => boolean
}

/** A flow in one edition of the rules: the edition's record, which rows and effects read, and its rows. */
export type InEdition<G extends Game> = {
  readonly rules: G['state']['edition']
  readonly rows: readonly Row<G>[]
}

/** One kind of effect: the windows for its reports (left out: every one), its schema, when it is illegal, how it is applied. */
export type EffectRule<G extends Game, E extends G['effect']> = {
  readonly windows?: readonly string[]
  /** It says how the table stands: so players put that right, at a question without a window, too. */
  readonly corrects?: true
  readonly schema: z.ZodType<E>
  readonly illegal?: (state: G['state'], effect: E, context: Context) => Problem<G> | null
  readonly applies: (table: Table<G>, effect: E, context: Context) => void
}

/** All effects of a game: one rule for each kind. */
export type EffectTable<G extends Game> = {
  readonly [K in G['effect']['kind']]: EffectRule<G, Extract<G['effect'], { kind: K }>>
}

/** A question that belongs to no row: about a missing fact, or a choice inside an effect. */
export type Inquiry<G extends Game, F extends object> = {
  readonly asks: (state: G['state'], facts: F) => Question<G> | null
  readonly answered: (table: Table<G>, facts: F, given: Given<G>) => void
}

/** How a game matches abilities with their moments and orders them. */
export type AbilityRules<G extends Game> = {
  /** The known abilities. An ability object never changes: a change replaces it by a new one. */
  readonly list: (state: G['state']) => readonly Ability<G>[]
  readonly fits: (state: G['state'], ability: Ability<G>, moment: G['moment']) => boolean
  /** Picks the open forced abilities that come first, and the players who order them. */
  readonly order: (
    state: G['state'],
    open: readonly Ability<G>[],
  ) => { among: readonly Ability<G>[]; by: Deciders }
  /** The players in the order in which they may use optional abilities. */
  readonly playerOrder: (state: G['state']) => readonly string[]
  /** The player who decides about an optional ability without an owner and carries abilities out; null: no one player. */
  readonly you: (state: G['state'], ability: Ability<G>, moment: G['moment']) => string | null
  /** The one piece that a moment is about, for the effects of an ability that opens then; left out: none is. */
  readonly hit?: (moment: G['moment']) => string | null
  /** Why a card may not be reported now, for instance because of its label; null if it may. */
  readonly barred: (state: G['state'], card: ReportedCard<G>) => Problem<G> | null
  /** Why an ability that an answer names stays shut now. */
  readonly shut: (state: G['state'], ability: Ability<G>) => Problem<G>
  /** Whether an ability that opens does nothing now, and so is not used; it has told so. */
  readonly idle?: (table: Table<G>, ability: Ability<G>) => boolean
  /** Why an option of an ability cannot be picked now; null if it can. At least one can, or the ability is idle. */
  readonly closed?: (state: G['state'], ability: Ability<G>, option: string) => Reason<G> | null
  /** Applies the consequences that an ability or a card has before its own text, for instance of its label. */
  readonly begins: (table: Table<G>, context: Context) => void
  readonly used: (table: Table<G>, ability: Ability<G>, occurrence: Occurrence<G>) => void
  /** The clauses cited for the abilities and reports of a window; null: outside a window. */
  readonly clauses: (state: G['state'], window: string | null) => Clauses<G>
}

export type Clauses<G extends Game> = {
  readonly order: G['clause']
  readonly forced: G['clause']
  readonly optional: G['clause']
  readonly window: G['clause']
}

/** The rules of a game that the engine plays, with the rows of a flow in each edition. */
export type Rules<G extends Game> = {
  readonly id: string
  /** The editions of the flow; the first is the current one. */
  readonly editions: readonly InEdition<G>[]
  readonly effects: EffectTable<G>
  /** Those inquiries of the game that this flow uses. */
  readonly inquiries: { readonly [I in keyof G['inquiries']]?: Inquiry<G, G['inquiries'][I]> }
  readonly duties: { readonly [D in keyof G['duties']]?: (table: Table<G>, facts: G['duties'][D]) => void }
  readonly abilities: AbilityRules<G>
  /** Whether an effect's own condition holds; true for an effect without one. */
  readonly holds: (state: G['state'], effect: G['effect'], context: Context) => boolean
  /** Asks for what an effect's own condition needs and nobody knows; then the effect comes again. @returns whether it asks */
  readonly asksForCondition?: (table: Table<G>, effect: G['effect'], context: Context) => boolean
  /** Settles the consequences after each effect: defeat, a lost defender, a lost attacker. */
  readonly settle: (table: Table<G>) => void
  /** null: an attack of this flow ends early only by the `next` of its rows. */
  readonly earlyEnd: EarlyEnd<G> | null
  /** The id that a clause has in the edition of this state. */
  readonly cite: (state: G['state'], clause: G['clause']) => G['clause']
  /** The clauses for which the text of this edition was not read, so that a comparison with it says so. */
  readonly unread?: (rules: G['state']['edition']) => readonly G['clause'][]
  readonly joins: (table: Table<G>, piece: unknown) => Problem<G> | null
  /** Objects of the state of which only fields change, never what a field holds. Left out: there are none. */
  readonly pieces?: (state: G['state']) => readonly object[]
  readonly players: (state: G['state']) => readonly string[]
}

/** The fields of every flow's set-up; `given` are answers that are known before the play. */
export type SetUp = { edition: string; given: readonly unknown[] }

/** The table of one step: a draft of the memory, and the events so far. */
export type Table<G extends Game> = {
  readonly flow: Rules<G>
  memory: Memory<G>
  readonly events: Event<G>[]
  /** Whether events are kept; a comparison of editions reads the end alone. */
  readonly isTold: boolean
  /** The window that a player has just passed, with the abilities that may open in it: passing changes none of them. */
  passed: { readonly window: WindowTask<G>; readonly open: Opening<G>[] } | null
}

/** A flow: the rules, with the set-up that starts a play and the outcome that ends it. */
export type Flow<G extends Game, S extends SetUp, O extends object> = Rules<G> & {
  readonly setUp: z.ZodType<S>
  readonly start: (setUp: S, rules: G['state']['edition']) => { state: G['state'] } | { problem: Problem<G> }
  /** The outcome of a state; before the end, the present state of the table in the same form. */
  readonly outcome: (state: G['state']) => O
  /** What of the outcome two editions are compared by, each under the name of its field. */
  readonly compared: (outcome: O) => object
  /**
   * The row at whose question a play is over, and takes an answer all the same: what has been told counts at once. Left out: a play is over when nothing is asked.
   */
  readonly restsAt?: G['row']
}
