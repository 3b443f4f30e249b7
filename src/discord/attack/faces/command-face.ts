// What of an attack differs by flow before it begins and after it has ended: the command, its form, the next attack.
import type { Cards } from '../../../cards/cards.ts'
import type { SetUp } from '../../../engine/flow.ts'
import type { Game } from '../../../engine/game.ts'
import type { PlayableFlow } from '../../../games/game.ts'
import type { Language } from '../../../language.ts'
import { again, type Ended, type Next, type NotAgain } from '../../../walkthroughs/again.ts'
import type { Prepared } from '../../../walkthroughs/prepared.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Begun } from '../../../walkthroughs/set-up/beforehand.ts'
import type { Person } from '../../../walkthroughs/set-up/seats.ts'
import type { Words } from '../../../words/resources.ts'
import type { Translate } from '../../../words/words.ts'
import type { Given } from '../start/given-options.ts'
import { type AttackOption, nameOf, type Offer, type OptionKey } from '../start/options.ts'

type Sentence = (t: Translate) => string

/** What somebody has said who begins an attack. */
export type Said = {
  readonly given: Given
  /** Who says it. */
  readonly by: Person
  /** Of the walkthrough. */
  readonly language: Language
  /** The edition that is asked for, or that the server plays by; null: nobody has said. */
  readonly edition: string | null
}

/** What the form for the beginning can ask for: it has labels for these options. */
type FormKey = OptionKey & keyof Omit<Words['forms']['begin'], 'title'>

export type CommandFace<S, O extends Ended> = {
  /** Its subcommand of /attack by its English name, as it stands in custom ids and examples: for ever. */
  readonly subcommand: string
  /** What the subcommand is called, and what it does. */
  readonly name: Sentence
  readonly description: Sentence
  /** What the form for its beginning is called, and the button that opens it. */
  readonly title: Sentence
  /** All that differ by flow, the required ones first. */
  readonly options: readonly AttackOption[]
  /** Those of the options that the form asks for. */
  readonly asked: readonly FormKey[]
  /** The attack that is meant, or why there is none. */
  readonly prepare: (cards: Cards, said: Said) => Begun
  /** What the set-up of the next attack has beside the table, or why there is none. */
  readonly next: Next<S, O>
}

/** The same for others, with its types behind it. */
export type AnyCommandFace = Omit<CommandFace<never, never>, 'next'> & {
  /** What an option takes, by the name that Discord sends; undefined if it takes no card, or there is none. */
  readonly offerFor: (option: string) => Offer | undefined
  /** The next attack of the same kind: the same attacker and target, with the table as it stands; or why there is none. */
  readonly again: (scene: Scene) => Prepared | NotAgain
}

/** Opens the command of a face for whoever does not know its types. */
export function commandOf<G extends Game, S extends SetUp, O extends Ended>(
  face: CommandFace<S, O> & { readonly flow: PlayableFlow<G, S, O> },
): AnyCommandFace {
  const { subcommand, name, description, title, options, asked, prepare, next, flow } = face
  const offers = new Map(options.flatMap(({ key, offer }) => (offer ? [[nameOf(key), offer] as const] : [])))
  return {
    ...{ subcommand, name, description, title, options, asked, prepare },
    offerFor: option => offers.get(option),
    again: scene => {
      const setUp = flow.setUp.parse(scene.walkthrough.setUp)
      return again(scene, { setUp, outcome: flow.own(scene.played).outcome }, next)
    },
  }
}
