// Finds the cards that a message talks about: by code, by a name in brackets or quotation marks, by a name of several words.
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
  let names: ReadonlySet<string> | null = null
  return written => {
    const text = cutMessage(written)
    names ??= severalWords(library)
    const all = [...coded(text, library), ...marked(text, library), ...named(text, library, names)]
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

/** The folded names of all cards that have two words or more. */
const severalWords = (library: Library): ReadonlySet<string> =>
  new Set(
    library
      .all()
      .flatMap(({ cards }) => cards.flatMap(({ name }) => Object.values(name)))
      .filter(name => name !== undefined && (name.match(WORD)?.length ?? 0) > 1)
      .map(name => compact(fold(name ?? ''))),
  )

/** The longest name from each word on; no word belongs to two. */
function named(text: string, library: Library, names: ReadonlySet<string>): Mentioned[] {
  const words = [...text.matchAll(WORD)]
  const found: Mentioned[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + LONGEST); to > from + 1; to--) {
      const [first, last] = [words[from], words[to - 1]]
      if (!first || !last) continue
      const said = text.slice(first.index, last.index + last[0].length)
      if (!isMeant(words.slice(from, to).map(([word]) => word))) continue
      if (/[\n;!?]|[.,:] /.test(said) || !names.has(compact(fold(said)))) continue
      found.push({ place: first.index, titled: library.named(said) })
      from = to - 1
      break
    }
  }
  return found
}

/** A name is meant if it is written as one: Make the Call, but not “we make the call”. */
function isMeant([first = '', ...rest]: readonly string[]): boolean {
  return isCapital(first) && rest.some(isCapital)
}

const isCapital = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word)
