// Builds drafts of entries. A term has no text of its own: it shows the clauses that use it.
import { inEachLanguage, mapSaid, type Said } from '../language.ts'
import type { Clause, Entry } from './glossary.ts'
import type { GameId, TermFile } from './schema.ts'
import { inLowerCase, usageTest } from './term-patterns.ts'

/** The number of options that a select of Discord shows. */
export const SEE_ALSO_LIMIT = 25

/** An entry while the glossary is being built. */
export type Draft = Omit<Entry, 'seeAlso' | 'clauses' | 'aliases' | 'abbreviations'> & {
  seeAlso: Entry[]
  clauses: Clause[]
  aliases: Said<readonly string[]>
  abbreviations: Said<readonly string[]>
}

/** A term with the entry that explains it. */
export type Explained = { readonly term: TermFile; readonly by: Draft }

type Names = {
  title: Said
  aliases?: Said<string[]> | undefined
  abbreviations?: Said<string[]> | undefined
}

/** The terms of a game that at least one clause, or a ruling on it, uses: other terms have nothing to show. */
export function termsOf(game: GameId, files: readonly TermFile[], rules: readonly Draft[]): Explained[] {
  const readable = rules
    .filter(rule => rule.game === game)
    .map(rule => ({ rule, said: inLowerCase(rule.clauses.flatMap(saidIn)) }))
  return files
    .map(term => ({ term, by: termOf(game, term, readable) }))
    .filter(({ by }) => by.clauses.length > 0)
}

/** A rule with the lower-case text of all its clauses. Testing that text first saves most tests of single clauses. */
type Readable = { readonly rule: Draft; readonly said: Said }

const saidIn = ({ text, rulings }: Clause): Said[] => [text, ...rulings.map(({ ruling }) => ruling)]

function termOf(game: GameId, file: TermFile, rules: readonly Readable[]): Draft {
  const uses = usageTest(file)
  const says = (clause: Clause) => saidIn(clause).some(said => uses(inLowerCase([said])))
  const users = rules
    .filter(({ said }) => uses(said))
    .map(({ rule }) => ({ rule, clauses: rule.clauses.filter(says) }))
  return {
    ...namesOf(game, file.id, file.code, file),
    kind: 'term',
    clauses: users.flatMap(({ rule, clauses }) => withHeading({ ...rule, clauses })),
    seeAlso: users.slice(0, SEE_ALSO_LIMIT).map(({ rule }) => rule),
  }
}

/** The clauses of a rule, with its title as the heading of the first one, for the list of another entry. */
export function withHeading({ number, title, clauses }: Draft): Clause[] {
  const heading = number ? mapSaid(title, own => `${number} ${own}`) : title
  return clauses.map((clause, i) => ({ ...clause, heading: i === 0 ? heading : null }))
}

/** The fields that every kind of entry has, from the names in its file. */
export function namesOf(
  game: GameId,
  slug: string,
  code: string,
  names: Names,
): Omit<Draft, 'kind' | 'clauses'> {
  return {
    id: `${game}/${slug}`,
    code,
    game,
    title: names.title,
    aliases: names.aliases ?? inEachLanguage(() => []),
    abbreviations: names.abbreviations ?? inEachLanguage(() => []),
    number: null,
    formerly: null,
    changed: [],
    tryIt: null,
    source: [],
    seeAlso: [],
    onlyCited: [],
  }
}
