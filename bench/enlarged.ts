// Makes a glossary several times as large, to see how the search grows: each copy has other words of the same length.

import type { Entry, Glossary } from '../src/glossary/glossary.ts'
import { mapSaid, type Said } from '../src/language.ts'

/** The glossary so many times as large: every entry, and altered copies of it. */
export function enlarged(glossary: Glossary, times: number): Glossary {
  const entries = Array.from({ length: times }, (_, i) =>
    glossary.entries.map(entry => copyOf(entry, i)),
  ).flat()
  return { ...glossary, entries, byCode: new Map(entries.map(entry => [entry.code, entry])) }
}

function copyOf(entry: Entry, i: number): Entry {
  if (i === 0) return entry
  const each = (said: Said): Said => mapSaid(said, text => altered(text, i))
  const all = (said: Said<readonly string[]>): Said<readonly string[]> =>
    mapSaid(said, texts => texts.map(text => altered(text, i)))
  return {
    ...entry,
    id: `${entry.id}-${i}`,
    code: `${entry.code}${i}`,
    number: null,
    formerly: null,
    source: [],
    title: each(entry.title),
    aliases: all(entry.aliases),
    abbreviations: all(entry.abbreviations),
    clauses: entry.clauses.map(clause => ({
      ...clause,
      text: each(clause.text),
      asked: all(clause.asked),
    })),
  }
}

/** Replaces about every second long word, always alike in one copy: vowels and consonants move on by i. */
const altered = (text: string, i: number): string =>
  text.replaceAll(/\p{L}{5,}/gu, word => (hash(word) % 2 === 0 ? shifted(word, i) : word))

const hash = (word: string): number =>
  [...word.toLowerCase()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

const VOWELS = 'aeiou'
const CONSONANTS = 'bcdfghjklmnpqrstvwxyz'

const shifted = (word: string, i: number): string =>
  [...word].map(letter => moved(letter, VOWELS, i) ?? moved(letter, CONSONANTS, i) ?? letter).join('')

function moved(letter: string, ring: string, i: number): string | null {
  const place = ring.indexOf(letter)
  return place < 0 ? null : (ring[(place + i) % ring.length] ?? null)
}
