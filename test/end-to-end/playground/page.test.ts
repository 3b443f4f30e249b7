// Visits the playground with the whole program and tabs of its page, and tries every switch on the real bot.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainTextOf } from '../../../src/loopback/persona/plain-text.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import { openTab, type Tab } from '../../support/loopback/tab.ts'
import { type BotProcess, startBotProcess } from '../bot-process.ts'

let program: BotProcess
let url: string
let ana: Tab
let ben: Tab

beforeAll(async () => {
  program = startBotProcess({ PLAYGROUND_PORT: '18984', LOG_LEVEL: 'error', LANG: 'en_US.UTF-8' })
  url = await vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d+\//.exec(program.output())?.[0], {
    timeout: PATIENCE,
  })
})

beforeEach(async () => {
  ana = await openTab(url, 'Ana')
  ben = await openTab(url, 'Ben')
  await ana.act({ does: 'open', place: ana.place('rules') })
  await ben.act({ does: 'open', place: ben.place('rules') })
})

afterEach(() => {
  ana.close()
  ben.close()
})

afterAll(async () => {
  expect(await program.stop()).toBe(0)
})

const ask = (tab: Tab, query: string, more = {}) =>
  tab.act({ does: 'command', place: tab.place('rules'), name: 'rule', options: { query, ...more } })
const flip = (which: Parameters<Tab['act']>[0] & { does: 'switch' }) => ana.act(which)
const turn = (name: (typeof STANDING)[number] | 'dropGateway' | 'loseSession' | 'restartBot', on = true) =>
  flip({ does: 'switch', place: '', switch: name, on })
const STANDING = ['slow', 'tooMany', 'badGateway', 'twice'] as const
/** Gives the requests and frames of a tab after an entry's number. */
const since = (tab: Tab, number: number) => ({
  requests: tab.requests.filter(one => one.number > number),
  frames: tab.frames.filter(one => one.number > number).map(({ name }) => name),
})
const lastNumber = (tab: Tab) => Math.max(0, ...[...tab.requests, ...tab.frames].map(({ number }) => number))
const shown = (tab: Tab) => tab.shows(tab.place('rules'))

describe('two people at one table', () => {
  it('see the same answers, each the private ones of their own', async () => {
    const loud = await ask(ana, 'retaliate')
    const quiet = await ask(ben, 'vergeltung', { private: true })
    await ben.until(() => shown(ben).some(({ id }) => id === loud.message))
    expect(shown(ben).find(({ id }) => id === quiet.message)?.ephemeral).toBe(true)
    expect(shown(ana).some(({ id }) => id === quiet.message)).toBe(false)
  })

  it('are offered the commands in their own language, with choices as they type', async () => {
    const command = (tab: Tab) => tab.latest('world').commands.find(({ name }) => name === 'rule')
    expect([command(ana)?.shown, command(ben)?.shown]).toEqual(['rule', 'regel'])
    expect(
      command(ben)?.options.map(({ shown: name, required, autocomplete }) => [name, required, autocomplete]),
    ).toEqual([
      ['suche', true, true],
      ['spiel', false, false],
      ['sprache', false, false],
      ['privat', false, false],
    ])
    const { choices } = await ben.act({
      does: 'complete',
      place: ben.place('rules'),
      name: 'rule',
      options: { query: 'vergel' },
      focused: 'query',
    })
    expect(choices?.[0]?.name).toContain('Vergeltung')
  })

  it('press each other’s buttons: the answer is private', async () => {
    const { message } = await ask(ana, 'defend')
    const id = shown(ana).find(one => one.id === message)
    const button = /"custom_id":"(rule\d:page[^"]+)"/.exec(JSON.stringify(id?.components))?.[1] ?? ''
    const fate = await ben.act({
      does: 'press',
      place: ben.place('rules'),
      message: message ?? '',
      customId: button,
    })
    const answer = shown(ben).find(one => one.id === fate.message)
    expect([answer?.ephemeral, answer && plainTextOf(answer)]).toEqual([
      true,
      expect.stringMatching(/### Verteidigen.*`MC-DF-/s),
    ])
  })
})

describe('the switches', () => {
  afterEach(async () => {
    for (const name of STANDING) await turn(name, false)
  })

  it('show in every tab whether they are on', async () => {
    await turn('slow')
    await ben.until(() => ben.latest('switches').on.includes('slow'))
    expect((await openTab(url, 'Chris')).latest('world').switches).toEqual(['slow'])
    await turn('slow', false)
    await ben.until(() => ben.latest('switches').on.length === 0)
  })

  it('slow: an answer takes its time, and comes', async () => {
    await turn('slow')
    expect((await ask(ana, 'tough')).failed).toBeNull()
  })

  it('429: nothing is answered while it is on, and all is well when it is off', async () => {
    await turn('tooMany')
    const number = lastNumber(ana)
    const fate = ask(ana, 'tough')
    await ana.until(() => since(ana, number).requests.some(({ status }) => status === 429))
    expect((await fate).failed).toBe('The application did not respond.')
    await turn('tooMany', false)
    expect((await ask(ana, 'tough')).failed).toBeNull()
  })

  it('502: nothing is answered while it is on, and all is well when it is off', async () => {
    await turn('badGateway')
    const number = lastNumber(ben)
    const fate = ask(ben, 'zäh')
    await ben.until(() => since(ben, number).requests.some(({ status }) => status === 502))
    expect((await fate).failed).toBe('Die Anwendung hat nicht reagiert.')
    await turn('badGateway', false)
    expect((await ask(ben, 'zäh')).failed).toBeNull()
  })

  it('twice: an interaction arrives twice, one answer counts, the other is refused', async () => {
    await turn('twice')
    const number = lastNumber(ana)
    expect((await ask(ana, 'tough')).failed).toBeNull()
    const refused = await ana.until(() => since(ana, number).requests.find(one => one.refused))
    expect(refused.refused).toBe('Interaction has already been acknowledged.')
    expect(since(ana, number).frames.filter(name => name === 'INTERACTION_CREATE')).toHaveLength(2)
  })

  it('drop the gateway: the bot is gone, resumes, and answers what was asked meanwhile', async () => {
    const number = lastNumber(ana)
    await turn('dropGateway')
    const fate = ask(ana, 'tough')
    await ana.until(() => ana.told.some(one => one.type === 'switches' && !one.botIsOnline))
    expect((await fate).failed).toBeNull()
    await ana.until(() => since(ana, number).frames.includes('RESUMED'))
    expect(ana.latest('switches').botIsOnline).toBe(true)
  })

  it('lose the session: the bot identifies anew', async () => {
    const number = lastNumber(ana)
    await turn('loseSession')
    await ana.until(() => since(ana, number).frames.includes('READY'))
    await ana.until(() => ana.latest('switches').botIsOnline)
    expect(since(ana, number).frames).not.toContain('RESUMED')
    expect((await ask(ana, 'tough')).failed).toBeNull()
  })

  it('restart the bot: another one, built anew, and buttons from before still work', async () => {
    const { message } = await ask(ana, 'defend')
    const number = lastNumber(ana)
    expect((await turn('restartBot')).failed).toBeNull()
    await ana.until(() => since(ana, number).frames.includes('Identify'))
    await ana.until(() => since(ana, number).requests.some(({ path }) => path.endsWith('/commands')))
    const card = JSON.stringify(shown(ana).find(({ id }) => id === message)?.components)
    const customId = /"custom_id":"(rule\d:page[^"]+)"/.exec(card)?.[1] ?? ''
    const place = ana.place('rules')
    const pressed = await ana.act({ does: 'press', place, message: message ?? '', customId })
    expect(pressed).toMatchObject({ failed: null, message })
  })

  it('restarts from two tabs at once happen one after the other, and one bot is left', async () => {
    const restart = { does: 'switch', place: '', switch: 'restartBot', on: true } as const
    await Promise.all([ana.act(restart), ben.act(restart)])
    const number = lastNumber(ana)
    expect((await ask(ana, 'tough')).failed).toBeNull()
    await ana.until(() => since(ana, number).frames.includes('INTERACTION_CREATE'))
    expect(since(ana, number).frames.filter(name => name === 'INTERACTION_CREATE')).toHaveLength(1)
    expect(since(ana, number).requests.filter(one => one.refused)).toEqual([])
  })
})

describe('a reset', () => {
  it('throws everything away in every tab, lets what waits fail, and leaves a bot that answers', async () => {
    await ask(ana, 'tough')
    await turn('slow')
    const number = lastNumber(ben)
    const waiting = ask(ben, 'zäh')
    const worlds = () => ben.told.filter(({ type }) => type === 'world').length
    const before = [worlds(), ben.place('rules')]
    await ben.until(() => since(ben, number).frames.includes('INTERACTION_CREATE'))
    expect((await ana.act({ does: 'reset', place: '' })).failed).toBeNull()
    expect((await waiting).failed).toBe('Die Anwendung hat nicht reagiert.')
    await ben.until(() => worlds() === Number(before[0]) + 1)
    expect(ben.latest('world')).toMatchObject({ switches: [], bot: { isOnline: true }, me: { name: 'Ben' } })
    expect(ben.place('rules')).not.toBe(before[1])
    await ana.act({ does: 'open', place: ana.place('rules') })
    expect(ana.latest('messages').messages).toEqual([])
    expect((await ask(ben, 'zäh')).failed).toBeNull()
  })
})

describe('while the bot connects again', () => {
  it.each(['dropGateway', 'loseSession'] as const)('after %s, a restart leaves one bot', async fault => {
    for (const moment of [0, 100, 600]) {
      await turn(fault)
      await pause(moment)
      expect((await turn('restartBot')).failed).toBeNull()
    }
    const isAsked = (number: number) =>
      ana.until(() => since(ana, number).frames.includes('INTERACTION_CREATE'))
    const before = lastNumber(ana)
    expect((await ask(ana, 'tough')).failed).toBeNull()
    await isAsked(before)
    const number = lastNumber(ana)
    // A bot that was not shut down waits half a second; this answer takes two, by the same clock.
    await turn('slow')
    expect((await ask(ana, 'tough')).failed).toBeNull()
    await turn('slow', false)
    await isAsked(number)
    expect(since(ana, number).frames).not.toContain('Identify')
    expect(since(ana, number).frames.filter(name => name === 'INTERACTION_CREATE')).toHaveLength(1)
  })
})

describe('opening the page', () => {
  it('moves less than 500 kB: document, modules, styles, fonts, words, and the first of the socket', async () => {
    for (let count = 0; count < 20; count += 1) await ask(ana, 'defend')
    const files = await everythingOf('/')
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['/page/main.ts', '/modules/preact.js', '/words.json']),
    )
    const tab = await openTab(url, 'Ana')
    await tab.act({ does: 'open', place: tab.place('rules') })
    const told = tab.told.reduce((sum, one) => sum + Buffer.byteLength(JSON.stringify(one)), 0)
    tab.close()
    const fetched = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
    expect(fetched + told).toBeLessThan(500_000)
  })
})

/** Matches the addresses of further files that a file loads. */
const REFERENCES = /(?:\bfrom\s*|\bimport\s*|src=|href=|url\()["']?((?:\.{0,2}\/)[^"')]+)/g

/** Loads every file that a browser fetches, with its size, and the words of both languages. */
async function everythingOf(start: string): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  const wanted = [start, '/words.json']
  for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
    if (found.has(path)) continue
    const response = await fetch(new URL(path, url))
    expect([path, response.status]).toEqual([path, 200])
    const bytes = Buffer.from(await response.arrayBuffer())
    const body = bytes.toString()
    found.set(path, bytes.length)
    for (const [, address = ''] of body.matchAll(REFERENCES))
      wanted.push(new URL(address, response.url).pathname)
    if (path === '/')
      wanted.push(...Object.values<string>(JSON.parse(/importmap">(.*?)</.exec(body)?.[1] ?? '').imports))
  }
  return found
}
