// Tabs of several personas with a real discord.js client behind them; each is told what its persona may see.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPage, type TrialPage } from '../../test/support/loopback/page.ts'
import { plainTextOf } from '../loopback/start-loopback.ts'
import { PATIENCE } from '../loopback/wait-for.ts'

let page: TrialPage

beforeAll(async () => {
  page = await startPage()
})

afterEach(() => page.closeTabs())

afterAll(async () => {
  await page.close()
  expect(page.bot.errors).toEqual([])
})

const rule = (query: string, more = {}) =>
  ({ does: 'command', name: 'rule', options: { query, ...more } }) as const

describe('the world', () => {
  test('is described to each persona in their language', async () => {
    const [ana, ben] = [(await page.open('Ana')).latest('world'), (await page.open('Ben')).latest('world')]
    expect(ana.me).toMatchObject({ name: 'Ana', locale: 'en-US' })
    expect(ana.personas.map(({ name, locale }) => [name, locale])).toEqual([
      ['Ana', 'en-US'],
      ['Ben', 'de'],
      ['Chris', 'en-GB'],
    ])
    expect(ana.places.map(({ name, kind }) => [name, kind])).toEqual([
      ['rules', 'channel'],
      ['table', 'channel'],
      ['Riposte', 'direct'],
    ])
    expect(ana.bot).toMatchObject({ name: 'Riposte', isOnline: true })
    expect(ana.names[ben.me.id]).toBe('Ben')
    expect(ana.commands.map(({ name, shown }) => [name, shown])).toContainEqual(['rule', 'rule'])
    expect(ben.commands.map(({ name, shown }) => [name, shown])).toContainEqual(['rule', 'regel'])
    expect(ben.messageCommands).toEqual([{ name: 'Find rules', shown: 'Find rules' }])
  })

  test('is that of the reader of the operator’s language when the address names nobody', async () => {
    expect((await page.open('')).latest('world').me.name).toBe('Ana')
  })

  test('has nobody of an unknown name: the socket is closed with the reason', async () => {
    const tab = await page.open('Nobody')
    expect(await tab.closed()).toEqual({ code: 1008, reason: 'persona: there is nobody of that name or id' })
  })

  test('knows every persona by id too', async () => {
    const { id } = (await page.open('Ben')).latest('world').me
    expect((await page.open(id)).latest('world').me.name).toBe('Ben')
  })
})

describe('messages', () => {
  test('come to everybody who can see the channel, before the one who asked hears that it is done', async () => {
    const [ana, ben] = [await page.openAt('Ana', 'rules'), await page.openAt('Ben', 'rules')]
    const fate = await ana.tab.act({ ...rule('loud'), place: ana.place })
    expect(fate).toMatchObject({ failed: null, modal: null, choices: null })
    const types = ana.tab.told.map(({ type }) => type)
    expect(types.lastIndexOf('message')).toBeLessThan(types.lastIndexOf('done'))
    await ben.tab.until(() => ben.tab.shows(ben.place).some(({ id }) => id === fate.message))
  })

  test('that are ephemeral come to one persona, in all of their tabs, until one of these dismisses them', async () => {
    const [one, two] = [await page.openAt('Ana', 'rules'), await page.openAt('Ana', 'rules')]
    const ben = await page.openAt('Ben', 'rules')
    const { message } = await one.tab.act({ ...rule('secret', { private: true }), place: one.place })
    const isShownTo = ({ tab, place }: typeof one) => tab.shows(place).some(({ id }) => id === message)
    await two.tab.until(() => isShownTo(two))
    await ben.tab.act({ does: 'say', place: ben.place, text: 'Anybody?' })
    await two.tab.until(() => two.tab.shows(two.place).at(-1)?.content === 'Anybody?')
    expect([isShownTo(one), isShownTo(ben)]).toEqual([true, false])
    expect(JSON.stringify(ben.tab.told)).not.toContain('secret')

    const refused = await ben.tab.act({ does: 'dismiss', place: ben.place, message: message ?? '' })
    expect(refused.failed).toBe('Diese Nachricht gibt es nicht mehr.')
    await one.tab.act({ does: 'dismiss', place: one.place, message: message ?? '' })
    await two.tab.until(() => !isShownTo(two))
    expect(ben.tab.told.some(({ type }) => type === 'gone')).toBe(false)
  })

  test('change where they stand when a button is pressed', async () => {
    const [ana, ben] = [await page.openAt('Ana', 'rules'), await page.openAt('Ben', 'rules')]
    const { message } = await ana.tab.act({ ...rule('first'), place: ana.place })
    await ben.tab.act({ does: 'press', place: ben.place, message: message ?? '', customId: 'next' })
    const shown = await ana.tab.until(() =>
      ana.tab.shows(ana.place).find(one => one.id === message && plainTextOf(one).includes('Page 2')),
    )
    expect(ana.tab.shows(ana.place).filter(({ id }) => id === shown.id)).toHaveLength(1)
  })

  test('think until they are filled', async () => {
    const ana = await page.openAt('Ana', 'rules')
    const { message } = await ana.tab.act({ does: 'command', place: ana.place, name: 'slow', options: {} })
    await ana.tab.until(() =>
      ana.tab
        .shows(ana.place)
        .some(one => one.id === message && plainTextOf(one) === 'Done' && !one.thinking),
    )
    const versions = ana.tab.told.flatMap(one =>
      one.type === 'message' && one.message.id === message ? [one.message.thinking] : [],
    )
    expect(versions).toEqual([true, false])
  })

  test('get a thread, and say so', async () => {
    const { tab, place } = await page.openAt('Ana', 'table')
    const { message } = await tab.act({ ...rule('threaded'), place })
    const path = `/channels/${place}/messages/${message}/threads` as const
    await page.bot.client.rest.post(path, { body: { name: 'About it' } })
    const changed = await tab.until(() => tab.shows(place).find(one => one.thread))
    expect(changed).toMatchObject({ id: message, thread: { name: 'About it' } })
    expect(tab.place('About it')).toBe(message)
  })

  test('in a thread are counted where the thread is listed', async () => {
    const { tab, place } = await page.openAt('Ana', 'table')
    const { message } = await tab.act({ ...rule('counted'), place })
    const id = message ?? ''
    await page.bot.client.rest.post(`/channels/${place}/messages/${id}/threads`, {
      body: { name: 'Counted' },
    })
    const count = () => tab.latest('places').places.find(one => one.id === id)?.messages
    await tab.until(() => count() === 0)
    const said = await tab.act({ does: 'say', place: id, text: 'One' })
    await tab.act({ does: 'say', place: id, text: 'Two' })
    await tab.act({ ...rule('secret', { private: true }), place: id })
    expect(count()).toBe(2)
    await page.bot.client.rest.delete(`/channels/${id}/messages/${said.message}`)
    await tab.until(() => count() === 1)
  })

  test('in a private thread come to its members, and the thread appears for them alone', async () => {
    const [ben, chris] = [await page.openAt('Ben', 'rules'), await page.openAt('Chris', 'rules')]
    await ben.tab.act({ does: 'command', place: ben.place, name: 'attack', options: {} })
    const thread = ben.tab.latest('places').places.findLast(({ kind }) => kind === 'thread')
    expect(thread).toMatchObject({ name: 'An attack', parent: ben.place, isArchived: false })
    await ben.tab.act({ does: 'open', place: thread?.id ?? '' })
    expect(ben.tab.shows(thread?.id ?? '').map(plainTextOf)).toEqual([expect.stringContaining('# Board')])
    const refused = await chris.tab.act({ does: 'open', place: thread?.id ?? '' })
    expect(refused.failed).toBe('This channel is gone, or you cannot see it.')
    expect(JSON.stringify(chris.tab.told)).not.toContain('An attack')
  })
})

describe('the log', () => {
  test('comes at first and then as it grows, each entry once, refusals with their reason', async () => {
    const { tab, place } = await page.openAt('Ana', 'rules')
    const before = tab.requests.at(-1)?.number ?? 0
    page.discord.faults.deliverTwice(1)
    await tab.act({ ...rule('twice'), place })
    const refused = await tab.until(() => tab.requests.find(one => one.number > before && one.refused))
    expect(refused).toMatchObject({
      method: 'POST',
      status: 400,
      refused: 'Interaction has already been acknowledged.',
    })
    expect(refused.path).toMatch(/^\/interactions\/\d+\/.{8}…\/callback$/)
    expect(page.bot.errors.splice(0)).toHaveLength(1)
    const late = await page.open('Ana')
    for (const { requests, frames } of [tab, late]) {
      const numbers = [...requests, ...frames].map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(frames.map(({ name }) => name)).toContain('INTERACTION_CREATE')
      expect(frames.find(({ name }) => name === 'Identify')?.way).toBe('in')
    }
    expect(late.requests.at(-1)?.number).toBe(tab.requests.at(-1)?.number)
  })

  test('is told of 200 entries of each kind at most, in batches', async () => {
    const { tab, place } = await page.openAt('Ana', 'rules')
    const batches = () => tab.told.filter(({ type }) => type === 'log').length
    const before = batches()
    const started = performance.now()
    // A busy machine needs longer than Discord's 3 seconds for so many requests.
    page.discord.loopback.interactions.answerWithin = PATIENCE
    await Promise.all(
      Array.from({ length: 210 }, () =>
        tab.act({ does: 'complete', place, name: 'rule', options: { query: '' }, focused: 'query' }),
      ),
    )
    expect(batches() - before).toBeLessThanOrEqual((performance.now() - started) / 50 + 1)
    const late = await page.open('Ana')
    expect([late.requests.length, late.frames.length]).toEqual([200, 200])
  })
})
