// Messages of the socket are checked: junk closes the socket with a reason, and the server goes on.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import { openTab } from '../../test/support/loopback/tab.ts'
import { createLog } from '../log.ts'
import { type Discord, startDiscord } from '../loopback/start-loopback.ts'
import { readWanted } from './read-page-message.ts'
import { type ServedPage, servePage } from './site/serve.ts'

const OPEN = { ref: 1, place: '1', does: 'open' }

describe('a message from a page', () => {
  test('is read with nothing but what is known', () => {
    expect(readWanted(JSON.stringify({ ...OPEN, more: 1 }))).toEqual(OPEN)
  })

  test.each([
    ['{', 'message: Invalid input: expected object, received undefined'],
    ['null', 'message: Invalid input: expected object, received null'],
    ['[]', 'message: Invalid input: expected object, received array'],
    [{}, 'does: Invalid discriminator value'],
    [{ ...OPEN, does: 'delete' }, 'does: Invalid discriminator value'],
    [{ ...OPEN, ref: 'x' }, 'ref: Invalid input: expected number, received string'],
    [{ ...OPEN, ref: -1 }, 'ref: Too small'],
    [{ ...OPEN, place: { id: 1 } }, 'place: Invalid input: expected string'],
    [{ ...OPEN, does: 'say', text: 'x'.repeat(6_001) }, 'text: Too big'],
    [{ ...OPEN, does: 'switch', switch: 'all', on: true }, 'switch: Invalid option'],
    [{ ...OPEN, does: 'command', name: 'rule', options: { query: {} } }, 'options.query: Invalid input'],
    [{ ...OPEN, does: 'select', message: '1', customId: 'x', values: [1] }, 'values.0: Invalid input'],
  ])('%j is junk', (message, reason) => {
    const read = readWanted(typeof message === 'string' ? message : JSON.stringify(message))
    expect(read).toEqual({ junk: expect.stringContaining(reason) })
  })

  test('is read or junk, whatever it is, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map(one => JSON.stringify({ ...OPEN, ...one })),
        ),
        text => {
          const read = readWanted(text)
          return 'junk' in read || read.place.length <= 32
        },
      ),
      { numRuns: runs(2) },
    )
  })
})

describe('the socket', () => {
  let discord: Discord
  let page: ServedPage

  beforeAll(async () => {
    discord = await startDiscord()
    const log = createLog('silent')
    const restartBot = () => Promise.reject(new Error('The bot does not come back'))
    const served = await servePage({ discord, port: 18_684, language: 'de', log, restartBot })
    if ('problem' in served) throw new Error(served.problem)
    page = served
  })

  afterAll(async () => {
    await page.close()
    await discord.close()
  })

  test.each([
    ['{"ref":', 1008, 'message: Invalid input: expected object, received undefined'],
    [Buffer.from([0, 1, 2]), 1008, 'message: binary'],
    [JSON.stringify({ ...OPEN, does: 'say', text: 'x'.repeat(300_000) }), 1009, ''],
    [JSON.stringify({ ...OPEN, does: 'x'.repeat(5_000) }), 1008, 'does: Invalid discriminator value'],
    [
      JSON.stringify({ ...OPEN, does: 'command', name: 'x', options: { ['ä'.repeat(150)]: {} } }),
      1008,
      'options.???',
    ],
  ])('is closed with a reason after junk, and the next one is served', async (junk, code, reason) => {
    const tab = await openTab(page.url, 'Ana')
    tab.send(junk)
    expect(await tab.closed()).toEqual({ code, reason: expect.stringContaining(reason) })
    const next = await openTab(page.url)
    expect(next.latest('world').me.name).toBe('Ben')
    next.close()
  })

  test('tells what has failed in the playground itself, and goes on', async () => {
    const tab = await openTab(page.url, 'Ana')
    const fate = await tab.act({ does: 'switch', place: '', switch: 'restartBot', on: true })
    expect(fate.failed).toBe('Something went wrong in the playground itself. The terminal says what.')
    expect((await tab.act({ does: 'open', place: tab.place('rules') })).failed).toBeNull()
    tab.close()
  })

  test('of somebody who is gone after a reset fails in words', async () => {
    discord.addUser({ name: 'Dora', locale: 'de' })
    const tab = await openTab(page.url, 'Dora')
    const place = tab.place('rules')
    await tab.act({ does: 'reset', place: '' })
    expect((await tab.act({ does: 'open', place })).failed).toBe(
      'Something went wrong in the playground itself. The terminal says what.',
    )
    tab.close()
  })
})
