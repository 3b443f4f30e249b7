// A second opinion on questions: latent semantic analysis of our own clauses. Words that occur together lie in the same
// direction, so that a question is like a phrasing that has none of its words. A language that is not complete has no part in it:
// its few words would move the answers of the others.
import { COMPLETE_LANGUAGES, type Said } from '../../language.ts'
import { wordsOf } from '../words/words.ts'
import { type Column, directionsOf } from './directions.ts'
import type { Passage } from './passages.ts'

const DIMENSIONS = 100
/** The letters of the parts of words that count beside the whole words: most of a mistyped word remains. */
const RUN = 4
/** A part of a word that only one passage has leads nowhere. */
const LEAST_PASSAGES = 2

/** What is worked out of all passages: plain data. Vectors are lists of DIMENSIONS small numbers, one behind the other. */
export type VectorData = {
  /** The number of each word and part of a word. */
  readonly features: ReadonlyMap<string, number>
  readonly directions: Int8Array
  /** What one in the vector of a feature is worth. */
  readonly scales: Float32Array
  readonly phrasings: Int8Array
  /** Where the phrasings of each passage begin; behind the last passage, how many there are. */
  readonly starts: Uint32Array
}

/** How like a question is to the nearest phrasing of the passages from one number to another, from -1 to 1. */
export type Likeness = (from: number, to: number) => number

/** Works out the vectors: about a second for 2,200 passages with 14,000 phrasings. */
export function vectorsOf(passages: readonly Passage<unknown, unknown>[]): VectorData {
  const counted = passages.map(passage => countsOf(textOf(passage)))
  const columns = columnsOf(counted)
  const features = new Map([...columns.keys()].map((feature, number) => [feature, number]))
  const rarities = Array.from(
    columns.values(),
    ({ rows }) => Math.log((1 + passages.length) / (1 + rows.length)) + 1,
  )
  weigh([...columns.values()], rarities, passages.length)
  const found = directionsOf([...columns.values()], passages.length, DIMENSIONS)
  const directions = new Int8Array(features.size * DIMENSIONS)
  const scales = new Float32Array(features.size)
  for (let feature = 0; feature < features.size; feature++) {
    const most = put(
      directions,
      feature,
      Float32Array.from(found, one => one[feature] as number),
    )
    scales[feature] = most * (rarities[feature] as number)
  }
  const asked = passages.map(phrasingsOf)
  const starts = Uint32Array.from([0, ...asked.map(({ length }) => length)])
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number)
  const phrasings = new Int8Array(asked.flat().length * DIMENSIONS)
  for (const [i, text] of asked.flat().entries())
    put(phrasings, i, vectorOf(text, { features, directions, scales }))
  return { features, directions, scales, phrasings, starts }
}

/** Compares a question with the phrasings. */
export function likenessTo(data: VectorData): (question: string) => Likeness {
  return question => {
    const asked = vectorOf(question, data)
    const length = lengthOf(asked, 0) || 1
    return (from, to) => {
      let best = -1
      const last = data.starts[to] as number
      for (let one = data.starts[from] as number; one < last; one++)
        best = Math.max(best, along(asked, data.phrasings, one * DIMENSIONS))
      return best / length
    }
  }
}

/** How far a vector goes along the one that begins at a place. */
function along(vector: Float32Array, vectors: Int8Array, at: number): number {
  let sum = 0
  for (let i = 0; i < DIMENSIONS; i++) sum += (vector[i] as number) * (vectors[at + i] as number)
  return sum / (lengthOf(vectors, at) || 1)
}

function lengthOf(vectors: Float32Array | Int8Array, at: number): number {
  let sum = 0
  for (let i = at; i < at + DIMENSIONS; i++) sum += (vectors[i] as number) ** 2
  return Math.sqrt(sum)
}

function vectorOf(
  text: string,
  { features, directions, scales }: Pick<VectorData, 'features' | 'directions' | 'scales'>,
): Float32Array {
  const vector = new Float32Array(DIMENSIONS)
  for (const [feature, count] of countsOf(text)) {
    const number = features.get(feature)
    if (number === undefined) continue
    const weight = (1 + Math.log(count)) * (scales[number] as number)
    for (let i = 0; i < DIMENSIONS; i++)
      vector[i] = (vector[i] as number) + weight * (directions[number * DIMENSIONS + i] as number)
  }
  return vector
}

/** Puts a vector among others as small numbers; returns what one of them is worth. */
function put(vectors: Int8Array, place: number, vector: Float32Array): number {
  const one = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1
  for (let i = 0; i < DIMENSIONS; i++)
    vectors[place * DIMENSIONS + i] = Math.round((vector[i] as number) / one)
  return one
}

/** How often a text has each of its words and parts of words. */
function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (feature: string) => counts.set(feature, (counts.get(feature) ?? 0) + 1)
  for (const word of wordsOf(text)) {
    add(word)
    const ended = `_${word}_`
    for (let i = 0; i === 0 || i + RUN <= ended.length; i++) add(`${ended.slice(i, i + RUN)}~`)
  }
  return counts
}

/** The passages that have a feature, with how often they have it. */
function columnsOf(
  counted: readonly ReadonlyMap<string, number>[],
): Map<string, Column & { rows: number[] }> {
  const columns = new Map<string, Column & { rows: number[] }>()
  for (const [row, counts] of counted.entries())
    for (const [feature, count] of counts) {
      const column = columns.get(feature) ?? { rows: [], values: [] }
      column.rows.push(row)
      column.values.push(1 + Math.log(count))
      columns.set(feature, column)
    }
  return new Map([...columns].filter(([, { rows }]) => rows.length >= LEAST_PASSAGES))
}

/** Makes what is rare weigh more, and all passages of length 1. */
function weigh(columns: readonly Column[], rarities: readonly number[], passages: number): void {
  const squares = new Float64Array(passages)
  for (const [i, { rows, values }] of columns.entries())
    for (const [at, row] of rows.entries()) {
      values[at] = (values[at] as number) * (rarities[i] as number)
      squares[row] = (squares[row] as number) + (values[at] as number) ** 2
    }
  for (const { rows, values } of columns)
    for (const [at, row] of rows.entries())
      values[at] = (values[at] as number) / Math.sqrt(squares[row] as number)
}

const all = (said: Said<readonly string[]>): string[] =>
  COMPLETE_LANGUAGES.flatMap(language => said[language] ?? [])

const ownTexts = ({ texts }: Passage<unknown, unknown>): string[] =>
  texts.flatMap(({ text, isBeside }) =>
    isBeside ? [] : COMPLETE_LANGUAGES.flatMap(language => text[language] ?? []),
  )

/** How players ask for a passage; where nobody has written it down, its own texts. */
function phrasingsOf(passage: Passage<unknown, unknown>): string[] {
  const asked = all(passage.asked)
  return asked.length > 0 ? asked : ownTexts(passage)
}

function textOf(passage: Passage<unknown, unknown>): string {
  const titles = COMPLETE_LANGUAGES.flatMap(language => passage.names[language]?.[0] ?? [])
  return [...titles, ...ownTexts(passage), ...all(passage.asked)].join(' ')
}
