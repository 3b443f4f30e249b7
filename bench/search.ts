// npm run bench:search [-- FILE …]: how well the search finds labelled queries, and how well it answers the questions of
// files whose queries say which clauses answer. Of files whose queries say which cards are meant it prints how well `/card`
// finds them. Ends with 1 if it misses a gate.
import { basename, join } from 'node:path'
import { judge, qualities, readLabelled } from '../test/glossary/relevance.ts'
import { type Gate, isKept, qualityGates } from '../test/glossary/relevance-gates.ts'
import { findShipped as find, shippedGlossary as glossary } from '../test/support/shipped-rules.ts'
import { lookedUp, readLookUps } from './looked-up.ts'
import { measured, type Question, questionGates, readQuestions } from './questions.ts'

const given = process.argv.slice(2)
const cards = given.flatMap(path => readLookUps(path) ?? [])
const files = given
  .filter(path => readLookUps(path) === null)
  .map(path => ({ path, questions: readQuestions(path) }))
const file =
  files.find(({ questions }) => questions === null)?.path ??
  join(import.meta.dirname, '../test/glossary/relevance.json')
const labelled = readLabelled(file)

const gates = [
  ...quality(),
  ...files.flatMap(({ path, questions }) => (questions ? answering(path, questions) : [])),
]
if (cards.length > 0) tellCards()
console.log('\ngate, measured, bound')
for (const gate of gates) {
  const sign = gate.kind === 'least' ? '≥' : '≤'
  console.log(
    `${isKept(gate) ? 'kept  ' : 'MISSED'} ${gate.name}: ${round(gate.value)} ${sign} ${gate.bound}`,
  )
}
process.exitCode = gates.every(isKept) ? 0 : 1

function quality(): Gate[] {
  const judged = judge(labelled, glossary, find)
  const live = judged.filter(({ isMoot }) => !isMoot)
  for (const { labelled, rank, isConfident, isMoot, found } of judged) {
    const isRight = labelled.expected.length > 0 ? rank === 1 : !isConfident
    if (isRight) continue
    const what = isMoot ? 'no such entry' : `rank ${rank}; first ${found[0]?.id ?? 'nothing'}`
    console.log(`${labelled.category} “${labelled.query}” (${labelled.uiLanguage}): ${what}`)
  }
  const byCategory = qualities(live)
  console.log(`\n${live.length} of ${judged.length} queries, ${glossary.entries.length} entries`)
  console.table(Object.fromEntries([...byCategory].map(([category, row]) => [category, roundedIn(row)])))
  return qualityGates(live, byCategory)
}

/** Prints which names of cards come first, or among the first three. */
function tellCards(): void {
  const all = lookedUp(cards)
  for (const { query, rank, found } of all)
    if (rank !== 1)
      console.log(`card “${query}”: rank ${rank || '> 3'}; found ${found.join(', ') || 'nothing'}`)
  const first = all.filter(({ rank }) => rank === 1).length
  const amongThree = all.filter(({ rank }) => rank > 0).length
  console.log(`${all.length} names of cards: ${first} first, ${amongThree} among three`)
}

/** Prints how the questions of a file are answered. */
function answering(path: string, questions: readonly Question[]): Gate[] {
  const whole = measured(glossary, questions)
  console.log(`\n${path}: ${questions.length} questions`)
  console.table(roundedIn(whole))
  return questionGates(whole).map(gate => ({ ...gate, name: `${basename(path)}: ${gate.name}` }))
}

function roundedIn(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, round(value)]))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
