// A user and an unmodified discord.js client talk through the loopback: commands, presses, modals, threads.
import { MessageFlags } from 'discord-api-types/v10'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBot, type TrialBot } from '../../test/support/loopback/bot.ts'
import {
  type Discord,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenModal,
  startDiscord,
} from './start-loopback.ts'

const CARD = (words: string) =>
  [
    `# ${words}`,
    '───',
    'See also',
    '[Open]',
    '[Next] [Off (disabled)] [Edit] [Source]',
    '[More ▾ One · Two]',
  ].join('\n')

const fieldsOf = (modal: SeenModal) => modal.fields.map(field => [field.customId, field.label])

let discord: Discord
let bot: TrialBot

beforeAll(async () => {
  discord = await startDiscord()
  bot = await startBot(discord)
  await discord.botIsReady()
})

afterAll(async () => {
  await bot.stop()
  await discord.close()
  expect(bot.errors).toEqual([])
  expect(discord.refused).toEqual([])
})

describe('slash commands', () => {
  test('a V2 card comes back, with the facts Discord adds', async () => {
    const ana = discord.user('Ana')
    const message = messageOf(await ana.command('rule', { query: 'tough' }))
    expect(plainTextOf(message)).toBe(CARD('tough'))
    expect(message.flags & MessageFlags.IsComponentsV2).toBe(MessageFlags.IsComponentsV2)
    expect(message.components[0]?.id).toBe(1)
    expect(message.id).toMatch(/^\d{17,19}$/)
    expect(message.interaction_metadata).toMatchObject({
      type: 2,
      user: { id: ana.id },
      authorizing_integration_owners: { '0': discord.channel('rules').guildId },
    })
  })

  test('a localised name works for who sees it, the default name for everybody', async () => {
    const [ben, ana] = [discord.user('Ben'), discord.user('Ana')]
    expect(plainTextOf(messageOf(await ben.command('regel', { suche: 'zäh' })))).toBe(CARD('zäh'))
    expect(plainTextOf(messageOf(await ben.command('rule', { query: 'zäh' })))).toBe(CARD('zäh'))
    await expect(ana.command('regel', { query: 'x' })).rejects.toThrow('There is no command "regel"')
  })

  test('the client takes no wrong options', async () => {
    const ben = discord.user('Ben')
    await expect(ben.command('rule')).rejects.toThrow('"query" of /rule is required')
    await expect(ben.command('rule', { query: 'x', nix: 1 })).rejects.toThrow('no option "nix"')
    await expect(ben.command('rule', { query: 5 })).rejects.toThrow('takes a string')
    await expect(ben.command('rule', { query: 'x', count: 10 })).rejects.toThrow('out of range')
    await expect(ben.command('rule', { query: 'x', game: 'chess' })).rejects.toThrow('not a choice')
    expect((await ben.command('rule', { query: 'x', game: 'Helden' })).status).toBe('answered')
  })

  test('subcommands, and commands that not everybody may use', async () => {
    const answer = await discord.user('Ana').command('settings language', { to: 'de' })
    expect(plainTextOf(messageOf(answer))).toBe('language de')
    await expect(discord.user('Ana').command('settings')).rejects.toThrow('needs a subcommand')
    await expect(discord.user('Ben').command('settings sprache', { to: 'de' })).rejects.toThrow('may not use')
  })

  test('autocomplete shows 25 choices in the language of the user', async () => {
    const german = await discord.user('Ben').autocomplete('regel', { suche: 've' }, 'suche')
    const english = await discord.user('Chris').autocomplete('rule', { query: 've' }, 'query')
    expect(german).toHaveLength(25)
    expect(german[3]).toEqual({ name: 've auf Deutsch 3', value: 'v3' })
    expect(english[3]).toEqual({ name: 've 3', value: 'v3' })
    await expect(discord.user('Ben').autocomplete('rule', {}, 'private')).rejects.toThrow('no autocomplete')
  })

  test('a deferred reply is filled later, and followed up', async () => {
    const ana = discord.user('Ana')
    const outcome = await ana.command('slow')
    expect(outcome).toMatchObject({ status: 'deferred', message: { thinking: true, ephemeral: true } })
    const more = await discord.waitFor(() =>
      ana.sees('rules').find(message => plainTextOf(message) === 'And more'),
    )
    const original = messageOf(discord.later(outcome))
    expect(discord.later(outcome).status).toBe('answered')
    expect([plainTextOf(original), original.thinking, original.edited_timestamp]).toEqual([
      'Done',
      false,
      null,
    ])
    expect(more.interaction_metadata).toMatchObject({ original_response_message_id: original.id })
  })
})

describe('components', () => {
  test('a button updates its message', async () => {
    const ana = discord.user('Ana')
    const message = messageOf(await ana.command('rule', { query: 'one' }))
    const updated = await ana.press(message, 'Next')
    expect(updated).toMatchObject({ status: 'answered', message: { id: message.id } })
    expect(ana.sees('rules').findLast(one => one.id === message.id)).toEqual(updated.message)
    expect(plainTextOf(messageOf(updated))).toBe(CARD('Page 2'))
  })

  test('a button inside a section, a select, and an arbitrary custom_id', async () => {
    const [ana, ben] = [discord.user('Ana'), discord.user('Ben')]
    const message = messageOf(await ana.command('rule', { query: 'two' }))
    const opened = messageOf(await ben.press(message, 'open'))
    expect([plainTextOf(opened), opened.ephemeral]).toEqual(['Opened', true])
    expect(opened.interaction_metadata).toMatchObject({ type: 3, interacted_message_id: message.id })
    expect(plainTextOf(messageOf(await ben.select(message, 'More', 'Two')))).toBe('You chose 2')
    expect(plainTextOf(messageOf(await ben.select(message, 'pick', ['1'])))).toBe('You chose 1')
    expect(plainTextOf(messageOf(await ben.pressRaw(message, 'evil:42')))).toBe('What is evil:42?')
  })

  test('what cannot be pressed says why', async () => {
    const ana = discord.user('Ana')
    const message = messageOf(await ana.command('rule', { query: 'three' }))
    await expect(ana.press(message, 'Off')).rejects.toThrow('"Off" is disabled')
    await expect(ana.press(message, 'Gone')).rejects.toThrow('There is no "Gone" on the message')
    await expect(ana.press(message, 'Source')).rejects.toThrow('is a link')
    await expect(ana.select(message, 'More', 'Three')).rejects.toThrow('"Three" is not an option')
    await expect(ana.select(message, 'More', ['One', 'Two'])).rejects.toThrow('does not take 2 options')
    await expect(ana.press({ id: '12345678901234567' }, 'Next')).rejects.toThrow('it is gone')
  })

  test('a modal of a command, a modal of a button', async () => {
    const ana = discord.user('Ana')
    const modal = modalOf(await ana.command('ask'))
    expect(modal).toMatchObject({ title: 'Report', texts: ['Tell us'] })
    expect(fieldsOf(modal)).toEqual([
      ['why', 'Why'],
      ['kind', 'Kind'],
    ])
    const answer = messageOf(await ana.submit(modal, { Why: 'typo', kind: 'Wrong' }))
    expect(plainTextOf(answer)).toBe('typo wrong')
    expect(answer.interaction_metadata).toMatchObject({
      type: 5,
      triggering_interaction_metadata: { type: 2 },
    })

    const message = messageOf(await ana.command('rule', { query: 'four' }))
    const second = modalOf(await ana.press(message, 'Edit'))
    expect(plainTextOf(messageOf(await ana.submit(second, { why: 'new', kind: 'odd' })))).toBe(
      CARD('new odd'),
    )
    await expect(discord.user('Ben').submit(second, { why: 'x', kind: 'odd' })).rejects.toThrow(
      'is not open for Ben',
    )
  })

  test('a modal is not sent off before it is filled in', async () => {
    const ana = discord.user('Ana')
    const modal = modalOf(await ana.command('ask'))
    await expect(ana.submit(modal, { kind: 'odd' })).rejects.toThrow('"why" needs more text')
    await expect(ana.submit(modal, { why: 'x'.repeat(21), kind: 'odd' })).rejects.toThrow(
      'takes 20 characters',
    )
    await expect(ana.submit(modal, { why: 'x' })).rejects.toThrow('does not take 0 options')
    await expect(ana.submit(modal, { nix: 'x' })).rejects.toThrow('no field "nix"')
  })

  test('a context menu command gets the message', async () => {
    const ben = discord.user('Ben')
    const said = ben.in('rules').say('What is Tough?')
    expect(plainTextOf(messageOf(await ben.contextMenu('Find rules', said)))).toBe('About: What is Tough?')
  })
})

describe('who sees what', () => {
  let atStart: number
  beforeEach(() => {
    atStart = discord.user('Ben').sees('rules').length
  })

  test('an ephemeral reply is for one pair of eyes, until dismissed', async () => {
    const [ana, ben] = [discord.user('Ana'), discord.user('Ben')]
    const secret = messageOf(await ana.command('rule', { query: 'secret', private: true }))
    expect(secret.ephemeral).toBe(true)
    expect(ben.sees('rules')).toHaveLength(atStart)
    await expect(ben.press(secret, 'Next')).rejects.toThrow('Ben cannot see message')
    expect(ana.sees('rules').at(-1)).toEqual(secret)
    ana.dismiss(secret)
    expect(() => ana.dismiss(ben.in('rules').say('Loud'))).toThrow('is not ephemeral')
    expect(
      discord
        .user('Ana')
        .sees('rules')
        .some(one => one.id === secret.id),
    ).toBe(false)
    expect(ana.sees('rules').some(one => one.id === secret.id)).toBe(false)
    await expect(ana.press(secret, 'Next')).rejects.toThrow('dismissed')
  })

  test('a private thread is for its members', async () => {
    const ben = discord.user('Ben')
    const answer = messageOf(await ben.command('attack'))
    const thread = { id: plainTextOf(answer).slice(2, -1) }
    const board = ben.in(thread).sees()
    expect(board.map(plainTextOf)).toEqual([CARD('Board')])
    expect(() => discord.user('Chris').in(thread)).toThrow('Chris cannot see the channel')
    const [first] = board
    expect(plainTextOf(messageOf(await ben.press(first ?? thread, 'Next')))).toBe(CARD('Page 2'))
  })

  test('a direct message with the bot, and a group without it', async () => {
    const ana = discord.addUser({ name: 'Dana', locale: 'de', installed: true })
    const direct = messageOf(await ana.dm().command('rule', { query: 'dm' }))
    expect(direct.interaction_metadata?.authorizing_integration_owners).toEqual({ '0': '0', '1': ana.id })
    await expect(ana.dm().command('attack')).rejects.toThrow('is not offered here')
    const group = discord.addGroup('table', ['Dana', 'Ben'])
    const shared = messageOf(await ana.in(group).command('rule', { query: 'group' }))
    expect(shared.interaction_metadata?.authorizing_integration_owners).toEqual({ '1': ana.id })
    expect(discord.user('Ben').sees(group).map(plainTextOf)).toEqual([CARD('group')])
    await expect(discord.user('Ben').in(group).command('rule', { query: 'x' })).rejects.toThrow(
      'not offered here',
    )
  })

  test('a user-installed command works in a guild without the bot', async () => {
    const guild = discord.addGuild({
      name: 'Elsewhere',
      locale: 'de',
      botInstalled: false,
      channels: ['lounge'],
    })
    const eve = discord.addUser({ name: 'Eve', locale: 'en-GB', installed: true }).in('lounge')
    const message = messageOf(await eve.command('rule', { query: 'away' }))
    expect(message.interaction_metadata?.authorizing_integration_owners).toEqual({ '1': eve.id })
    expect(plainTextOf(messageOf(await eve.press(message, 'Next')))).toBe(CARD('Page 2'))
    await expect(eve.command('slow')).rejects.toThrow('not offered here')
    expect(bot.client.guilds.cache.has(guild.id)).toBe(false)
  })
})
