import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as collecting from './collected-tests.ts'

test('tests are collected with their file and groups, and those of one name are told apart', async () => {
  const played: string[] = []
  const tests = await collecting.testsIn(['one.test.ts', 'other.test.ts'], async file => {
    collecting.test('a play', () => played.push(file))
    collecting.describe('a group', () => collecting.it('a play', () => {}))
    collecting.test('a play', { timeout: 5 }, () => played.push(`${file} again`))
  })
  expect(tests.map(({ id }) => id)).toEqual(
    ['one.test.ts', 'other.test.ts'].flatMap(file => [
      `${file} > a play`,
      `${file} > a group > a play`,
      `${file} > a play #2`,
    ]),
  )
  await tests[2]?.run()
  await tests[3]?.run()
  expect(played).toEqual(['one.test.ts again', 'other.test.ts'])
})

test('a test that runs nothing is a mistake', async () => {
  const load = async () => collecting.test('a play', 5)
  await expect(collecting.testsIn(['one.test.ts'], load)).rejects.toThrow('a play runs nothing')
})

test('no play needs more of vitest than is collected', () => {
  const plays = globSync('src/{engine,games}/**/*.test.ts').filter(file => !file.includes('.properties.'))
  expect(plays.length).toBeGreaterThan(100)
  const more = /^\s*(?:describe|it|test)\.\w+|\b(?:beforeEach|afterEach|beforeAll|afterAll|vi)\b/m
  expect(plays.filter(file => more.test(readFileSync(file, 'utf8')))).toEqual([])
})
