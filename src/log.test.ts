// The parts of an error that the log keeps, and the parts that it drops.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countedPerMinute, createLog } from './log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The log line of an error. */
function logged(err: unknown): { text: string; err: Record<string, unknown> } {
  const file = join(folder, 'log')
  const descriptor = openSync(file, 'w')
  // Any descriptor will do: 1 and 2 belong to the test runner here.
  createLog('info', descriptor as 1).error({ err })
  closeSync(descriptor)
  const text = readFileSync(file, 'utf8')
  return { text, err: JSON.parse(text).err }
}

it('has an error with all that caused it', () => {
  const deepest = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const { err } = logged(
    new Error('not saved', { cause: new Error('the store is full', { cause: deepest }) }),
  )
  expect(err).toMatchObject({
    message: 'not saved',
    causes: [{ message: 'the store is full', causes: [{ message: 'no space left', code: 'ENOSPC' }] }],
  })
})

it('has each of several errors, and a cause that is no error', () => {
  const several = new AggregateError([new Error('by this way'), new Error('by that way')], 'not reached')
  expect(logged(several).err).toMatchObject({
    causes: [{ message: 'by this way' }, { message: 'by that way' }],
  })
  expect(logged(new Error('odd', { cause: 'a word' })).err).toMatchObject({ causes: [{ message: 'a word' }] })
})

it('ends where causes go round in a circle', () => {
  const one = new Error('one')
  one.cause = new Error('two', { cause: one })
  expect(logged(one).text.match(/"message":"one"/g)).toHaveLength(5)
})

it('never has the request, however deep', () => {
  const request = { requestBody: { json: 'what somebody typed' }, url: '/interactions/1/secret/callback' }
  const inner = Object.assign(new Error('refused'), request)
  expect(logged(Object.assign(new Error('failed', { cause: inner }), request)).text).not.toMatch(
    /somebody|secret|requestBody/,
  )
})

it('tells a kind of trouble at once, and then once a minute how many there were', () => {
  vi.useFakeTimers()
  const told: [string, number, string][] = []
  const note = countedPerMinute<string>((...one) => told.push(one))
  for (const one of ['first', 'second', 'third']) note('READY', one)
  note('HELLO', 'other')
  expect(told.splice(0)).toEqual([
    ['READY', 1, 'first'],
    ['HELLO', 1, 'other'],
  ])
  vi.advanceTimersByTime(60_000)
  expect(told.splice(0)).toEqual([['READY', 2, 'third']])
  vi.advanceTimersByTime(60_000)
  note('READY', 'later')
  expect(told).toEqual([['READY', 1, 'later']])
  vi.useRealTimers()
})
