// What the router and the files beside it share: the parts of the bot, what they count, and how they note faults.
import type { Language } from '../../language.ts'
import { type Log, oncePerMinute } from '../../log.ts'
import type { Store, StoreFault } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import type { Clock } from '../request/clock.ts'
import { postProblem } from '../request/refusals.ts'
import type { Command } from './command.ts'

/** The counts of an interaction for the bot's metrics: no ids, and no text that a user typed. */
export type Counts = {
  readonly interaction: (counted: {
    /** command, menu, autocomplete, press, modal */
    readonly kind: string
    readonly command: string
    readonly outcome: string
    /** From Discord's creation of the interaction to its receipt, at least 0: two clocks measure it, so it is a trend. */
    readonly receiptMs: number
    /** The time from its receipt to its answer. */
    readonly answerMs: number
    /** For a look-up: the tier of the finding; null: nothing was found. */
    readonly tier?: string | null
  }) => void
  readonly reconnecting: () => void
  /** A packet of this kind that could not be read. */
  readonly unread: (kind: string) => void
}

export type GivenParts = {
  readonly commands: readonly Command[]
  readonly store: Store
  readonly log: Log
  readonly fallback: Language
  readonly clock: Clock
  /** Whether Discord made the interaction so long ago (`made`) that an answer comes too late. */
  readonly isTooLate: (made: number) => Promise<boolean>
  /** null: the bot counts nothing. */
  readonly counts: Counts | null
}

export type RouterParts = GivenParts & {
  /** Logs a fault of the store, each kind at most once a minute: while a disk is full, every press fails. */
  readonly note: (fault: StoreFault) => void
  /** Whether the error means that Discord is down; logs that as well, since nobody could tell the user. */
  readonly isDown: (error: unknown) => boolean
}

type Noting = Pick<RouterParts, 'note' | 'isDown'>

export function routerParts<Given extends Pick<GivenParts, 'log'>>(given: Given): Given & Noting {
  const { log } = given
  const isNews = oncePerMinute()
  return {
    ...given,
    note: fault => {
      // Nothing fails: the person has asked for it.
      if (fault.kind === 'forgetting') return
      if (isNews(fault.kind)) log.error({ store: fault.kind, err: fault.cause ?? fault }, 'the store fails')
    },
    isDown: error => {
      const isDown = postProblem(error) === 'unavailable'
      if (isDown && isNews('Discord')) log.error({ err: error }, 'Discord does not answer')
      return isDown
    },
  }
}

/** What a fault of the store means for the user. */
export const storeSentence = ({ kind }: StoreFault, t: Translate): string => t(`problems:store.${kind}`)
