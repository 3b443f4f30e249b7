// The parts that the answers of /attack need, and a few functions that many of them share.
import type { Cards } from '../../../cards/cards.ts'
import type { Flows } from '../../../games/game.ts'
import type { Glossary } from '../../../glossary/glossary.ts'
import type { Language } from '../../../language.ts'
import type { Most } from '../../../store/limits.ts'
import type { Head, Store, Walkthrough } from '../../../store/store.ts'
import { type Translate, wordsIn } from '../../../words/words.ts'
import type { Caller, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage } from '../../interaction/private-language.ts'
import { privateSentence } from '../../message/sentence.ts'
import type { Faces } from '../faces/face.ts'

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

/** A private answer that changes nothing. */
export const sayPrivately = (
  parts: AttackParts,
  caller: Caller,
  outcome: string,
  sentence: (t: Translate) => string,
): MessageAnswer => privateSentence(sentence(wordsIn(ownLanguage(parts, caller))), outcome)

/** Whether the user may see a walkthrough here: its public board stands here, or the user takes part in it. */
export function mayLook(walkthrough: Walkthrough, caller: Caller): boolean {
  const { channel, thread, isPrivate, starter, beginner, seats, rows } = walkthrough
  if (!isPrivate && caller.place.channel === (thread ?? channel)) return true
  const people = [starter, beginner, ...seats.map(seat => seat.user), ...rows.map(row => row.by)]
  return people.includes(caller.userId) && mayLookInto(walkthrough, caller)
}

/**
 * Whether a user who takes part may see the walkthrough here: it is private, or the user is in its server. Discord
 * vouches only for users who press inside the server; others may have lost access to it.
 */
export const mayLookInto = ({ isPrivate, guild }: Head, { place }: Caller): boolean =>
  isPrivate || guild === null || guild === place.guild
