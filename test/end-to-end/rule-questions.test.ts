// Asks /rule whole questions in both languages, with the real client and every request over the wire.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type Actor,
  type Discord,
  messageOf,
  plainTextOf,
  type SeenMessage,
} from '../../src/loopback/start-loopback.ts'
import { startOnDiscord } from './in-process-bot.ts'
import { refusedBy } from './refusals.ts'

let discord: Discord
let here: Awaited<ReturnType<typeof startOnDiscord>>
let ana: Actor
let ben: Actor

beforeAll(async () => {
  here = await startOnDiscord()
  discord = here.discord
  ana = discord.user('Ana')
  ben = discord.user('Ben')
})
afterAll(() => here.close())
afterEach(() => {
  expect(refusedBy(discord)).toEqual([])
})

const asks = async (query: string): Promise<SeenMessage> => messageOf(await ana.command('rule', { query }))
const fragt = async (suche: string): Promise<SeenMessage> => messageOf(await ben.command('regel', { suche }))
const title = (message: SeenMessage): string => plainTextOf(message).split('\n')[0] ?? ''

/** How many words a message says, without its buttons and selects. */
const wordsIn = (message: SeenMessage): number =>
  plainTextOf(message)
    .split('\n')
    .filter(line => !line.startsWith('['))
    .join(' ')
    .split(/\s+/)
    .filter(word => /[\p{L}\d]/u.test(word)).length

const QUESTION = 'does retaliate hit back even if the attack did no damage'
const ANSWER = '> Retaliate does not depend on damage'
const UNSURE = 'can several people defend the same attack'

describe('a question in English', () => {
  it('is answered by its clause first, for all to see, without ids', async () => {
    const message = await asks(QUESTION)
    expect(title(message)).toBe('### Retaliate X')
    expect(plainTextOf(message)).toContain(`\n${ANSWER}`)
    expect(plainTextOf(message).indexOf(ANSWER)).toBeLessThan(plainTextOf(message).indexOf('**In short:**'))
    expect(plainTextOf(message)).not.toMatch(/MC-|AMB-/)
    expect(wordsIn(message)).toBeLessThanOrEqual(120)
    expect(message.ephemeral).toBe(false)
  })

  it('shows the same answer in the other language, and all of the rule one press further and back', async () => {
    const message = await asks(QUESTION)
    const german = messageOf(await ana.press(message, 'Deutsch'))
    expect(title(german)).toBe('### Vergeltung X')
    expect(plainTextOf(german)).toMatch(/\n> .*0 Schaden/)
    const all = messageOf(await ana.press(messageOf(await ana.press(german, 'English')), 'All of it'))
    expect(plainTextOf(all)).toContain(' `MC-RETALIATE-08 ·')
    const back = messageOf(await ana.press(all, 'In short'))
    expect(plainTextOf(back)).toContain(`\n${ANSWER}`)
    expect(plainTextOf(back)).toContain('**In short:**')
  })

  it('is shared with its answer', async () => {
    const own = messageOf(await ana.command('rule', { query: QUESTION, private: true }))
    expect(own.ephemeral).toBe(true)
    const shared = messageOf(await ana.press(own, 'Share'))
    expect(shared.ephemeral).toBe(false)
    expect(plainTextOf(shared)).toContain(`-# Shared by <@${ana.id}>`)
    expect(plainTextOf(shared)).toContain(`\n${ANSWER}`)
    expect(ben.sees().map(({ id }) => id)).toContain(shared.id)
    expect(ben.sees().map(({ id }) => id)).not.toContain(own.id)
  })

  it('shows privately what may answer where nothing is certain, and each entry is a press away', async () => {
    const message = await asks(UNSURE)
    expect(message.ephemeral).toBe(true)
    expect(plainTextOf(message)).toMatch(/^I found nothing certain for this/)
    const titles = [...plainTextOf(message).matchAll(/^\*\*(.+)\*\*$/gm)].map(([, name = '']) => name)
    expect(titles).toHaveLength(3)
    expect(ben.sees().map(({ id }) => id)).not.toContain(message.id)
    for (const name of titles) {
      const said = plainTextOf(message).split('\n')
      const clause = said[said.indexOf(`**${name}**`) + 1] ?? ''
      const opened = messageOf(await ana.press(await asks(UNSURE), name))
      expect(title(opened)).toBe(`### ${name}`)
      expect(plainTextOf(opened)).toContain(`\n> ${clause.replace(/^- /, '')}\n`)
    }
  })
})

describe('eine Frage auf Deutsch', () => {
  const FRAGE = 'darf ich betäubt verteidigen'
  const ANTWORT = '> Verteidigen ist kein Angriff: Ein betäubter Held oder Verbündeter kann verteidigen'

  it('bekommt zuerst die Antwort, dann das Stichwort in Kürze', async () => {
    const message = await fragt(FRAGE)
    expect(title(message)).toBe('### Betäubt, Betäuben')
    expect(plainTextOf(message)).toContain(`\n${ANTWORT}`)
    expect(plainTextOf(message).indexOf(ANTWORT)).toBeLessThan(plainTextOf(message).indexOf('**Kurz:**'))
    expect(plainTextOf(message)).not.toMatch(/MC-|AMB-/)
    expect(wordsIn(message)).toBeLessThanOrEqual(120)
    expect(message.ephemeral).toBe(false)
  })

  it('behält die Antwort in der anderen Sprache, nach „Alles“ und geteilt', async () => {
    const message = messageOf(await ben.command('regel', { suche: FRAGE, privat: true }))
    const english = messageOf(await ben.press(message, 'English'))
    expect(plainTextOf(english)).toContain('\n> Defending is not attacking')
    const all = messageOf(await ben.press(messageOf(await ben.press(english, 'Deutsch')), 'Alles'))
    expect(plainTextOf(all)).toContain(' `MC-STUN-07')
    const back = messageOf(await ben.press(all, 'In Kürze'))
    expect(plainTextOf(back)).toContain(`\n${ANTWORT}`)
    const shared = messageOf(await ben.press(back, 'Teilen'))
    expect(plainTextOf(shared)).toContain(`-# Geteilt von <@${ben.id}>`)
    expect(plainTextOf(shared)).toContain(`\n${ANTWORT}`)
  })

  it('zeigt nur dem, der fragt, was passen könnte, wo nichts sicher ist', async () => {
    const message = await fragt('kann ich mit zwei blockern hintereinander blocken')
    expect(message.ephemeral).toBe(true)
    expect(plainTextOf(message)).toMatch(/^Dazu habe ich nichts Sicheres gefunden/)
    const opened = messageOf(await ben.press(message, 'Blocker'))
    expect(title(opened)).toBe('### Blocker')
    expect(plainTextOf(opened)).toContain('\n> Eine ruhende Einheit kann ⟨Blocker⟩ nicht nutzen')
  })

  it('ein Wort des einen Spiels entscheidet, welches gemeint ist', async () => {
    expect(plainTextOf(await fragt('darf eine einheit sofort angreifen'))).toContain('GUNDAM CARD GAME')
    expect(plainTextOf(await fragt('bekommen schergen auch boostkarten'))).toContain('Marvel Champions')
  })
})

describe('what names a thing', () => {
  it.each([
    ['stun card', 'Stun, Stunned'],
    ['teamup keyword', 'Team-Up'],
    ['peirce', 'Piercing'],
    ['hero from', 'Form, Change Form'],
    ['#7-6', '7-6 End Phase'],
    ['7-6-2-', '8-5-2 Attack on a Player'],
  ])('“%s” leads to %s', async (query, name) => {
    expect(title(await asks(query))).toBe(`### ${name}`)
  })

  it('„punkt 7-5-2-1“ führt zu ihrer Regel', async () => {
    const message = await fragt('punkt 7-5-2-1')
    expect(title(message)).toBe('### 8-4-2 Schadensschritt entfällt')
    expect(plainTextOf(message)).toContain('in Version 1.0: 7-5-2-1')
  })

  it.each(['rush', 'tuff'])('“%s” finds nothing certain', async query => {
    const message = await asks(query)
    expect(message.ephemeral).toBe(true)
    expect(plainTextOf(message)).toMatch(/^I found nothing/)
  })
})
