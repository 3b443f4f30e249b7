// Tests the official answers themselves: their ids, and the clauses from which they follow. What they say is read from
// the files, as a list of questions and answers for players would read it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadGlossary } from '../../../glossary/load.ts'

const folder = import.meta.dirname
const files = readdirSync(folder).filter(file => file !== 'official-answers.test.ts')
const { clauses } = loadGlossary(join(folder, '../../../../data'))

const read = files.map(file => {
  const text = readFileSync(join(folder, file), 'utf8')
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1] ?? '')
  const cited = all(/^ {4}clauses: \[([^\]]*)\]/gm).map(list =>
    list.split(',').map(one => one.trim().slice(1, -1)),
  )
  return { file, calls: all(/^(official)\($/gm).length, ids: all(/^ {4}id: '([^']*)',$/gm), cited }
})
const ids = read.flatMap(one => one.ids)
const document = readFileSync(join(folder, '../../../../docs/official-answers.md'), 'utf8')
const unplayed = [...document.matchAll(/^\| (MC-FAQ-\S+) \|/gm)].map(match => match[1] ?? '')

test('every official answer has an id of its own, with its product and a number', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at || !/^MC-FAQ-[a-z]+-\d{2}$/.test(id))).toEqual([])
  for (const { file, calls, ids } of read) expect([file, ids.length]).toEqual([file, calls])
})

test('the answers of one file are about one product', () => {
  for (const { file, ids } of read) {
    const products = new Set(ids.map(id => id.replace(/-\d+$/, '')))
    expect([file, products.size]).toEqual([file, 1])
  }
})

test('every clause from which an official answer follows exists', () => {
  for (const { file, calls, cited } of read) {
    expect([file, cited.length]).toEqual([file, calls])
    expect([file, cited.flat().filter(id => !clauses.has(id))]).toEqual([file, []])
  }
})

test('at most one answer in ten has no play yet, and none of these has one', () => {
  expect(unplayed.length).toBeGreaterThan(0)
  expect(unplayed.length * 10).toBeLessThanOrEqual(unplayed.length + ids.length)
  expect([...new Set(unplayed)].filter(id => !ids.includes(id))).toEqual(unplayed)
})
