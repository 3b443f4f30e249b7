// Finds the cards that a message talks about: by code, by a name in brackets or quotation marks, by a name of several words.
import { once } from '../kept.ts'
import { cutMessage } from '../search/query.ts'
import { compact, fold } from '../search/words/fold.ts'
import type { Library } from './library.ts'
import type { Titled } from './shelf.ts'

/** The cards that a text mentions, in the order of the text, each name once. */
export type CardMentions = (text: string) => readonly Titled[]

/** 01094, 01001a; GD01-001, ST01-010. */
const CODE = /(?<![\w-])(?:\d{5}[a-d]?|[a-z]{1,4}\d{0,2}-\d{3})(?![\w-])/gi
/** [[Webbed Up]], [Webbed Up], “Webbed Up”, „Eingesponnen“, "Webbed Up", «…», ‹…›. */
const MARKED = /\[\[?([^[\]\n]{2,60})\]\]?|["“”„«]([^"“”„«»\n]{2,60})["“”»]/g
const WORD = /[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu
const LONGEST = 8

type Mentioned = { readonly place: number; readonly titled: readonly Titled[] }

/** The index of names of several words is built for the first text, which keeps the start short. */
export function cardMentions(library: Library): CardMentions {
  const names = once(() => severalWords(library))
  return written => {
    const text = cutMessage(written)
    const all = [...coded(text, library), ...marked(text, library), ...named(text, library, names())]
    const titled = all.sort((one, other) => one.place - other.place).flatMap(one => one.titled)
    return titled.filter((one, i) => titled.findIndex(other => other.cards[0] === one.cards[0]) === i)
  }
}

const coded = (text: string, library: Library): Mentioned[] =>
  [...text.matchAll(CODE)].map(({ 0: code, index }) => ({ place: index, titled: library.named(code) }))

const marked = (text: string, library: Library): Mentioned[] =>
  [...text.matchAll(MARKED)].map(({ 1: bracketed, 2: quoted, index }) => ({
    place: index,
    titled: library.named(bracketed ?? quoted ?? ''),
  }))

/** The folded names of all cards that have two words or more, and the letters that these names begin with. */
type Names = { readonly whole: ReadonlySet<string>; readonly begun: ReadonlySet<string> }

function severalWords(library: Library): Names {
  const names = library
    .all()
    .flatMap(({ cards }) => cards.flatMap(({ name }) => Object.values(name)))
    .filter(name => name !== undefined && (name.match(WORD)?.length ?? 0) > 1)
    .map(name => compact(fold(name ?? '')))
  return { whole: new Set(names), begun: new Set(names.flatMap(name => [name.slice(0, 1), beginning(name)])) }
}

const beginning = (name: string): string => name.slice(0, 2)

/** The longest name from each word on; no word belongs to two. */
function named(text: string, library: Library, names: Names): Mentioned[] {
  const words = [...text.matchAll(WORD)]
  const found: Mentioned[] = []
  for (let from = 0; from < words.length; from++) {
    const name = nameFrom(words.slice(from, from + LONGEST), text, names)
    if (!name) continue
    found.push({ place: words[from]?.index ?? 0, titled: library.named(name.said) })
    from += name.words - 1
  }
  return found
}

/** The longest name that begins with the first of these words, and how many of them it takes. */
function nameFrom(words: readonly RegExpExecArray[], text: string, { whole, begun }: Names) {
  const [first] = words
  if (!first || !isCapital(first[0]) || !begun.has(beginning(compact(fold(first[0]))))) return null
  for (let count = words.length; count > 1; count--) {
    const last = words[count - 1] ?? first
    const said = text.slice(first.index, last.index + last[0].length)
    const isMeant = words.slice(1, count).some(([word]) => isCapital(word))
    if (isMeant && !/[\n;!?]|[.,:] /.test(said) && whole.has(compact(fold(said))))
      return { said, words: count }
  }
  return null
}

/** A name is meant if its words are written as one: Make the Call, but not “we make the call”. */
const isCapital = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word)
