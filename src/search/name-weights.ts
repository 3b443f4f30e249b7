// Scores names by the words that they share with a question: rare words weigh more, and whole names more than parts.
import type { Language } from '../language.ts'
import { listsByKey } from './lists-by-key.ts'
import type { Form } from './names.ts'
import type { Reader } from './words/readings.ts'

export type TokenIndex<T> = {
  /** How telling each stem of the names of this language is. */
  readonly weights: ReadonlyMap<string, number>
  /** The weight of a stem that only one name has. */
  readonly most: number
  /** The best score of each thing's names for these stems. */
  readonly score: (stems: ReadonlySet<string>, isWanted: (thing: T) => boolean) => Map<T, number>
}

/** Indexes the names of one language; `rarity` (0 to 1) lowers the weight of words that many texts contain. */
export function tokenIndex<T>(
  forms: readonly Form<T>[],
  language: Language,
  read: Reader,
  rarity: (stem: string) => number,
): TokenIndex<T> {
  const own = forms.filter(form => form.language === language && form.kind !== 'abbreviation')
  const names = own.map(form => ({ form, tokens: new Set(read(form.text, language).content.flat(2)) }))
  const byToken = listsByKey(
    names.flatMap(name => [...name.tokens].map((token): [string, Scored<T>] => [token, name])),
  )
  const things = new Set(own.map(({ thing }) => thing)).size
  const weights = new Map<string, number>()
  for (const [token, users] of byToken) {
    const count = new Set(users.map(({ form }) => form.thing)).size
    weights.set(token, Math.log(1 + things / count) * rarity(token))
  }
  const score: TokenIndex<T>['score'] = (stems, isWanted) => {
    const best = new Map<T, number>()
    for (const name of new Set([...stems].flatMap(stem => byToken.get(stem) ?? []))) {
      const { thing } = name.form
      if (isWanted(thing)) best.set(thing, Math.max(best.get(thing) ?? 0, scoreOf(name, stems, weights)))
    }
    return best
  }
  return { weights, most: Math.log(1 + things), score }
}

type Scored<T> = { readonly form: Form<T>; readonly tokens: ReadonlySet<string> }

function scoreOf<T>(
  { tokens, form }: Scored<T>,
  stems: ReadonlySet<string>,
  weights: TokenIndex<T>['weights'],
): number {
  let matched = 0
  let mass = 0
  for (const token of tokens) {
    const weight = weights.get(token) ?? 0
    mass += weight
    if (stems.has(token)) matched += weight
  }
  const coverage = matched / mass
  return matched * coverage * (form.kind === 'title' ? 1 : 0.9)
}
