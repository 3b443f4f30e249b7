// The parts that the answers of /attack need, and a few functions that many of them share.
import type { Cards } from '../../../cards/cards.ts'
import type { Flows } from '../../../games/game.ts'
import type { Glossary } from '../../../glossary/glossary.ts'
import type { Language } from '../../../language.ts'
import type { Most } from '../../../store/limits.ts'
import type { Store } from '../../../store/store.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { Translate } from '../../../words/words.ts'
import type { Caller, LoggedFacts, MessageAnswer } from '../../interaction/command.ts'
import { privateAnswer, privateSentence } from '../../interaction/private-answer.ts'
import { ownWords } from '../../interaction/private-language.ts'
import type { Faces } from '../face/face.ts'

export type AttackParts = {
  readonly glossary: Glossary
  readonly cards: Cards
  readonly store: Store
  readonly flows: Flows
  readonly faces: Faces
  readonly fallback: Language
  /** Makes the id of a new walkthrough. */
  readonly newId: () => string
  /** The limits for open walkthroughs and for starts in one day. */
  readonly most: Most
}

/** A scene that somebody asks for or presses in, with all that an answer needs. */
export type Case<C extends Caller = Caller, S extends Scene = Scene> = {
  readonly parts: AttackParts
  readonly caller: C
  readonly scene: S
  /** A line that the board of this answer alone shows. */
  readonly news?: string | null
  /** Whether going forward again leads on from it, which the board of this answer offers. */
  readonly leadsForward?: boolean
}

/** A private answer that changes nothing. */
export const sayPrivately = (
  parts: AttackParts,
  caller: Caller,
  outcome: string,
  sentence: (t: Translate) => string,
): MessageAnswer => privateSentence(sentence(ownWords(parts, caller)), outcome)

/** A private message about a walkthrough. */
export const showPrivately = (
  scene: Scene,
  outcome: string,
  components: MessageAnswer['components'],
): MessageAnswer => privateAnswer(components, outcome, factsOf(scene))

/** The facts of a walkthrough for the log. */
export function factsOf({ walkthrough: { id, flow, revision, outcome }, retelling }: Scene): LoggedFacts {
  const isUnread = outcome !== null && (retelling === 'byToday' || retelling === 'withoutEnd')
  return { walkthrough: id, flow, revision, ...(isUnread && { storedOutcome: 'unreadable' }) }
}
