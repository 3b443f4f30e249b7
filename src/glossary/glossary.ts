// Types of the loaded glossary: entries made of clauses, joined to the entries that they refer to.
import type { Language, Said } from '../language.ts'
import type { GameId, Ruling } from './schema.ts'

export type Edition = {
  readonly id: string
  readonly language: Language
  readonly name: Said
  /** Year, month and, where it is known, day. */
  readonly date?: string | undefined
}

export type Game = {
  readonly id: GameId
  readonly name: Said
  readonly editions: readonly [Edition, ...Edition[]]
  readonly starters: readonly Entry[]
}

/** The change that an edition made, and the rule before it. */
export type EditionChange = { readonly edition: Edition; readonly text: Said }

/** The smallest part of an entry: one normative statement with a permanent id. */
export type Clause = {
  readonly id: string
  readonly heading: Said | null
  readonly text: Said
  readonly example: Said | null
  /** How players ask for what it answers, in small letters; empty if nobody has written it down. */
  readonly asked: Said<readonly string[]>
  /** Whether it is one of the few clauses of its entry that decide most cases at a table. */
  readonly decides: boolean
  /** The editions that say this; null if all editions of its entry do. */
  readonly editions: readonly Edition[] | null
  readonly changed: readonly EditionChange[]
  readonly varies: string | null
  readonly rulings: readonly Ruling[]
}

/**
 * A rule has clauses of its own. A section shows the clauses of the numbered rules under it, a term the clauses that
 * use it: neither has a text of its own yet.
 */
export type EntryKind = 'rule' | 'section' | 'term'

export type Entry = {
  /** `<game>/<file name>`, for instance `gundam/7-3-1`. */
  readonly id: string
  readonly code: string
  readonly kind: EntryKind
  readonly game: GameId
  readonly title: Said
  readonly aliases: Said<readonly string[]>
  readonly abbreviations: Said<readonly string[]>
  /** What it does, in one to three sentences; null if nobody has written it yet. */
  readonly short: Said | null
  /** The number that stands before its title: that of the edition in use. */
  readonly number: string | null
  /** Its number in the oldest edition, if it was another one. */
  readonly formerly: { readonly number: string; readonly edition: Edition } | null
  readonly changed: readonly EditionChange[]
  /** An example of /attack: its subcommand and options. */
  readonly tryIt: {
    readonly attack: string
    readonly options: Readonly<Record<string, string | number | boolean>>
  } | null
  readonly source: readonly { readonly edition: Edition; readonly section: string }[]
  readonly seeAlso: readonly Entry[]
  readonly clauses: readonly Clause[]
  /** Clauses that only their ids lead to: attacks cite them, but the page and the full-text search leave them out. */
  readonly onlyCited: readonly Clause[]
}

export type Glossary = {
  readonly games: ReadonlyMap<GameId, Game>
  readonly entries: readonly Entry[]
  readonly byCode: ReadonlyMap<string, Entry>
  readonly clauses: ReadonlyMap<string, Clause>
  readonly rulings: ReadonlyMap<string, Ruling>
  /** The entry that contains a clause, by the clause's id. */
  readonly homeOf: ReadonlyMap<string, Entry>
}
