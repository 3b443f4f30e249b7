// The type of a flow: the rulebook's sequence as a table of rows, with the effects and the abilities of the game.
import type { z } from 'zod'
import type { Game } from './game.ts'
import type { Memory } from './memory.ts'
import type {
  Ability,
  Card,
  Context,
  Deciders,
  Event,
  Given,
  Occurrence,
  Problem,
  Question,
} from './types.ts'

/**
 * One step of the rulebook. The engine reads it in this order: what happens by itself, which moments and which window
 * open, what is asked, which row follows.
 */
export type Row<G extends Game> = {
  readonly name: G['row']
  /** The name of the step in a chart. */
  readonly title: string
  /** The rulebook's own number of the step, if it has one. It is no clause id, and each edition may have another. */
  readonly number?: string
  /** The part of the rulebook that the row belongs to. An edition has its headings in the order in which its rows name them. */
  readonly heading: G['heading']
  readonly cites: readonly [G['clause'], ...G['clause'][]]
  readonly happens?: (table: Table<G>) => void
  /** The moments at which abilities may open here. */
  readonly moments?: (state: G['state']) => readonly G['moment'][]
  /** 'forced': opens only the forced abilities of these moments. 'rest': opens the others of the row before. */
  readonly batch?: 'forced' | 'rest'
  /** The window in which cards may be reported before the row asks; null: none. */
  readonly window?: (state: G['state']) => string | null
  readonly asks?: (state: G['state']) => Question<G> | null
  /** 'again': the question stays open, for instance for the second of two players. */
  readonly answered?: (table: Table<G>, given: Given<G>) => 'again' | undefined
  /** The row that follows, if not the next one of the table: always, or by the first way that is open. */
  readonly next?: Exit<G> | readonly Way<G>[]
  /** The name of its question; `closed` says why the question cannot be answered before or after its time. */
  readonly question?: string
  readonly closed?: (state: G['state'], choice: string) => Problem<G>
}

export type Exit<G extends Game> = G['row'] | 'end'

/** A way from a row to another than the next one; open if `when` holds, or always if it has no `when`. */
export type Way<G extends Game> = {
  readonly to: Exit<G>
  readonly when?: (state: G['state']) => boolean
}

/** How an attack is cut short: it can be from row `from` through row `through`, and then goes on at row `to`. */
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

/** One kind of effect: the windows for its reports, its schema, when it is illegal, how it is applied. */
export type EffectRule<G extends Game, E extends G['effect']> = {
  readonly windows: readonly string[] | 'every'
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
  /** Of several open forced abilities: those that come first, and who orders them. */
  readonly order: (
    state: G['state'],
    open: readonly Ability<G>[],
  ) => { among: readonly Ability<G>[]; by: Deciders }
  /** The players in the order in which they may use optional abilities. */
  readonly playerOrder: (state: G['state']) => readonly string[]
  /** The player who decides about an optional ability without an owner, and who carries an ability out; null: nobody. */
  readonly you: (state: G['state'], ability: Ability<G>, moment: G['moment']) => string | null
  /** Why a card may not be reported now, for instance because of its label. */
  readonly barred: (state: G['state'], card: Card<G>) => Problem<G> | null
  /** Why an ability that an answer names stays shut now. */
  readonly shut: (state: G['state'], ability: Ability<G>) => Problem<G>
  /** Applies the effects that the use of an ability or a card has before its own text. */
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

/** What the engine plays: the rows of a flow in each edition, and the rules of its game. */
export type Rules<G extends Game> = {
  readonly id: string
  /** The editions of the flow; the first is today's. */
  readonly editions: readonly InEdition<G>[]
  readonly effects: EffectTable<G>
  /** The inquiries of the game that this flow has. */
  readonly inquiries: { readonly [I in keyof G['inquiries']]?: Inquiry<G, G['inquiries'][I]> }
  readonly duties: { readonly [D in keyof G['duties']]?: (table: Table<G>, facts: G['duties'][D]) => void }
  readonly abilities: AbilityRules<G>
  /** Whether an effect's own condition holds; true for an effect without one. */
  readonly holds: (state: G['state'], effect: G['effect'], context: Context) => boolean
  /** Settles the consequences after each effect: defeat, a lost defender, a lost attacker. */
  readonly settle: (table: Table<G>) => void
  /** null: only its own exits cut an attack of this flow short. */
  readonly earlyEnd: EarlyEnd<G> | null
  /** The clause under its id in this edition. */
  readonly cite: (state: G['state'], clause: G['clause']) => G['clause']
  readonly joins: (table: Table<G>, piece: unknown) => Problem<G> | null
  readonly players: (state: G['state']) => readonly string[]
}

/** The fields of every flow's set-up; `given` are answers that are known beforehand. */
export type SetUp = { edition: string; given: readonly unknown[] }

/** The table while something happens: a draft of the memory, and the events so far. */
export type Table<G extends Game> = {
  readonly flow: Rules<G>
  memory: Memory<G>
  readonly events: Event<G>[]
}

/** A flow from its set-up, once that has been read, to its outcome. */
export type Flow<G extends Game, S extends SetUp, O extends object> = Rules<G> & {
  readonly setUp: z.ZodType<S>
  readonly start: (setUp: S, rules: G['state']['edition']) => { state: G['state'] } | { problem: Problem<G> }
  /** The outcome of a state; before the end, the table as it stands. */
  readonly outcome: (state: G['state']) => O
  /** The fields of the outcome that two editions are compared by. */
  readonly compared: readonly (keyof O & string)[]
}
