// TerminalFace is what `npm run resolve` needs of a flow beside its words: cards in scripts, and the outcome in a sentence.
import type { SetUp } from '../../../engine/flow.ts'
import type { Game } from '../../../engine/game.ts'
import type { OwnPlay, PlayableFlow, Shown } from '../../../games/game.ts'
import type { AnyOutcome } from '../../../games/outcome.ts'
import type { FromCards, RevealedFromCards } from '../../../walkthroughs/set-up/from-cards.ts'
import type { NameOf } from '../../../words/story.ts'
import type { Translate } from '../../../words/words.ts'

/** A play with its outcome; of one that goes on, the table as it stands. */
export type OwnEnd<G extends Game, O extends AnyOutcome> = {
  readonly events: OwnPlay<G, O>['events']
  readonly outcome: O
  readonly isOver: boolean
}

/** The words of the reader's language, and the names of pieces and players. */
export type TerminalWords = { readonly t: Translate; readonly nameOf: NameOf }

export type TerminalFace<G extends Game, O extends AnyOutcome> = {
  /** null: the scripts of this flow name no cards. */
  readonly fromCards: FromCards | null
  /** For answers that reveal a card; without it no card of an answer names one. */
  readonly revealed?: RevealedFromCards | undefined
  /** What it is about, if that is not damage: threat placed or removed. */
  readonly counts?: 'placed' | 'removed'
  /** The outcome in sentences: who took damage, and what is left; none if nothing has happened so far. */
  readonly ends: (end: OwnEnd<G, O>, told: TerminalWords) => readonly string[]
}

/** The terminal's part of the face of any flow. */
export type AnyTerminalFace = {
  readonly fromCards: FromCards | null
  readonly revealed: RevealedFromCards | null
  /** The outcome in one line; null while the attack goes on. */
  readonly ends: (played: Shown, told: TerminalWords) => string | null
  /** What stands so far, in one line; empty if the set-up was refused. */
  readonly soFar: (played: Shown, told: TerminalWords) => string
}

/** Hides the types of a flow from the callers of its TerminalFace. */
export function terminalOf<G extends Game, O extends AnyOutcome>(
  flow: Pick<PlayableFlow<G, SetUp, O>, 'own'>,
  { fromCards, revealed, counts, ends }: TerminalFace<G, O>,
): AnyTerminalFace {
  return {
    fromCards,
    revealed: revealed ?? null,
    ends: (played, told) => {
      const { events, outcome } = flow.own(played)
      return outcome && ends({ events, outcome, isOver: true }, told).join(' ')
    },
    soFar: (played, told) => {
      const { events, now: outcome } = flow.own(played)
      if (!outcome) return ''
      const sentences = ends({ events, outcome, isOver: false }, told).join(' ')
      return sentences === ''
        ? told.t('story:end.nothingSoFar', { context: counts ?? '' })
        : told.t('story:end.soFar', { sentences })
    },
  }
}
