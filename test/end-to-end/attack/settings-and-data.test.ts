// What settings mean for attacks; and what is left of a person in them.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import type { LogRow } from '../../../src/store/walkthroughs.ts'
import { appendTo } from '../../support/store/append-to.ts'
import { sample } from '../../support/store/contract/samples.ts'
import { exportedBy } from '../exported.ts'
import { begin, openTable, pressAll, privately, SPIDER_MAN, type Table } from './table.ts'

const RHINO = { enemy: 'Rhino II', hero: SPIDER_MAN }
const UNSET = { language: 'unset', private: 'unset' }

let table: Table
let ana: Actor
let ben: Actor
let chris: Actor

beforeAll(async () => {
  table = await openTable()
  ;({ ana, ben } = table)
  chris = table.discord.user('Chris')
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

/** Stores an attack of this person with so many rows of a megabyte each, beside the bot. */
async function keepMuch(actor: Actor, rows: number): Promise<void> {
  const store = await openSqlite(table.database)
  const id = `much${actor.id}`
  await store.start(sample({ id, starter: actor.id, seats: [], created: Date.now() }), `start ${id}`)
  let known: readonly LogRow[] = []
  for (let number = 0; number < rows; number += 1) {
    const answer = { card: { note: 'n'.repeat(1_000_000) } }
    const row = { by: actor.id, at: Date.now(), answer }
    const appended = await appendTo(store, id, number, row, `${id} ${number}`, known)
    known = 'walkthrough' in appended ? appended.walkthrough.rows : known
  }
  await store.close()
}

const lines = (message: SeenMessage): string[] => plainTextOf(message).split('\n')
const start = (actor: Actor, options = {}) => begin(table, actor, 'attack enemy', { ...RHINO, ...options })
const set = (whose: 'me' | 'server', options: Record<string, string>) =>
  ana.command(`settings ${whose}`, options)

describe('a setting', () => {
  it('for the language is that of the attack; what the command says goes first', async () => {
    await set('server', { language: 'de' })
    expect(lines(await start(chris))[0]).toBe('## Rhino II greift Chris an')
    expect(lines(await start(chris, { language: 'en' }))[0]).toBe('## Rhino II attacks Chris')
    await set('me', { language: 'en' })
    expect(lines(await start(ana))[0]).toBe('## Rhino II attacks Ana')
    await set('me', UNSET)
    await set('server', UNSET)
    expect(lines(await start(chris))[0]).toBe('## Rhino II attacks Chris')
  })

  it('for private answers makes attacks private, unless the command says otherwise', async () => {
    await set('me', { private: 'yes' })
    const own = await start(ana)
    expect([own.ephemeral, own.channel_id]).toEqual([true, ana.channelId])
    const shown = await start(ana, { private: false })
    expect([shown.ephemeral, shown.channel_id === ana.channelId]).toEqual([false, false])
    await set('me', UNSET)
    expect((await start(ana)).ephemeral).toBe(false)
    expect((await start(ben, { private: true })).ephemeral).toBe(true)
  })

  it('for the edition is the one that is played by; the language decides if nobody has said', async () => {
    const rules = async (actor: Actor, options = {}) => lines(await start(actor, options))[1]
    expect(await rules(ana)).toBe('-# Marvel Champions · rules 1.8')
    expect(await rules(ben)).toBe('-# Marvel Champions · Regeln 1.6 (deutsch)')
    await set('me', { edition: '1.7' })
    expect(await rules(ana)).toBe('-# Marvel Champions · rules 1.7')
    expect(await rules(chris)).toBe('-# Marvel Champions · rules 1.8')
    await set('server', { edition: '1.6-de' })
    expect(await rules(ana)).toBe('-# Marvel Champions · rules 1.6 (German)')
    expect(await rules(ana, { edition: '1.7' })).toBe('-# Marvel Champions · rules 1.7')
    await set('server', { edition: 'unset' })
    expect(await rules(ana)).toBe('-# Marvel Champions · rules 1.7')
    await set('me', { edition: 'unset' })
  })
})

describe('a newer edition that nobody has chosen', () => {
  const NEWS = /^-# Marvel Champions attacks follow rules 1\.8 here, unless you choose another edition/m

  it('is told in the first attack of the server that all can see, once, and not where one is chosen', async () => {
    const other = await openTable()
    const from = async (name: string, options = {}) => {
      const board = await begin(other, other.discord.user(name), 'attack enemy', { ...RHINO, ...options })
      return plainTextOf(board)
    }
    expect(await from('Ana', { edition: '1.7' })).not.toMatch(NEWS)
    expect(await from('Ana', { private: true })).not.toMatch(NEWS)
    expect(await from('Ben')).not.toContain('Neu:')
    const board = await begin(other, other.ana, 'attack enemy', RHINO)
    expect(plainTextOf(board)).toMatch(NEWS)
    expect(plainTextOf(await pressAll(other.ana, board, 'Nobody'))).not.toMatch(NEWS)
    expect(await from('Chris')).not.toMatch(NEWS)
    await other.close()
  })

  it('is not told to a server that has chosen another', async () => {
    const other = await openTable()
    await other.ana.command('settings server', { edition: '1.7' })
    expect(plainTextOf(await begin(other, other.ana, 'attack enemy', RHINO))).not.toMatch(/New:/)
    await other.close()
  })
})

describe('what is stored about a person', () => {
  it('holds the attacks that they took part in, with their own decisions and nobody else’s name', async () => {
    const board = await start(ana, { player: chris.id })
    await pressAll(ana, await pressAll(chris, board, 'Nobody'), '1')
    const [file] = await exportedBy(table.discord, chris)
    const { user, walkthroughs = [] } = file?.content ?? {}
    const { head, rows } = walkthroughs[0]
    expect(user).toBe(chris.id)
    expect(head).toMatchObject({
      flow: 'marvel-champions/enemy-attack',
      thread: board.channel_id,
      starter: null,
      seats: [{ player: 'p1', user: chris.id, name: 'Chris' }],
    })
    expect(rows).toMatchObject([
      { number: 1, by: chris.id, answer: { question: 'defend', choice: 'nobody' } },
    ])
    expect(JSON.stringify(walkthroughs)).not.toContain(ana.id)
  })

  it('follows in several messages where it is more than Discord takes at once', async () => {
    const dora = table.discord.addUser({ name: 'Dora', locale: 'en-GB' }).in(ana.channelId)
    await keepMuch(dora, 26)
    const files = await exportedBy(table.discord, dora)
    const numbers = files.flatMap(({ content }) =>
      content.walkthroughs.flatMap(({ rows }) => rows.map(({ number }: { number: number }) => number)),
    )
    expect(numbers).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
    expect(files.map(({ name }) => name)).toEqual([1, 2, 3, 4].map(number => `riposte-data-${number}.json`))
    expect(dora.sees().filter(({ ephemeral }) => ephemeral)).toHaveLength(5)
  })

  it('is told as incomplete where Discord does not take a file', async () => {
    const emil = table.discord.addUser({ name: 'Emil', locale: 'en-GB' }).in(ana.channelId)
    await keepMuch(emil, 2)
    table.discord.faults.failFor(60_000, 502, /^\/webhooks\/\d+\/[^/]+$/, /^multipart/)
    expect(plainTextOf(messageOf(await emil.command('settings data export')))).toContain('follows below')
    const told = () => emil.sees().map(plainTextOf)
    await table.discord.waitFor(() => told().some(one => one.startsWith('Discord did not take')))
    expect(told().at(-1)).toContain('riposte-data.json')
    expect(emil.sees().flatMap(({ attachments }) => attachments)).toEqual([])
  })

  it('is gone once they want it so: somebody has played, and their side is open', async () => {
    const board = await start(ana, { player: chris.id })
    const now = await pressAll(chris, board, 'Nobody')
    const question = messageOf(await chris.command('settings data delete'))
    await chris.press(question, 'Delete everything about me')
    expect(plainTextOf(messageOf(await chris.command('settings data export')))).toBe(
      'Nothing is stored about you.',
    )
    const after = await pressAll(ben, now, '2')
    expect(lines(after)[0]).toBe('## Rhino II attacks Spider-Man')
    expect(plainTextOf(after)).not.toContain('Chris')
    const transcript = messageOf(
      await ana.press(await pressAll(ana, after, 'Deal 5 damage', 'Finish'), 'Transcript'),
    )
    const story = await (await fetch(transcript.attachments[0]?.url ?? '')).text()
    expect(story).toContain('1. someone: Nobody')
    expect(story).toContain(`Rhino II attacks Player 1`)
    expect(story).not.toContain('Chris')
  })

  it('may be that of whoever led: then everybody may take back what nobody in particular has decided', async () => {
    const board = await start(ben, { language: 'en' })
    const now = await pressAll(ben, board, 'Nobody')
    await ben.press(messageOf(await ben.command('einstellungen daten löschen')), 'Alles über mich löschen')
    expect(privately(await chris.select(now, 'More…', 'Preview'))).toContain('What if…')
    const back = await pressAll(chris, now, 'Undo')
    expect(plainTextOf(back)).toContain('**Who defends?**')
    await pressAll(ana, back, 'Spider-Man (basic, DEF 3)')
  })
})
