// What a flow is: the rulebook's sequence as a table of rows, beside it the effects and the abilities of the game.
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
 * One step of the rulebook. It is read in this order: what happens by itself, which moments and which window
 * open, what is asked, where it goes on.
 */
export type Row<G extends Game> = {
  readonly name: G['row']
  /** What one calls the step; charts show it. */
  readonly title: string
  /** The rulebook's own number of the step, if it has one. It is no clause id, and may be another in each edition. */
  readonly number?: string
  /** What the row is part of. The headings of an edition come in the order in which its rows first name them. */
  readonly heading: G['heading']
  readonly cites: readonly [G['clause'], ...G['clause'][]]
  readonly happens?: (table: Table<G>) => void
  /** The moments at which abilities may open here. */
  readonly moments?: (state: G['state']) => readonly G['moment'][]
  /** 'forced': only the forced abilities of these moments. 'rest': those of the row before that have not opened. */
  readonly batch?: 'forced' | 'rest'
  /** Cards may be reported here although nobody is asked anything. */
  readonly window?: (state: G['state']) => string | null
  readonly asks?: (state: G['state']) => Question<G> | null
  /** 'again': the question stays open, for instance for the second of two players. */
  readonly answered?: (table: Table<G>, given: Given<G>) => 'again' | undefined
  /** Where it goes on if not to the row after it: always, or by the first way that is open. */
  readonly next?: Exit<G> | readonly Way<G>[]
  /** The name of its question, and why that cannot be answered before or after its time. */
  readonly question?: string
  readonly closed?: (state: G['state'], choice: string) => Problem<G>
}

export type Exit<G extends Game> = G['row'] | 'end'

/** A way from a row to another than the row after it; open if `when` holds, and always where it says nothing. */
export type Way<G extends Game> = {
  readonly to: Exit<G>
  readonly when?: (state: G['state']) => boolean
}

/** How an attack is cut short: from which row on and up to which it can be, and where it goes on then. */
export type EarlyEnd<G extends Game> = {
  readonly from: G['row']
  readonly through: G['row']
  readonly to: G['row']
  readonly has: (state: G['state']) => boolean
}

/** A flow as one edition of the rules has it: what its rows and effects read there, and the rows themselves. */
export type InEdition<G extends Game> = {
  readonly rules: G['state']['edition']
  readonly rows: readonly Row<G>[]
}

/** One kind of effect: where it may be reported, how it is read, when it is legal, what it does. */
export type EffectRule<G extends Game, E extends G['effect']> = {
  readonly windows: readonly string[] | 'every'
  readonly schema: z.ZodType<E>
  readonly illegal?: (state: G['state'], effect: E, context: Context) => Problem<G> | null
  readonly applies: (table: Table<G>, effect: E, context: Context) => void
}

/** The whole vocabulary of a game: one rule for each kind of effect. */
export type EffectTable<G extends Game> = {
  readonly [K in G['effect']['kind']]: EffectRule<G, Extract<G['effect'], { kind: K }>>
}

/** A question that belongs to no row: a fact that is missing, or a choice inside an effect. */
export type Inquiry<G extends Game, F extends object> = {
  readonly asks: (state: G['state'], facts: F) => Question<G> | null
  readonly answered: (table: Table<G>, facts: F, given: Given<G>) => void
}

/** How abilities of this game are matched with their moments and put in order. */
export type AbilityRules<G extends Game> = {
  /** Those that are known. None is ever changed: what becomes of it is a new one. */
  readonly list: (state: G['state']) => readonly Ability<G>[]
  readonly fits: (state: G['state'], ability: Ability<G>, moment: G['moment']) => boolean
  /** Of several forced abilities: which come first, and who orders them. */
  readonly order: (
    state: G['state'],
    open: readonly Ability<G>[],
  ) => { among: readonly Ability<G>[]; by: Deciders }
  /** In which order the players may use optional abilities. */
  readonly playerOrder: (state: G['state']) => readonly string[]
  /** Who decides for an optional ability that nobody owns, and who carries one out. */
  readonly you: (state: G['state'], ability: Ability<G>, moment: G['moment']) => string | null
  /** Why a card may not be reported now, for instance because of its label. */
  readonly barred: (state: G['state'], card: Card<G>) => Problem<G> | null
  /** Why an ability that somebody names stays shut now. */
  readonly shut: (state: G['state'], ability: Ability<G>) => Problem<G>
  /** What using an ability or a card does before its own text. */
  readonly begins: (table: Table<G>, context: Context) => void
  readonly used: (table: Table<G>, ability: Ability<G>, occurrence: Occurrence<G>) => void
  /** What is cited for the abilities and the reports of a window; null: of none. */
  readonly clauses: (state: G['state'], window: string | null) => Clauses<G>
}

export type Clauses<G extends Game> = {
  readonly order: G['clause']
  readonly forced: G['clause']
  readonly optional: G['clause']
  readonly window: G['clause']
}

/** What the engine plays by: the rows of a flow in each edition, and beside them the rules of its game. */
export type Rules<G extends Game> = {
  readonly id: string
  /** The editions it is played by, today's first. */
  readonly editions: readonly InEdition<G>[]
  readonly effects: EffectTable<G>
  /** Those that this flow of the game has. */
  readonly inquiries: { readonly [I in keyof G['inquiries']]?: Inquiry<G, G['inquiries'][I]> }
  readonly duties: { readonly [D in keyof G['duties']]?: (table: Table<G>, facts: G['duties'][D]) => void }
  readonly abilities: AbilityRules<G>
  /** Whether an effect's own condition holds; without one it always does. */
  readonly holds: (state: G['state'], effect: G['effect'], context: Context) => boolean
  /** One place settles what follows from an effect: defeat, a lost defender, a lost attacker. */
  readonly settle: (table: Table<G>) => void
  /** null: it is never cut short in the middle of a row. */
  readonly earlyEnd: EarlyEnd<G> | null
  /** The clause under the number it has in this edition. */
  readonly cite: (state: G['state'], clause: G['clause']) => G['clause']
  readonly joins: (table: Table<G>, piece: unknown) => Problem<G> | null
  readonly players: (state: G['state']) => readonly string[]
}

/** What the set-up of every flow says. */
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
  /** What came of it; before the end, how it stands. */
  readonly outcome: (state: G['state']) => O
  /** The fields of the outcome that two editions are compared by. */
  readonly compared: readonly (keyof O & string)[]
}
