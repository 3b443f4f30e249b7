// The events, questions and refusals that the engine has in every game.
import type { Bare, Game, Told } from './game.ts'

/** The events of every flow; a game declares its own in its `events.ts`. */
export type EngineEvent<G extends Game> =
  /** A row begins; `number` is the rulebook's own number of the step. */
  | (Told<'step_entered', G['clause']> & { readonly number?: string })
  /** A player has reported a card; the events of its effects follow. */
  | (Told<'card_reported', G['clause']> & {
      readonly card: string | null
      readonly owner: string | null
      readonly label: string | null
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
