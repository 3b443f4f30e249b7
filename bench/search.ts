// npm run bench:search [-- FILE]: how well and how fast the search finds labelled queries. Ends with 1 if it misses a gate.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildFinder } from '../src/glossary/find.ts'
import { loadGlossary } from '../src/glossary/load.ts'
import { judge, type Labelled, qualities, readLabelled } from '../test/glossary/relevance.ts'
import { type Gate, isKept, qualityGates } from '../test/glossary/relevance-gates.ts'
import { enlarged } from './enlarged.ts'
import { finding, percentile, plainFuse, type Times, timesOf } from './speed.ts'

const here = import.meta.dirname
const file = process.argv[2] ?? join(here, '../test/glossary/relevance.json')
const glossary = loadGlossary(join(here, '../data'))
const find = buildFinder(glossary)
const labelled = readLabelled(file)

const gates = [...quality(), ...speed(labelled), ...growth(labelled), ...startUp()]
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
    Object.fromEntries(
      [...byCategory].map(([category, measured]) => [
        category,
        Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, round(value)])),
      ]),
    ),
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

function growth(queries: readonly Labelled[]): Gate[] {
  const [times = []] = timesOf([finding(buildFinder(enlarged(glossary, 10)))], queries)
  show('ours, ten times the glossary', times)
  return [
    { name: 'p99 at ten times the glossary, ms', value: percentile(times, 0.99), bound: 4, kind: 'most' },
  ]
}

/** Takes the least of several processes, since the machine has other work to do as well. */
function startUp(): Gate[] {
  const runs = Array.from(
    { length: 5 },
    () =>
      JSON.parse(execFileSync(process.execPath, [join(here, 'start-up.ts')], { encoding: 'utf8' })) as {
        start: number
        worst: number
      },
  )
  const least = (measure: 'start' | 'worst') => Math.min(...runs.map(run => run[measure]))
  return [
    { name: 'loading and indexing, ms', value: least('start'), bound: 250, kind: 'most' },
    { name: 'worst of 6,000 characters, ms', value: least('worst'), bound: 20, kind: 'most' },
  ]
}

function show(who: string, times: Times): void {
  console.log(`${who}: p50 ${round(percentile(times, 0.5))} ms, p99 ${round(percentile(times, 0.99))} ms`)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
