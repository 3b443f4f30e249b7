// What the answers of /attack are made from, and the few sentences that many of them need.
import type { Cards } from '../../../cards/cards.ts'
import type { Flows } from '../../../games/game.ts'
import type { Glossary } from '../../../glossary/glossary.ts'
import type { Language } from '../../../language.ts'
import type { Most } from '../../../store/limits.ts'
import type { Head, Store, Walkthrough } from '../../../store/store.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/own-language.ts'
import { privateSentence } from '../../message/sentence.ts'
import type { Faces } from '../faces/face.ts'

export type AttackParts = {
  readonly glossary: Glossary
  readonly cards: Cards
  readonly store: Store
  readonly flows: Flows
  readonly faces: Faces
  readonly fallback: Language
  /** Ids of new walkthroughs. */
  readonly newId: () => string
  /** How many walkthroughs may be open at once, and be begun on one day. */
  readonly most: Most
}

/** Something that only the one who pressed is told, and that changes nothing. */
export const sayPrivately = (
  parts: AttackParts,
  caller: Caller,
  outcome: string,
  sentence: (t: Translate) => string,
): MessageAnswer => privateSentence(sentence(wordsIn(ownLanguage(parts, caller))), outcome)

/** Whether somebody may see a walkthrough here: its board stands here for all to see, or they take part in it. */
export function mayLook(walkthrough: Walkthrough, caller: Caller): boolean {
  const { channel, thread, isPrivate, starter, beginner, seats, rows } = walkthrough
  if (!isPrivate && caller.place.channel === (thread ?? channel)) return true
  const people = [starter, beginner, ...seats.map(seat => seat.user), ...rows.map(row => row.by)]
  return people.includes(caller.userId) && mayLookInto(walkthrough, caller)
}

/**
 * Whether who takes part in a walkthrough may see it here: in its server. Being here is what Discord vouches for; of
 * whoever asks from outside nobody knows whether they still may.
 */
export const mayLookInto = ({ isPrivate, guild }: Head, { place }: Caller): boolean =>
  isPrivate || guild === null || guild === place.guild
