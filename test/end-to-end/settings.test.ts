// Checks /settings for players and for managers of a server, with the real client over the wire.
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type Actor,
  type Discord,
  messageOf,
  plainTextOf,
  type SeenMessage,
  startDiscord,
} from '../../src/loopback/start-loopback.ts'
import { PATIENCE } from '../../src/loopback/wait-for.ts'
import { exportedBy } from './exported.ts'
import { freshDatabase } from './fresh-database.ts'
import { type BotHere, startBotHere } from './in-process-bot.ts'
import { refusedBy } from './refusals.ts'

let discord: Discord
let bot: BotHere
const database = freshDatabase()

const start = async () => {
  bot = await startBotHere({
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.api,
    DATABASE_PATH: database,
  })
}

const say = async (actor: Actor, words: string, options = {}): Promise<SeenMessage> =>
  messageOf(await actor.command(words, options))
const title = (message: SeenMessage): string => plainTextOf(message).split('\n')[0] ?? ''
const tough = (actor: Actor, options = {}) => say(actor, 'rule', { query: 'tough', ...options })

beforeAll(async () => {
  discord = await startDiscord({ answerWithin: PATIENCE })
  await start()
})

afterAll(async () => {
  await bot.stop()
  await discord.close()
})

afterEach(() => {
  expect(refusedBy(discord)).toEqual([])
})

describe('what somebody sets for themselves', () => {
  it('is shown to them alone, and says what holds where nothing is set', async () => {
    const shown = await say(discord.user('Ana'), 'settings me')
    expect(shown.ephemeral).toBe(true)
    expect(plainTextOf(shown)).toContain('Language: not set, so the language of your Discord')
    expect(plainTextOf(shown)).toContain(
      'Answers: not set, so as on the server, otherwise visible to everyone',
    )
    const german = await say(discord.user('Ben'), 'einstellungen ich')
    expect(plainTextOf(german)).toContain('Sprache: nicht festgelegt, also wie in deinem Discord')
  })

  it('changes the language of this answer and of the next, public or private, until it is put back', async () => {
    const ana = discord.user('Ana')
    const saved = await say(ana, 'settings me', { language: 'Deutsch' })
    expect(plainTextOf(saved)).toContain('Gespeichert.\n### Deine Einstellungen\nSprache: Deutsch')
    expect(title(await tough(ana))).toBe('### Zäh')
    expect(title(await tough(ana, { private: true }))).toBe('### Zäh')
    expect(title(await tough(ana, { language: 'en' }))).toBe('### Tough')
    const [choice] = await ana.autocomplete('rule', { query: 'tough' }, 'query')
    expect(choice?.name).toMatch(/^Zäh · Tough/)
    expect(title(await tough(discord.user('Chris')))).toBe('### Tough')
    expect(plainTextOf(await say(ana, 'settings me', { language: 'unset' }))).toContain('Language: not set')
    expect(title(await tough(ana))).toBe('### Tough')
  })

  it('keeps the edition of a game, which holds where the server has set none', async () => {
    const ana = discord.user('Ana')
    expect(plainTextOf(await say(ana, 'settings me'))).toContain(
      'Marvel Champions attacks: not set, so as on the server, otherwise the newest rules',
    )
    expect(plainTextOf(await say(ana, 'settings me', { edition: '1.7' }))).toContain(
      'Marvel Champions attacks: Rules 1.7, unless the server has set another edition',
    )
    expect(plainTextOf(await say(ana, 'settings me', { edition: 'unset' }))).toContain(
      'Champions attacks: not set',
    )
  })

  it('makes answers private, unless the command says otherwise', async () => {
    const ben = discord.user('Ben')
    await say(ben, 'einstellungen ich', { privat: 'yes' })
    const own = await tough(ben)
    expect(own.ephemeral).toBe(true)
    expect(plainTextOf(own)).toContain('[Teilen]')
    expect((await tough(ben, { private: false })).ephemeral).toBe(false)
    expect((await tough(discord.user('Ana'))).ephemeral).toBe(false)
    await say(ben, 'einstellungen ich', { privat: 'Nicht festgelegt' })
    expect((await tough(ben)).ephemeral).toBe(false)
  })

  it('holds after a restart, and in every place', async () => {
    await say(discord.user('Chris'), 'settings me', { language: 'de', private: 'yes' })
    await bot.stop()
    await start()
    const there = await tough(discord.user('Chris').dm())
    expect([title(there), there.ephemeral]).toEqual(['### Zäh', true])
    await say(discord.user('Chris'), 'settings me', { language: 'unset', private: 'unset' })
  })
})

describe('what a server sets', () => {
  it('is changed only by who may manage it; the others are told what is missing, and may look', async () => {
    const ben = discord.user('Ben')
    const refused = await say(ben, 'einstellungen server', { sprache: 'de' })
    expect([refused.ephemeral, plainTextOf(refused)]).toEqual([
      true,
      expect.stringContaining('„Server verwalten“'),
    ])
    const shown = plainTextOf(await say(ben, 'einstellungen server'))
    expect(shown).toContain('Sprache: nicht festgelegt')
    expect(shown).toContain(
      'Angriffe (Marvel Champions): nicht festgelegt, also wie bei der Person, die beginnt, sonst die neuesten Regeln in der Sprache des Angriffs',
    )
    expect(shown).toContain('Angriffe beginnen dürfen: alle')
  })

  it('is the language of public answers, and never of a private one in a language that its reader has', async () => {
    const [ana, chris] = [discord.user('Ana'), discord.user('Chris')]
    await say(ana, 'settings server', { language: 'de' })
    expect(title(await tough(chris))).toBe('### Zäh')
    expect(title(await tough(chris, { private: true }))).toBe('### Tough')
    await say(chris, 'settings me', { language: 'en' })
    expect(title(await tough(chris))).toBe('### Tough')
    await say(chris, 'settings me', { language: 'unset' })
    await say(ana, 'settings server', { language: 'unset' })
    expect(title(await tough(chris))).toBe('### Tough')
  })

  it('makes answers private for all who have not said otherwise', async () => {
    const [ana, chris] = [discord.user('Ana'), discord.user('Chris')]
    await say(ana, 'settings server', { private: 'yes' })
    await say(ana, 'settings me', { private: 'no' })
    expect((await tough(chris)).ephemeral).toBe(true)
    expect((await tough(chris.dm())).ephemeral).toBe(false)
    expect((await tough(ana)).ephemeral).toBe(false)
    await say(ana, 'settings server', { private: 'unset' })
    await say(ana, 'settings me', { private: 'unset' })
  })

  it('is the game that comes first where a name stands in both', async () => {
    const ana = discord.user('Ana')
    const enemy = (options = {}) => say(ana, 'rule', { query: 'enemy', ...options })
    expect(plainTextOf(await enemy())).toContain('Marvel Champions')
    await say(ana, 'settings server', { game: 'gundam' })
    expect(plainTextOf(await enemy())).toContain('GUNDAM CARD GAME')
    const [choice] = await ana.autocomplete('rule', { query: 'enemy' }, 'query')
    expect(choice?.name).toContain('GUNDAM CARD GAME')
    expect(plainTextOf(await enemy({ game: 'marvel-champions' }))).toContain('Marvel Champions')
    expect(plainTextOf(await say(ana, 'rule', { query: 'vergeltung' }))).toContain('Marvel Champions')
    await say(ana, 'settings server', { game: 'unset' })
  })

  it('is the edition, and the role of who may start attacks; @everyone puts that back', async () => {
    const ana = discord.user('Ana')
    const role = discord.addRole({ name: 'Referees' })
    const saved = await say(ana, 'settings server', { edition: '1.6-de', 'who-starts': role.id })
    expect(plainTextOf(saved)).toContain('Marvel Champions attacks: Rules 1.6 (German)')
    expect(plainTextOf(saved)).toContain(`May start attacks: <@&${role.id}>`)
    expect(saved.mention_roles).toEqual([])
    const everyone = discord.guild('Riposte').id
    const back = await say(ana, 'settings server', { edition: 'unset', 'who-starts': everyone })
    expect(plainTextOf(back)).toContain('May start attacks: everyone')
    expect(plainTextOf(back)).toContain(
      'Marvel Champions attacks: not set, so the edition of whoever starts, otherwise the newest rules in the language',
    )
  })

  it('does not exist in a direct message, nor where only the command is', async () => {
    const ben = discord.user('Ben')
    expect(plainTextOf(await say(ben.dm(), 'einstellungen server', { sprache: 'de' }))).toContain(
      'Hier ist kein Server',
    )
    discord.addGuild({ name: 'Elsewhere', botInstalled: false, channels: ['tavern'] })
    const dora = discord.addUser({ name: 'Dora', locale: 'en-US', installed: true }).in('tavern')
    expect(plainTextOf(await say(dora, 'settings server', { language: 'de' }))).toContain(
      'have not been added',
    )
  })
})

describe('one’s own data', () => {
  it('is nothing at first, then a file with all that is stored', async () => {
    const ben = discord.user('Ben')
    await say(ben, 'settings data delete').then(message => ben.press(message, 'Alles über mich löschen'))
    expect(plainTextOf(await say(ben, 'einstellungen daten exportieren'))).toBe(
      'Über dich ist nichts gespeichert.',
    )
    await say(ben, 'settings me', { private: 'no' })
    expect(await exportedBy(discord, ben)).toEqual([
      {
        name: 'riposte-data.json',
        content: {
          user: ben.id,
          offers: [],
          settings: { language: null, editions: {}, isPrivate: false },
          walkthroughs: [],
        },
      },
    ])
  })

  it('is deleted after one question, and then it is gone', async () => {
    const ben = discord.user('Ben')
    await say(ben, 'settings me', { language: 'en' })
    const question = await say(ben, 'settings data delete')
    expect([question.ephemeral, plainTextOf(question)]).toEqual([
      true,
      expect.stringContaining('cannot be undone'),
    ])
    expect(plainTextOf(await say(ben, 'settings data export'))).not.toContain('Nothing is stored')
    const deleted = messageOf(await ben.press(question, 'Delete everything about me'))
    expect(deleted.id).toBe(question.id)
    expect(plainTextOf(deleted)).toMatch(/^Nothing is stored about you anymore\./)
    expect(plainTextOf(deleted)).not.toContain('[')
    expect(plainTextOf(await say(ben, 'einstellungen daten exportieren'))).toBe(
      'Über dich ist nichts gespeichert.',
    )
  })

  it('cannot be deleted by anybody else, nor by a button of another version', async () => {
    const [ana, ben] = [discord.user('Ana'), discord.user('Ben')]
    await say(ben, 'settings me', { private: 'no' })
    const question = await say(ana, 'settings data delete')
    for (const [id, said] of [
      [`set1|delete|${ben.id}`, 'someone else'],
      [`set0|delete|${ana.id}`, 'older version'],
      [`set1|burn|${ana.id}`, 'does not belong'],
      ['set1|delete|', 'does not belong'],
      [`set1|delete|${ana.id}|x`, 'does not belong'],
    ] as const) {
      const answer = messageOf(await ana.pressRaw(question, id))
      expect([answer.ephemeral, plainTextOf(answer)]).toEqual([true, expect.stringContaining(said)])
    }
    expect(await exportedBy(discord, ben)).toHaveLength(1)
  })
})

describe('when the store fails', () => {
  it('because somebody else writes for seconds, /rule answers and /settings says that nothing was saved', async () => {
    const other = new DatabaseSync(database)
    other.exec('BEGIN IMMEDIATE')
    const saving = say(discord.user('Chris'), 'settings me', { language: 'de' })
    expect(title(await tough(discord.user('Ana')))).toBe('### Tough')
    expect(plainTextOf(await saving)).toContain('This was not saved: I could not reach my data in time.')
    other.exec('ROLLBACK')
    other.close()
    expect(plainTextOf(await say(discord.user('Chris'), 'settings me'))).toContain('Language: not set')
    expect(plainTextOf(await say(discord.user('Chris'), 'settings me', { private: 'no' }))).toContain(
      'Saved.',
    )
  })

  it('because the file is damaged, /rule answers and the operator is told, once', async () => {
    await bot.stop()
    await start()
    damage(database)
    for (let i = 0; i < 5; i += 1) expect(title(await tough(discord.user('Ana')))).toBe('### Tough')
    const refused = await say(discord.user('Ben'), 'settings me', { language: 'en' })
    expect([refused.ephemeral, plainTextOf(refused)]).toEqual([
      true,
      expect.stringContaining('komme gerade nicht an meine Daten'),
    ])
    expect(bot.log().filter(({ msg }) => msg === 'the store fails')).toMatchObject([{ store: 'unavailable' }])
  })
})

/** Overwrites all pages of the file but the first, which describes the others. */
function damage(path: string): void {
  const file = openSync(path, 'r+')
  const page = 4096
  writeSync(file, Buffer.alloc(fstatSync(file).size - page, 0x5a), 0, undefined, page)
  closeSync(file)
}
