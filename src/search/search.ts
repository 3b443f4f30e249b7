// Searches the glossary: the lookup of names, with stages for stems and whole questions that need the texts.

import { distance } from './distance.ts'
import { type Asked, type Hit, type Lookup, lookupOf } from './lookup.ts'
import { type Form, formsOf, isIn, type Named } from './names.ts'
import { type Body, questionIndex } from './questions.ts'
import { stemKeys } from './stem-keys.ts'
import { splitter } from './words/compounds.ts'
import { compact, fold } from './words/fold.ts'
import { readerOf } from './words/readings.ts'
import { wordsOf } from './words/words.ts'

/** Builds all indexes once, over names and texts. A search returns every thing at most once, best first. */
export function buildSearch<T>(named: readonly Named<T>[], bodies: readonly Body<T>[]): Lookup<T> {
  const forms = formsOf(named)
  const german = forms.filter(({ language }) => language !== 'en')
  const read = readerOf(splitter(german.flatMap(({ text }) => wordsOf(text))))
  const sameStems = stemKeys(forms, read)
  const answer = questionIndex(forms, bodies, read)
  return lookupOf(forms, {
    stems: (query, asked) => likestFirst(sameStems(query), query, asked),
    words: (query, asked) => answer(query, asked).map((found): Hit<T> => ({ ...found, tier: 'word' })),
  })
}

/** Sorts by the reader’s language, then by the difference in the number of words, then by the distance of the letters. */
function likestFirst<T>(
  forms: readonly Form<T>[],
  query: string,
  { language, isWanted }: Asked<T>,
): Form<T>[] {
  const folded = fold(query)
  const weigh = (form: Form<T>) =>
    (isIn(form, language) ? 0 : 10_000) +
    Math.abs(wordCount(form.folded) - wordCount(folded)) * 1_000 +
    distance(compact(folded), form.compact, 40) * 10 +
    form.compact.length / 100 +
    form.rank
  return forms
    .filter(({ thing }) => isWanted(thing))
    .map(form => ({ form, weight: weigh(form) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ form }) => form)
}

const wordCount = (folded: string): number => folded.split(' ').length
