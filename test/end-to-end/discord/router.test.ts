// Follows an interaction with the real client: what a command is given, and what becomes of its answer.
import { setImmediate as turn } from 'node:timers/promises'
import { ChannelType, ComponentType, PermissionFlagsBits as P } from 'discord-api-types/v10'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Asked, Place, Pressed, Submitted, Typing } from '../../../src/discord/interaction/command.ts'
import {
  type Actor,
  type Discord,
  messageOf,
  modalOf,
  plainTextOf,
  startDiscord,
} from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
import { addChannel, addGuild } from '../../../src/loopback/world/world.ts'
import { StoreFault } from '../../../src/store/store.ts'
import { says, startTrial, type Trial } from './trial-command.ts'

let discord: Discord
let trial: Trial
let ana: Actor
const lines: Record<string, unknown>[] = []

beforeAll(async () => {
  discord = await startDiscord({ answerWithin: PATIENCE })
  trial = await startTrial(discord, pino({}, { write: line => void lines.push(JSON.parse(line)) }))
  await discord.botIsReady()
  ana = discord.user('Ana')
})

afterAll(async () => {
  await trial.stop()
  await discord.close()
  // Refused were only: a second answer, a deleted message, a too long one, and a locked thread.
  expect([...new Set(discord.refused.map(({ code }) => code))].sort()).toEqual([10008, 40060, 50035, 50083])
})

/** Waits for a line of the log, which may come after the answer. */
const logged = (wanted: Record<string, unknown>) =>
  discord.waitFor(() =>
    lines.find(line => Object.entries(wanted).every(([key, value]) => line[key] === value)),
  )

beforeEach(() => {
  lines.length = 0
  trial.now.ask = () => says('asked')
  trial.now.press = () => says('pressed', { as: 'update' })
})

/** Gives the input of the command when a user runs it. */
async function given(actor: Actor, words = 'try it', options = {}): Promise<Asked> {
  const { promise, resolve } = Promise.withResolvers<Asked>()
  trial.now.ask = asked => {
    resolve(asked)
    return says('asked')
  }
  await actor.command(words, options)
  return promise
}

describe('what a command is given', () => {
  it('names the subcommand, its options and the users among them, as they are called there', async () => {
    const ben = discord.user('Ben')
    const role = discord.addRole({ name: 'Judges' })
    const before = discord.world.now()
    const asked = await given(ana, 'try deep down', { count: 3, whom: ben.id, who: role.id })
    expect(asked).toMatchObject({ subcommand: 'deep down', userId: ana.id, userName: 'Ana' })
    expect([...asked.options]).toEqual([
      ['count', 3],
      ['whom', ben.id],
      ['who', role.id],
    ])
    expect([...asked.users]).toEqual([['whom', { id: ben.id, name: 'Ben', isBot: false }]])
    expect(asked.at).toBeGreaterThanOrEqual(before)
    expect((await given(ana)).subcommand).toBe('it')
  })

  it('has what somebody and the server have set', async () => {
    const guild = discord.guild('Riposte').id
    expect(await given(ana)).toMatchObject({
      prefersPrivate: null,
      game: null,
      reader: { userSetting: null, userLocale: 'en-US', guildSetting: null, guildLocale: 'en-US' },
    })
    await trial.store.setGuildSettings(guild, { language: 'de', isPrivate: true, game: 'gundam' })
    expect(await given(ana)).toMatchObject({
      prefersPrivate: true,
      game: 'gundam',
      reader: { guildSetting: 'de' },
    })
    await trial.store.setUserSettings(ana.id, { language: 'en', isPrivate: false })
    expect(await given(ana)).toMatchObject({ prefersPrivate: false, reader: { userSetting: 'en' } })
    expect(await given(ana.dm())).toMatchObject({ prefersPrivate: false, reader: { guildSetting: null } })
    await trial.store.forget(ana.id)
    await trial.store.setGuildSettings(guild, { language: null, isPrivate: null, game: null })
  })

  it('goes without settings when the store fails or hangs, and the log says so once', async () => {
    const { settings } = trial.store
    trial.store.settings = async () => {
      throw new StoreFault('unavailable', new Error('the disk is gone'))
    }
    for (let i = 0; i < 3; i += 1) expect(await given(ana)).toMatchObject({ prefersPrivate: null })
    expect(lines.filter(({ store }) => store === 'unavailable')).toMatchObject([
      { err: { message: 'the disk is gone' } },
    ])
    trial.store.settings = () => new Promise(() => {})
    expect(await given(ana)).toMatchObject({ prefersPrivate: null })
    trial.store.settings = settings
  })

  it('has them from the next letter on when the first one typed has met a fault of the store', async () => {
    const { settings } = trial.store
    const types = async (name: string) => {
      const { promise, resolve } = Promise.withResolvers<Typing>()
      trial.now.complete = typing => {
        resolve(typing)
        return []
      }
      await ana.autocomplete('try named', { name }, 'name')
      return (await promise).reader.userSetting
    }
    await trial.store.setUserSettings(ana.id, { language: 'de' })
    let isFirst = true
    trial.store.settings = async (user, guild) => {
      if (!isFirst) return settings(user, guild)
      isFirst = false
      throw new StoreFault('busy', null)
    }
    expect(await types('r')).toBeNull()
    expect([await types('rh'), await types('rhi')]).toEqual(['de', 'de'])
    trial.store.settings = settings
    await trial.store.forget(ana.id)
  })
})

describe('the place', () => {
  const everything: Place = {
    guild: '',
    channel: '',
    kind: 'channel',
    parent: null,
    threads: [],
    botIsHere: true,
    mayStartThreads: true,
    lacks: [],
    managesGuild: false,
    roles: [],
  }
  const placeFor = async (actor: Actor) => (await given(actor)).place

  it('is a channel of a server, with what the bot and the person may do there', async () => {
    const guild = discord.guild('Riposte').id
    const judges = discord.addRole({ name: 'Referees' })
    discord.giveRole('Ben', judges)
    const ben = discord.user('Ben')
    expect(await placeFor(ben)).toEqual({
      ...everything,
      guild,
      channel: ben.channelId,
      roles: expect.arrayContaining([judges.id]),
    })
    expect((await placeFor(ana)).managesGuild).toBe(true)
  })

  it.each([
    ['may not see it', 0n, { mayStartThreads: false }],
    ['may only see it', P.ViewChannel, { mayStartThreads: false }],
    [
      'may post but start nothing',
      P.ViewChannel | P.SendMessages | P.SendMessagesInThreads,
      { mayStartThreads: false },
    ],
    [
      'may start threads and say nothing in them',
      P.ViewChannel | P.CreatePublicThreads,
      { mayStartThreads: false },
    ],
    [
      'has what the invite asks for',
      P.ViewChannel | P.CreatePublicThreads | P.SendMessagesInThreads,
      { mayStartThreads: true },
    ],
    ['is an administrator', P.Administrator, { mayStartThreads: true }],
  ])('where the bot %s', async (name, permissions, may) => {
    discord.addChannel({ name, appPermissions: permissions })
    expect(await placeFor(ana.in(name))).toMatchObject({ kind: 'channel', botIsHere: true, ...may })
  })

  it('is a thread or a forum post, open or shut, where no thread can be started', async () => {
    const inThread = { kind: 'thread', mayStartThreads: false }
    const thread = discord.user('Ben').openThread('A thread')
    expect(await placeFor(ana.in(thread))).toMatchObject({ ...inThread, channel: thread.id })
    discord.shutThread(thread, { archived: false, locked: true })
    expect(await placeFor(ana.in(thread))).toMatchObject(inThread)
    const forum = discord.addChannel({ name: 'forum', type: ChannelType.GuildForum })
    expect(await placeFor(ana.in(ana.in(forum).openThread('A post')))).toMatchObject(inThread)
  })

  it('is what Discord says beside the command where the bot has not heard of it yet', async () => {
    const guildId = discord.guild('Riposte').id
    const type = ChannelType.GuildText
    const unheard = addChannel(discord.world, { name: 'unheard', type, guildId })
    expect(await placeFor(ana.in(unheard))).toMatchObject({ kind: 'channel', mayStartThreads: true })
    const guild = addGuild(discord.world, { name: 'Just joined' })
    const there = addChannel(discord.world, { name: 'hall', type, guildId: guild.id })
    expect(await placeFor(ana.in(there))).toMatchObject({ guild: guild.id, botIsHere: true })
  })

  it('is a voice channel’s chat, where there are no threads', async () => {
    discord.addChannel({ name: 'voice', type: ChannelType.GuildVoice })
    expect(await placeFor(ana.in('voice'))).toMatchObject({ kind: 'elsewhere', mayStartThreads: false })
  })

  it('is a direct message with the bot, or one where only the command is', async () => {
    const dora = discord.addUser({ name: 'Dora', locale: 'fr', installed: true })
    const none = { mayStartThreads: false, managesGuild: false, roles: [] }
    const direct = { kind: 'direct', guild: null, botIsHere: true }
    expect(await placeFor(dora.dm())).toMatchObject({ ...none, ...direct })
    const group = discord.addGroup('table', ['Dora', 'Ben'])
    const elsewhere = { botIsHere: false }
    expect(await placeFor(dora.in(group))).toMatchObject({ ...none, ...elsewhere, kind: 'direct' })
    const guild = discord.addGuild({ name: 'Far', botInstalled: false, channels: ['tavern'] })
    const there = { ...none, ...elsewhere, kind: 'elsewhere', guild: guild.id, roles: [guild.id] }
    expect(await placeFor(dora.in('tavern'))).toMatchObject(there)
  })
})

describe('an answer', () => {
  it('may take its time, may be private and may bring files', async () => {
    trial.now.ask = async () => {
      await turn()
      return says('Here', { isPrivate: true, files: [{ name: 'story.txt', content: 'Zäh' }] })
    }
    const message = messageOf(await ana.command('try it'))
    expect(message.ephemeral).toBe(true)
    expect(plainTextOf(message)).toBe('Here\n[Press]\n[file story.txt]')
    expect(await (await fetch(message.attachments[0]?.url ?? '')).text()).toBe('Zäh')
  })

  it('to a press changes the message, and knows when it was posted and whose it is', async () => {
    const shown = messageOf(await ana.command('try it'))
    const pressed: Pressed[] = []
    trial.now.press = press => {
      pressed.push(press)
      return says('Changed', { as: 'update' })
    }
    expect(plainTextOf(messageOf(await ana.press(shown, 'Press')))).toContain('Changed')
    await discord.user('Ben').press(shown, 'Press')
    expect(pressed).toMatchObject([
      { message: shown.id, isAsker: true, isPrivate: false, sharedBy: null, customId: 'try1|press' },
      { message: shown.id, isAsker: false },
    ])
    expect(pressed[0]?.posted).toBe(Date.parse(shown.timestamp))
  })

  it('may be a modal, which comes back with its fields', async () => {
    const select = { type: ComponentType.StringSelect, custom_id: 'what', required: false } as const
    const options = [
      { label: 'Damage', value: 'damage' },
      { label: 'Heal', value: 'heal' },
    ]
    const field = (label: string, component: object) => ({ type: 18, label, component })
    const modal = {
      custom_id: 'try1|form',
      title: 'What happens',
      components: [
        field('Note', { type: 4, style: 1, custom_id: 'note' }),
        field('What', { ...select, options, max_values: 2 }),
        field('Whom', { type: 5, custom_id: 'whom', required: false }),
      ],
    } as never
    trial.now.ask = () => ({ as: 'modal', modal, outcome: 'form', facts: {} })
    trial.now.press = () => ({ as: 'modal', modal, outcome: 'form', facts: {} })
    const seen: Submitted[] = []
    trial.now.submit = submitted => {
      seen.push(submitted)
      return says('Noted', { as: 'update' })
    }
    const ben = discord.user('Ben')
    const fromCommand = messageOf(
      await ana.submit(modalOf(await ana.command('try it')), {
        Note: 'x',
        What: ['Heal', 'Damage'],
        Whom: ben.id,
      }),
    )
    const fromPress = await ana.submit(modalOf(await ana.press(fromCommand, 'Press')), { Note: 'y' })
    expect(messageOf(fromPress).id).toBe(fromCommand.id)
    expect(seen.map(({ fields }) => Object.fromEntries(fields))).toEqual([
      { note: ['x'], what: ['heal', 'damage'], whom: [ben.id] },
      { note: ['y'], what: [], whom: [] },
    ])
    expect([...(seen[0]?.users ?? [])]).toEqual([[ben.id, { id: ben.id, name: 'Ben', isBot: false }]])
    expect(seen.map(({ source }) => source?.message ?? null)).toEqual([null, fromCommand.id])
    await logged({ kind: 'modal', command: 'try', outcome: 'said' })
  })

  it('in an outage of Discord that passes is given all the same', async () => {
    discord.faults.failCallbacks(4, 502)
    expect(plainTextOf(messageOf(await ana.command('try it')))).toContain('asked')
  })

  it('that was given elsewhere is no error', async () => {
    discord.faults.deliverTwice(1)
    await ana.command('try it')
    await logged({ outcome: 'said' })
    await logged({ outcome: 'answered elsewhere', level: 40 })
  })
})

describe('when something fails', () => {
  it.each([
    ['busy', 'could not reach my data in time'],
    ['full', 'no space left'],
    ['readOnly', 'may not write'],
    ['unavailable', 'cannot reach my data'],
  ] as const)('a store that is %s is explained privately, and logged once', async (kind, said) => {
    trial.now.press = () => {
      throw new StoreFault(kind, new Error(`really ${kind}`))
    }
    const shown = messageOf(await ana.command('try it'))
    lines.length = 0
    for (let i = 0; i < 3; i += 1) {
      const answer = messageOf(await ana.press(shown, 'Press'))
      expect(answer.ephemeral).toBe(true)
      expect(plainTextOf(answer)).toContain(said)
    }
    await discord.waitFor(() => lines.filter(({ outcome }) => outcome === `store ${kind}`).length === 3)
    // The other kinds were logged earlier in this file, and each is logged once a minute.
    const isFirst = kind === 'full' || kind === 'readOnly'
    expect(lines.filter(({ store }) => store === kind)).toHaveLength(isFirst ? 1 : 0)
    expect(plainTextOf(messageOf(await discord.user('Ben').press(shown, 'Press')))).toMatch(
      /^Das wurde nicht gespeichert/,
    )
  })

  it('our own fault is an apology, and an error in the log', async () => {
    trial.now.ask = async () => {
      throw new Error('a mistake of ours')
    }
    const answer = messageOf(await ana.command('try it'))
    expect([answer.ephemeral, plainTextOf(answer)]).toEqual([
      true,
      expect.stringContaining('went wrong on my side'),
    ])
    expect(await logged({ outcome: 'failed' })).toMatchObject({ err: { message: 'a mistake of ours' } })
  })

  it('a command that hangs is answered for in time, and its late error is logged', async () => {
    let fail: (error: Error) => void = () => {}
    trial.now.ask = () =>
      new Promise((_, reject) => {
        fail = reject
      })
    const answer = messageOf(await ana.command('try it'))
    expect(plainTextOf(answer)).toContain('This took too long')
    fail(new Error('much later'))
    await logged({ msg: 'failed after its time' })
  })

  it('what comes after the answer that it takes too long is taken back', async () => {
    let come: (answer: ReturnType<typeof says>) => void = () => {}
    trial.now.ask = () =>
      new Promise(resolve => {
        come = resolve
      })
    expect(plainTextOf(messageOf(await ana.command('try it')))).toContain('This took too long')
    let isTakenBack = false
    const retract = async () => {
      isTakenBack = true
    }
    come(says('begun', { retract }))
    await discord.waitFor(() => isTakenBack)
  })

  it('what Discord refuses to show is taken back, and the person is told', async () => {
    let isTakenBack = false
    const retract = async () => {
      isTakenBack = true
    }
    trial.now.ask = () => says('x'.repeat(4_001), { retract })
    expect(plainTextOf(messageOf(await ana.command('try it')))).toContain('went wrong on my side')
    await discord.waitFor(() => isTakenBack)
  })

  it('a message that was deleted meanwhile is explained', async () => {
    const shown = messageOf(await ana.command('try it'))
    trial.now.press = () => {
      discord.deleteMessage(shown)
      return says('Changed', { as: 'update' })
    }
    const answer = messageOf(await ana.press(shown, 'Press'))
    expect([answer.ephemeral, plainTextOf(answer)]).toEqual([
      true,
      expect.stringContaining('has been deleted'),
    ])
    await logged({ outcome: 'said, gone' })
  })

  it('a thread that was locked meanwhile takes no answer at all, and that is no error', async () => {
    const thread = discord.user('Ben').openThread('To be locked')
    const shown = messageOf(await ana.in(thread).command('try it'))
    trial.now.press = () => {
      discord.shutThread(thread, { archived: true, locked: true })
      return says('Changed', { as: 'update' })
    }
    void ana.in(thread).press(shown, 'Press')
    await logged({ outcome: 'thread shut' })
    expect(lines.filter(({ level }) => level === 50)).toEqual([])
  })

  it('a modal of nobody is foreign', async () => {
    const modal = { custom_id: 'other1|form', title: 'Other', components: [] as never[] }
    const field = { type: 18, label: 'Note', component: { type: 4, style: 1, custom_id: 'note' } }
    trial.now.ask = () => ({
      as: 'modal',
      modal: { ...modal, components: [field] } as never,
      outcome: 'form',
      facts: {},
    })
    const answer = await ana.submit(modalOf(await ana.command('try it')), { Note: 'x' })
    expect(plainTextOf(messageOf(answer))).toContain('does not belong here')
  })
})
