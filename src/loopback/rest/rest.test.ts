// Checks the answers of the REST routes to correct requests.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Wire, wire } from '../../../test/support/loopback/rest-by-hand.ts'
import { type Actor, type Discord, messageOf, startDiscord } from '../start-loopback.ts'

let discord: Discord
let bot: Wire
let ana: Actor
let rules: string

beforeEach(async () => {
  discord = await startDiscord()
  bot = wire(discord)
  ana = discord.user('Ana')
  rules = discord.channel('rules').id
  await bot.call('PUT', commandsPath(), [
    { name: 'rule', description: 'Rules', name_localizations: { de: 'regel' } },
  ])
})

afterEach(async () => {
  await discord.close()
  expect(discord.refused).toEqual([])
})

const commandsPath = () => `/applications/${discord.applicationId}/commands`
const post = (body: unknown) => bot.call('POST', `/channels/${rules}/messages`, body)

test('who the bot is and where its gateway is', async () => {
  const id = discord.applicationId
  expect((await bot.call('GET', '/users/@me')).body).toMatchObject({ id, bot: true })
  expect((await bot.call('GET', '/applications/@me')).body).toMatchObject({ id, bot: { id } })
  const gateway = { url: discord.api.replace('http', 'ws').replace('/api', '/gateway') }
  expect((await bot.call('GET', '/gateway')).body).toEqual(gateway)
  expect((await bot.call('GET', '/gateway/bot')).body).toMatchObject({ ...gateway, shards: 1 })
})

test('a port that is taken', async () => {
  await expect(startDiscord({ port: Number(new URL(discord.api).port) })).rejects.toThrow('EADDRINUSE')
})

test('commands keep their ids when overwritten, and show their translations on request', async () => {
  const [before] = discord.commands()
  const again = [
    { name: 'rule', description: 'Other' },
    { name: 'attack', description: 'New' },
  ]
  const { body } = await bot.call('PUT', commandsPath(), again)
  expect(body).toMatchObject([
    { id: before?.id, name: 'rule', type: 1, description: 'Other' },
    { name: 'attack' },
  ])
  await bot.call('PUT', commandsPath(), [{ ...again[0], name_localizations: { de: 'regel' } }])
  const [plain] = (await bot.call('GET', commandsPath())).body as object[]
  expect(plain).not.toHaveProperty('name_localizations')
  const [full] = (await bot.call('GET', `${commandsPath()}?with_localizations=true`)).body as object[]
  expect(full).toHaveProperty('name_localizations', { de: 'regel' })
})

test('the commands of a guild are its own', async () => {
  const { guildId } = discord.channel('rules')
  const path = `/applications/${discord.applicationId}/guilds/${guildId}/commands`
  await bot.call('PUT', path, [{ name: 'here', description: 'Only here' }])
  expect((await bot.call('GET', path)).body).toMatchObject([{ name: 'here', guild_id: guildId }])
  await expect(ana.dm().command('here')).rejects.toThrow('There is no command "here"; there are: rule')
})

test('a thread counts its messages, without private ones', async () => {
  const { id } = ana.say('Hello')
  await bot.call('POST', `/channels/${rules}/messages/${id}/threads`, { name: 'About it' })
  const counts = async () => (await bot.call('GET', `/channels/${id}`)).body
  expect(await counts()).toMatchObject({ message_count: 0, total_message_sent: 0 })
  const one = ana.in({ id }).say('One')
  ana.in({ id }).say('Two')
  const asked = ana.in({ id }).command('rule')
  await bot.answer({ type: 4, data: { content: 'Psst', flags: 64 } })
  await asked
  await bot.call('DELETE', `/channels/${id}/messages/${one.id}`)
  expect(await counts()).toMatchObject({ message_count: 1, total_message_sent: 2 })
})

test('messages are listed newest first, changed and deleted', async () => {
  const ids: string[] = []
  for (const content of ['one', 'two', 'three'])
    ids.push(((await post({ content })).body as { id: string }).id)
  const list = async (query: string) =>
    ((await bot.call('GET', `/channels/${rules}/messages${query}`)).body as { content: string }[]).map(
      one => one.content,
    )
  expect(await list('')).toEqual(['three', 'two', 'one'])
  expect(await list('?limit=1')).toEqual(['three'])
  expect(await list(`?before=${ids[1]}`)).toEqual(['one'])
  expect(await list(`?after=${ids[1]}`)).toEqual(['three'])
  const edited = await bot.call('PATCH', `/channels/${rules}/messages/${ids[0]}`, { content: 'uno' })
  expect(edited.body).toMatchObject({ content: 'uno', edited_timestamp: expect.any(String) })
  expect((await bot.call('DELETE', `/channels/${rules}/messages/${ids[1]}`)).status).toBe(204)
  expect(ana.sees('rules').map(message => message.content)).toEqual(['uno', 'three'])
})

test('a channel is changed', async () => {
  expect((await bot.call('PATCH', `/channels/${rules}`, { name: 'law', topic: 'Rules' })).body).toMatchObject(
    { name: 'law' },
  )
  expect((await bot.call('GET', `/channels/${rules}`)).body).toMatchObject({
    name: 'law',
    topic: 'Rules',
    type: 0,
  })
})

test('a repeated nonce gives the first message again', async () => {
  const body = { content: 'once', nonce: '7', enforce_nonce: true }
  const [first, second] = [await post(body), await post(body)]
  expect(second.body).toEqual(first.body)
  expect(ana.sees('rules')).toHaveLength(1)
})

test('a file is kept, and served under its address', async () => {
  const form = new FormData()
  const components = [{ type: 12, items: [{ media: { url: 'attachment://a.txt' } }] }]
  const attachments = [{ id: '0', description: 'A file' }]
  form.set('payload_json', JSON.stringify({ flags: 1 << 15, components, attachments }))
  form.set('files[0]', new File(['hello'], 'a.txt', { type: 'text/plain' }))
  const message = (await post(form)).body as { attachments: { url: string }[]; components: object[] }
  expect(message.attachments).toMatchObject([{ filename: 'a.txt', size: 5, description: 'A file' }])
  const url = message.attachments[0]?.url ?? ''
  expect(message.components).toMatchObject([{ items: [{ media: { url } }] }])
  expect(await (await fetch(url)).text()).toBe('hello')
})

test('rate-limit headers are counted, and callbacks have none', async () => {
  const [first, second] = [await post({ content: 'a' }), await post({ content: 'b' })]
  const left = (headers: Headers) => Number(headers.get('x-ratelimit-remaining'))
  expect(left(first.headers) - left(second.headers)).toBe(1)
  expect(Number(second.headers.get('x-ratelimit-reset-after'))).toBeLessThanOrEqual(1)
  const outcome = ana.command('rule')
  const answer = await bot.answer({ type: 4, data: { content: 'Hi' } })
  expect(answer.headers.has('x-ratelimit-limit')).toBe(false)
  expect((await outcome).status).toBe('answered')
})

describe('mentions', () => {
  const mentioned = async (body: object) =>
    ((await post(body)).body as { mentions: { id: string }[] }).mentions.map(user => user.id)

  test('everybody named is mentioned, in content and in text displays', async () => {
    const ben = discord.user('Ben')
    expect(await mentioned({ content: `<@${ana.id}> <@!${ben.id}> <@${ana.id}>` })).toEqual([ana.id, ben.id])
    const components = [{ type: 17, components: [{ type: 10, content: `<@${ben.id}>` }] }]
    expect(await mentioned({ flags: 1 << 15, components })).toEqual([ben.id])
  })

  test('allowed_mentions has the last word', async () => {
    const content = `@everyone <@${ana.id}> <@${discord.user('Ben').id}>`
    expect(await mentioned({ content, allowed_mentions: { parse: [] } })).toEqual([])
    expect(await mentioned({ content, allowed_mentions: { parse: [], users: [ana.id] } })).toEqual([ana.id])
    expect(await mentioned({ content, allowed_mentions: { parse: ['users'] } })).toHaveLength(2)
    expect(ana.sees('rules').map(message => message.mention_everyone)).toEqual([false, false, false])
  })
})

describe('interaction payloads', () => {
  test('in a guild', async () => {
    const ben = discord.user('Ben').in('rules')
    discord.channel('rules').appPermissions = 2048n
    const outcome = ben.command('regel')
    const { guildId } = discord.channel('rules')
    expect(bot.latest()).toMatchObject({
      application_id: discord.applicationId,
      type: 2,
      version: 1,
      data: { name: 'rule', type: 1 },
      guild_id: guildId,
      guild: { id: guildId, locale: 'en-US' },
      guild_locale: 'en-US',
      channel_id: rules,
      channel: { id: rules, type: 0, permissions: expect.stringMatching(/^\d+$/) },
      member: { user: { id: ben.id, global_name: 'Ben' }, permissions: expect.stringMatching(/^\d+$/) },
      app_permissions: '2048',
      locale: 'de',
      entitlements: [],
      authorizing_integration_owners: { '0': guildId },
      context: 0,
      attachment_size_limit: 10_485_760,
    })
    expect(bot.latest()).not.toHaveProperty('user')
    await bot.answer({ type: 4, data: { content: 'Hi' } })
    await outcome
  })

  test('in a direct message', async () => {
    const outcome = ana.dm().command('rule')
    expect(bot.latest()).toMatchObject({
      user: { id: ana.id },
      context: 1,
      channel: { type: 1 },
      locale: 'en-US',
    })
    for (const key of ['guild', 'guild_id', 'guild_locale', 'member'])
      expect(bot.latest()).not.toHaveProperty(key)
    await bot.answer({ type: 4, data: { content: 'Hi' } })
    await outcome
  })

  test('of a press: the message and the component', async () => {
    const outcome = ana.command('rule')
    const button = { type: 2, style: 1, label: 'Press', custom_id: 'a' }
    await bot.answer({ type: 4, data: { components: [{ type: 1, components: [button] }] } })
    const message = messageOf(await outcome)
    const pressed = ana.press(message, 'Press')
    expect(bot.latest()).toMatchObject({
      type: 3,
      data: { custom_id: 'a', component_type: 2, id: 2 },
      message: { id: message.id, components: [{ id: 1, components: [{ id: 2 }] }] },
    })
    await bot.answer({ type: 6 })
    expect((await pressed).status).toBe('deferred')
    expect((await bot.webhook('PATCH', '/messages/@original', { content: 'Later' })).body).toMatchObject({
      id: message.id,
    })
  })
})
