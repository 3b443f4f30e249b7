// A page's moves reach a real discord.js client, and impossible moves give the page a reason.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPage, type TrialPage } from '../../test/support/loopback/page.ts'

let page: TrialPage
/** How far the world's clock is ahead. */
let ahead = 0

beforeAll(async () => {
  page = await startPage(() => Date.now() + ahead)
})

afterEach(() => page.closeTabs())

afterAll(async () => {
  await page.close()
  expect(page.bot.errors).toEqual([])
})

const rule = (query: string, more = {}) =>
  ({ does: 'command', name: 'rule', options: { query, ...more } }) as const

describe('what a page does', () => {
  test('autocomplete comes in the language of the persona', async () => {
    const { tab, place } = await page.openAt('Ben', 'rules')
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
    const { tab, place } = await page.openAt('Ana', 'rules')
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
    const ben = await page.openAt('Ben', 'rules')
    const stolen = await ben.tab.act({
      does: 'submit',
      place,
      modal,
      fields: { why: 'x', kind: 'odd' },
    })
    expect(stolen.failed).toBe('Dieses Formular ist nicht mehr offen. Öffne es noch einmal.')
    const unknown = await tab.act({ does: 'submit', place, modal: { ...modal, openedBy: '1' }, fields: {} })
    expect(unknown.failed).toBe('This form is no longer open. Open it again.')
  })

  test('a select, a message command and plain words', async () => {
    const { tab, place } = await page.openAt('Ana', 'table')
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
    const { tab, place } = await page.openAt(persona, 'rules')
    const fate = tab.act({ does: 'command', place, name: 'silent', options: {} })
    await tab.until(() => page.discord.loopback.interactions.waiting.size === 1)
    ahead += 3_100
    expect((await fate).failed).toBe(words)
  })

  test('what the client would not send fails in words, and nothing is sent', async () => {
    const { tab, place } = await page.openAt('Ben', 'rules')
    const card = (await tab.act({ ...rule('card'), place })).message ?? ''
    const requests = page.discord.requests.length
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
      '„settings“ darfst du nicht verwenden.',
      'Die Nachricht hat sich geändert: Das lässt sich nicht mehr drücken oder wählen.',
      'Die Nachricht hat sich geändert: Das lässt sich nicht mehr drücken oder wählen.',
      'Diese Nachricht gibt es nicht mehr.',
      'Ausblenden kannst du nur, was außer dir niemand sieht.',
      'Es gibt noch nichts zu senden.',
      'Eine Nachricht fasst 2.000 Zeichen. Kürze sie.',
      'Die Vorschläge ließen sich nicht laden.',
    ])
    expect(page.discord.requests).toHaveLength(requests)
  })

  test('a thread that is locked says so', async () => {
    const { tab, place } = await page.openAt('Ben', 'rules')
    await tab.act({ does: 'command', place, name: 'attack', options: {} })
    const { id } = tab.latest('places').places.findLast(({ kind }) => kind === 'thread') ?? { id: '' }
    const channel = page.bot.client.channels.cache.get(id)
    if (!channel?.isThread()) throw new Error('no thread')
    await channel.edit({ archived: true, locked: true })
    await tab.until(() => tab.latest('places').places.some(one => one.id === id && one.isLocked))
    expect((await tab.act({ does: 'say', place: id, text: 'Hello' })).failed).toBe(
      'Dieser Thread ist gesperrt.',
    )
  })
})
