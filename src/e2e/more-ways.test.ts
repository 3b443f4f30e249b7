// The other ways to ask, as players meet them: the menu of a message, /help, /about, the links of an entry. The real bot, over the wire.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type Actor,
  type Discord,
  messageOf,
  type SeenMessage,
  startDiscord,
  text,
} from '../playground/actor.ts'
import { everyComponent } from '../playground/components.ts'
import { type BotProcess, startBotProcess } from './bot-process.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let discord: Discord
let bot: BotProcess

beforeAll(async () => {
  discord = await startDiscord()
  bot = startBotProcess({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api })
  await discord.botIsReady()
})

afterAll(async () => {
  expect(await bot.stop()).toBe(0)
  await discord.close()
})

afterEach(() => {
  expect(discord.refused).toEqual([])
})

const labels = (message: SeenMessage): string[] =>
  everyComponent(message.components).flatMap(({ component }) =>
    component.type === 2 ? (component.label ?? []) : [],
  )
const title = (message: SeenMessage): string => text(message).split('\n')[0] ?? ''

describe('“Find rules” in the menu of a message', () => {
  const find = async (reader: Actor, said: string, name = 'Find rules') =>
    messageOf(await reader.contextMenu(name, discord.user('Chris').say(said)))

  it('shows what the message talks about, with the first sentence of each, to the reader alone', async () => {
    const found = await find(discord.user('Ana'), 'Does retaliate trigger when my attack is ranged?')
    expect(found.ephemeral).toBe(true)
    expect(title(found)).toBe('### Rules in this message')
    expect(text(found)).toContain(
      '**Retaliate X**\nAfter a character with retaliate X is attacked, it deals X damage to the attacker.',
    )
    expect(labels(found)).toEqual(expect.arrayContaining(['Retaliate X', 'Ranged']))
    expect(labels(found).length).toBeLessThanOrEqual(5)
  })

  it('is in the reader’s language, whoever wrote it in which', async () => {
    const found = await find(discord.user('Ben'), 'Does retaliate hit me?', 'Regeln finden')
    expect(title(found)).toBe('### Regeln in dieser Nachricht')
    expect(labels(found)).toEqual(['Vergeltung X'])
    expect(labels(await find(discord.user('Ana'), 'Der Vergeltungsschaden trifft mich'))).toContain(
      'Retaliate X',
    )
  })

  it('opens an entry privately and stays, so that the next one is a press away', async () => {
    const ana = discord.user('Ana')
    const found = await find(ana, 'overkill and piercing')
    const overkill = messageOf(await ana.press(found, 'Overkill'))
    expect([overkill.ephemeral, title(overkill)]).toEqual([true, '### Overkill'])
    expect(overkill.id).not.toBe(found.id)
    expect(text(overkill)).toContain('[Share]')
    expect(title(messageOf(await ana.press(found, 'Piercing')))).toBe('### Piercing')
  })

  it('reads the bot’s own messages too: an entry by its clauses, a board by those behind its lines', async () => {
    const ana = discord.user('Ana')
    const rule = messageOf(await ana.command('rule', { query: 'overkill' }))
    expect(labels(messageOf(await ana.contextMenu('Find rules', rule)))[0]).toBe('Overkill')
    const begun = messageOf(
      await ana.command('attack enemy', { enemy: 'card:01095', hero: 'card:01001a', private: true }),
    )
    const found = messageOf(await ana.contextMenu('Find rules', begun))
    expect(labels(found)).toContain('Attack (Enemy Activation)')
  })

  it('keeps to the game that the server plays', async () => {
    const ana = discord.user('Ana')
    expect(labels(await find(ana, 'damage'))).toHaveLength(2)
    await ana.command('settings server', { game: 'gundam' })
    expect(labels(await find(ana, 'damage'))).toEqual(['4-5 Damage'])
    await ana.command('settings server', { game: 'unset' })
  })

  it('says what to do where nothing is found, and offers what a mistyped name could be', async () => {
    const nothing = await find(
      discord.user('Ana'),
      'See you all on Thursday, and whoever comes last brings the pizza for all of us.',
    )
    expect([nothing.ephemeral, text(nothing)]).toEqual([
      true,
      'I recognise no term of the rules in this message. /rule also finds misspelt words, rule numbers and whole questions.',
    ])
    const german = await find(
      discord.user('Ben'),
      'Wer zuletzt kommt, bringt am Donnerstag für alle die Pizza mit, abgemacht?',
    )
    expect(text(german)).toContain('/regel findet auch Vertipptes')
    const mistyped = await find(discord.user('Ana'), 'retaliaet')
    expect(labels(mistyped)[0]).toBe('Retaliate X')
  })

  it('works in direct messages, and neither mentions nor logs what was said', async () => {
    const dm = discord.user('Ana').dm()
    const found = messageOf(await dm.contextMenu('Find rules', dm.say('@everyone secretword and overkill')))
    expect(labels(found)).toEqual(['Overkill'])
    expect([found.mentions, text(found).includes('everyone')]).toEqual([[], false])
    await discord.waitFor(() =>
      bot.log().some(({ kind, command }) => kind === 'menu' && command === 'Find rules'),
    )
    expect(bot.output()).not.toContain('secretword')
  })
})
