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
