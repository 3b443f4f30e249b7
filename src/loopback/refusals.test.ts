// The loopback refuses what Discord refuses, with Discord's status and code, and logs it.
import { PermissionFlagsBits as P } from 'discord-api-types/v10'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Reply, type Wire, wire } from '../../test/support/loopback/rest-by-hand.ts'
import { type Actor, type Discord, messageOf, modalOf, startDiscord } from './start-loopback.ts'

const MINUTE = 60_000
const HI = { type: 4, data: { content: 'Hi' } }
const MODAL = {
  type: 9,
  data: {
    custom_id: 'm',
    title: 'Title',
    components: [
      { type: 18, label: 'Why', component: { type: 4, style: 1, custom_id: 'why', required: false } },
    ],
  },
}
const COMMANDS = [
  {
    name: 'rule',
    description: 'Rules',
    integration_types: [0, 1],
    options: [
      { type: 3, name: 'query', description: 'What', autocomplete: true },
      { type: 4, name: 'count', description: 'How many', autocomplete: true },
    ],
  },
]

let clock: number
let discord: Discord
let bot: Wire
let ana: Actor
let rules: string

const refusal = ({ status, body }: Reply) => [status, (body as { code: number }).code]

beforeEach(async () => {
  clock = Date.now()
  discord = await startDiscord({ now: () => clock, token: 'secret' })
  bot = wire(discord)
  await bot.call('PUT', `/applications/${discord.applicationId}/commands`, COMMANDS)
  ana = discord.user('Ana')
  rules = discord.channel('rules').id
})

afterEach(() => discord.close())

describe('callbacks', () => {
  test('the first answer is a 204 without a content type, the second is refused with 40060', async () => {
    const outcome = ana.command('rule')
    const first = await bot.answer(HI)
    expect([first.status, first.headers.get('content-type')]).toEqual([204, null])
    expect((await outcome).status).toBe('answered')
    expect(refusal(await bot.answer(HI))).toEqual([400, 40060])
    expect(discord.refused.map(({ method, status, code }) => [method, status, code])).toEqual([
      ['POST', 400, 40060],
    ])
    expect(discord.refused[0]).toMatchObject({ path: expect.stringContaining('/callback'), at: clock })
  })

  test('with_response=true says which message it became', async () => {
    const outcome = ana.command('rule')
    const { status, body } = await bot.answer({ type: 5, data: { flags: 64 } }, '?with_response=true')
    const { id } = messageOf(await outcome)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      interaction: {
        type: 2,
        response_message_id: id,
        response_message_loading: true,
        response_message_ephemeral: true,
      },
      resource: { type: 5, message: { id, flags: 64 | 128 } },
    })
  })

  test('an unknown id or token is refused with 10062', async () => {
    const outcome = ana.command('rule')
    const { id, token } = bot.latest()
    expect(
      refusal(await bot.call('POST', `/interactions/${discord.applicationId}/${token}/callback`, HI)),
    ).toEqual([404, 10062])
    expect(refusal(await bot.call('POST', `/interactions/${id}/wrong/callback`, HI))).toEqual([404, 10062])
    await bot.answer(HI)
    expect((await outcome).status).toBe('answered')
  })

  test('after 3 seconds the user reads that nobody answered, and the answer is refused with 10062', async () => {
    const outcome = ana.command('rule')
    clock += 3_001
    expect(await outcome).toMatchObject({ status: 'failed', why: 'The application did not respond' })
    expect(refusal(await bot.answer(HI))).toEqual([404, 10062])
    const typing = ana.autocomplete('rule', {}, 'query')
    clock += 3_001
    await expect(typing).rejects.toThrow('Loading options failed')
  })

  test('each kind of interaction takes its own kinds of answer', async () => {
    const outcome = ana.command('rule')
    for (const type of [6, 7])
      expect(refusal(await bot.answer({ type, data: { content: 'Hi' } }))).toEqual([400, 50035])
    expect(refusal(await bot.answer({ type: 8, data: { choices: [] } }))).toEqual([400, 50035])
    expect(refusal(await bot.answer({ type: 1 }))).toEqual([400, 50035])
    await bot.answer(MODAL)

    const submitted = ana.submit(modalOf(await outcome), {})
    expect(refusal(await bot.answer(MODAL))).toEqual([400, 50035])
    expect(refusal(await bot.answer({ type: 7, data: { content: 'Hi' } }))).toEqual([400, 50035])
    await bot.answer(HI)
    expect((await submitted).status).toBe('answered')

    const typing = ana.autocomplete('rule', {}, 'count')
    expect(refusal(await bot.answer(HI))).toEqual([400, 50035])
    expect(
      refusal(await bot.answer({ type: 8, data: { choices: [{ name: 'One', value: 'one' }] } })),
    ).toEqual([400, 50035])
    await bot.answer({ type: 8, data: { choices: [{ name: 'One', value: 1 }] } })
    expect(await typing).toEqual([{ name: 'One', value: 1 }])
  })

  test('a message that is gone cannot be updated, a locked thread takes no answer', async () => {
    const outcome = ana.command('rule')
    const button = { type: 2, style: 1, label: 'Press', custom_id: 'a' }
    await bot.answer({ type: 4, data: { components: [{ type: 1, components: [button] }] } })
    const message = messageOf(await outcome)
    const pressed = ana.press(message, 'Press')
    await bot.call('DELETE', `/channels/${rules}/messages/${message.id}`)
    for (const type of [6, 7])
      expect(refusal(await bot.answer({ type, data: { content: 'x' } }))).toEqual([404, 10008])
    await bot.answer(HI)
    expect((await pressed).status).toBe('answered')

    const { body } = await bot.call('POST', `/channels/${rules}/threads`, { name: 'T', type: 11 })
    const { id } = body as { id: string }
    const inThread = ana.in({ id }).command('rule')
    await bot.call('PATCH', `/channels/${id}`, { archived: true, locked: true })
    expect(refusal(await bot.answer(HI))).toEqual([400, 50083])
    await bot.call('PATCH', `/channels/${id}`, { archived: false })
    await bot.answer(HI)
    expect((await inThread).status).toBe('answered')
  })

  test('a bad form comes back as Discord nests it, and the interaction stays open', async () => {
    const outcome = ana.command('rule')
    const bad = {
      type: 4,
      data: { components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x'.repeat(81) }] }] },
    }
    expect((await bot.answer(bad)).body).toEqual({
      message: 'Invalid Form Body',
      code: 50035,
      errors: {
        data: {
          components: {
            0: {
              components: {
                0: {
                  label: {
                    _errors: [{ code: 'BASE_TYPE_BAD_LENGTH', message: 'Must be 80 or fewer in length.' }],
                  },
                },
              },
            },
          },
        },
      },
    })
    expect(discord.refused[0]?.message).toContain('data.components.0.components.0.label: Must be 80 or fewer')
    expect(refusal(await bot.answer('{'))).toEqual([400, 50109])
    expect(refusal(await bot.answer({ type: 4, data: {} }))).toEqual([400, 50006])
    await bot.answer(HI)
    expect((await outcome).status).toBe('answered')
  })
})

describe('webhooks of interactions', () => {
  test('nothing before the answer, everything for 15 minutes, 50027 afterwards', async () => {
    const outcome = ana.command('rule')
    expect(refusal(await bot.webhook('GET', '/messages/@original'))).toEqual([404, 10015])
    await bot.answer(HI)
    const { id } = messageOf(await outcome)
    clock += 14 * MINUTE
    expect((await bot.webhook('GET', '/messages/%40original')).body).toMatchObject({ id, content: 'Hi' })
    expect((await bot.webhook('GET', `/messages/${id}`)).status).toBe(200)
    expect((await bot.webhook('PATCH', '/messages/@original', { content: 'Ho' })).body).toMatchObject({
      content: 'Ho',
    })
    expect((await bot.webhook('POST', '', { content: 'More' })).status).toBe(200)
    clock += 2 * MINUTE
    expect(refusal(await bot.webhook('PATCH', '/messages/@original', { content: 'Late' }))).toEqual([
      401, 50027,
    ])
    expect(refusal(await bot.webhook('POST', '', { content: 'Late' }))).toEqual([401, 50027])
  })

  test('a deleted reply is gone', async () => {
    const outcome = ana.command('rule')
    await bot.answer(HI)
    await outcome
    const { status, headers } = await bot.webhook('DELETE', '/messages/@original')
    expect([status, headers.get('content-type')]).toEqual([204, null])
    expect(ana.sees('rules')).toEqual([])
    expect(refusal(await bot.webhook('GET', '/messages/@original'))).toEqual([404, 10008])
  })

  test('the components V2 flag comes with an edit, and never goes again', async () => {
    const outcome = ana.command('rule')
    await bot.answer({ type: 5 })
    await outcome
    const v2 = { flags: 1 << 15, components: [{ type: 10, content: 'Text' }] }
    expect((await bot.webhook('PATCH', '/messages/@original', v2)).body).toMatchObject({ flags: 1 << 15 })
    const back = await bot.webhook('PATCH', '/messages/@original', {
      flags: 0,
      content: 'Hi',
      components: [],
    })
    expect(refusal(back)).toEqual([400, 50035])
    expect(refusal(await bot.webhook('PATCH', '/messages/@original', { content: 'Hi' }))).toEqual([
      400, 50035,
    ])
  })

  test('the first follow-up after a deferred reply fills that reply', async () => {
    const outcome = ana.command('rule')
    await bot.answer({ type: 5 })
    const { id } = messageOf(await outcome)
    expect((await bot.webhook('POST', '', { content: 'First' })).body).toMatchObject({ id })
    expect((await bot.webhook('POST', '', { content: 'Second' })).body).not.toMatchObject({ id })
  })

  test('where only the user has installed the bot, the sixth follow-up is too many', async () => {
    discord.addGuild({ name: 'Elsewhere', botInstalled: false, channels: ['lounge'] })
    const eve = discord.addUser({ name: 'Eve', locale: 'de', installed: true }).in('lounge')
    const outcome = eve.command('rule')
    await bot.answer(HI)
    await outcome
    for (const content of '12345') expect((await bot.webhook('POST', '', { content })).status).toBe(200)
    expect(refusal(await bot.webhook('POST', '', { content: '6' }))).toEqual([400, 40094])
    expect(refusal(await bot.call('POST', `/channels/${eve.channelId}/messages`, { content: 'Hi' }))).toEqual(
      [403, 50001],
    )
  })
})

describe('routes of the bot', () => {
  test('no token, a wrong one, no such route, no such thing', async () => {
    const denied = await bot.call('GET', '/users/@me', undefined, { authorization: '' })
    expect([denied.status, denied.body]).toEqual([401, { message: '401: Unauthorized', code: 0 }])
    expect(refusal(await bot.call('GET', '/gateway/bot', undefined, { authorization: 'Bot x' }))).toEqual([
      401, 0,
    ])
    expect(refusal(await bot.call('GET', '/nowhere'))).toEqual([404, 0])
    const nobody = '12345678901234567'
    expect(refusal(await bot.call('GET', `/applications/${nobody}/commands`))).toEqual([404, 10002])
    expect(
      refusal(await bot.call('PUT', `/applications/${discord.applicationId}/guilds/${nobody}/commands`, [])),
    ).toEqual([404, 10004])
    expect(refusal(await bot.call('GET', `/channels/${nobody}`))).toEqual([404, 10003])
    expect(refusal(await bot.call('GET', `/channels/${rules}/messages/${nobody}`))).toEqual([404, 10008])
  })

  test('other people’s messages, and messages for one user only', async () => {
    const said = ana.say('Mine')
    const path = `/channels/${rules}/messages/${said.id}`
    expect(refusal(await bot.call('PATCH', path, { content: 'Yours' }))).toEqual([403, 50005])
    discord.channel('rules').appPermissions = P.ViewChannel
    expect(refusal(await bot.call('DELETE', path))).toEqual([403, 50013])
    expect(refusal(await bot.call('POST', `/channels/${rules}/messages`, { content: 'Hi' }))).toEqual([
      403, 50013,
    ])
    discord.channel('rules').appPermissions = 0n
    expect(refusal(await bot.call('POST', `/channels/${rules}/messages`, { content: 'Hi' }))).toEqual([
      403, 50001,
    ])
    discord.channel('rules').appPermissions = P.ViewChannel
    const outcome = ana.command('rule')
    await bot.answer({ type: 4, data: { content: 'Psst', flags: 64 } })
    const secret = messageOf(await outcome)
    expect(refusal(await bot.call('GET', `/channels/${rules}/messages/${secret.id}`))).toEqual([404, 10008])
  })

  test('threads: permissions, members, archived and locked', async () => {
    const channel = discord.channel('rules')
    channel.appPermissions = P.ViewChannel | P.SendMessages
    expect(refusal(await bot.call('POST', `/channels/${rules}/threads`, { name: 'T' }))).toEqual([403, 50013])
    channel.appPermissions |= P.CreatePublicThreads | P.CreatePrivateThreads | P.SendMessagesInThreads
    const { status, body } = await bot.call('POST', `/channels/${rules}/threads`, { name: 'T', type: 12 })
    const { id } = body as { id: string }
    expect([status, body]).toMatchObject([
      201,
      { type: 12, parent_id: rules, thread_metadata: { archived: false } },
    ])
    expect(refusal(await bot.call('POST', `/channels/${id}/threads`, { name: 'T' }))).toEqual([400, 50024])
    expect(refusal(await bot.call('PUT', `/channels/${id}/thread-members/12345678901234567`))).toEqual([
      404, 10013,
    ])
    const posted = await bot.call('POST', `/channels/${id}/messages`, { content: 'Board' })
    await bot.call('PATCH', `/channels/${id}`, { archived: true, locked: true })
    const message = `/channels/${id}/messages/${(posted.body as { id: string }).id}`
    expect(refusal(await bot.call('PATCH', message, { content: 'x' }))).toEqual([400, 50083])
    expect(refusal(await bot.call('PUT', `/channels/${id}/thread-members/${ana.id}`))).toEqual([400, 50083])
    expect(refusal(await bot.call('PATCH', `/channels/${id}`, { name: 'U' }))).toEqual([400, 50083])
    expect(refusal(await bot.call('POST', `/channels/${id}/messages`, { content: 'x' }))).toEqual([
      403, 160005,
    ])
    expect((await bot.call('PATCH', `/channels/${id}`, { archived: false, locked: false })).status).toBe(200)
    expect((await bot.call('PATCH', message, { content: 'x' })).status).toBe(200)
  })

  test('one thread on a message, and no second one', async () => {
    const said = ana.say('Look')
    const path = `/channels/${rules}/messages/${said.id}/threads`
    expect((await bot.call('POST', path, { name: 'About it' })).body).toMatchObject({ id: said.id, type: 11 })
    expect(refusal(await bot.call('POST', path, { name: 'Again' }))).toEqual([400, 160004])
    expect(ana.in({ id: said.id }).sees()).toEqual([])
  })
})
