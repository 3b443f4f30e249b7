// No text that anybody types can freeze the program: no regular expression takes more than linear time on it.
import { join } from 'node:path'
import { checkSync, type Diagnostics } from 'recheck'
import { expect, it, vi } from 'vitest'
import { builtDuring, type Expression, expressionsIn, programFiles } from './regular-expressions.ts'

/** Recheck’s own engine in JavaScript: no Java, no other process. */
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** A minute for each on a slow machine: most take milliseconds, none takes seconds. Else it counts steps, not time. */
const LIMITS = {
  timeout: 60_000,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 100_000_000,
  maxIteration: 3,
}
const isLinear = ({ status, complexity }: Diagnostics & { complexity?: { type: string } }): boolean =>
  status === 'safe' && complexity !== undefined

/** What is wrong with an expression; null: nothing. */
function faultOf({ at, source, flags }: Expression): string | null {
  const found = checkSync(source, flags, LIMITS)
  if (isLinear(found)) return null
  const kind = 'complexity' in found ? found.complexity.summary : JSON.stringify(found)
  return `${at}: ${kind}: /${source}/`
}

/** Each that is written in several places once. */
const faultsOf = (all: readonly Expression[]): string[] =>
  [...new Map(all.map(one => [`/${one.source}/${one.flags}`, one])).values()].flatMap(
    one => faultOf(one) ?? [],
  )

it('knows an expression that is exponential, one that is quadratic, and one that it cannot tell of', () => {
  const written = (source: string) => faultOf({ at: 'here:1', source, flags: '' })
  expect(written('^(a|a)*$')).toMatch(/^here:1: exponential/)
  expect(written('^(?!b)(a|a)*$')).toMatch(/^here:1: exponential/)
  expect(written('\\s+$')).toMatch(/^here:1: 2nd degree polynomial/)
  expect(written('^\\s+')).toBeNull()
  expect(checkSync('^(a|a)*$', '', { ...LIMITS, timeout: 0 }).status).toBe('unknown')
})

it('finds no expression in the source that is worse than linear', () => {
  const all = programFiles().flatMap(path => expressionsIn(path).literals)
  expect(all.length).toBeGreaterThan(150)
  expect(faultsOf(all).join('\n')).toBe('')
})

it('finds none among those that are built, wherever one is built', async () => {
  vi.resetModules()
  const building = programFiles().filter(path => expressionsIn(path).isBuilding)
  const built = await builtDuring(async () => {
    for (const path of building) await import(join('..', path))
    const { readDataFiles } = await import('../src/glossary/files.ts')
    const { lint } = await import('../src/glossary/lint/lint.ts')
    const { buildGlossary } = await import('../src/glossary/load.ts')
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
