// The other ways to ask, with the real client: a message's menu, /help, /about, an entry's links.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { everyComponent } from '../../src/loopback/interaction/components.ts'
import {
  type Actor,
  type Discord,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
  startDiscord,
} from '../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../src/loopback/wait-for.ts'
import { startBotHere, startOnDiscord } from './in-process-bot.ts'
import { refusedBy } from './refusals.ts'

const REPOSITORY = 'https://github.com/somebody/riposte'

const CONTROLLER = {
  CONTROLLER: 'Ana *Muster*, Musterweg 1',
  CONTROLLER_CONTACT: 'ana@example.org',
  LEGAL_BASIS: 'Art. 6(1)(f) GDPR',
}

let discord: Discord
let here: Awaited<ReturnType<typeof startOnDiscord>>

beforeAll(async () => {
  here = await startOnDiscord({ REPOSITORY_URL: `${REPOSITORY}/`, ...CONTROLLER })
  discord = here.discord
})

afterAll(() => here.close())

afterEach(() => {
  expect(refusedBy(discord)).toEqual([])
})

const labels = (message: SeenMessage): string[] =>
  everyComponent(message.components).flatMap(({ component }) =>
    component.type === 2 ? (component.label ?? []) : [],
  )
const title = (message: SeenMessage): string => plainTextOf(message).split('\n')[0] ?? ''

describe('“Find rules” in the menu of a message', () => {
  const find = async (reader: Actor, said: string, name = 'Find rules') =>
    messageOf(await reader.contextMenu(name, discord.user('Chris').say(said)))

  it('shows what the message talks about, with the first sentence of each, to the reader alone', async () => {
    const found = await find(discord.user('Ana'), 'Does retaliate trigger when my attack is ranged?')
    expect(found.ephemeral).toBe(true)
    expect(title(found)).toBe('### Rules in this message')
    expect(plainTextOf(found)).toContain(
      '**Retaliate X**\nWhoever attacks this character takes X damage after the attack.\n',
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
    expect(plainTextOf(overkill)).toContain('[Share]')
    expect(title(messageOf(await ana.press(found, 'Piercing')))).toBe('### Piercing')
  })

  it('reads the bot’s own messages too: an entry by its title, a board by those behind its lines', async () => {
    const ana = discord.user('Ana')
    const rule = messageOf(await ana.command('rule', { query: 'overkill' }))
    expect(labels(messageOf(await ana.contextMenu('Find rules', rule)))[0]).toBe('Overkill')
    const begun = messageOf(
      await ana.command('attack enemy', {
        table: 'new',
        enemy: 'card:01095',
        hero: 'card:01001a',
        private: true,
      }),
    )
    const found = messageOf(await ana.contextMenu('Find rules', begun))
    expect(labels(found)).toContain('Attack (Enemy Activation)')
  })

  it('keeps to the game that the server plays', async () => {
    const ana = discord.user('Ana')
    expect(labels(await find(ana, 'damage'))).toHaveLength(2)
    await ana.command('settings server', { game: 'gundam' })
    expect(labels(await find(ana, 'damage'))).toEqual(['5-5 Damage'])
    await ana.command('settings server', { game: 'unset' })
  })

  it('says what to do where nothing is found, and offers what a mistyped name could be', async () => {
    const nothing = await find(
      discord.user('Ana'),
      'See you all on Thursday, and whoever comes last brings the pizza for all of us.',
    )
    expect([nothing.ephemeral, plainTextOf(nothing)]).toEqual([
      true,
      'I do not recognize any rules term in this message. /rule also finds misspelled words, rule numbers, and whole questions.',
    ])
    const german = await find(
      discord.user('Ben'),
      'Wer zuletzt kommt, bringt am Donnerstag für alle die Pizza mit, abgemacht?',
    )
    expect(plainTextOf(german)).toContain('/regel findet auch Vertipptes')
    for (const small of ['see you tomorrow', 'who brings snacks?', 'happy birthday Ben', 'sounds good to me'])
      expect(plainTextOf(await find(discord.user('Ana'), small)), small).toBe(plainTextOf(nothing))
    for (const small of ['wer bringt Chips mit?', 'bis morgen', 'mein Handy ist leer', 'das klingt gut'])
      expect(plainTextOf(await find(discord.user('Ben'), small, 'Regeln finden')), small).toMatch(
        /^In dieser Nachricht erkenne ich keinen/,
      )
    const asked = await find(discord.user('Ana'), 'may we talk about our cards and plan together')
    expect(labels(asked)[0]).toBe('Table Talk')
    const mistyped = await find(discord.user('Ana'), 'retaliaet')
    expect(labels(mistyped)[0]).toBe('Retaliate X')
  })

  it('works in direct messages, and neither mentions nor logs what was said', async () => {
    const dm = discord.user('Ana').dm()
    const found = messageOf(await dm.contextMenu('Find rules', dm.say('@everyone secretword and overkill')))
    expect(labels(found)).toEqual(['Overkill'])
    expect([found.mentions, plainTextOf(found).includes('everyone')]).toEqual([[], false])
    await discord.waitFor(() =>
      here.bot.log().some(({ kind, command }) => kind === 'menu' && command === 'Find rules'),
    )
    expect(here.bot.output()).not.toContain('secretword')
  })
})

const urls = (message: SeenMessage): string[] =>
  everyComponent(message.components).flatMap(({ component }) => component.url ?? [])

describe('/help', () => {
  const help = async (actor: Actor) =>
    messageOf(await actor.command(actor.locale === 'de' ? 'hilfe' : 'help'))

  it('says privately what the bot does, in both languages', async () => {
    const english = await help(discord.user('Ana'))
    expect([english.ephemeral, title(english)]).toEqual([true, '### What Riposte does'])
    const german = await help(discord.user('Ben'))
    expect(title(german)).toBe('### Was Riposte kann')
    for (const name of [
      '/regel',
      'Regeln finden',
      '/angriff',
      '/angriff fortsetzen',
      '/einstellungen',
      '/info',
    ])
      expect(plainTextOf(german)).toContain(`**${name}**`)
  })

  it('opens rules that are often asked for, of both games or of the one that the server plays', async () => {
    const ana = discord.user('Ana')
    const shown = await help(ana)
    const rule = messageOf(await ana.press(shown, 'Retaliate X'))
    expect([rule.ephemeral, title(rule)]).toEqual([true, '### Retaliate X'])
    expect(rule.id).not.toBe(shown.id)
    expect(labels(shown).slice(0, 4)).toEqual(['Retaliate X', 'Tough', 'Blocker', 'Breach'])
    await ana.command('settings server', { game: 'gundam' })
    const gundam = labels(await help(ana))
    expect(gundam.slice(0, 4)).toEqual(['Blocker', 'Breach', 'Burst', '8-1 Steps of an attack'])
    expect(gundam).toContain('A Unit attacks…')
    expect(gundam).not.toContain('An enemy attacks…')
    await ana.command('settings server', { game: 'unset' })
  })

  it('begins an attack by a form, as the command would', async () => {
    const ben = discord.user('Ben').in('table')
    const form = modalOf(await ben.press(await help(ben), 'Ein Gegner greift an …'))
    expect(form.title).toBe('Ein Gegner greift an')
    const which = messageOf(await ben.submit(form, { Gegner: 'Rhino II', Held: 'Spider-Man' }))
    expect(plainTextOf(which)).toContain('Mehrere Karten heißen „Spider-Man“. Welche meinst du?')
    const said = messageOf(await ben.select(which, 'Welche ist es?', 'card:01001a'))
    expect([said.id, plainTextOf(said)]).toEqual([which.id, 'Der Angriff steht unten.'])
    const board = await discord.waitFor(() => {
      const begun = ben.sees().findLast(one => discord.world.channels.has(one.id))
      return begun && ben.in({ id: begun.id }).sees().at(-1)
    })
    expect(plainTextOf(board)).toContain('Rhino II greift Ben an')
    expect(plainTextOf(board)).toContain('Wer verteidigt?')
  })

  it('begins each kind of attack, and says what is not possible', async () => {
    const ana = discord.user('Ana').in('table')
    const shown = await help(ana)
    const hero = modalOf(await ana.press(shown, 'A hero or an ally attacks…'))
    const begun = messageOf(await ana.submit(hero, { 'Hero or ally': 'She-Hulk', Enemy: 'Rhino II' }))
    expect(plainTextOf(begun)).toContain('She-Hulk')
    const unit = modalOf(await ana.press(shown, 'A Unit attacks…'))
    expect(
      plainTextOf(messageOf(await ana.submit(unit, { Unit: 'My own Unit', Target: 'player' }))),
    ).toContain('My own Unit')
    const empty = messageOf(await ana.submit(hero, { 'Hero or ally': ' ', Enemy: 'Rhino II' }))
    expect(empty.ephemeral).toBe(true)
  })

  it('tries an example, for oneself alone', async () => {
    const ana = discord.user('Ana')
    const tried = messageOf(await ana.press(await help(ana), 'Try it'))
    expect(tried.ephemeral).toBe(true)
    expect(plainTextOf(tried)).toContain('Who defends?')
  })

  it('shows one’s own settings, and those of the server to whoever may change them', async () => {
    const ana = discord.user('Ana')
    expect(title(messageOf(await ana.press(await help(ana), 'My settings')))).toBe('### Your settings')
    expect(title(messageOf(await ana.press(await help(ana), 'Settings of this server')))).toBe(
      '### The settings of this server',
    )
    const chris = discord.user('Chris')
    expect(labels(await help(chris))).not.toContain('Settings of this server')
    expect(labels(await help(ana.dm()))).not.toContain('Settings of this server')
  })
})

describe('/about', () => {
  it('says version, editions with their dates, what is cited, licence and whose the games are, privately', async () => {
    const about = messageOf(await discord.user('Ana').command('about'))
    expect(about.ephemeral).toBe(true)
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
    expect(title(about)).toBe(`### Riposte ${version}`)
    for (const said of [
      '- Rules Reference 1.7, December 2025 (used for attacks)',
      '- Rules Reference 1.6 (German) (used for attacks)',
      '- Rules Reference 1.6, July 2024',
      '- Comprehensive Rules 1.0, 29 November 2024 (used for attacks)',
      'MIT license',
      'not affiliated with',
    ])
      expect(plainTextOf(about)).toContain(said)
    const [, clauses = '', cited = ''] =
      /with ([\d,]+) clauses\. .* cites (\d+) of them/.exec(plainTextOf(about)) ?? []
    expect(Number(clauses.replace(',', ''))).toBeGreaterThan(Number(cited))
    expect(Number(cited)).toBeGreaterThan(100)
    expect(urls(about)).toEqual([REPOSITORY])
  })

  it('says who is responsible for the data, how to reach them, on what ground, and what anybody may do', async () => {
    expect(plainTextOf(messageOf(await discord.user('Ana').command('about')))).toContain(
      [
        '**Your data**',
        'Responsible for it: Ana \\*Muster\\*, Musterweg 1',
        'Contact: ana\\@example.org',
        'Legal basis: Art. 6(1)(f) GDPR',
        '**/settings data export** gives',
      ].join('\n'),
    )
    const info = plainTextOf(messageOf(await discord.user('Ben').command('info')))
    expect(info).toContain('Dafür verantwortlich: Ana')
    expect(info).toContain('Beschweren kannst du dich bei einer Datenschutz-Aufsichtsbehörde.')
  })

  it('is /info in German', async () => {
    const info = messageOf(await discord.user('Ben').command('info'))
    expect(plainTextOf(info)).toContain('- Ausführliche Regeln 1.0, 29. November 2024 (auch für Angriffe)')
    expect(plainTextOf(info)).toContain('MIT-Lizenz')
  })
})

describe('the links of an entry', () => {
  it('report a mistake in it and show its text, with all of it and in every language', async () => {
    const ana = discord.user('Ana')
    const short = messageOf(await ana.command('rule', { query: 'after the attack' }))
    expect(urls(short)).toEqual([])
    const first = messageOf(await ana.press(short, 'All of it'))
    const [report = '', source] = urls(first)
    expect(labels(first).slice(-2)).toEqual(['Report a mistake', 'The text in the repository'])
    expect(source).toBe(`${REPOSITORY}/blob/HEAD/data/marvel-champions/entries/after-enemy-attack.yaml`)
    expect(Object.fromEntries(new URL(report).searchParams)).toMatchObject({
      entry: 'marvel-champions/after-enemy-attack',
      language: 'en',
    })
    const german = messageOf(await ana.press(messageOf(await ana.press(first, 'Page 2 →')), 'Deutsch'))
    expect(labels(german).slice(-2)).toEqual(['Fehler melden', 'Der Text im Repository'])
    expect(new URL(urls(german)[0] ?? '').searchParams.get('title')).toBe(
      'Fehler in „Nach einem gegnerischen Angriff“',
    )
  })

  it('are not there where no repository is configured', async () => {
    const other = await startDiscord({ answerWithin: PATIENCE })
    const plain = await startBotHere({ DISCORD_TOKEN: other.token, DISCORD_API_URL: other.api })
    const ana = other.user('Ana')
    const rule = messageOf(await ana.command('rule', { query: 'defend' }))
    expect(urls(messageOf(await ana.press(rule, 'All of it')))).toEqual([])
    const about = messageOf(await ana.command('about'))
    expect(urls(about)).toEqual([])
    expect(plainTextOf(about)).toContain('**Your data**\n**/settings data export** gives')
    await plain.stop()
    await other.close()
  })
})
