// What every kind of entry has while the glossary is being built.
import { inEachLanguage, mapSaid, type Said } from '../language.ts'
import type { Clause, Entry } from './glossary.ts'
import type { GameId } from './schema.ts'

/** The number of options that a select of Discord shows. */
export const SEE_ALSO_LIMIT = 25

/** An entry while the glossary is being built. */
export type Draft = Omit<Entry, 'seeAlso' | 'clauses' | 'aliases' | 'abbreviations'> & {
  seeAlso: Entry[]
  clauses: Clause[]
  aliases: Said<readonly string[]>
  abbreviations: Said<readonly string[]>
}

type Names = {
  code: string
  title: Said
  aliases?: Said<string[]> | undefined
  abbreviations?: Said<string[]> | undefined
}

/** The clauses of a rule, with its title as the heading of the first one, for the list of another entry. */
export function withHeading({ number, title, clauses }: Draft): Clause[] {
  const heading = number ? mapSaid(title, own => `${number} ${own}`) : title
  return clauses.map((clause, i) => ({ ...clause, heading: i === 0 ? heading : null }))
}

/** The fields that every kind of entry has, from the names in its file. */
export function namesOf(game: GameId, slug: string, names: Names): Omit<Draft, 'kind' | 'clauses'> {
  return {
    id: `${game}/${slug}`,
    code: names.code,
    game,
    title: names.title,
    aliases: names.aliases ?? inEachLanguage(() => []),
    abbreviations: names.abbreviations ?? inEachLanguage(() => []),
    number: null,
    renumbered: null,
    changed: [],
    tryIt: null,
    source: [],
    seeAlso: [],
  }
}
