// The search of the glossary: the lookup of names, and what only texts can give: stems and whole questions.
import { distance } from './distance.ts'
import { compact, fold } from './fold.ts'
import { type Asked, type Hit, type Lookup, lookupOf } from './lookup.ts'
import { type Form, formsOf, isIn, type Named } from './names.ts'
import { type Body, questionIndex } from './questions.ts'
import { stemKeys } from './stem-keys.ts'

/** Builds all indexes once, over names and texts. A search gives every thing at most once, best first. */
export function buildSearch<T>(named: readonly Named<T>[], bodies: readonly Body<T>[]): Lookup<T> {
  const forms = formsOf(named)
  const keys = stemKeys(forms)
  const answer = questionIndex(forms, bodies, keys.split)
  return lookupOf(forms, {
    stems: (query, asked) => likestFirst(keys.named(query), query, asked),
    words: (query, asked) => answer(query, asked).map((found): Hit<T> => ({ ...found, tier: 'word' })),
  })
}

/** The reader’s language first, then those whose letters are nearest to what was typed. */
function likestFirst<T>(
  forms: readonly Form<T>[],
  query: string,
  { language, isWanted }: Asked<T>,
): Form<T>[] {
  const typed = compact(fold(query))
  const weight = (form: Form<T>) =>
    [
      isIn(form, language) ? 0 : 100,
      distance(typed, form.compact, 40),
      form.isWhole ? 0 : 0.5,
      form.rank * 0.1,
    ].reduce((sum, part) => sum + part, 0)
  return forms
    .filter(({ thing }) => isWanted(thing))
    .map(form => ({ form, weight: weight(form) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ form }) => form)
}
