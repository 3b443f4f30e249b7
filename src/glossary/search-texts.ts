// What the search reads of an entry: its names, and the passages that may answer a question.
import { inEachLanguage, LANGUAGES, mapSaid, type Said } from '../language.ts'
import type { Name, Named, NameKind } from '../search/names.ts'
import type { Passage, Written } from '../search/questions/passages.ts'
import type { Clause, Entry, EntryKind, Glossary } from './glossary.ts'

/** The names of a card that official answers are about, from its English name or its number. */
export type CardNames = (card: string) => Said<readonly string[]>

const RANK: Readonly<Record<EntryKind, number>> = { rule: 0, section: 0, term: 1, answer: 1 }

export function namedOf(entry: Entry): Named<Entry> {
  const kinds: readonly [NameKind, Said<readonly string[]>][] = [
    ['title', mapSaid(entry.title, own => [own])],
    ['alias', entry.aliases],
    ['abbreviation', entry.abbreviations],
  ]
  const names = kinds.flatMap(([kind, texts]) =>
    LANGUAGES.flatMap(language => (texts[language] ?? []).map((text): Name => ({ text, kind, language }))),
  )
  return { thing: entry, rank: RANK[entry.kind], names }
}

/** All passages of a glossary; those of an entry stand together. */
export const passagesIn = (
  { entries, answers }: Glossary,
  cardNames: CardNames,
): Passage<Clause, Entry>[] => [
  ...entries.flatMap(passagesOf),
  ...answers.flatMap(answer => passageOf(answer, cardNames)),
]

/** The clauses of a rule. Terms and sections have none, since they only repeat the rules. */
function passagesOf(entry: Entry): Passage<Clause, Entry>[] {
  if (entry.kind !== 'rule') return []
  const { title, aliases, abbreviations, game: book } = entry
  const names = inEachLanguage(language => [
    ...(title[language] === undefined ? [] : [title[language]]),
    ...(aliases[language] ?? []),
    ...(abbreviations[language] ?? []),
  ])
  return entry.clauses.map(clause => ({
    clause,
    entry,
    book,
    names,
    asked: clause.asked,
    texts: writtenIn(clause),
    isOfNamed: false,
  }))
}

/** An official answer with the names of its cards; one that something else replaced answers no more. */
function passageOf(entry: Entry, cardNames: CardNames): Passage<Clause, Entry>[] {
  const { official, game: book, title } = entry
  if (!official || official.replacedBy !== null) return []
  const cards = official.cards.map(cardNames)
  const names = inEachLanguage(language => cards.flatMap(card => card[language] ?? []))
  return entry.clauses.map(clause => ({
    ...{ clause, entry, book, names },
    asked: mapSaid(clause.asked, (asked, language) => [
      ...asked,
      ...(title[language] ? [title[language]] : []),
    ]),
    texts: [title, clause.text].map(text => ({ text, isBeside: false })),
    isOfNamed: cards.length > 0,
  }))
}

function writtenIn({ text, heading, example, rulings }: Clause): Written[] {
  const own = [text, heading].map(said => ({ text: said, isBeside: false }))
  const beside = [example, ...rulings.flatMap(({ question, ruling }) => [question, ruling])]
  return [...own, ...beside.map(said => ({ text: said, isBeside: true }))].flatMap(({ text, isBeside }) =>
    text ? [{ text, isBeside }] : [],
  )
}
