// Tests the official answers of the GUNDAM CARD GAME as data: they are all there, each once, and cite clauses that exist.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { EDITION_IDS } from '../../../src/games/gundam/editions.ts'
import { loadGlossary } from '../../../src/glossary/load.ts'
import { answersIn, type Official } from './official.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'src/games/gundam/official-answers')
/** With a query, so that the file as a test is another module. */
const files = readdirSync(folder).map(file => () => import(/* @vite-ignore */ `${folder}/${file}?listed`))

let answers: readonly Official[] = []
beforeAll(async () => {
  answers = await answersIn(files)
})

/** The rows of the document that lists what no play can say. */
const missing = [
  ...readFileSync(join(root, 'docs/official-answers.md'), 'utf8').matchAll(/^\| (R-\d{3}) \|/gm),
].map(([, id]) => id)

test('all 103 answers are played or listed as missing, each once', () => {
  const ids = [...answers.map(({ id }) => id), ...missing].sort()
  expect(ids).toEqual(Array.from({ length: 103 }, (_, at) => `R-${String(at + 1).padStart(3, '0')}`))
})

test('at most one in ten is missing', () => {
  expect(answers).toHaveLength(99)
  expect(missing.length).toBeLessThanOrEqual(10)
})

test('each answer cites clauses of the glossary, and editions that are played', () => {
  const { clauses } = loadGlossary(join(root, 'data'))
  for (const answer of answers) {
    expect(answer.clauses.length).toBeGreaterThan(0)
    expect(answer.clauses.filter(id => !clauses.has(id))).toEqual([])
    expect(answer.editions.length).toBeGreaterThan(0)
    expect(answer.editions.filter(one => !EDITION_IDS.includes(one))).toEqual([])
  }
})

test('each answer has a question, a source, a day and numbers of cards in their form', () => {
  for (const { question, answer, source, date, cards } of answers) {
    expect(question).toMatch(/\?$/)
    expect(answer).toMatch(/\.$/)
    expect(source).toMatch(/Q\d+/)
    expect(date).toMatch(/^202[56]-\d\d-\d\d$/)
    expect(cards.filter(card => !/^(?:[A-Z]{2}\d\d|T)-\d{3}$/.test(card))).toEqual([])
  }
})
