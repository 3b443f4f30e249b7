// Measures how well and how fast names are found, against plain fuse.js, MiniSearch and uFuzzy.
import { join } from 'node:path'
import { buildFinder, type Finder } from '../../src/glossary/find.ts'
import type { Glossary } from '../../src/glossary/glossary.ts'
import { loadGlossary } from '../../src/glossary/load.ts'
import { judge, type Labelled, qualityOf, readLabelled } from '../../test/glossary/relevance.ts'
import { enlarged } from '../enlarged.ts'
import { finding as asking, percentile, timesOf } from '../speed.ts'
import type { Row, Table } from '../table.ts'
import { contenders } from './contenders.ts'

const SIZES = {
  full: { every: 1, times: 10, everyOfLarge: 6, rounds: 5 },
  light: { every: 60, times: 2, everyOfLarge: 200, rounds: 1 },
}
const root = join(import.meta.dirname, '../..')

type Contender = ReturnType<typeof contenders>[number]

export async function finding(scale: keyof typeof SIZES): Promise<Table[]> {
  const { every, times, everyOfLarge, rounds } = SIZES[scale]
  const glossary = loadGlossary(join(root, 'data'))
  const all = readLabelled(join(root, 'test/glossary/relevance.json'))
  const queries = some(all, every)
  const few = some(all, everyOfLarge)
  const large = enlarged(glossary, times)
  const finders = everyone(glossary)
  return [
    quality(glossary, finders, queries),
    speed(`Search: speed over ${glossary.entries.length} entries`, finders, queries, rounds),
    speed(`Search: speed over ${large.entries.length} entries`, everyone(large), few, Math.min(2, rounds)),
  ]
}

const some = <T>(all: readonly T[], every: number): T[] => all.filter((_, i) => i % every === 0)

const everyone = (glossary: Glossary): Contender[] => [
  { name: 'Riposte', find: buildFinder(glossary) },
  ...contenders(glossary),
]

function quality(glossary: Glossary, all: readonly Contender[], queries: readonly Labelled[]): Table {
  return {
    title: 'Search: quality',
    about: `${queries.length} queries of \`test/glossary/relevance.json\`, in both languages. Share of those whose entry comes first, and among the first five. The libraries search the same names; MiniSearch the texts as well.`,
    rows: all.map(({ name, find }) => ({ '': name, ...measured(glossary, queries, find) })),
  }
}

function measured(glossary: Glossary, queries: readonly Labelled[], find: Finder): Row {
  const judged = judge(
    queries.filter(({ expected }) => expected.length > 0),
    glossary,
    find,
  ).filter(({ isMoot }) => !isMoot)
  const questions = qualityOf(judged.filter(({ labelled }) => labelled.category === 'question'))
  const names = qualityOf(judged.filter(({ labelled }) => labelled.category !== 'question'))
  return {
    'names: first': names.first,
    'names: first five': names.firstFive,
    'questions: first': questions.first,
    'questions: first five': questions.firstFive,
  }
}

function speed(
  title: string,
  all: readonly Contender[],
  queries: readonly Labelled[],
  rounds: number,
): Table {
  const times = timesOf(
    all.map(({ find }) => asking(find)),
    queries,
    rounds,
  )
  const row = ({ name }: Contender, i: number): Row => ({
    '': name,
    'p50, ms': percentile(times[i] ?? [], 0.5),
    'p99, ms': percentile(times[i] ?? [], 0.99),
    'p50, times Riposte': percentile(times[i] ?? [], 0.5) / percentile(times[0] ?? [], 0.5),
    'p99, times Riposte': percentile(times[i] ?? [], 0.99) / percentile(times[0] ?? [], 0.99),
  })
  return {
    title,
    about: `${queries.length} queries, each asked of everyone in turn; of each the least of ${rounds} rounds.`,
    rows: all.map(row),
  }
}
