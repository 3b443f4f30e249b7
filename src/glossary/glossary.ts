// Types of the loaded glossary: entries made of clauses, joined to the entries that they refer to.
import type { Language, Said } from '../language.ts'
import type { Synonyms } from '../search/questions/synonyms.ts'
import type { GameId, Ruling } from './schema.ts'

export type Edition = {
  readonly id: string
  readonly language: Language
  readonly name: Said
  /** Year, month and, where it is known, day. */
  readonly date?: string | undefined
}

/** Where official answers are given: a FAQ, the rulings of an expert. */
export type SourceDocument = {
  readonly id: string
  readonly name: Said
  /** Whether what others noted of it was read, not the document itself. */
  readonly isSecondHand: boolean
}

export type GlossaryGame = {
  readonly id: GameId
  readonly name: Said
  /** The first part of the ids of its clauses, which players use for the game as well. */
  readonly initials: string
  readonly editions: readonly [Edition, ...Edition[]]
  readonly documents: readonly SourceDocument[]
  readonly starters: readonly Entry[]
}

/** Where an official answer was given, and what it is about. */
export type Official = {
  readonly document: SourceDocument
  /** The heading or number under which it stands in the document. */
  readonly place: string
  /** Year, month and day, as far as they are known. */
  readonly date: string | null
  /** The editions under which it holds. */
  readonly editions: readonly Edition[]
  /** The names or numbers of the cards that it is about. */
  readonly cards: readonly string[]
  /** The clauses that it concerns, the most important one first. */
  readonly concerns: readonly Clause[]
  /** The id of the answer or clause that holds instead of it now. */
  readonly replacedBy: string | null
  /** The name of its file in `faq`. */
  readonly file: string
}

/** The change that an edition made, and the rule before it. */
export type EditionChange = { readonly edition: Edition; readonly text: Said }

/** The smallest part of an entry: one normative statement with a permanent id. */
export type Clause = {
  readonly id: string
  /** The id with its number in the edition in use, by which attacks of that edition cite it; null: there is none but `id`. */
  readonly today: string | null
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
 * use it: neither has a text of its own yet. An answer is official: its title is the question, its clause the answer.
 */
export type EntryKind = 'rule' | 'section' | 'term' | 'answer'

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
  /** null for all but answers. */
  readonly official: Official | null
  /** Clauses that only their ids lead to: attacks cite them, but the page and the full-text search leave them out. */
  readonly onlyCited: readonly Clause[]
}

export type Glossary = {
  readonly games: ReadonlyMap<GameId, GlossaryGame>
  readonly entries: readonly Entry[]
  /** The official answers, which no name leads to. */
  readonly answers: readonly Entry[]
  /** The official answers that concern a clause, by its id. */
  readonly answersOn: ReadonlyMap<string, readonly Entry[]>
  readonly byCode: ReadonlyMap<string, Entry>
  readonly clauses: ReadonlyMap<string, Clause>
  /** The clauses on each point on which editions differ, by the id of the clause from which the others vary. */
  readonly onPoint: ReadonlyMap<string, readonly Clause[]>
  /** How we read what the rules leave open, by the ids under which it ever stood. */
  readonly rulings: ReadonlyMap<string, Ruling>
  /** The official answers that settled an open point, by the id of our former reading. */
  readonly settled: ReadonlyMap<string, Entry>
  /** What players say for the words of a game. */
  readonly synonyms: ReadonlyMap<GameId, Synonyms>
  /** The entry that contains a clause, by the clause's id. */
  readonly homeOf: ReadonlyMap<string, Entry>
}
