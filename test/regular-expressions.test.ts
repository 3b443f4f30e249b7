// No typed text can freeze the program: every regular expression takes linear time.
import { join } from 'node:path'
import { check, type Diagnostics } from 'recheck'
import { expect, it, vi } from 'vitest'
import { builtDuring, type Expression, expressionsIn, programFiles } from './regular-expressions.ts'

/** A minute for each on a slow machine, though most take milliseconds; other limits count steps, not time. */
const LIMITS = {
  timeout: 60_000,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 100_000_000,
  maxIteration: 3,
}
const isLinear = ({ status, complexity }: Diagnostics & { complexity?: { type: string } }): boolean =>
  status === 'safe' && complexity !== undefined

/** Gives the fault of an expression, or null. */
async function faultOf({ at, source, flags }: Expression): Promise<string | null> {
  const found = await check(source, flags, LIMITS)
  if (isLinear(found)) return null
  const kind = 'complexity' in found ? found.complexity.summary : JSON.stringify(found)
  return `${at}: ${kind}: /${source}/`
}

/** Checks each expression once, however often it is written. */
async function faultsOf(all: readonly Expression[]): Promise<string[]> {
  const faults: string[] = []
  for (const one of new Map(all.map(one => [`/${one.source}/${one.flags}`, one])).values()) {
    const fault = await faultOf(one)
    if (fault) faults.push(fault)
  }
  return faults
}

it('knows an expression that is exponential, one that is quadratic, and one that it cannot tell of', async () => {
  const written = (source: string) => faultOf({ at: 'here:1', source, flags: '' })
  expect(await written('^(a|a)*$')).toMatch(/^here:1: exponential/)
  expect(await written('^(?!b)(a|a)*$')).toMatch(/^here:1: exponential/)
  expect(await written('\\s+$')).toMatch(/^here:1: 2nd degree polynomial/)
  expect(await written('^\\s+')).toBeNull()
  const { status } = await check('^(a|a)*$', '', { ...LIMITS, timeout: 0 })
  expect(status).toBe('unknown')
})

it('finds no expression in the source that is worse than linear', async () => {
  const all = programFiles().flatMap(path => expressionsIn(path).literals)
  expect(all.length).toBeGreaterThan(150)
  expect((await faultsOf(all)).join('\n')).toBe('')
})

it('finds none among those that are built, wherever one is built', async () => {
  vi.resetModules()
  const building = programFiles().filter(path => expressionsIn(path).isBuilding)
  const built = await builtDuring(async () => {
    for (const path of building) await import(join('..', path))
    const { readDataFiles } = await import('../src/glossary/files.ts')
    const { lint } = await import('../src/glossary/lint/lint.ts')
    const { buildGlossary } = await import('../src/glossary/load.ts')
    const { buildFinder } = await import('../src/glossary/find.ts')
    const files = readDataFiles(join(import.meta.dirname, '../data'))
    lint(files)
    buildFinder(buildGlossary(files))({ query: 'guard', language: 'en', game: null })
  })
  expect(new Set(built.map(({ at }) => at))).toEqual(new Set(building))
  expect((await faultsOf(shapesOf(built))).join('\n')).toBe('')
})

/** How the patterns of terms write a letter. */
const LETTER = '[0-9A-Za-zÀ-ÖØ-öø-ÿ]'

/** Picks one of the hundreds of terms for each way of writing one, whatever its letters are. */
function shapesOf(built: readonly Expression[]): Expression[] {
  const terms = built.flatMap(one => one.source.split(/\|(?=\(\?<!)/).map(source => ({ ...one, source })))
  const shape = (source: string) =>
    source
      .split(LETTER)
      .map(between => between.replaceAll(/\p{L}+/gu, 'word'))
      .join(LETTER)
  return [...new Map(terms.map(one => [shape(one.source), one])).values()]
}
