// Scores names by the words that they share with a question: rare words weigh more, and whole names more than parts.
import type { Language } from '../language.ts'
import type { Form } from './names.ts'
import type { Reader } from './words/readings.ts'

type Scored<T> = { readonly form: Form<T>; readonly tokens: ReadonlySet<string>; readonly mass: number }

export type TokenIndex<T> = {
  /** How telling a stem is among the names of this language; 0 if no name has it. */
  readonly weight: (stem: string) => number
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
  const tokens = own.map(({ text }) => new Set(read(text, language).content.flat(2)))
  const counts = new Map<string, Set<T>>()
  for (const [i, { thing }] of own.entries()) {
    for (const token of tokens[i] ?? []) counts.set(token, (counts.get(token) ?? new Set()).add(thing))
  }
  const things = new Set(own.map(({ thing }) => thing)).size
  const weight = (stem: string) => {
    const users = counts.get(stem)?.size ?? 0
    return users > 0 ? Math.log(1 + things / users) * rarity(stem) : 0
  }
  const byToken = new Map<string, Scored<T>[]>()
  for (const [i, form] of own.entries()) {
    const set = tokens[i] ?? new Set<string>()
    const scored = { form, tokens: set, mass: [...set].reduce((sum, token) => sum + weight(token), 0) }
    for (const token of set) {
      const list = byToken.get(token)
      if (list) list.push(scored)
      else byToken.set(token, [scored])
    }
  }
  return { weight, most: Math.log(1 + things), score: scorer(byToken, weight) }
}

function scorer<T>(
  byToken: ReadonlyMap<string, readonly Scored<T>[]>,
  weight: (stem: string) => number,
): TokenIndex<T>['score'] {
  return (stems, isWanted) => {
    const best = new Map<T, number>()
    const touched = new Set([...stems].flatMap(stem => byToken.get(stem) ?? []))
    for (const name of touched) {
      const { thing } = name.form
      if (isWanted(thing)) best.set(thing, Math.max(best.get(thing) ?? 0, scoreOf(name, stems, weight)))
    }
    return best
  }
}

function scoreOf<T>(
  { tokens, mass, form }: Scored<T>,
  stems: ReadonlySet<string>,
  weight: (stem: string) => number,
): number {
  let matched = 0
  for (const token of tokens) if (stems.has(token)) matched += weight(token)
  const coverage = matched / mass
  return matched * coverage * (form.kind === 'title' ? 1 : 0.9)
}
