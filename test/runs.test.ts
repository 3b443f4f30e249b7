// Checks that every random test takes its number of runs from test/runs.ts.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runs } from './runs.ts'

const root = join(import.meta.dirname, '..')
/** Recordings, whose number of random attacks is fixed. */
const RECORDED = ['test/earlier-versions/random-attacks.ts']

const files = globSync('{src,commands,bench,test}/**/*.ts', { cwd: root })
  .map(file => ({ file, code: readFileSync(join(root, file), 'utf8') }))
  .filter(({ file, code }) => /'fast-check'/.test(code) && !RECORDED.includes(file))

const count = (code: string, pattern: RegExp): number => [...code.matchAll(pattern)].length

it('every property says how often it is tried, by the one number', () => {
  expect(files.length).toBeGreaterThan(20)
  const wrong = files.filter(
    ({ code }) =>
      count(code, /\bfc\s*\.(assert|check|sample|statistics)\(/g) !== count(code, /\bnumRuns: runs\(/g),
  )
  expect(wrong.map(({ file }) => `${file}: numRuns is not runs(…) somewhere`)).toEqual([])
})

it('nothing else reads the number', () => {
  const reading = globSync('{src,commands,bench,test}/**/*.ts', { cwd: root }).filter(file =>
    readFileSync(join(root, file), 'utf8').includes('process.env.RIPOSTE_RUNS'),
  )
  expect(reading.filter(file => file !== 'test/runs.test.ts')).toEqual(['test/runs.ts'])
})

it('whatever the number is, a property is tried at least once', () => {
  expect(runs(1 / 1_000_000)).toBe(1)
  expect(runs(2)).toBe(2 * runs())
})
