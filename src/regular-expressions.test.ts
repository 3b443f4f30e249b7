// No text that anybody types can freeze the program: no regular expression takes more than linear time on it.
import { join } from 'node:path'
import { checkSync, type Diagnostics } from 'recheck'
import { expect, it, vi } from 'vitest'
import { hostileTexts, processorTime } from './hostile-texts.ts'
import { builtDuring, type Expression, expressionsIn, programFiles } from './regular-expressions.fixture.ts'

/** Recheck’s own engine in JavaScript: no Java, no other process. */
process.env.RECHECK_SYNC_BACKEND = 'pure'
vi.setConfig({ testTimeout: 600_000 })

/** A minute for each on a slow machine: most take milliseconds, none takes seconds. Else it counts steps, not time. */
const LIMITS = {
  timeout: 60_000,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 100_000_000,
  maxIteration: 3,
}
/** Milliseconds of processor time for an expression that is worse than linear, on the longest text that it reads. */
const MOST = 20
const ROUNDS = 5

const isLinear = ({ status, complexity }: Diagnostics & { complexity?: { type: string } }): boolean =>
  status === 'safe' && complexity !== undefined

/** What is wrong with an expression; null: nothing. */
function faultOf({ at, source, flags, clippedTo }: Expression): string | null {
  const found = checkSync(source, flags, LIMITS)
  if (isLinear(found)) return clippedTo === null ? null : `${at}: the limit is not needed: /${source}/`
  const kind = 'complexity' in found ? found.complexity.summary : JSON.stringify(found)
  const isPolynomial = found.status === 'vulnerable' && found.complexity.type === 'polynomial'
  if (!isPolynomial || clippedTo === null) return `${at}: ${kind}: /${source}/`
  const texts = [found.attack.string, ...hostileTexts(clippedTo).map(({ text }) => text)]
  const slowest = Math.max(...texts.map(text => timeOf(new RegExp(source, flags), text.slice(0, clippedTo))))
  return slowest > MOST ? `${at}: ${Math.round(slowest)} ms on ${clippedTo} characters: /${source}/` : null
}

/** The least of several: whatever else the process does in one of them counts for nothing. */
function timeOf(expression: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && least > MOST; round += 1)
    least = Math.min(
      least,
      processorTime(() => text.search(expression)),
    )
  return least
}

const faultsOf = (all: readonly Expression[]): string[] => all.flatMap(one => faultOf(one) ?? [])

it('knows an expression that is exponential, one that is quadratic, and one that it cannot tell of', () => {
  const written = (source: string, clippedTo: number | null = null) =>
    faultOf({ at: 'here:1', source, flags: '', clippedTo })
  expect(written('^(a|a)*$')).toMatch(/^here:1: exponential/)
  expect(written('^(?!b)(a|a)*$', 200)).toMatch(/^here:1: exponential/)
  expect(written('\\s+$')).toMatch(/^here:1: 2nd degree polynomial/)
  expect(written('\\s+$', 200)).toBeNull()
  expect(written('\\s+$', 10_000)).toMatch(/^here:1: \d+ ms on 10000 characters/)
  expect(written('^\\s+', 200)).toMatch(/^here:1: the limit is not needed/)
  expect(checkSync('^(a|a)*$', '', { ...LIMITS, timeout: 0 }).status).toBe('unknown')
})

it('finds no expression in the source that is worse than linear, but on clipped texts', () => {
  const all = programFiles().flatMap(path => expressionsIn(path).literals)
  expect(all.length).toBeGreaterThan(150)
  expect(faultsOf(all).join('\n')).toBe('')
})

it('finds none among those that are built, wherever one is built', async () => {
  const building = programFiles().filter(path => expressionsIn(path).isBuilding)
  const built = await builtDuring(async () => {
    for (const path of building) await import(join('..', path))
    const { readDataFiles } = await import('./glossary/files.ts')
    const { lint } = await import('./glossary/lint/lint.ts')
    const { buildGlossary } = await import('./glossary/load.ts')
    const files = readDataFiles(join(import.meta.dirname, '../data'))
    lint(files)
    buildGlossary(files)
  })
  expect(new Set(built.map(({ at }) => at))).toEqual(new Set(building))
  expect(faultsOf(shapesOf(built)).join('\n')).toBe('')
})

/** How the patterns of terms say a letter. */
const LETTER = '[0-9A-Za-zÀ-ÖØ-öø-ÿ]'

/** There are hundreds of terms: each way in which one is written, once, whatever its letters are. */
function shapesOf(built: readonly Expression[]): Expression[] {
  const terms = built.flatMap(one => one.source.split(/\|(?=\(\?<!)/).map(source => ({ ...one, source })))
  const shape = (source: string) =>
    source
      .split(LETTER)
      .map(between => between.replaceAll(/\p{L}+/gu, 'word'))
      .join(LETTER)
  return [...new Map(terms.map(one => [shape(one.source), one])).values()]
}
