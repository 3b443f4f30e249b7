// Looks a name up in stages: exact, by stems, by beginnings, mistyped, word by word. Each stage adds its hits
// below those of the stage before.
import type { Language } from '../language.ts'
import { fuzzyIndex, type Near } from './fuzzy.ts'
import { isIn, KIND_ORDER, type Named, type NameForm, nameForms } from './names.ts'
import { prefixIndex, type Starts, startsOf } from './prefixes.ts'
import { compact, fold, wordCount } from './words/fold.ts'

export type NameTier = 'exact' | 'stem' | 'prefix' | 'fuzzy' | 'word'

export type Hit<T, Part = never> = {
  readonly thing: T
  readonly tier: NameTier
  /** False: a guess, which may be offered but not given as the answer. */
  readonly isConfident: boolean
  /** The parts of the thing that answer the question, best first; empty if a name led to it. */
  readonly parts: readonly Part[]
}

export type LookupScope<T> = {
  readonly language: Language
  readonly isWanted: (thing: T) => boolean
  /** The book that a question means if its words do not say so. */
  readonly book?: string | null
}
export type Lookup<T, Part = never> = (query: string, asked: LookupScope<T>) => Hit<T, Part>[]

/** Stages that read words: one finds names with the same ones, the other answers questions, or finds names with some of them. */
export type Deeper<T, Part = never> = {
  readonly stems: (query: string, asked: LookupScope<T>) => NameForm<T>[]
  readonly words: (query: string, asked: LookupScope<T>) => Hit<T, Part>[]
  /** Whether a number in the query tells a name apart from what is meant. */
  readonly apart?: (query: string) => (form: NameForm<T>) => boolean
}

const CONFIDENT_PREFIX = 3
const CLEAR_PREFIX = 6
/** A longer query is taken for a question, not for a mistyped name. */
const LONGEST_NAME = 40
/** So many words around a name make a sentence. */
const MUCH = 3
/** A sentence that asks for the meaning of a name. */
const MEANS =
  /^(?:what (?:is|are|does|do)|how (?:does|do)|was (?:ist|sind|macht|bedeutet|heisst)|wie funktioniert)\b/

/** What indexing works out of names: plain data. The thing of a form is the number of its names. */
export type NameIndex = { readonly forms: readonly NameForm<number>[]; readonly starts: Starts }

export function indexOfNames(names: readonly Omit<Named<unknown>, 'thing'>[]): NameIndex {
  const forms = nameForms(names.map((named, thing) => ({ ...named, thing })))
  return { forms, starts: startsOf(forms) }
}

/** The forms of the names of these things. */
export const formsFrom = <T>({ forms }: NameIndex, things: readonly T[]): NameForm<T>[] =>
  forms.map(form => ({ ...form, thing: things[form.thing] as T }))

/** Builds the lookup over forms, with these stages for words. */
export function lookupOf<T, Part = never>(
  forms: readonly NameForm<T>[],
  starts: Starts,
  { stems, words: answer, apart = () => () => false }: Deeper<T, Part>,
): Lookup<T, Part> {
  const index = fuzzyIndex(forms)
  const exact = Map.groupBy(forms, form => form.compact)
  const prefixed = prefixIndex(forms, starts)
  const near = (folded: string, { isWanted }: LookupScope<T>) => {
    const typed = compact(folded)
    const isApart = apart(folded)
    return typed.length > LONGEST_NAME ? [] : index(typed, form => isWanted(form.thing) && !isApart(form))
  }
  const named = (query: string, folded: string, asked: LookupScope<T>): NamedHits<T> => {
    const { language, isWanted } = asked
    const isOwn = (form: NameForm<T>) => isIn(form, language)
    const isApart = apart(folded)
    const found = exactForms(folded, exact).filter(form => isWanted(form.thing) && !isApart(form))
    const [own, foreign] = partition(found, form => isOwn(form) || form.kind !== 'abbreviation')
    const [ownStems, foreignStems] = partition(stems(query, asked), isOwn)
    const [begun, foreignBegun] = partition(prefixed(folded, language, isWanted), isOwn)
    const isLong = folded.length >= CONFIDENT_PREFIX
    const isPart = own.length === 0 && ownStems.some(form => wordCount(form.folded) < wordCount(folded))
    const around = Math.min(...ownStems.map(form => wordCount(folded) - wordCount(form.folded)))
    const slips = isPart ? near(folded, asked).filter(isOneSlip) : []
    const hits = [
      ...own.sort(byExactness(language)).map(form => hit(form, 'exact', true)),
      ...slips.map(({ form }) => hit(form, 'fuzzy', true)),
      ...ownStems.map(form => hit(form, 'stem', true)),
      ...foreign.map(form => hit(form, 'prefix', true)),
      ...begun.map(form => hit(form, 'prefix', isLong && isClear(form, folded))),
      ...foreignStems.map(form => hit(form, 'stem', true)),
      ...foreignBegun.map(form => hit(form, 'prefix', isLong && isClear(form, folded))),
    ]
    const isAsked = isPart && slips.length === 0
    return { hits, isAsked, isAskedMuch: isAsked && around >= MUCH }
  }
  return (query, asked) => {
    const folded = fold(query)
    if (folded === '') return []
    const words = () => answer(query, asked)
    const { hits, isAsked, isAskedMuch } = named(query, folded, asked)
    if (hits.some(({ isConfident }) => isConfident)) {
      if (!isAsked) return firstOfEach(hits)
      const answers = words()
      const [best] = answers
      // "How many units can I have" is no question about the thing of that name if another thing answers it.
      if (!isAskedMuch || !best || hits.some(({ thing }) => thing === best.thing))
        return surelyAsked(answered(firstOfEach(hits), answers), best, !isAskedMuch || MEANS.test(folded))
      return firstOfEach([...answers, ...hits.map(found => ({ ...found, isConfident: false }))])
    }
    const [close, far] = partition(near(folded, asked), ({ isClose }) => isClose)
    // A single word that is close to a name is taken for that name mistyped, not for a question.
    const isMistyped = close.length > 0 && !folded.includes(' ')
    return firstOfEach([
      ...hits,
      ...close.map(({ form }) => hit(form, 'fuzzy', true)),
      ...(isMistyped ? [] : words()),
      ...far.map(({ form }) => hit(form, 'fuzzy', false)),
    ])
  }
}

/**
 * What names lead to; `isAsked` if the query has more words than the name: it asks something about the thing. `isAskedMuch` if
 * these words make a sentence: it may ask about something else.
 */
type NamedHits<T> = {
  readonly hits: readonly Hit<T>[]
  readonly isAsked: boolean
  readonly isAskedMuch: boolean
}

/** Few letters in the middle of a name say little: "mana" does not mean management. */
const isClear = ({ folded, compact: letters }: NameForm<unknown>, typed: string): boolean =>
  typed.length >= CLEAR_PREFIX || letters.startsWith(compact(typed)) || ` ${folded} `.includes(` ${typed} `)

/** One slip of the finger in several words: "hero from" is the form of a hero, not the hero. */
const isOneSlip = <T>({ form, slips }: Near<NameForm<T>>): boolean => slips <= 1 && form.folded.includes(' ')

/** Puts things with the same words in their names in the order of the answers, and adds the parts that answer. */
function answered<T, Part>(hits: readonly Hit<T, Part>[], answers: readonly Hit<T, Part>[]): Hit<T, Part>[] {
  const places = new Map(answers.map(({ thing }, place) => [thing, place]))
  const placeOf = ({ thing, tier }: Hit<T, Part>) =>
    tier === 'stem' ? (places.get(thing) ?? answers.length) : answers.length
  return hits
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(found => ({ ...found, parts: answers[places.get(found.thing) ?? -1]?.parts ?? [] }))
}

/** What a whole sentence asks about: only what the clauses answer it with first, and, if it asks no meaning, with certainty. */
function surelyAsked<T, Part>(
  hits: readonly Hit<T, Part>[],
  best: Hit<T, Part> | undefined,
  asksMeaning: boolean,
): Hit<T, Part>[] {
  return hits.map(found => ({
    ...found,
    isConfident: found.isConfident && best?.thing === found.thing && (asksMeaning || best.isConfident),
  }))
}

function hit<T>({ thing }: NameForm<T>, tier: NameTier, isConfident: boolean): Hit<T> {
  return { thing, tier, isConfident, parts: [] }
}

type Exact<T> = ReadonlyMap<string, NameForm<T>[]>

/** Forms equal to the query, or to the query without a number at its end: "retaliate 2" is retaliate. */
function exactForms<T>(folded: string, exact: Exact<T>): readonly NameForm<T>[] {
  const whole = exact.get(compact(folded))
  if (whole) return whole
  const bare = folded.replace(/ (\d+|x)$/, '')
  return (bare === folded ? undefined : exact.get(compact(bare))) ?? []
}

const byExactness =
  (language: Language) =>
  (a: NameForm<unknown>, b: NameForm<unknown>): number =>
    Number(isIn(b, language)) - Number(isIn(a, language)) ||
    Number(b.isWhole) - Number(a.isWhole) ||
    KIND_ORDER[a.kind] - KIND_ORDER[b.kind] ||
    a.rank - b.rank

function partition<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter(one => !test(one))]
}

/** Each thing once, where it comes first. */
export function firstOfEach<T, Part>(hits: readonly Hit<T, Part>[]): Hit<T, Part>[] {
  const seen = new Set<T>()
  return hits.filter(({ thing }) => !seen.has(thing) && seen.add(thing))
}
