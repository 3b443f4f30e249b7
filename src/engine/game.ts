// The types that a game supplies to the engine, and those that the engine adds to every game. The engine names no game.

/** Data that can be stored and compared: no functions, classes or cycles. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined }
export type Facts = { readonly [key: string]: Plain | undefined }

/** The types that make up one game. Every part of the engine is generic over them. */
export type Game = {
  /** The table of the game, with the record of the edition that is played. */
  state: { readonly edition: { readonly id: string } }
  row: string
  /** The names of the rulebook's headings, which group the rows. */
  heading: string
  clause: string
  effect: { kind: string }
  moment: { on: string }
  trigger: { on: string }
  /** The events of the game: a closed union, told apart by `type`. */
  event: Told<string, string> & Facts
  /** The questions of rows and inquiries by their name, each with its facts. */
  questions: { readonly [name: string]: { readonly about?: Facts } }
  /** The facts that each inquiry and each duty needs when its turn comes. */
  inquiries: { readonly [name: string]: object }
  duties: { readonly [name: string]: object }
  /** The facts that a choice carries. */
  choice: Facts
  /** The codes of the game's refusals, and the details that go with them. */
  problem: string
  details: Facts
}

/** The fields of every event: its type, the clause that demands it, and a ruling where one decides. */
export type Told<T extends string, Clause extends string> = {
  readonly type: T
  readonly clause: Clause
  readonly ruling?: string
}

/** A question that carries no facts. */
export type Bare = { readonly about?: never }

/** The events of every flow; a game declares its own in its `events.ts`. */
export type EngineEvent<G extends Game> =
  /** A row begins; `number` is the rulebook's own number of the step. */
  | (Told<'step_entered', G['clause']> & { readonly number?: string })
  /** A player has reported a card; the events of its effects follow. */
  | (Told<'card_reported', G['clause']> & {
      readonly card: string | null
      readonly owner: string | null
      readonly label: string | null
      /** The piece whose earlier attack is corrected by hand. */
      readonly corrects?: string
      readonly window: string
    })
  /** An ability opens and is carried out. */
  | (Told<'ability_used', G['clause']> & {
      readonly ability: string
      readonly forced: boolean
      readonly you: string | null
    })
  /** An ability that was offered is not used. */
  | (Told<'ability_declined', G['clause']> & { readonly ability: string; readonly player: string | null })
  /** Several abilities that were offered to a player at once are not used. */
  | (Told<'abilities_declined', G['clause']> & {
      readonly abilities: readonly string[]
      readonly player: string | null
    })
  /** An effect has become illegal since it was announced, and does nothing. */
  | (Told<'effect_fizzled', G['clause']> & {
      readonly effect: G['effect']['kind']
      readonly code: Code<G>
    })
  /** The players have stopped a chain of forced abilities. */
  | Told<'chain_stopped', G['clause']>

/** The questions of every flow, by their kind, with the facts that each carries. */
export type EngineQuestions = {
  /** Asks which of several abilities opens first. */
  order: Bare
  /** Asks whether a chain of forced abilities goes on; `opened` are the last abilities of the chain. */
  again: { readonly about: { readonly opened: readonly string[] } }
  /** Asks for the effects of an ability that the set-up does not state, or for the option that its player takes. */
  resolve: { readonly about: { readonly ability: string; readonly you: string | null } }
  /** Asks whether one player uses abilities that may open now. */
  optional: { readonly about: { readonly you: string } }
  /** Asks only whether a card is reported. */
  report: Bare
}

/** The codes with which the engine refuses a set-up or an answer in any game. */
export type EngineCode =
  | 'effectNotHere'
  | 'malformedAnswer'
  | 'malformedEffect'
  | 'malformedSetUp'
  | 'noCardHere'
  | 'noEffectsHere'
  | 'noJoiningHere'
  | 'noNumberHere'
  | 'noReportHere'
  | 'noSuchChoice'
  | 'noSuchPlayer'
  | 'noSuchQuestion'
  | 'notNow'
  | 'notYours'
  | 'notYoursToPass'
  | 'numberMissing'
  | 'numberOutOfRange'
  | 'over'
  | 'tooManyAnswers'

/** The code of a refusal: one of the engine's own, or one of the game's rules. */
export type Code<G extends Game> = EngineCode | G['problem']

/** The details of the engine's refusals: where the fault is, what was named, who decides, what is asked for. */
export type EngineDetails = {
  readonly at?: string
  readonly question?: string
  readonly choice?: string | undefined
  readonly by?: readonly string[]
  readonly player?: string
  readonly effect?: string
  readonly asks?: string
  readonly min?: number
  readonly max?: number
}
