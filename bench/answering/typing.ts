// What people type in /rule: names, and every beginning of a name or a question, letter by letter, while they type it.
import { join } from 'node:path'
import { once } from '../../src/kept.ts'
import type { Language } from '../../src/language.ts'
import { readLabelled } from '../../test/glossary/relevance.ts'

/** A query typed by somebody who reads this language. */
export type Typed = { readonly text: string; readonly language: Language }

const FILE = join(import.meta.dirname, '../../test/glossary/relevance.json')

/** The labelled queries that find something. */
const labelled = () => readLabelled(FILE).filter(({ expected }) => expected.length > 0)

export const names = (): Typed[] =>
  labelled()
    .filter(({ category }) => category !== 'question')
    .map(({ query: text, uiLanguage: language }) => ({ text, language }))

/** Every beginning of a text, the shortest first. */
const letterByLetter = ({ text, language }: Typed): Typed[] =>
  Array.from({ length: text.length }, (_, i) => ({ language, text: text.slice(0, i + 1) }))

/** Mixes the texts, the same way each time, so that any few of them are like all. */
const mixed = <T>(all: readonly T[]): T[] => {
  const step = 7_919
  return all.map((_, i) => all[(i * step) % all.length]).filter(one => one !== undefined)
}

/** Names and questions in the shares of the labelled queries. */
export const letters = once(() =>
  mixed(labelled())
    .map(({ query: text, uiLanguage: language }) => ({ text, language }))
    .flatMap(letterByLetter),
)
