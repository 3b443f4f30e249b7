// Checks /rule with the real client and every request over the wire.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type Actor,
  type Discord,
  messageOf,
  type Outcome,
  plainTextOf,
  type SeenMessage,
  startDiscord,
} from '../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../src/loopback/wait-for.ts'
import { type BotHere, startBotHere } from './in-process-bot.ts'
import { refusedBy } from './refusals.ts'

let discord: Discord
let bot: BotHere

const start = () => startBotHere({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api })
const read = (outcome: Outcome): string => plainTextOf(messageOf(outcome))
const title = (message: SeenMessage): string => plainTextOf(message).split('\n')[0] ?? ''

beforeAll(async () => {
  discord = await startDiscord({ answerWithin: PATIENCE })
  bot = await start()
})

afterAll(async () => {
  await bot.stop()
  await discord.close()
})

afterEach(() => {
  expect(refusedBy(discord)).toEqual([])
})

describe('/rule in English', () => {
  it('finds a misspelt word and says in short what decides, without ids, for all to see', async () => {
    const outcome = await discord.user('Ana').command('rule', { query: 'defnd' })
    const message = messageOf(outcome)
    expect(title(message)).toBe('### Defend, Defense')
    expect(plainTextOf(message)).toContain('-# Verteidigen · Marvel Champions\n')
    expect(plainTextOf(message)).toContain('**In short:** Exhaust a hero or an ally')
    expect(plainTextOf(message)).toContain('- A basic defense reduces the attack’s damage by the hero’s DEF.')
    expect(plainTextOf(message)).toContain('-# As of Rules Reference 1.8.')
    expect(plainTextOf(message)).not.toMatch(/MC-|AMB-/)
    expect(
      discord
        .user('Ben')
        .sees()
        .map(({ id }) => id),
    ).toContain(message.id)
  })

  it('shows all clauses with their ids one press further, under the editions and above the source', async () => {
    const ana = discord.user('Ana')
    const all = read(await ana.press(messageOf(await ana.command('rule', { query: 'defend' })), 'All of it'))
    expect(all).toContain('-# Verteidigen · Marvel Champions · Rules Reference 1.8')
    expect(all).toContain(' `MC-DF-01`\n')
    expect(all).toContain('-# Source: Rules Reference 1.8, Defend, Defense')
  })

  it('answers with a clause that is asked for by its id', async () => {
    expect(read(await discord.user('Ana').command('rule', { query: 'mc ea 31' }))).toContain(
      '\n> A hero’s basic defense lowers the damage of the attack by the hero’s DEF',
    )
  })

  it('finds a rule by its number, however it is written', async () => {
    for (const query of ['8-5-2-3-1', '8.5.2.3.1', 'rule 8 5 2 3 1', '85231', '7-6-2-4-1']) {
      expect(read(await discord.user('Ana').command('rule', { query }))).toContain(
        '### 8-5-2-3-1 Destroyed Shields and Burst\n-# Zerstörte Schilde und Burst · in version 1.0: 7-6-2-4-1',
      )
    }
  })

  it('says in which numbering a number was found, and offers what it means in the other', async () => {
    const ana = discord.user('Ana')
    const outcome = await ana.command('rule', { query: '7-6' })
    expect(read(outcome)).toContain('### 7-6 End Phase')
    expect(read(outcome)).toContain('Number 7-6 in: Comprehensive Rules 1.9.0')
    const other = await ana.press(messageOf(outcome), 'Comprehensive Rules 1.0: 8-5 Damage Step')
    expect(read(other)).toContain('### 8-5 Damage Step')
  })
})

describe('/regel auf Deutsch', () => {
  it('findet eine Regel auch ohne Umlaute und antwortet auf Deutsch', async () => {
    const found = read(await discord.user('Ben').command('regel', { suche: 'zaeh' }))
    expect(found).toContain('### Zäh\n-# Tough · Marvel Champions')
    expect(found).toContain('Würde ein zäher Charakter Schaden nehmen')
  })

  it('findet einen englischen Begriff und zeigt beide Namen', async () => {
    expect(read(await discord.user('Ben').command('regel', { suche: 'retaliate' }))).toContain(
      '### Vergeltung X\n-# Retaliate X',
    )
  })

  it('antwortet auf Englisch, wenn es so verlangt wird', async () => {
    expect(read(await discord.user('Ben').command('regel', { suche: 'zäh', sprache: 'en' }))).toContain(
      '### Tough',
    )
  })
})

describe('the autocomplete', () => {
  it('offers names in both languages, the game where both could match, and what it does where that fits', async () => {
    const [first] = await discord.user('Ben').autocomplete('regel', { suche: 'vergel' }, 'suche')
    expect(first?.name).toBe('Vergeltung X · Retaliate X · Marvel Champions')
    const [only] = await discord
      .user('Ben')
      .autocomplete('regel', { suche: 'vergel', spiel: 'marvel-champions' }, 'suche')
    expect(only?.name).toBe(
      'Vergeltung X · Retaliate X: Wer diesen Charakter angreift, nimmt nach dem Angriff X Schaden.',
    )
  })

  it('offers what a newcomer needs before anything is typed', async () => {
    const choices = await discord.user('Ana').autocomplete('rule', { query: '' }, 'query')
    expect(choices[0]?.name).toBe('Retaliate X · Vergeltung X · Marvel Champions')
    expect(choices.length).toBeGreaterThan(5)
  })

  it('never offers more than 25, and what it offers is found', async () => {
    const choices = await discord.user('Ana').autocomplete('rule', { query: 'a' }, 'query')
    expect(choices).toHaveLength(25)
    for (const { name, value } of choices.slice(0, 5)) {
      const found = title(messageOf(await discord.user('Ana').command('rule', { query: String(value) })))
      expect(name.startsWith(found.replace('### ', ''))).toBe(true)
    }
  })
})

/** All clauses of an entry, from the first of its pages on. */
const allOf = async (reader: Actor, query: string): Promise<SeenMessage> =>
  messageOf(await reader.press(messageOf(await reader.command('rule', { query })), 'All of it'))

describe('the buttons', () => {
  it('turn pages and languages and come back to the same clause', async () => {
    const ana = discord.user('Ana')
    const first = await allOf(ana, 'after an enemy attack')
    const second = messageOf(await ana.press(first, 'Page 2 →'))
    expect(plainTextOf(second)).toContain('Page 2 of')
    const clause = /`(MC-[A-Z]+-\d+)/.exec(plainTextOf(second))?.[1] ?? 'none'
    const german = messageOf(await ana.press(second, 'Deutsch'))
    expect(plainTextOf(german)).toContain('Seite 2 von')
    expect(plainTextOf(german)).toContain('### Nach einem gegnerischen Angriff')
    expect(plainTextOf(german)).toContain(`\`${clause}`)
    const back = messageOf(await ana.press(messageOf(await ana.press(german, 'English')), '← Page 1'))
    expect(plainTextOf(back)).toBe(plainTextOf(first))
    expect(back.id).toBe(first.id)
  })

  it('jump to a part of a long rule', async () => {
    const ana = discord.user('Ana')
    const message = await allOf(ana, 'after the attack')
    expect(plainTextOf(message)).not.toContain('**After defending**')
    expect(plainTextOf(messageOf(await ana.select(message, 'Go to…', 'After defending')))).toContain(
      '**After defending**',
    )
  })

  it('lead to related rules and back to the page one came from, five deep', async () => {
    const ana = discord.user('Ana')
    const start = messageOf(await ana.press(await allOf(ana, 'after the attack'), 'Page 2 →'))
    const elsewhere = messageOf(await ana.select(start, 'See also…', 'Forced'))
    let message = messageOf(await ana.press(elsewhere, 'Back'))
    expect(plainTextOf(message)).toBe(plainTextOf(start))
    for (const next of [
      'Attack (Enemy Activation)',
      'Defend, Defense',
      'Attack (Enemy Activation)',
      'Defend, Defense',
      'Attack (Enemy Activation)',
      'Defend, Defense',
    ]) {
      message = messageOf(await ana.select(message, 'See also…', next))
      expect(title(message)).toBe(`### ${next}`)
    }
    for (const before of [
      'Attack (Enemy Activation)',
      'Defend, Defense',
      'Attack (Enemy Activation)',
      'Defend, Defense',
      'Attack (Enemy Activation)',
    ]) {
      message = messageOf(await ana.press(message, 'Back'))
      expect(title(message)).toBe(`### ${before}`)
    }
    expect(plainTextOf(message)).not.toContain('[Back]')
  })

  it('answer a stranger privately, in their own language, and change nothing for the one who asked', async () => {
    const shown = await allOf(discord.user('Ana'), 'after the attack')
    const privately = messageOf(await discord.user('Ben').press(shown, 'Page 2 →'))
    expect(privately.ephemeral).toBe(true)
    expect(privately.id).not.toBe(shown.id)
    expect(plainTextOf(privately)).toContain('### Nach einem gegnerischen Angriff')
    expect(plainTextOf(privately)).toContain('Seite 2 von')
    const now = discord
      .user('Ana')
      .sees()
      .find(({ id }) => id === shown.id)
    expect(now && plainTextOf(now)).toBe(plainTextOf(shown))
  })

  it('share a private answer with everyone, naming who shared it, and still turn for the sharer', async () => {
    const ben = discord.user('Ben')
    const own = messageOf(await ben.command('regel', { suche: 'verteidigen', privat: true }))
    expect(own.ephemeral).toBe(true)
    expect(
      discord
        .user('Ana')
        .sees()
        .map(({ id }) => id),
    ).not.toContain(own.id)
    const shared = messageOf(await ben.press(own, 'Teilen'))
    expect(plainTextOf(shared)).toContain(`-# Geteilt von <@${ben.id}>`)
    expect(shared.mentions).toEqual([])
    expect(plainTextOf(shared)).not.toContain('[Teilen]')
    expect(
      discord
        .user('Ana')
        .sees()
        .map(({ id }) => id),
    ).toContain(shared.id)
    const turned = messageOf(await ben.press(shared, 'Alles'))
    expect(turned.id).toBe(shared.id)
    expect(plainTextOf(turned)).toContain('`MC-DF-01`')
    expect(plainTextOf(turned)).toContain(`-# Geteilt von <@${ben.id}>`)
  })

  it('explain an outdated and a foreign id privately', async () => {
    const ana = discord.user('Ana')
    const message = messageOf(await ana.command('rule', { query: 'defend' }))
    for (const [id, said] of [
      ['rule0:page:en:1:mcdefd:', 'older version'],
      ['rule1:page:en:1:zzzzzz:', 'no longer in the glossary'],
      ['rule1:page:en:1:mcdefd', 'does not belong'],
      ['rule1:burn:en:1:mcdefd:', 'does not belong'],
      ['attack1:press', 'does not belong'],
      ['🙂', 'does not belong'],
    ] as const) {
      const answer = messageOf(await ana.pressRaw(message, id))
      expect(answer.ephemeral).toBe(true)
      expect(plainTextOf(answer)).toContain(said)
    }
  })

  it('of version 1.0.0 open the page with the clause that they led to, also where it has moved to another entry', async () => {
    const ana = discord.user('Ana')
    const message = messageOf(await ana.command('rule', { query: 'defend' }))
    const moved = messageOf(await ana.pressRaw(message, 'rule1:page:de:3:mcdefd:'))
    expect(moved.id).toBe(message.id)
    expect(title(moved)).toBe('### Verteidigungsfähigkeit')
    expect(plainTextOf(moved)).toContain(' `MC-DF-19 ')
    const stayed = messageOf(await ana.pressRaw(moved, 'rule1:back:en:0:mcdefd:mctou-0'))
    expect(title(stayed)).toBe('### Defend, Defense')
    expect(plainTextOf(stayed)).toContain(' `MC-DF-01`')
    expect(plainTextOf(stayed)).toContain('[Back]')
  })

  it('work after a restart, with nothing stored', async () => {
    const ana = discord.user('Ana')
    const first = messageOf(await ana.command('rule', { query: 'after the attack' }))
    await bot.stop()
    bot = await start()
    const all = messageOf(await ana.press(first, 'All of it'))
    expect(plainTextOf(messageOf(await ana.press(all, 'Page 2 →')))).toContain('Page 2 of')
  })
})

describe('what is not found', () => {
  it('is said privately, with the three nearest a press away', async () => {
    const ana = discord.user('Ana')
    const guess = messageOf(await ana.command('rule', { query: 'what does vergeltung really do' }))
    expect(guess.ephemeral).toBe(true)
    expect(plainTextOf(guess)).toContain('I found nothing certain')
    expect(plainTextOf(messageOf(await ana.press(guess, 'Retaliate X')))).toContain('### Retaliate X')
  })

  it('of a number that does not exist is no neighbour', async () => {
    expect(read(await discord.user('Ben').command('regel', { suche: '7-9-9' }))).toContain(
      'Eine Regel mit dieser Nummer gibt es nicht.',
    )
  })

  it.each([
    '@everyone @here <@1234567890123456789> <@&1234567890123456789> <#1234567890123456789>',
    '**bold** ||spoiler|| `code` [link](https://example.com) \n# heading \n> quote',
    'entry:zzzzzz',
    '\u202e\u0000\u200b\ud83d',
    '"; DROP TABLE clauses; --',
    'a'.repeat(200),
  ])('neither mentions nor echoes: %j', async query => {
    const answer = messageOf(await discord.user('Ana').command('rule', { query }))
    expect(answer.mentions).toEqual([])
    expect(plainTextOf(answer)).not.toMatch(/@everyone|@here|bold|example\.com|DROP|aaaa/)
  })
})

describe('where it is asked', () => {
  it('works in a direct message', async () => {
    expect(read(await discord.user('Ben').dm().command('regel', { suche: 'zäh' }))).toContain('### Zäh')
  })

  it('works in a group, and in a server that has not installed it, for one who has', async () => {
    const dora = discord.addUser({ name: 'Dora', locale: 'fr', installed: true })
    const group = discord.addGroup('table', ['Dora', 'Ben'])
    expect(read(await dora.in(group).command('rule', { query: 'tough' }))).toContain('### Tough')
    discord.addGuild({ name: 'Elsewhere', locale: 'de', botInstalled: false, channels: ['tavern'] })
    expect(read(await dora.in('tavern').command('rule', { query: 'tough' }))).toContain('### Zäh')
  })
})

describe('the log', () => {
  it('has one line for each interaction, with what was found and how long it took, and no word of the user', async () => {
    await discord.user('Ana').command('rule', { query: 'MC-EA-01' })
    await discord.waitFor(() => bot.log().at(-1)?.tier === 'number')
    const before = bot.log().length
    await discord.user('Ana').command('rule', { query: 'retaliaet secretword' })
    await discord.user('Ana').command('rule', { query: 'retaliate' })
    await discord.waitFor(() => bot.log().length >= before + 2)
    const lines = bot.log().slice(before)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatchObject({
      kind: 'command',
      command: 'rule',
      outcome: 'answered',
      tier: 'exact',
      entry: 'marvel-champions/retaliate-x',
    })
    expect(lines[1]?.ms).toEqual(expect.any(Number))
    expect(bot.output()).not.toContain('secretword')
    expect(bot.output()).not.toContain(discord.token)
  })
})
