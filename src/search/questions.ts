// Answers whole questions: compares their words with the names, and with the texts behind them.
import { LANGUAGES, type Language } from '../language.ts'
import { type FuzzyIndex, fuzzyIndex } from './fuzzy.ts'
import type { Deeper, Hit } from './lookup.ts'
import type { Form } from './names.ts'
import { type BodyIndex, bodyIndex, type TokenIndex, tokenIndex } from './question-indexes.ts'
import type { Reader, Ways } from './words/readings.ts'

/** The weight of a text beside a name. */
const BODY = 0.55
/** An answer is confident if the index knows this share of the question, and the answer contains the second share of it. */
const KNOWN = 0.6
const ANSWERED = 0.45
const BEST = 12
/** How far a word counts as known after one letter is corrected. */
const CORRECTED = 0.5

/** A text of a thing in one language. */
export type Body<T> = { readonly thing: T; readonly language: Language; readonly text: string }

type Side<T> = {
  readonly language: Language
  readonly names: TokenIndex<T>
  readonly bodies: BodyIndex<T>
  readonly near: FuzzyIndex<{ compact: string; rank: number }>
}

/** One word of the question: its first stem, its stems that the index knows, its weight, and how far it is known (0 to 1). */
type Token = {
  readonly word: string
  readonly stems: readonly string[]
  readonly weight: number
  readonly known: number
}

/** Builds the indexes over names and texts once. */
export function questionIndex<T>(
  forms: readonly Form<T>[],
  bodies: readonly Body<T>[],
  read: Reader,
): Deeper<T>['words'] {
  const sides = LANGUAGES.map((language): Side<T> => {
    const own = bodies.filter(body => body.language === language)
    const texts = bodyIndex(own, language)
    const names = tokenIndex(forms, language, read, texts.rarity)
    const stems = [...names.weights.keys()].map(compact => ({ compact, rank: 0 }))
    return { language, names, bodies: texts, near: fuzzyIndex(stems) }
  })
  return (query, { language, isWanted }) => {
    const own = sides.toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
    const readings = own.map(side => ({
      side,
      tokens: read(query, side.language).content.map(options => tokenOf(options, side)),
    }))
    const [best] = readings.sort((a, b) => knownShare(b.tokens) - knownShare(a.tokens))
    if (!best) return []
    const tokens = corrected(best.tokens, best.side)
    // The question “how many” asks for a limit.
    const meant = /\bhow many\b|\bwie ?viele\b/i.test(query) ? ['limit'] : []
    return tokens.some(({ known }) => known > 0) ? ranked(best.side, tokens, meant, isWanted) : []
  }
}

function tokenOf<T>(options: Ways, { names, bodies }: Side<T>): Token {
  const isKnown = (stem: string) => names.weights.has(stem) || bodies.share(stem) > 0
  const known = options.filter(stems => stems.every(isKnown))
  const [[word = ''] = []] = options
  if (known.length === 0) return { word, stems: [], weight: names.most, known: 0 }
  const stems = [...new Set(known.flat())]
  // Rare words weigh more, whether in names or in texts.
  const inTexts = (stem: string) => Math.max(0.5, Math.log(1 + 1 / bodies.share(stem)) * 0.8)
  const weights = stems.map(stem => names.weights.get(stem) || inTexts(stem))
  return { word, stems, weight: Math.max(...weights), known: 1 }
}

/** Replaces unknown words by known ones at one typing error's distance. A single word was compared with whole names before. */
function corrected<T>(tokens: readonly Token[], { names, near }: Side<T>): readonly Token[] {
  if (tokens.length < 2) return tokens
  return tokens.map(token => {
    const [close] = token.known === 0 && token.word.length > 4 ? near(token.word) : []
    return close?.isClose && close.slips <= 1
      ? { ...token, stems: [close.form.compact], weight: names.most, known: CORRECTED }
      : token
  })
}

const mass = (tokens: readonly Token[]): number => tokens.reduce((sum, { weight }) => sum + weight, 0)
const knownShare = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { weight, known }) => sum + weight * known, 0) / Math.max(1e-9, mass(tokens))

function ranked<T>(
  { names, bodies }: Side<T>,
  tokens: readonly Token[],
  meant: readonly string[],
  isWanted: (thing: T) => boolean,
): Hit<T>[] {
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
        tier: 'word' as const,
        value: name / topName + (BODY * (body?.score ?? 0)) / topBody,
        isConfident: isKnown && tokens.length > 1 && answered >= ANSWERED,
      }
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, BEST)
}
