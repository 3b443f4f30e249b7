// Answers whole questions: their words are weighed against the names, and against the texts behind them.
import { type Language, otherLanguage } from '../language.ts'
import { type BodyIndex, bodyIndex } from './bodies.ts'
import type { Splitter } from './compounds.ts'
import { type FuzzyIndex, fuzzyIndex } from './fuzzy.ts'
import type { Form } from './names.ts'
import { contentStems } from './stem-keys.ts'
import { type TokenIndex, tokenIndex } from './tokens.ts'

/** What a text weighs beside a name. */
const BODY = 0.55
/** How much of a question must be known to us to be sure of an answer, and how much of it the answer must have. */
const KNOWN = 0.6
const ANSWERED = 0.45
const BEST = 12
/** A word that we know only if one letter is changed. */
const CORRECTED = 0.5

export type Answered<T> = { readonly thing: T; readonly isConfident: boolean }
export type Questions<T> = (
  query: string,
  asked: { language: Language; isWanted: (thing: T) => boolean },
) => Answered<T>[]

/** A text of a thing in one language. */
export type Body<T> = { readonly thing: T; readonly language: Language; readonly text: string }

type Side<T> = {
  readonly names: TokenIndex<T>
  readonly bodies: BodyIndex<T>
  readonly near: FuzzyIndex<{ compact: string; rank: number }>
}

/** One word of the question: its possible stems, what it weighs, and how sure we are to know it (0 to 1). */
type Token = { readonly stems: readonly string[]; readonly weight: number; readonly known: number }

/** Built once over names and texts. */
export function questionIndex<T>(
  forms: readonly Form<T>[],
  bodies: readonly Body<T>[],
  split: Splitter,
): Questions<T> {
  const sideOf = (language: Language): Side<T> => {
    const own = bodies.filter(body => body.language === language)
    const texts = bodyIndex(own, language)
    const names = tokenIndex(forms, language, split, texts.rarity)
    return { names, bodies: texts, near: fuzzyIndex(wordsOfNames(forms, language, split)) }
  }
  const sides = { en: sideOf('en'), de: sideOf('de') }
  return (query, { language, isWanted }) => {
    const read = [language, otherLanguage(language)].map(side => ({
      side: sides[side],
      tokens: tokensOf(query, side, sides[side], split),
    }))
    const [best] = read.sort((a, b) => knownShare(b.tokens) - knownShare(a.tokens))
    return best?.tokens.some(({ known }) => known > 0)
      ? ranked(best.side, best.tokens, meantBy(query), isWanted)
      : []
  }
}

/** Who asks how many there may be asks for a limit. */
const meantBy = (query: string): string[] => (/\bhow many\b|\bwie ?viele\b/i.test(query) ? ['limit'] : [])

function wordsOfNames<T>(forms: readonly Form<T>[], language: Language, split: Splitter) {
  const own = forms.filter(form => form.language === language && form.kind !== 'abbreviation')
  const stems = own.flatMap(({ text }) => contentStems(text, language, split).flat(2))
  return [...new Set(stems)].map(compact => ({ compact, rank: 0 }))
}

function tokensOf<T>(query: string, language: Language, side: Side<T>, split: Splitter): Token[] {
  return contentStems(query, language, split).map(options => tokenOf(options, side))
}

function tokenOf<T>(options: string[][], { names, bodies, near }: Side<T>): Token {
  const isKnown = (stem: string) => names.weight(stem) > 0 || bodies.share(stem) > 0
  const known = options.filter(stems => stems.every(isKnown))
  const [first = []] = options
  if (known.length > 0) {
    const stems = [...new Set(known.flat())]
    return { stems, weight: Math.max(...stems.map(stem => weightOf(stem, names, bodies))), known: 1 }
  }
  const [word = ''] = first
  const [close] = word.length > 4 ? near(word) : []
  if (close?.isClose && close.slips <= 1)
    return { stems: [close.form.compact], weight: names.most, known: CORRECTED }
  return { stems: [], weight: names.most, known: 0 }
}

/** Rare words weigh more, whether in names or in texts. */
const weightOf = <T>(stem: string, names: TokenIndex<T>, bodies: BodyIndex<T>): number =>
  names.weight(stem) || Math.max(0.5, Math.log(1 + 1 / bodies.share(stem)) * 0.8)

const mass = (tokens: readonly Token[]): number => tokens.reduce((sum, { weight }) => sum + weight, 0)
const knownShare = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { weight, known }) => sum + weight * known, 0) / Math.max(1e-9, mass(tokens))

function ranked<T>(
  { names, bodies }: Side<T>,
  tokens: readonly Token[],
  meant: readonly string[],
  isWanted: (thing: T) => boolean,
): Answered<T>[] {
  const stems = new Set(tokens.flatMap(token => token.stems))
  const byName = names.score(new Set([...stems, ...meant]), isWanted)
  const byBody = bodies.score(stems, isWanted)
  const whole = mass(tokens)
  const topName = Math.max(1e-9, ...byName.values())
  const topBody = Math.max(1e-9, ...[...byBody.values()].map(({ score }) => score))
  const things = new Set([...byName.keys(), ...byBody.keys()])
  const isKnown = knownShare(tokens) >= KNOWN
  return [...things]
    .map(thing => {
      const name = byName.get(thing) ?? 0
      const body = byBody.get(thing)
      const had = tokens.filter(({ stems }) => stems.some(stem => body?.stems.includes(stem)))
      const answered = Math.max(name / whole, mass(had) / whole)
      return {
        thing,
        value: name / topName + (BODY * (body?.score ?? 0)) / topBody,
        isConfident: isKnown && tokens.length > 1 && answered >= ANSWERED,
      }
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, BEST)
}
