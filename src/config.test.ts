import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'dotenv'
import { describe, expect, it } from 'vitest'
import { configFaultText, readConfig } from './config.ts'
import { LANGUAGES } from './language.ts'
import { wordsIn } from './words/words.ts'

const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789ab'

/** Every variable of .env.example except DATABASE_URL, where addresses of databases are right. */
const VARIABLES = Object.keys(
  parse(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')),
).filter(name => name !== 'DATABASE_URL')

/** Every variable whose value is a number. */
const NUMBERS = VARIABLES.filter(name => /^(KEEP_DAYS|PROCESSES|MOST_.*|.*_PORT)$/.test(name))

describe('the configuration', () => {
  it('needs nothing: every variable has a default', () => {
    expect(readConfig({})).toEqual({
      DISCORD_API_URL: 'https://discord.com/api',
      DEFAULT_LANGUAGE: 'en',
      DATABASE_PATH: 'var/riposte.sqlite',
      KEEP_DAYS: 30,
      MOST_OPEN_PER_PERSON: 10,
      MOST_OPEN_PER_SERVER: 200,
      MOST_A_DAY_PER_PERSON: 50,
      MOST_A_DAY_PER_SERVER: 500,
      SHARDS: 'auto',
      PROCESSES: 1,
      PLAYGROUND_PORT: 8484,
    })
  })

  it('takes an empty line for one that is not there', () => {
    expect(readConfig({ DISCORD_TOKEN: '', LOG_LEVEL: '  ' })).toEqual(readConfig({}))
  })

  it.each([
    ['1', 1],
    ['3650', 3650],
  ])('keeps attacks for %s days', (text, days) => {
    expect(readConfig({ KEEP_DAYS: text })).toMatchObject({ KEEP_DAYS: days })
  })

  it.each(['0', '3651', '2.5', '-1', 'ever'])('does not keep them for %s days', days => {
    const config = readConfig({ KEEP_DAYS: days })
    const text = 'faults' in config ? configFaultText(config.faults, wordsIn('en')) : ''
    expect(text).toContain(`KEEP_DAYS: got "${days}"; allowed: a whole number of days, from 1 to 3650`)
  })

  it.each(['0x10', '0b1', '0o7', '1e3', '1e1', ' 5', '5 ', '+5', '05', '5.0', '5_0', '٥', '5\n'])(
    'takes no %j for a number, which another reader could take for another',
    number => {
      for (const variable of NUMBERS) {
        const config = readConfig({ [variable]: number })
        const text = 'faults' in config ? configFaultText(config.faults, wordsIn('en')) : ''
        expect(text).toContain(`${variable}: got ${JSON.stringify(number)}; allowed: a whole number`)
        expect(text).toContain('in digits alone')
      }
    },
  )

  it.each(['80', '65536', '8484.5', 'http'])('takes no %s for the port of the playground', port => {
    const config = readConfig({ PLAYGROUND_PORT: port })
    expect('faults' in config && configFaultText(config.faults, wordsIn('de'))).toContain(
      `PLAYGROUND_PORT: Wert "${port}"; erlaubt: eine ganze Zahl von 1024 bis 65535`,
    )
  })

  it('takes a port as a number', () => {
    expect(readConfig({ PLAYGROUND_PORT: '9000' })).toMatchObject({ PLAYGROUND_PORT: 9000 })
  })

  it.each([
    ['auto', 'auto'],
    ['0/1', { ids: [0], count: 1 }],
    [' 0,1/4 ', { ids: [0, 1], count: 4 }],
    ['4-6, 9/16', { ids: [4, 5, 6, 9], count: 16 }],
  ])('takes %j for shards', (text, shards) => {
    expect(readConfig({ SHARDS: text })).toMatchObject({ SHARDS: shards })
  })

  it.each([
    '0',
    '4/4',
    '0,0/4',
    '2-1/4',
    '1-5/4',
    '/4',
    '0/0',
    '-1/4',
    'all',
    '0/9999999',
    '0-99999999/100000',
    '1 2/16',
    '0/1 6',
    '01/4',
    '0/04',
  ])('takes no %s for shards', text => {
    const config = readConfig({ SHARDS: text })
    const said = 'faults' in config ? configFaultText(config.faults, wordsIn('de')) : ''
    expect(said).toContain(`SHARDS: Wert "${text}"; erlaubt: auto, oder die Nummern`)
  })

  it('names the variable, what it got and what is allowed', () => {
    const config = readConfig({ LOG_LEVEL: 'loud', DEFAULT_LANGUAGE: 'fr', DISCORD_API_URL: 'ftp://x' })
    const text = 'faults' in config ? configFaultText(config.faults, wordsIn('en')) : ''
    expect(text.split('\n')).toEqual([
      'The configuration has faults. Correct these lines in .env or in the environment:',
      '  DISCORD_API_URL: got "ftp://x"; allowed: an address that begins with https:// or http://, without a user, a password or a query',
      '  LOG_LEVEL: got "loud"; allowed: one of trace, debug, info, warn, error, fatal, silent',
      `  DEFAULT_LANGUAGE: got "fr"; allowed: one of ${LANGUAGES.join(', ')}`,
    ])
  })

  it.each([
    'postgres://riposte:geheim@localhost/riposte.db',
    'postgres:riposte:geheim@localhost/riposte.sqlite',
    'riposte:geheim@localhost/riposte.sqlite',
    'http://user:geheim@127.0.0.1/api',
    'https://user:geheim@github.com/somebody/riposte',
    'https://geheim@github.com/somebody/riposte',
    'postgres://riposte:geheim',
    'https://discord.com/api?key=geheim',
    'postgres://localhost/riposte?user=x&password=geheim',
    'host=localhost password=geheim',
    'riposte%3Ageheim%40localhost',
    'MTIzNDU2Nzg5MDEyMzQ1Njc4.Geheim.geheim0123456789abcdefghijklm!',
  ])('is refused without a word of %s in any place that it does not belong to', secret => {
    for (const variable of VARIABLES) {
      const config = readConfig({ [variable]: secret })
      if (!('faults' in config)) throw new Error(`${variable} took ${secret}`)
      for (const language of ['en', 'de'] as const) {
        const text = configFaultText(config.faults, wordsIn(language))
        expect(text).toContain(variable)
        expect(text).not.toMatch(/geheim/i)
      }
    }
  })

  it.each(['/srv/riposte/', 'var', 'postgres://host/riposte.db', '~/riposte.sqlite', '$HOME/riposte.sqlite'])(
    'takes no %s for a database file',
    path => {
      const config = readConfig({ DATABASE_PATH: path })
      expect('faults' in config && configFaultText(config.faults, wordsIn('de'))).toContain(
        `DATABASE_PATH: Wert ${JSON.stringify(path)}; erlaubt: der Pfad einer Datei, die auf .sqlite oder .db endet`,
      )
    },
  )

  it.each([
    'https://github.com/somebody/riposte',
    'https://github.com/somebody/riposte/',
    ' https://github.com/somebody/riposte.git',
  ])('takes %j for the repository', address => {
    expect(readConfig({ REPOSITORY_URL: address })).toMatchObject({
      REPOSITORY_URL: 'https://github.com/somebody/riposte',
    })
  })

  it.each([
    'http://github.com/somebody/riposte',
    'https://github.com',
    'https://user:secret@github.com/somebody/riposte',
    'https://github.com/somebody/riposte?tab=readme',
    'javascript:alert(1)',
    `https://github.com/${'a'.repeat(100)}`,
  ])('does not take %s for the repository', address => {
    const config = readConfig({ REPOSITORY_URL: address })
    expect('faults' in config && configFaultText(config.faults, wordsIn('en'))).toContain(
      'allowed: the address of the repository on GitHub, such as https://github.com/somebody/riposte, at most 100',
    )
  })

  it.each([
    ['CONTROLLER', 'Ana Muster & Co., Musterweg 1/2, 12345 Musterstadt'],
    ['CONTROLLER_CONTACT', 'ana.muster+riposte@example.org'],
    ['CONTROLLER_CONTACT', 'https://discord.gg/abc123'],
    ['LEGAL_BASIS', 'Art. 6 Abs. 1 lit. f DSGVO; Art. 6 (1)(f) GDPR'],
  ])('takes for %s what everybody may read: %s', (variable, value) => {
    expect(readConfig({ [variable]: value })).toMatchObject({ [variable]: value })
  })

  it.each([
    ['CONTROLLER', 'a'.repeat(201), 'one line that everybody may read, at most 200 characters'],
    ['LEGAL_BASIS', `Art. 6 ${TOKEN}`, 'one line that everybody may read'],
    ['CONTROLLER_CONTACT', 'Ana', 'an e-mail address, or an address that begins with https://'],
    ['CONTROLLER_CONTACT', 'javascript:alert(1)', 'an e-mail address'],
  ])('does not take for %s: %s', (variable, value, words) => {
    const config = readConfig({ [variable]: value })
    expect('faults' in config && configFaultText(config.faults, wordsIn('en'))).toContain(words)
  })

  it('never shows a token, not even a wrong one', () => {
    const config = readConfig({ DISCORD_TOKEN: `${TOKEN} ${TOKEN}` })
    const text = 'faults' in config ? configFaultText(config.faults, wordsIn('de')) : ''
    expect(text).toContain('DISCORD_TOKEN: Wert wird hier nicht gezeigt; erlaubt: das Token deines Bots')
    expect(text).not.toContain('MTIz')
  })

  it.each([
    'postgres://riposte:geheim@db:5432/riposte',
    'postgresql://db/riposte?sslmode=require',
    'postgres://riposte:ge%40heim@[::1]/riposte',
    'postgres://riposte:100%geheim@db/riposte',
    'postgres:///riposte?host=/var/run/postgresql',
  ])('takes the address %s of a database', address => {
    expect(readConfig({ DATABASE_URL: address })).toMatchObject({ DATABASE_URL: address })
  })

  it.each([
    'mysql://riposte:geheim@db/riposte',
    'riposte:geheim@db',
    'postgres://riposte:geheim@db:port/x',
    'postgres:riposte:geheim',
    'postgres:riposte:geheim@db/riposte',
    'postgres:/db/geheim',
    'postgres:///geheim',
    'postgres://riposte:5#geheim@db/riposte',
    'postgres://riposte:5?geheim@db/riposte',
    'postgres://riposte:5/geheim@db/riposte',
    'postgres://riposte:ge heim@db/riposte',
    ' postgres://riposte:geheim@db/riposte',
    'postgres://riposte:ge\theim@db/riposte',
  ])('takes no %j for the address of a database, and does not show it', address => {
    const config = readConfig({ DATABASE_URL: address })
    const text = 'faults' in config ? configFaultText(config.faults, wordsIn('en')) : ''
    expect(text).toContain('DATABASE_URL: got something that is not shown here; allowed: the address of')
    expect(text).not.toContain('geheim')
  })

  it.each(['https:discord.com/api', 'http:/127.0.0.1/api'])(
    'takes no %j for the address of Discord',
    address => {
      const config = readConfig({ DISCORD_API_URL: address })
      const text = 'faults' in config ? configFaultText(config.faults, wordsIn('en')) : ''
      expect(text).toContain('DISCORD_API_URL: got')
      expect(text).toContain('an address that begins with https:// or http://')
    },
  )

  it('is documented: .env.example has every variable and no other', () => {
    const example = parse(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'))
    const allWrong = Object.fromEntries(Object.keys(example).map(name => [name, 'not@a value%']))
    const config = readConfig(allWrong)
    expect('faults' in config && config.faults.map(({ variable }) => variable).sort()).toEqual(
      Object.keys(example).sort(),
    )
  })
})
