// npm run bench:search [-- FILE …]: how well and how fast the search finds labelled queries, and how well it answers the
// questions of files whose queries say which clauses answer. Ends with 1 if it misses a gate.
import { execFileSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { buildFinder } from '../src/glossary/find.ts'
import { loadGlossary } from '../src/glossary/load.ts'
import { shippedLibrary } from '../test/card-games.ts'
import { judge, type Labelled, qualities, readLabelled } from '../test/glossary/relevance.ts'
import { type Gate, isKept, qualityGates } from '../test/glossary/relevance-gates.ts'
import { enlarged } from './enlarged.ts'
import {
  borrowed,
  measured,
  measuredWithoutOwn,
  type Question,
  questionGates,
  readQuestions,
  withoutAsked,
} from './questions.ts'
import { finding, percentile, plainFuse, type Times, timesOf } from './speed.ts'

const here = import.meta.dirname
const files = process.argv.slice(2).map(path => ({ path, questions: readQuestions(path) }))
const file =
  files.find(({ questions }) => questions === null)?.path ?? join(here, '../test/glossary/relevance.json')
const glossary = loadGlossary(join(here, '../data'))
const find = buildFinder(glossary, shippedLibrary().namesOf)
const labelled = readLabelled(file)

const large = enlarged(glossary, 10)
const gates = [
  ...quality(),
  ...files.flatMap(({ path, questions }) => (questions ? answering(path, questions) : [])),
  ...speed(labelled),
  ...growth(labelled),
  ...startUp(),
]
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
  console.table(
    Object.fromEntries([...byCategory].map(([category, row]) => [category, mapValues(row, round)])),
  )
  return qualityGates(live, byCategory)
}

function speed(queries: readonly Labelled[]): Gate[] {
  const [fuse = [], ours = []] = timesOf([plainFuse(glossary), finding(find)], queries)
  show('plain fuse.js over titles', fuse)
  show('ours', ours)
  const ratio = (share: number) => percentile(fuse, share) / percentile(ours, share)
  return [
    { name: 'p50, times as fast as plain fuse.js', value: ratio(0.5), bound: 20, kind: 'least' },
    { name: 'p99, times as fast as plain fuse.js', value: ratio(0.99), bound: 25, kind: 'least' },
  ]
}

/** Questions are measured apart from names: they go through all clauses. */
function growth(queries: readonly Labelled[]): Gate[] {
  const find = finding(buildFinder(large))
  const [questions, names] = [true, false].map(isQuestion =>
    queries.filter(({ category }) => (category === 'question') === isQuestion),
  )
  const p99 = (who: string, asked: readonly Labelled[] = []) => {
    const [times = []] = timesOf([find], asked)
    show(`ours, ten times the glossary, ${who}`, times)
    return percentile(times, 0.99)
  }
  return [
    {
      name: 'p99 of a name at ten times the glossary, ms',
      value: p99('names', names),
      bound: 4,
      kind: 'most',
    },
    {
      name: 'p99 of a question at ten times the glossary, ms',
      value: p99('questions', questions),
      bound: 5,
      kind: 'most',
    },
  ]
}

/** Prints how the questions of a file are answered, and which phrasings have more than three words of one in a row. */
function answering(path: string, questions: readonly Question[]): Gate[] {
  const whole = measured(glossary, questions)
  const rows = {
    'as it is': whole,
    'without how players ask': measured(
      withoutAsked(glossary, () => true),
      questions,
    ),
    'without how they ask for the answer': measuredWithoutOwn(glossary, questions),
  }
  console.log(`\n${path}: ${questions.length} questions`)
  console.table(Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, mapValues(row, round)])))
  const taken = borrowed(glossary, questions)
  console.log(`phrasings with more than three words in a row of a question: ${taken.length}`)
  for (const line of taken) console.log(`  ${line}`)
  return questionGates(whole).map(gate => ({ ...gate, name: `${basename(path)}: ${gate.name}` }))
}

function mapValues(row: object, change: (value: number) => number): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]))
}

/** Takes the least of several processes, since the machine has other work to do as well. */
function startUp(): Gate[] {
  const runs = Array.from(
    { length: 5 },
    () =>
      JSON.parse(execFileSync(process.execPath, [join(here, 'start-up.ts')], { encoding: 'utf8' })) as {
        start: number
        first: number
        worst: number
      },
  )
  const least = (measure: 'start' | 'first' | 'worst') => Math.min(...runs.map(run => run[measure]))
  return [
    { name: 'loading and indexing, ms', value: least('start'), bound: 250, kind: 'most' },
    { name: 'the first question, ms', value: least('first'), bound: 250, kind: 'most' },
    { name: 'worst of 6,000 characters, ms', value: least('worst'), bound: 20, kind: 'most' },
  ]
}

function show(who: string, times: Times): void {
  console.log(`${who}: p50 ${round(percentile(times, 0.5))} ms, p99 ${round(percentile(times, 0.99))} ms`)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
