// Sets search libraries up, each as its own documentation begins, over the same names and texts as our search.
import uFuzzy from '@leeoniya/ufuzzy'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import type { Finder } from '../../src/glossary/find.ts'
import type { Entry, Glossary } from '../../src/glossary/glossary.ts'
import { LANGUAGES } from '../../src/language.ts'

type Contender = { readonly name: string; readonly find: Finder }

/** The text that each of them searches: one line of names for each entry, and its clauses. */
type Document = { readonly id: number; readonly names: string; readonly text: string }

const documentsOf = ({ entries }: Glossary): Document[] =>
  entries.map(({ title, aliases, abbreviations, number, clauses }, id) => ({
    id,
    names: LANGUAGES.flatMap(one => [title[one], ...(aliases[one] ?? []), ...(abbreviations[one] ?? [])])
      .concat(number ?? [])
      .join(' · '),
    text: clauses.flatMap(clause => LANGUAGES.map(one => clause.text[one])).join(' '),
  }))

/** The libraries as finders. They report no confidence, so their results are never confident. */
export function contenders(glossary: Glossary): Contender[] {
  const documents = documentsOf(glossary)
  const finder =
    (ids: (query: string) => readonly number[]): Finder =>
    ({ query, game }) =>
      ids(query)
        .flatMap(id => glossary.entries[id] ?? [])
        .filter(entry => game === null || entry.game === game)
        .map(found)
  return [
    { name: 'fuse.js', find: finder(byFuse(documents)) },
    { name: 'MiniSearch', find: finder(byMiniSearch(documents)) },
    { name: 'uFuzzy', find: finder(byUFuzzy(documents)) },
  ]
}

const found = (entry: Entry): ReturnType<Finder>[number] => ({
  entry,
  tier: 'fuzzy',
  isConfident: false,
  clause: null,
  answers: [],
  numbering: null,
})

function byFuse(documents: readonly Document[]): (query: string) => number[] {
  const fuse = new Fuse(documents, { keys: ['names'] })
  return query => fuse.search(query).map(({ item }) => item.id)
}

function byMiniSearch(documents: readonly Document[]): (query: string) => number[] {
  const index = new MiniSearch<Document>({ fields: ['names', 'text'] })
  index.addAll(documents)
  return query =>
    index.search(query, { prefix: true, fuzzy: 0.2, boost: { names: 2 } }).map(({ id }) => Number(id))
}

function byUFuzzy(documents: readonly Document[]): (query: string) => number[] {
  const fuzzy = new uFuzzy({ intraMode: 1 })
  const haystack = uFuzzy.latinize(documents.map(({ names }) => names))
  return query => {
    const [found, info, order] = fuzzy.search(haystack, uFuzzy.latinize([query])[0] ?? '', 1)
    if (!info || !order) return found ?? []
    return order.flatMap(place => info.idx[place] ?? [])
  }
}
