// Knows what players say for the words of a book: other games’ words, slang. A synonym may have several words.
import { inEachLanguage, type Language, type Said } from '../../language.ts'
import { listsByKey } from '../lists-by-key.ts'
import { plainStem } from '../words/stems.ts'
import { isTelling, tellingWords, wordsOf } from '../words/words.ts'
import type { Alternative } from './inverted.ts'
import { termOf } from './terms.ts'

/** What players say, with the words of the book that it may mean. */
export type Synonyms = Said<Readonly<Record<string, readonly string[]>>>

/** What a synonym counts beside the word itself. */
const SYNONYM = 0.5
const LONGEST = 4

/** The meanings of the words of a question, by the place of the word: the first telling one of a synonym stands for it. */
export type SynonymsAt = (
  typed: readonly string[],
  language: Language,
  isKnown: (term: string) => boolean,
) => ReadonlyMap<number, readonly Alternative[]>

export function synonymIndex(books: readonly { book: string; synonyms: Synonyms }[]): SynonymsAt {
  const known = inEachLanguage(language => byKey(books, language))
  return (typed, language, isKnown) => {
    const stems = typed.map(word => plainStem(word, language))
    const found = typed.flatMap((_, from) =>
      Array.from({ length: LONGEST }, (_, more) => from + more + 1)
        .filter(to => to <= typed.length)
        .flatMap(to => {
          const meant = known[language].get(stems.slice(from, to).join(' ')) ?? []
          const place = typed.findIndex((word, at) => at >= from && at < to && isTelling(word, language))
          return meant.map((alternative): [number, Alternative] => [place < 0 ? from : place, alternative])
        }),
    )
    return listsByKey(found.filter(([, { terms }]) => terms.some(isKnown)))
  }
}

function byKey(
  books: readonly { book: string; synonyms: Synonyms }[],
  language: Language,
): Map<string, Alternative[]> {
  return listsByKey(
    books.flatMap(({ book, synonyms }) =>
      Object.entries(synonyms[language] ?? {}).flatMap(([said, meant]) =>
        meant.map((words): [string, Alternative] => [
          stemsOf(said, language).join(' '),
          { terms: telling(words, language), weight: SYNONYM, book },
        ]),
      ),
    ),
  )
}

const stemsOf = (text: string, language: Language): string[] =>
  wordsOf(text).map(word => plainStem(word, language))

const telling = (text: string, language: Language): string[] =>
  tellingWords(text, language).map(word => termOf(language, plainStem(word, language)))
