// CommandFace is the part of a flow outside its attack: the command, the form for the start and the next attack.

import type { Cards } from '../../../cards/cards.ts'
import type { SetUp } from '../../../engine/flow.ts'
import type { Game } from '../../../engine/game.ts'
import type { PlayableFlow } from '../../../games/game.ts'
import type { AnyTable } from '../../../games/next.ts'
import type { AnyOutcome } from '../../../games/outcome.ts'
import type { Language } from '../../../language.ts'
import { again, type Next, type NotAgain } from '../../../walkthroughs/again.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Person } from '../../../walkthroughs/seats.ts'
import type { Begun } from '../../../walkthroughs/set-up/first-answers.ts'
import type { TableHere } from '../../../walkthroughs/set-up/table-here.ts'
import type { Prepared } from '../../../walkthroughs/start.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import type { Translate } from '../../../words/words.ts'
import type { BoardWords, WhoInWords, Words } from './board-of-any-flow.ts'
import {
  type AttackOption,
  type Lacks,
  nameOf,
  type Offer,
  type OptionKey,
  type OptionsGiven,
} from './options.ts'

/** The options of a start, and the circumstances in which they were given. */
export type StartGiven = {
  readonly given: OptionsGiven
  /** The person who starts the attack. */
  readonly by: Person
  /** The language of the walkthrough. */
  readonly language: Language
  /** The edition from the options, else the one that the server or the person has set; null: nobody has chosen one. */
  readonly edition: string | null
  /** Whether the options say all: then the number of players is not asked for. */
  readonly isWhole?: boolean
  /** The table on which the attack is made; without one it makes its own. */
  readonly here?: TableHere | undefined
}

/** The options that the form for the start can have as fields: those with labels in `forms:begin`. */
type FormKey = OptionKey & keyof Omit<LocaleWords['forms']['begin'], 'title'>

export type CommandFace<S, O extends AnyOutcome> = {
  /**
   * The English name of the subcommand of /attack, under which its words stand. Custom ids and examples contain it, so it
   * never changes.
   */
  readonly subcommand: keyof LocaleWords['forms']['begin']['title']
  /** The options that differ by flow, the required ones first. */
  readonly options: readonly AttackOption[]
  /** The options that the form has as fields. */
  readonly asked: readonly FormKey[]
  /** What the command of an attack by a card does not say; null: it says all, or nothing attacks but a piece. */
  readonly lacks?: ((cards: Cards, given: OptionsGiven) => Lacks | null) | undefined
  /** Prepares the attack from the options, or returns the problem. */
  readonly prepare: (cards: Cards, said: StartGiven) => Begun
  /** The next set-up's fields beside the table, or the reason why there is no next attack. */
  readonly next: Next<S, O>
  /** The table of its game, which says what is next; without one only the same attack is offered again. */
  readonly gameTable?: AnyTable | undefined
  /** An attack is made on a player, and is told by the name of that player where the seat has one. */
  readonly attacksPlayers?: true | undefined
  /** The label for an attack that a table offers, with what the game says of it beforehand; default: its heading. */
  readonly offerWords?: OfferWords | undefined
}

type OfferWords = (who: WhoInWords, told: readonly string[], t: Translate) => string

/** The command of any flow, without the types of its flow. */
export type AnyCommandFace = Omit<CommandFace<never, never>, 'next' | 'offerWords'> & {
  /** The name of the subcommand; `description` is its description. */
  readonly name: Words
  readonly description: Words
  /** The title of the form for the start, and the label of the button that opens the form. */
  readonly title: Words
  /** The offer of an option, by the name that Discord sends; undefined for an option without cards or an unknown name. */
  readonly offerFor: (option: string) => Offer | undefined
  /** Prepares the next attack with the same attacker and target at the table as it stands, or says why it cannot. */
  readonly again: (scene: Scene) => Prepared | NotAgain
  readonly offerWords: OfferWords
}

/** Turns the command of a face into an AnyCommandFace. */
export function commandOf<G extends Game, S extends SetUp, O extends AnyOutcome>(
  face: CommandFace<S, O> & {
    readonly flow: PlayableFlow<G, S, O>
    readonly board: Pick<BoardWords, 'head'>
  },
): AnyCommandFace {
  const { subcommand, options, asked, lacks, prepare, next, flow, board } = face
  const { gameTable, attacksPlayers, offerWords } = face
  const offers = new Map(options.flatMap(({ key, offer }) => (offer ? [[nameOf(key), offer] as const] : [])))
  return {
    ...{ subcommand, options, asked, lacks, prepare, gameTable, attacksPlayers },
    offerWords: offerWords ?? ((who, _, t) => board.head(who, t)),
    name: t => t(`commands:attack.${subcommand}.name`),
    description: t => t(`commands:attack.${subcommand}.description`),
    title: t => t(`forms:begin.title.${subcommand}`),
    offerFor: option => offers.get(option),
    again: scene => {
      const setUp = flow.setUp.parse(scene.walkthrough.setUp)
      return again(scene, { setUp, outcome: flow.own(scene.played).outcome }, next)
    },
  }
}
