// What a card's page shows of it, in words. Choices show type and origin alone, so the rest is worded when it is asked for.
import type { Translate } from '../words/words.ts'

export type CardFacts = {
  /** Its type, and what belongs to it: “hero, unique”. */
  readonly type: string
  /** Where it is from: pack, set, number. */
  readonly origin: readonly string[]
  /** Its printed numbers and the rest of what is known, a line each. */
  readonly lines: readonly string[]
  readonly keywords: readonly KeywordFact[]
  /** What the bot plays by the name of this card, in a sentence; left out: its numbers and keywords alone. */
  readonly played?: string | undefined
  /** The address of its page in a public database of cards. */
  readonly address: string
}

/** `note`: what has the keyword, or when, if it is not the card itself at all times. */
export type KeywordFact = {
  readonly keyword: string
  readonly value?: number | string | undefined
  readonly note?: string
}

/** The keys of the lines that tell a list. */
type ListKey =
  `card:${'resources' | 'icons' | 'traits' | 'abilities' | 'timings' | 'boost' | 'zones' | 'link'}`

/** A line with a list; empty if the list is. */
export const listLine = (t: Translate, key: ListKey, list: readonly string[]): string =>
  list.length > 0 ? t(key, { list: list.join(' · ') }) : ''
