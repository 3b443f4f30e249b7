// Checks what the bot does after an answer: threads, messages in them, and Discord's refusals and failures.
import { PermissionFlagsBits as P } from 'discord-api-types/v10'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MessageAnswer } from '../../../src/discord/interaction/command.ts'
import type { Posted, Posts } from '../../../src/discord/request/posts.ts'
import {
  type Actor,
  type Discord,
  messageOf,
  plainTextOf,
  type SeenMessage,
  startDiscord,
} from '../../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../../src/loopback/wait-for.ts'
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
})

let channels = 0
beforeEach(() => {
  lines.length = 0
  channels += 1
  discord.addChannel({ name: `table-${channels}`, appPermissions: INVITED })
  ana = discord.user('Ana').in(`table-${channels}`)
})

const INVITED = P.ViewChannel | P.CreatePublicThreads | P.SendMessagesInThreads
const words = (content: string) => says(content).components

/** Answers the command, then does this. @returns its result, and the answer */
async function following<T>(
  work: (posts: Posts, message: string) => Promise<T>,
  actor = ana,
): Promise<{ result: T; answer: SeenMessage }> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  trial.now.ask = () =>
    says('The reply', { afterwards: (posts, message) => work(posts, message).then(resolve, reject) })
  const answer = messageOf(await actor.command('try it'))
  return { result: await promise, answer }
}

const idOf = (posted: Posted): string => ('id' in posted ? posted.id : `no id: ${posted.problem}`)

/** Makes the next request of this kind fail; with `carriedOut` only its answer is lost. */
const failing = (method: string, path: RegExp, carriedOut: boolean) =>
  discord.faults.failRequest({ method, path, status: 502, carriedOut })

describe('a thread', () => {
  it('is opened on the bot’s own reply, with a name that fits, and takes a board', async () => {
    const { result, answer } = await following(async (posts, message) => {
      const opened = await posts.openThread(ana.channelId, message, 'Rhino attacks '.repeat(20))
      return [opened, await posts.post(idOf(opened), words('Board'), 'board-1')] as const
    })
    const [thread, board] = result.map(idOf)
    expect(thread).toBe(answer.id)
    expect(discord.channel(answer).name).toHaveLength(100)
    const [seen] = ana.in(answer).sees()
    expect([seen?.id, seen && plainTextOf(seen)]).toEqual([board, 'Board\n[Press]'])
  })

  it('is opened on a message once: asked for again, the same is given', async () => {
    const { result, answer } = await following(async (posts, message) => [
      await posts.openThread(ana.channelId, message, 'First'),
      await posts.openThread(ana.channelId, message, 'Second'),
    ])
    expect(result.map(idOf)).toEqual([answer.id, answer.id])
    expect(discord.channel(answer).name).toBe('First')
  })

  it.each([
    ['before it is opened', false, 1],
    ['after it is opened', true, 1],
    ['again and again after it is opened', true, 20],
  ])('is one, though Discord fails %s', async (_, carriedOut, times) => {
    for (let i = 0; i < times; i += 1) failing('POST', /\/threads$/, carriedOut)
    const { result, answer } = await following((posts, message) =>
      posts.openThread(ana.channelId, message, 'An attack'),
    )
    discord.world.channels.forEach(({ thread, id }) => {
      if (thread?.parentId === ana.channelId) expect(id).toBe(answer.id)
    })
    expect(idOf(result)).toBe(answer.id)
    discord.faults.stopFailing()
  })

  it('that Discord does not open in the end is a problem with a name', async () => {
    for (let i = 0; i < 20; i += 1) failing('POST', /\/threads$/, false)
    const { result } = await following((posts, message) => posts.openThread(ana.channelId, message, 'Never'))
    expect(result).toEqual({ problem: 'unavailable' })
    discord.faults.stopFailing()
  })

  it('is not opened without permission, nor beyond the limit, nor on a message that is gone', async () => {
    const open = (posts: Posts, message: string) => posts.openThread(ana.channelId, message, 'An attack')
    discord.channel(ana.channelId).appPermissions = P.ViewChannel
    expect((await following(open)).result).toEqual({ problem: 'forbidden' })
    discord.channel(ana.channelId).appPermissions = INVITED
    discord.guild('Riposte').threadLimit = 0
    expect((await following(open)).result).toEqual({ problem: 'full' })
    discord.guild('Riposte').threadLimit = 1000
    const gone = await following((posts, message) => {
      discord.deleteMessage({ id: message })
      return open(posts, message)
    })
    expect(gone.result).toEqual({ problem: 'gone' })
  })

  it('that is hidden from the bot is the one the message has', async () => {
    const { result } = await following(async (posts, message) => {
      await posts.openThread(ana.channelId, message, 'Hidden')
      discord.channel(message).appPermissions = 0n
      return posts.openThread(ana.channelId, message, 'Again')
    })
    expect(result).toEqual({ problem: 'hasThread' })
  })
})

describe('a message', () => {
  it('is posted once, though its answer is lost', async () => {
    const thread = discord.user('Ben').in(ana.channelId).openThread('An attack')
    failing('POST', /\/messages$/, true)
    const { result } = await following(posts => posts.post(thread.id, words('Board'), 'same'))
    expect(
      ana
        .in(thread)
        .sees()
        .map(({ id }) => id),
    ).toEqual([idOf(result)])
  })

  it('is changed, unless it is gone or its thread is shut', async () => {
    const thread = discord.user('Ben').in(ana.channelId).openThread('An attack')
    const { result } = await following(async posts => {
      const board = idOf(await posts.post(thread.id, words('Board'), 'board'))
      const edit = (content: string) => posts.edit(thread.id, board, words(content))
      const changed = await edit('Changed')
      discord.shutThread(thread, { archived: true, locked: false })
      const shut = await edit('Too late')
      discord.shutThread(thread, { archived: false, locked: false })
      discord.deleteMessage({ id: board })
      const gone = await edit('Far too late')
      discord.deleteChannel(thread)
      return [changed, shut, gone, await posts.post(thread.id, words('Board'), 'board')]
    })
    expect(result).toEqual([
      { id: expect.any(String) },
      { problem: 'shut' },
      { problem: 'gone' },
      { problem: 'gone' },
    ])
  })

  it('is not posted in a locked thread, nor where the bot may not', async () => {
    const thread = discord.user('Ben').in(ana.channelId).openThread('An attack')
    const post = (posts: Posts) => posts.post(thread.id, words('Board'), 'board')
    discord.shutThread(thread, { archived: true, locked: true })
    expect((await following(post)).result).toEqual({ problem: 'shut' })
    discord.shutThread(thread, { archived: false, locked: false })
    discord.channel(thread).appPermissions = P.ViewChannel | P.SendMessages
    expect((await following(post)).result).toEqual({ problem: 'forbidden' })
  })

  it('that names everyone mentions nobody', async () => {
    const thread = discord.user('Ben').in(ana.channelId).openThread('An attack')
    await following(async posts => {
      await posts.post(thread.id, words(`@everyone <@${ana.id}>`), 'loud')
      await posts.tell(words(`<@${ana.id}>`))
      return posts.editAnswer(words(`<@${ana.id}>`))
    })
    const all = [...ana.in(thread).sees(), ...ana.sees()].filter(
      ({ author }) => author.id === discord.applicationId,
    )
    expect(all).toHaveLength(3)
    for (const { mentions, mention_everyone } of all)
      expect([mentions, mention_everyone]).toEqual([[], false])
  })
})

describe('the answer itself', () => {
  it('can be changed afterwards, and added to privately', async () => {
    const { answer } = await following(async posts => {
      await posts.editAnswer(words('Changed'))
      return posts.tell(words('Only for you'))
    })
    const [first, second] = ana.sees()
    expect([first?.id, first && plainTextOf(first)]).toEqual([answer.id, 'Changed\n[Press]'])
    expect([second?.ephemeral, second && plainTextOf(second)]).toEqual([true, 'Only for you\n[Press]'])
    expect(discord.user('Ben').in(ana.channelId).sees()).toHaveLength(1)
  })

  it('to a press is the pressed message', async () => {
    const shown = (await following(async () => {})).answer
    let changed: string | null = null
    trial.now.press = () =>
      says('Pressed', {
        as: 'update',
        afterwards: async (_, message) => {
          changed = message
        },
      })
    await ana.press(shown, 'Press')
    expect(await discord.waitFor(() => changed)).toBe(shown.id)
  })

  it.each<[string, () => Error, RegExp, object]>([
    ['our own fault', () => new Error('ours'), /^What you did counts/, { outcome: 'failed afterwards' }],
    ['the store', () => new StoreFault('full', new Error('disk')), /^What you did counts/, { store: 'full' }],
  ])('whose follow-up fails by %s is told of privately, and logged', async (_, error, said, line) => {
    const afterwards: MessageAnswer['afterwards'] = async () => {
      throw error()
    }
    trial.now.ask = () => says('The reply', { afterwards })
    await ana.command('try it')
    const told = await discord.waitFor(() => ana.sees().find(({ ephemeral }) => ephemeral))
    expect(plainTextOf(told)).toMatch(said)
    await discord.waitFor(() =>
      lines.some(one => Object.entries(line).every(([key, value]) => one[key] === value)),
    )
  })

  it('is finished before the bot stops', async () => {
    const own = await startDiscord()
    const other = await startTrial(own, pino({ level: 'silent' }))
    await own.botIsReady()
    let isDone = false
    const { promise: isStopping, resolve: stops } = Promise.withResolvers<void>()
    other.now.ask = () =>
      says('The reply', {
        afterwards: async posts => {
          await isStopping
          await posts.tell(words('Done'))
          isDone = true
        },
      })
    await own.user('Ana').command('try it')
    const stopped = other.stop()
    stops()
    await stopped
    expect(isDone).toBe(true)
    await own.close()
  })
})
