// Checks /card and the ways between cards and rules with the real client and every request over the wire, in both languages.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { everyComponent } from '../../src/loopback/interaction/components.ts'
import {
  type Actor,
  type Discord,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../src/loopback/start-loopback.ts'
import { startOnDiscord } from './in-process-bot.ts'
import { refusedBy } from './refusals.ts'

let discord: Discord
let here: Awaited<ReturnType<typeof startOnDiscord>>
let ana: Actor
let jule: Actor

beforeAll(async () => {
  here = await startOnDiscord()
  discord = here.discord
  ana = discord.user('Ana')
  jule = discord.user('Ben')
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
const card = async (query: string): Promise<SeenMessage> =>
  messageOf(await ana.command('card', { card: query }))
const karte = async (query: string): Promise<SeenMessage> =>
  messageOf(await jule.command('karte', { karte: query }))

describe('/card', () => {
  it('shows a card by half its name to all, with the ways on', async () => {
    const message = await card('rhin')
    expect(title(message)).toBe('### Rhino I')
    expect(plainTextOf(message)).toContain('SCH 1 · ATK 2 · 14 hit points per player')
    expect(labels(message)).toEqual(expect.arrayContaining(['Attack with it', 'Card database', 'Deutsch']))
    expect(message.ephemeral).toBe(false)
  })

  it('offers names while somebody types, each name once, and takes what was chosen', async () => {
    const choices = await ana.autocomplete('card', { card: 'captain am' }, 'card')
    expect(choices[0]?.name).toMatch(/^Captain America · \+\d+$/)
    expect(choices.filter(({ name }) => name.startsWith('Captain America ·'))).toHaveLength(1)
    expect(title(await card(String(choices[0]?.value)))).toBe('### Captain America (Steve Rogers)')
  })

  it('shows another card of the name, and the official answers, in the same message', async () => {
    const rhino = await card('Rhino')
    const third = messageOf(
      await ana.select(rhino, 'Other cards of this name…', 'Rhino III · villain, unique'),
    )
    expect(title(third)).toBe('### Rhino III')
    const webbed = await card('Webbed Up')
    const answers = messageOf(
      await ana.press(webbed, labels(webbed).find(one => one.startsWith('Official answers')) ?? ''),
    )
    expect(plainTextOf(answers)).toMatch(
      /-# Official, July 2026: Rules Reference 1\.8, FAQ, Webbed Up \(#9\)\./,
    )
    expect(title(messageOf(await ana.press(answers, 'The card')))).toBe('### Webbed Up')
  })

  it('fills the form of an attack', async () => {
    const form = modalOf(await ana.press(await card('01095'), 'Attack with it'))
    expect(JSON.stringify(form)).toContain('Rhino II')
  })

  it('gives somebody else a message of their own', async () => {
    const message = await card('Rhino')
    const own = messageOf(await jule.press(message, 'Deutsch'))
    expect(own.ephemeral).toBe(true)
    expect(plainTextOf(own)).toContain('Schurke')
  })

  it('says privately what may be meant, and offers the rule that is called so', async () => {
    const message = await card('overkill')
    expect(message.ephemeral).toBe(true)
    expect(labels(message)).toContain('Rule: Overkill')
    expect(plainTextOf(await card('qqqqzzzz'))).toContain('I know no card like this.')
  })
})

describe('/karte', () => {
  it('findet die Karte mit ihrem deutschen Namen', async () => {
    const message = await karte('eingespon')
    expect(title(message)).toBe('### Eingesponnen')
    expect(plainTextOf(message)).toContain('-# Webbed Up · Upgrade')
    expect(labels(message)).toContain('Kartendatenbank')
  })

  it('bietet zum Namen einer Regel auch die Regel an', async () => {
    expect(labels(await karte('Schutz')).filter(label => label.startsWith('Regel: '))).toHaveLength(1)
    expect(labels(await karte('Wache')).filter(label => label.includes('Wache'))).toHaveLength(1)
  })

  it('findet Gundam-Karten mit ihrer Nummer', async () => {
    expect(plainTextOf(await karte('ST01-010'))).toContain('Seine Einheit bekommt AP +2, TP +1.')
  })
})

describe('rules and cards', () => {
  it('/rule with the name of a card offers the card and finds its official answers', async () => {
    const message = messageOf(await ana.command('rule', { query: 'Webbed Up' }))
    expect(labels(message)).toContain('Card: Webbed Up')
    const shown = messageOf(await ana.press(message, 'Card: Webbed Up'))
    expect([title(shown), shown.ephemeral]).toEqual(['### Webbed Up', true])
  })

  it('/rule with the name of a card that no rule has shows no rule, but the card and its official answers', async () => {
    const rhino = messageOf(await ana.command('rule', { query: 'Rhino' }))
    expect(plainTextOf(rhino)).toContain('No rule is called that, but a card is:')
    expect(labels(rhino)).toEqual(['Card: Rhino I'])
    const spun = messageOf(await jule.command('regel', { suche: 'Eingesponnen' }))
    expect(plainTextOf(spun)).toContain(
      '**Wie viele Angriffe verliert der Gegner mit „Eingesponnen“?**\n- Zwei.',
    )
    expect(labels(spun)).toContain('Karte: Eingesponnen')
  })

  it('/rule answers a question about a card with the official answer', async () => {
    const message = messageOf(await ana.command('rule', { query: 'can melee hit the same enemy twice' }))
    expect(plainTextOf(message)).toContain('The second hit must go to another enemy.')
  })

  it('/regel findet eine offizielle Antwort mit ihrer Nummer', async () => {
    const message = messageOf(await jule.command('regel', { suche: 'MC-FAQ-core-21' }))
    expect(plainTextOf(message)).toContain('-# Offiziell, Juli 2026: Regelreferenz 1.8, FAQ, ')
    expect(labels(message)).not.toContain('Alles')
  })

  it('“Find rules” finds the cards that a message names in full', async () => {
    const said = discord.user('Chris').say('Does Webbed Up stop retaliate?')
    const found = messageOf(await ana.contextMenu('Find rules', said))
    expect(labels(found)).toEqual(expect.arrayContaining(['Retaliate X', 'Webbed Up']))
  })
})
