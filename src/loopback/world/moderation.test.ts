// Checks changes by moderators, administrators and outages: their effect, the bot's events, and the refusals.
import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startBot } from '../../../test/support/loopback/bot.ts'
import { type Reply, type Wire, wire } from '../../../test/support/loopback/rest-by-hand.ts'
import { type Discord, messageOf, modalOf, plainTextOf, startDiscord } from '../start-loopback.ts'

const HI = { type: 4, data: { content: 'Hi' } }
const COMMANDS = [
  {
    name: 'hand',
    description: 'Hand over',
    options: [
      { type: 6, name: 'to', description: 'Whom' },
      { type: 8, name: 'role', description: 'Who' },
    ],
  },
]

let discord: Discord
let bot: Wire
let rules: string

const refusal = ({ status, body }: Reply) => [status, (body as { code: number }).code]
const latest = () => bot.latest() as unknown as { data: { resolved?: object }; channel: object }

beforeEach(async () => {
  discord = await startDiscord()
  bot = wire(discord)
  await bot.call('PUT', `/applications/${discord.applicationId}/commands`, COMMANDS)
  rules = discord.channel('rules').id
})

afterEach(() => discord.close())

describe('roles', () => {
  test('an option that names a role or a user comes with what it means there', async () => {
    const [ana, ben] = [discord.user('Ana'), discord.user('Ben')]
    const judges = discord.addRole({ name: 'Judges' })
    discord.giveRole('Ben', judges)
    const outcome = ana.command('hand', { to: ben.id, role: judges.id })
    await bot.answer(HI)
    await outcome
    expect(latest().data.resolved).toMatchObject({
      users: { [ben.id]: { username: 'ben' } },
      members: { [ben.id]: { roles: [judges.id] } },
      roles: { [judges.id]: { name: 'Judges' } },
    })
  })

  test('everybody’s role has the id of the guild', async () => {
    const { id } = discord.guild('Riposte')
    const outcome = discord.user('Ana').command('hand', { role: id })
    await bot.answer(HI)
    await outcome
    expect(latest().data.resolved).toMatchObject({ roles: { [id]: { name: '@everyone' } } })
  })
})

test('users that are chosen in a modal come with their names', async () => {
  const [ana, ben] = [discord.user('Ana'), discord.user('Ben')]
  const select = { type: 5, custom_id: 'who', default_values: [{ id: ana.id, type: 'user' }] }
  const components = [{ type: 18, label: 'Who', component: select }]
  const opened = ana.command('hand')
  await bot.answer({ type: 9, data: { custom_id: 'm', title: 'Hand over', components } })
  const modal = modalOf(await opened)
  await expect(ana.submit(modal, { Who: [ben.id, ana.id] })).rejects.toThrow('does not take 2 options')
  for (const [given, chosen] of [
    [{ Who: ben.id }, ben.id],
    [{}, ana.id],
  ] as const) {
    const submitted = ana.submit(modal, given)
    await bot.answer(HI)
    await submitted
    expect(latest().data).toMatchObject({
      components: [{ component: { values: [chosen] } }],
      resolved: { users: { [chosen]: { id: chosen } }, members: { [chosen]: {} } },
    })
  }
})

describe('threads', () => {
  test('a forum post is a thread with a first message, and takes commands', async () => {
    const forum = discord.addChannel({ name: 'questions', type: ChannelType.GuildForum })
    const post = discord.user('Ben').in(forum).openThread('How does Tough work?')
    expect(
      discord
        .user('Ana')
        .in(post)
        .sees()
        .map(({ id, content }) => [id, content]),
    ).toEqual([[post.id, 'How does Tough work?']])
    const outcome = discord.user('Ana').in(post).command('hand')
    await bot.answer(HI)
    expect(messageOf(await outcome).channel_id).toBe(post.id)
    expect(latest().channel).toMatchObject({ type: ChannelType.PublicThread, parent_id: forum.id })
    expect(() => discord.user('Ben').in(post).openThread('Inside')).toThrow('no threads')
  })

  test('a locked one takes posts only from who manages threads, an archived one no edits', async () => {
    const thread = discord.user('Ben').openThread('An attack')
    const posted = (await bot.call('POST', `/channels/${thread.id}/messages`, { content: 'Board' })).body
    const { id } = posted as { id: string }
    const edit = () => bot.call('PATCH', `/channels/${thread.id}/messages/${id}`, { content: 'x' })
    const post = () => bot.call('POST', `/channels/${thread.id}/messages`, { content: 'x' })
    discord.shutThread(thread, { archived: true, locked: true })
    expect((await post()).status).toBe(200)
    discord.channel(thread).appPermissions &= ~P.ManageThreads & ~P.Administrator
    discord.shutThread(thread, { archived: true, locked: true })
    expect(refusal(await post())).toEqual([403, 160005])
    expect(refusal(await edit())).toEqual([400, 50083])
    discord.shutThread(thread, { archived: false, locked: false })
    expect((await edit()).status).toBe(200)
    expect(() => discord.shutThread('rules', { archived: true, locked: true })).toThrow('no thread')
  })

  test('there are only so many active ones', async () => {
    discord.guild('Riposte').threadLimit = 1
    const thread = discord.user('Ben').openThread('The only one')
    const said = discord.user('Ana').say('Look')
    const path = `/channels/${rules}/messages/${said.id}/threads`
    expect(refusal(await bot.call('POST', path, { name: 'One more' }))).toEqual([400, 160006])
    discord.shutThread(thread, { archived: true, locked: false })
    expect((await bot.call('POST', path, { name: 'One more' })).status).toBe(201)
  })

  test('need a permission, which an administrator has', async () => {
    const said = discord.user('Ana').say('Look')
    const open = () => bot.call('POST', `/channels/${rules}/messages/${said.id}/threads`, { name: 'T' })
    discord.channel('rules').appPermissions = P.ViewChannel
    expect(refusal(await open())).toEqual([403, 50013])
    discord.channel('rules').appPermissions = P.SendMessages
    expect(refusal(await open())).toEqual([403, 50001])
    expect(refusal(await bot.call('GET', `/channels/${rules}`))).toEqual([403, 50001])
    discord.channel('rules').appPermissions = P.Administrator
    expect((await open()).status).toBe(201)
  })
})

describe('deleting', () => {
  test('a message leaves nothing to edit, a thread nothing to post in', async () => {
    const thread = discord.user('Ben').openThread('An attack')
    const posted = (await bot.call('POST', `/channels/${thread.id}/messages`, { content: 'Board' })).body
    const { id } = posted as { id: string }
    discord.deleteMessage({ id })
    expect(() => discord.deleteMessage({ id })).toThrow('no message')
    expect(
      refusal(await bot.call('PATCH', `/channels/${thread.id}/messages/${id}`, { content: 'x' })),
    ).toEqual([404, 10008])
    discord.deleteChannel('rules')
    expect(refusal(await bot.call('POST', `/channels/${thread.id}/messages`, { content: 'x' }))).toEqual([
      404, 10003,
    ])
    expect([...discord.world.messages.values()]).toEqual([])
  })
})

describe('faults of requests', () => {
  test('one that is carried out loses only its answer, another is not even read', async () => {
    const path = `/channels/${rules}/messages`
    const fault = { method: 'POST', path: /\/messages$/, status: 502 } as const
    discord.faults.failRequest({ ...fault, carriedOut: true })
    const form = new FormData()
    form.set('payload_json', '{"content":"once"}')
    expect((await bot.call('POST', path, form)).status).toBe(502)
    discord.faults.failRequest({ ...fault, status: 503, carriedOut: false })
    expect((await bot.call('GET', path)).status).toBe(200)
    expect((await bot.call('POST', path, { content: 'never' })).status).toBe(503)
    expect(discord.user('Ana').sees().map(plainTextOf)).toEqual(['once'])
  })
})

describe('the bot in its guilds', () => {
  test('hears that it was removed, that there is an outage, and that it is back', async () => {
    const client = await startBot(discord)
    const guild = discord.guild('Riposte')
    const heard = (event: string) =>
      discord.waitFor(() => client.events.filter(one => one === event).length > 0 && client.events.splice(0))
    await heard('GUILD_CREATE')
    discord.beginOutage(guild)
    await heard('GUILD_DELETE')
    await discord.waitFor(() => client.client.guilds.cache.get(guild.id)?.available === false)
    discord.endOutage(guild)
    await heard('GUILD_CREATE')
    discord.removeBot(guild)
    await heard('GUILD_DELETE')
    await discord.waitFor(() => !client.client.guilds.cache.has(guild.id))
    discord.addBot(guild)
    await discord.waitFor(() => client.client.guilds.cache.has(guild.id))
    await client.stop()
  })

  test('learns at its start where it is, an outage included', async () => {
    const gone = discord.addGuild({ name: 'Gone' })
    const out = discord.addGuild({ name: 'Out' })
    discord.removeBot(gone)
    discord.beginOutage(out)
    const { client, stop } = await startBot(discord, {}, 200)
    expect(client.guilds.cache.has(gone.id)).toBe(false)
    expect(client.guilds.cache.get(out.id)?.available).toBe(false)
    expect(client.guilds.cache.get(discord.guild('Riposte').id)?.available).toBe(true)
    await stop()
  })
})
