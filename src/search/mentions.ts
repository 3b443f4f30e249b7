// Finds the names that a longer text mentions: in any inflection, inside German compounds, the longest name first.
import { inEachLanguage, LANGUAGES, type Language } from '../language.ts'
import { listsByKey } from './lists-by-key.ts'
import { isIn, type Named, type NameForm, nameForms } from './names.ts'
import { knownParts, type Splitter, splitter } from './words/readings.ts'
import { SEPARABLE, stemsOf } from './words/stems.ts'
import { isEveryday, isLittle, languageOf, type TextWord, textWords, wordsOf } from './words/words.ts'

/** A name in a text. A name of several things makes a mention for each of them. */
export type Mention<T> = {
  readonly thing: T
  /** The number of its first word, from 0. Mentions with the same place are mentions of the same name. */
  readonly place: number
  /** How many of its words carry meaning. */
  readonly words: number
  /** The text contains the name letter for letter, not inflected. */
  readonly isExact: boolean
  /** The name consists of everyday words, so the text need not mean the thing. */
  readonly isEveryday: boolean
}

/** The mentions in the order of the text; `language` is the reader's, for a text whose language is unclear. */
export type Mentions<T> = (text: string, language: Language) => Mention<T>[]

type Wanted<T> = {
  readonly form: NameForm<T>
  readonly language: Language
  readonly words: readonly string[]
  readonly stems: readonly (readonly string[])[]
}
type Names<T> = {
  readonly first: Readonly<Record<Language, ReadonlyMap<string, readonly Wanted<T>[]>>>
  readonly abbreviations: ReadonlyMap<string, readonly NameForm<T>[]>
  /** The stems of all words of all names. */
  readonly stems: ReadonlySet<string>
  readonly split: Splitter
}
/** A mention with the words that it takes: so many, from this one on. */
type Found<T> = Omit<Mention<T>, 'place'> & {
  readonly from: number
  readonly length: number
  readonly weight: number
}

/** How many words a German verb and its particle may stand apart. */
const APART = 12
const SHORTEST_COMPOUND = 7

/** Builds the index over the names once. */
export function buildMentions<T>(named: readonly Named<T>[]): Mentions<T> {
  const forms = nameForms(named)
  // “(Thwart)-Ability” without its bracket leaves “-Ability”, which is no name.
  const words = forms.filter(({ kind, text }) => kind !== 'abbreviation' && !text.startsWith('-'))
  const short = forms.filter(({ kind }) => kind === 'abbreviation')
  const first = inEachLanguage(language => byFirstStem(words, language))
  const wanted = LANGUAGES.flatMap(language => [...first[language].values()].flat())
  const names: Names<T> = {
    first,
    stems: new Set(wanted.flatMap(({ stems }) => stems.flat())),
    abbreviations: Map.groupBy(short, ({ text }) => text),
    split: splitter(knownParts(words.filter(form => isIn(form, 'de')).flatMap(({ text }) => wordsOf(text)))),
  }
  return (text, reader) => {
    const read = textWords(text)
    const language = languageOf(read) ?? reader
    const parts = language === 'de' ? read.flatMap(word => taken(word, names)) : read
    const found = parts.flatMap((word, at) => [
      ...namesAt(parts, at, namesBegunBy(word, names, language)),
      ...abbreviationsAt(parts, at, names),
      ...(language === 'de' ? partedVerbsAt(parts, at, names) : []),
    ])
    return longestFirst(found).map(({ from, length, weight, ...mention }) => ({
      ...mention,
      place: parts[from]?.place ?? 0,
    }))
  }
}

function byFirstStem<T>(forms: readonly NameForm<T>[], language: Language): Map<string, Wanted<T>[]> {
  const own = forms.filter(form => isIn(form, language))
  return listsByKey(
    own.flatMap(form => {
      const words = wordsOf(form.text)
      const stems = words.map(word => stemsOf(word, language))
      return (stems[0] ?? []).map((stem): [string, Wanted<T>] => [stem, { form, language, words, stems }])
    }),
  )
}

/** The word itself; a German compound that no name contains is split into its parts. */
function taken<T>(word: TextWord, { stems, split }: Names<T>): readonly TextWord[] {
  if (word.word.length < SHORTEST_COMPOUND) return [word]
  const isKnown = LANGUAGES.some(language => word.stems(language).some(stem => stems.has(stem)))
  const parts = isKnown ? null : split(word.word)
  if (!parts) return [word]
  return parts.map(part => ({ ...word, word: part, stems: language => (language === 'de' ? [part] : []) }))
}

/** The names whose first word this one may be. */
const namesBegunBy = <T>(word: TextWord, { first }: Names<T>, language: Language): Wanted<T>[] =>
  LANGUAGES.filter(side => !isForeign(word, side, language)).flatMap(side =>
    word.stems(side).flatMap(stem => first[side].get(stem) ?? []),
  )

const namesAt = <T>(words: readonly TextWord[], at: number, begun: readonly Wanted<T>[]): Found<T>[] =>
  begun.filter(wanted => stands(wanted, words, at)).flatMap(wanted => mentioned(wanted, words, at))

/** German nouns have a capital: “held” in an English text is none. */
const isForeign = ({ raw }: TextWord, side: Language, language: Language): boolean =>
  side === 'de' && language === 'en' && !/^\p{Lu}/u.test(raw)

/** Whether the other words of the name follow. */
const stands = <T>({ stems, language }: Wanted<T>, words: readonly TextWord[], at: number): boolean =>
  stems.every(
    (wanted, i) => i === 0 || (words[at + i]?.stems(language).some(stem => wanted.includes(stem)) ?? false),
  )

/** A name of little words alone, such as “then”, counts only between quotes or brackets. */
function mentioned<T>(
  { form: { thing }, words }: Wanted<T>,
  read: readonly TextWord[],
  at: number,
): Found<T>[] {
  const last = at + words.length - 1
  const isSetOff = (read[at]?.opens && read[last]?.closes) ?? false
  const telling = words.filter(word => LANGUAGES.every(language => !isLittle(word, language)))
  if (telling.length === 0 && !isSetOff) return []
  const isOrdinary = telling.every(word => LANGUAGES.some(language => isEveryday(word, language)))
  const isExact = words.every((word, i) => read[at + i]?.word === word)
  const kind = { words: telling.length, isExact, isEveryday: !isSetOff && isOrdinary }
  return [{ thing, ...kind, from: at, length: words.length, weight: words.length }]
}

/** Abbreviations match as they are written; those of three letters and more also match in small letters. */
function abbreviationsAt<T>(words: readonly TextWord[], at: number, { abbreviations }: Names<T>): Found<T>[] {
  const { raw = '', word = '' } = words[at] ?? {}
  const isSmall = raw === word && raw.length > 2 && LANGUAGES.every(language => !isLittle(word, language))
  const forms = abbreviations.get(isSmall ? raw.toUpperCase() : raw) ?? []
  const kind = { words: 1, isExact: true, isEveryday: false }
  return forms.map(({ thing }) => ({ thing, ...kind, from: at, length: 1, weight: 1 }))
}

/** "greift mich an" is angreifen: the particle ends the clause, the verb stands before it. */
function partedVerbsAt<T>(words: readonly TextWord[], at: number, { first }: Names<T>): Found<T>[] {
  const particle = words[at]
  if (!particle?.endsClause || !SEPARABLE.includes(particle.word)) return []
  for (let i = at - 1; i >= Math.max(0, at - APART); i--) {
    const verb = words[i]
    if (!verb || verb.endsClause) break
    const wanted = stemsOf(particle.word + verb.word, 'de').flatMap(stem => first.de.get(stem) ?? [])
    const whole = wanted.filter(({ stems }) => stems.length === 1)
    const kind = { words: 1, isExact: false, isEveryday: false }
    if (whole.length > 0)
      return whole.map(({ form: { thing } }) => ({ thing, ...kind, from: i, length: 1, weight: 2 }))
  }
  return []
}

/** The longest names take their words first; shorter names take the rest. Equally long ones of one place share it. */
function longestFirst<T>(all: readonly Found<T>[]): Found<T>[] {
  const takers = new Map<number, Found<T>>()
  const isFree = (place: number, one: Found<T>): boolean => {
    const taker = takers.get(place)
    return taker === undefined || takesTheSame(taker, one)
  }
  const kept = all
    .toSorted((a, b) => b.weight - a.weight || a.from - b.from)
    .filter(one => {
      const end = one.from + one.length
      for (let place = one.from; place < end; place++) if (!isFree(place, one)) return false
      for (let place = one.from; place < end; place++) takers.set(place, one)
      return true
    })
  return kept.sort((a, b) => a.from - b.from)
}

const takesTheSame = (one: Found<unknown>, other: Found<unknown>): boolean =>
  one.from === other.from && one.length === other.length && one.weight === other.weight
