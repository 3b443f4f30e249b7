// Tabs of several personas, a real discord.js client behind them: each is told what it may see, as it happens.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { type Discord, startDiscord, text } from '../actor.ts'
import { startBot, type TrialBot } from '../trial/bot.ts'
import { openTab, type Tab } from '../trial/tab.ts'
import { type Page, servePage } from './serve.ts'

let discord: Discord
let bot: TrialBot
let page: Page
/** How far the clock of the world is ahead. */
let ahead = 0
const tabs: Tab[] = []

beforeAll(async () => {
  discord = await startDiscord({ now: () => Date.now() + ahead })
  bot = await startBot(discord)
  const restartBot = () => Promise.reject(new Error('not here'))
  const log = createLog('silent')
  const served = await servePage({ discord, port: 18_484, language: 'en', log, restartBot })
  if ('problem' in served) throw new Error(served.problem)
  page = served
})

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})

afterAll(async () => {
  await page.close()
  await bot.stop()
  await discord.close()
  expect(bot.errors).toEqual([])
})

async function open(persona: string): Promise<Tab> {
  const tab = await openTab(page.url, persona)
  tabs.push(tab)
  return tab
}

/** Opens a tab and a place in it. */
async function openAt(persona: string, name: string): Promise<{ tab: Tab; place: string }> {
  const tab = await open(persona)
  const place = tab.place(name)
  await tab.act({ does: 'open', place })
  return { tab, place }
}

const rule = (query: string, more = {}) =>
  ({ does: 'command', name: 'rule', options: { query, ...more } }) as const

describe('the world', () => {
  test('is described to each persona in their language', async () => {
    const [ana, ben] = [(await open('Ana')).latest('world'), (await open('Ben')).latest('world')]
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
    expect((await open('')).latest('world').me.name).toBe('Ana')
  })

  test('has nobody of an unknown name: the socket is closed with the reason', async () => {
    const tab = await open('Nobody')
    expect(await tab.closed()).toEqual({ code: 1008, reason: 'persona: there is nobody of that name or id' })
  })

  test('knows every persona by id too', async () => {
    const { id } = (await open('Ben')).latest('world').me
    expect((await open(id)).latest('world').me.name).toBe('Ben')
  })
})

describe('messages', () => {
  test('come to everybody who can see the channel, before the one who asked hears that it is done', async () => {
    const [ana, ben] = [await openAt('Ana', 'rules'), await openAt('Ben', 'rules')]
    const fate = await ana.tab.act({ ...rule('loud'), place: ana.place })
    expect(fate).toMatchObject({ failed: null, modal: null, choices: null })
    const types = ana.tab.told.map(({ type }) => type)
    expect(types.lastIndexOf('message')).toBeLessThan(types.lastIndexOf('done'))
    await ben.tab.until(() => ben.tab.shows(ben.place).some(({ id }) => id === fate.message))
  })

  test('that are ephemeral come to one persona, in all of their tabs, until one of these dismisses them', async () => {
    const [one, two] = [await openAt('Ana', 'rules'), await openAt('Ana', 'rules')]
    const ben = await openAt('Ben', 'rules')
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
    const [ana, ben] = [await openAt('Ana', 'rules'), await openAt('Ben', 'rules')]
    const { message } = await ana.tab.act({ ...rule('first'), place: ana.place })
    await ben.tab.act({ does: 'press', place: ben.place, message: message ?? '', customId: 'next' })
    const shown = await ana.tab.until(() =>
      ana.tab.shows(ana.place).find(one => one.id === message && text(one).includes('Page 2')),
    )
    expect(ana.tab.shows(ana.place).filter(({ id }) => id === shown.id)).toHaveLength(1)
  })

  test('think until they are filled', async () => {
    const ana = await openAt('Ana', 'rules')
    const { message } = await ana.tab.act({ does: 'command', place: ana.place, name: 'slow', options: {} })
    await ana.tab.until(() =>
      ana.tab.shows(ana.place).some(one => one.id === message && text(one) === 'Done' && !one.thinking),
    )
    const versions = ana.tab.told.flatMap(one =>
      one.type === 'message' && one.message.id === message ? [one.message.thinking] : [],
    )
    expect(versions).toEqual([true, false])
  })

  test('in a private thread come to its members, and the thread appears for them alone', async () => {
    const [ben, chris] = [await openAt('Ben', 'rules'), await openAt('Chris', 'rules')]
    await ben.tab.act({ does: 'command', place: ben.place, name: 'attack', options: {} })
    const thread = ben.tab.latest('places').places.find(({ kind }) => kind === 'thread')
    expect(thread).toMatchObject({ name: 'An attack', parent: ben.place, isArchived: false })
    await ben.tab.act({ does: 'open', place: thread?.id ?? '' })
    expect(ben.tab.shows(thread?.id ?? '').map(text)).toEqual([expect.stringContaining('# Board')])
    const refused = await chris.tab.act({ does: 'open', place: thread?.id ?? '' })
    expect(refused.failed).toBe('This channel is gone, or you cannot see it.')
    expect(JSON.stringify(chris.tab.told)).not.toContain('An attack')
  })
})

describe('what a page does', () => {
  test('autocomplete comes in the language of the persona', async () => {
    const { tab, place } = await openAt('Ben', 'rules')
    const { choices } = await tab.act({
      does: 'complete',
      place,
      name: 'rule',
      options: { query: 've' },
      focused: 'query',
    })
    expect(choices?.[3]).toEqual({ name: 've auf Deutsch 3', value: 'v3' })
  })

  test('a modal is opened, and submitted as the bot sent it, whatever the page makes of it', async () => {
    const { tab, place } = await openAt('Ana', 'rules')
    const { modal } = await tab.act({ does: 'command', place, name: 'ask', options: {} })
    if (!modal) throw new Error('no modal')
    const missing = await tab.act({ does: 'submit', place, modal, fields: { kind: 'odd' } })
    expect(missing.failed).toBe('“Why” needs more text.')
    const forged = { ...modal, customId: 'forged', components: [] }
    const { message } = await tab.act({
      does: 'submit',
      place,
      modal: forged,
      fields: { why: 'x', kind: 'odd' },
    })
    expect(tab.shows(place).find(({ id }) => id === message)?.content).toBe('x odd')
    const ben = await openAt('Ben', 'rules')
    const stolen = await ben.tab.act({
      does: 'submit',
      place,
      modal,
      fields: { why: 'x', kind: 'odd' },
    })
    expect(stolen.failed).toBe('Dieses Formular ist nicht mehr offen. Öffne es noch einmal.')
    const unknown = await tab.act({ does: 'submit', place, modal: { ...modal, openedBy: '1' }, fields: {} })
    expect(unknown.failed).toBe('This form is not open any more. Open it again.')
  })

  test('a select, a message command and plain words', async () => {
    const { tab, place } = await openAt('Ana', 'table')
    const card = await tab.act({ ...rule('card'), place })
    const chosen = await tab.act({
      does: 'select',
      place,
      message: card.message ?? '',
      customId: 'pick',
      values: ['2'],
    })
    const said = await tab.act({ does: 'say', place, text: 'What is Tough?' })
    const about = await tab.act({ does: 'menu', place, message: said.message ?? '', name: 'Find rules' })
    const contents = tab.shows(place).map(({ content }) => content)
    expect(contents).toEqual(['', 'You chose 2', 'What is Tough?', 'About: What is Tough?'])
    expect(tab.shows(place).map(({ id }) => id)).toEqual([
      card.message,
      chosen.message,
      said.message,
      about.message,
    ])
  })

  test.each([
    ['Ana', 'The application did not respond.'],
    ['Ben', 'Die Anwendung hat nicht reagiert.'],
  ])('%s is told in their language when the bot does not answer', async (persona, words) => {
    const { tab, place } = await openAt(persona, 'rules')
    const fate = tab.act({ does: 'command', place, name: 'silent', options: {} })
    await tab.until(() => discord.loopback.interactions.waiting.size === 1)
    ahead += 3_100
    expect((await fate).failed).toBe(words)
  })

  test('what the client would not send fails in words, and nothing is sent', async () => {
    const { tab, place } = await openAt('Ben', 'rules')
    const card = (await tab.act({ ...rule('card'), place })).message ?? ''
    const requests = discord.requests.length
    const press = (customId: string) => tab.act({ does: 'press', place, message: card, customId })
    const command = (name: string, options = {}) => tab.act({ does: 'command', place, name, options })
    const fates = [
      await command('rule'),
      await command('rule', { query: 'x', game: 'chess' }),
      await command('nix'),
      await command('settings language', { to: 'de' }),
      await press('off'),
      await press('nix'),
      await tab.act({ does: 'press', place, message: '1', customId: 'next' }),
      await tab.act({ does: 'dismiss', place, message: card }),
      await tab.act({ does: 'say', place, text: ' ' }),
      await tab.act({ does: 'say', place, text: 'x'.repeat(2_001) }),
      await tab.act({ does: 'complete', place, name: 'rule', options: {}, focused: 'private' }),
    ]
    expect(fates.map(({ failed }) => failed)).toEqual([
      '„suche“ fehlt noch.',
      '„game“ nimmt diesen Wert nicht an.',
      'Den Befehl „nix“ gibt es nicht. Mit / bekommst du die Liste.',
      '„settings“ darfst du nicht benutzen.',
      'Die Nachricht hat sich geändert: Das lässt sich nicht mehr drücken oder wählen.',
      'Die Nachricht hat sich geändert: Das lässt sich nicht mehr drücken oder wählen.',
      'Diese Nachricht gibt es nicht mehr.',
      'Ausblenden kannst du nur, was außer dir niemand sieht.',
      'Es gibt noch nichts zu senden.',
      'Eine Nachricht fasst 2.000 Zeichen. Kürze sie.',
      'Die Vorschläge ließen sich nicht laden.',
    ])
    expect(discord.requests).toHaveLength(requests)
  })

  test('a thread that is locked says so', async () => {
    const { tab, place } = await openAt('Ben', 'rules')
    await tab.act({ does: 'command', place, name: 'attack', options: {} })
    const { id } = tab.latest('places').places.findLast(({ kind }) => kind === 'thread') ?? { id: '' }
    const channel = bot.client.channels.cache.get(id)
    if (!channel?.isThread()) throw new Error('no thread')
    await channel.edit({ archived: true, locked: true })
    await tab.until(() => tab.latest('places').places.some(one => one.id === id && one.isLocked))
    expect((await tab.act({ does: 'say', place: id, text: 'Hello' })).failed).toBe(
      'Dieser Thread ist gesperrt.',
    )
  })
})

describe('the log', () => {
  test('comes at first and then as it grows, each entry once, refusals with their reason', async () => {
    const { tab, place } = await openAt('Ana', 'rules')
    const before = tab.requests.at(-1)?.number ?? 0
    discord.faults.deliverTwice(1)
    await tab.act({ ...rule('twice'), place })
    const refused = await tab.until(() => tab.requests.find(one => one.number > before && one.refused))
    expect(refused).toMatchObject({
      method: 'POST',
      status: 400,
      refused: 'Interaction has already been acknowledged.',
    })
    expect(refused.path).toMatch(/^\/interactions\/\d+\/.{8}…\/callback$/)
    expect(bot.errors.splice(0)).toHaveLength(1)
    const late = await open('Ana')
    for (const { requests, frames } of [tab, late]) {
      const numbers = [...requests, ...frames].map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(frames.map(({ name }) => name)).toContain('INTERACTION_CREATE')
      expect(frames.find(({ name }) => name === 'Identify')?.way).toBe('in')
    }
    expect(late.requests.at(-1)?.number).toBe(tab.requests.at(-1)?.number)
  })

  test('is told of 200 entries of each kind at most, in batches', async () => {
    const { tab, place } = await openAt('Ana', 'rules')
    const batches = () => tab.told.filter(({ type }) => type === 'log').length
    const before = batches()
    const started = performance.now()
    await Promise.all(
      Array.from({ length: 210 }, () =>
        tab.act({ does: 'complete', place, name: 'rule', options: { query: '' }, focused: 'query' }),
      ),
    )
    expect(batches() - before).toBeLessThanOrEqual((performance.now() - started) / 50 + 1)
    const late = await open('Ana')
    expect([late.requests.length, late.frames.length]).toEqual([200, 200])
  })
})
