// Checks the settings of a table: edition and language of what follows are its lead's, seats change without a chapter.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { DEFEND, inNewChannel, RHINO } from './channel.ts'
import { begin, openTable, pressAll, privately, stored, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table))
})
afterEach(() => expect(table.refusals()).toEqual([]))

/** Rhino has attacked Ana at a table of two players, and both stand in its thread. */
async function over(): Promise<SeenMessage> {
  const begun = await begin(table, ana, 'attack enemy', { ...RHINO, players: 2 })
  const done = await pressAll(ana, begun, DEFEND, '2', 'Deal 2 damage', 'Finish')
  ana = ana.in({ id: done.channel_id })
  ben = ben.in({ id: done.channel_id })
  return done
}

async function read(board: SeenMessage) {
  const store = await openSqlite(table.database)
  const walkthrough = await stored(store, board)
  await store.close()
  return walkthrough
}

it('rules and language are chosen by the lead between attacks, and the story says from where on they count', async () => {
  const first = await over()
  const shown = messageOf(await ana.command('attack table', {}))
  const settings = messageOf(await ana.press(shown, 'Settings'))
  expect([settings.ephemeral, plainTextOf(settings).split('\n')]).toEqual([
    true,
    [
      '### Settings of this table',
      'Rules: 1.8 · language: English',
      '**Ana** · Spider-Man',
      '**Player 2** · open to everybody',
      '-# Rules and language count from the next attack on.',
      '[Rules ▾ Rules 1.8 ✓ · Rules 1.7 · Rules 1.6 (German)]',
      '[Language ▾ English ✓ · Deutsch]',
      '[Who plays whom…] [Player 2: that is me]',
    ],
  ])
  const asked = privately(await ben.press(shown, 'Settings'))
  expect(asked).toContain('Regeln und Sprache wählt Ana: Wer den Tisch leitet, entscheidet darüber.')
  expect(asked).not.toContain('▾')
  const newer = messageOf(await ana.select(settings, 'Rules', 'Rules 1.7'))
  expect(plainTextOf(newer)).toContain('Rules: 1.7 · language: English')
  await ana.select(newer, 'Language', 'Deutsch')
  const second = messageOf(await ana.press(first, 'Rhino II attacks Ana'))
  expect(plainTextOf(second)).toContain('## Rhino II greift Ana an')
  expect(plainTextOf(second)).toContain('Ab hier: Regeln 1.7, Deutsch.')
  expect(await read(second)).toMatchObject({ language: 'de', setUp: { edition: '1.7' } })

  const late = privately(await ana.select(newer, 'Rules', 'Rules 1.8'))
  expect(late).toBe(
    'An attack is still going on, so rules and language stay as they are. Once it is finished, or ended early under “More…” on its board, you can change them.',
  )
  const done = await pressAll(ana, second, 'Niemand', '1', '4 Schaden zufügen', 'Fertig')
  const third = messageOf(await ana.press(done, 'Rhino II greift Ana an'))
  expect(plainTextOf(third)).not.toContain('Ab hier')
  expect(await read(third)).toMatchObject({ language: 'de', setUp: { edition: '1.7' } })
  const end = await pressAll(ana, third, 'Niemand', '0', '3 Schaden zufügen', 'Fertig')
  const files = messageOf(await ben.press(end, 'Mitschrift')).attachments
  const told = await fetch(files.find(({ filename }) => filename === 'table.txt')?.url ?? '').then(one =>
    one.text(),
  )
  expect(told.match(/Ab hier: .*/g)).toEqual(['Ab hier: Regeln 1.7, Deutsch.'])
})

it('a seat is taken or given there without a chapter, also while an attack is open', async () => {
  const first = await over()
  const shown = messageOf(await ben.command('angriff tisch', {}))
  const settings = messageOf(await ben.press(shown, 'Settings'))
  expect(privately(await ben.press(settings, 'Spieler 2 bin ich'))).toContain('Ben')
  expect(await read(first)).toMatchObject({ number: 1, isTip: true, revision: 4 })
  expect((await read(first)).seats).toMatchObject([{ name: 'Ana' }, { player: 'p2', name: 'Ben' }])

  const second = messageOf(await ana.press(first, 'Rhino II attacks Ana'))
  const own = messageOf(await ana.press(messageOf(await ana.command('attack table', {})), 'Settings'))
  expect(plainTextOf(own)).toMatch(/An attack is still going on, .*\n\[Who plays whom…\]$/)
  const chris = table.discord.user('Chris').in(ana.channelId)
  const form = modalOf(await ana.press(own, 'Who plays whom…'))
  expect(privately(await ana.submit(form, { side: 'p1', user: chris.id }))).toContain(
    'Offered: Chris has a day to take it.',
  )
  expect(await read(second)).toMatchObject({ revision: 0, offers: [{ player: 'p1', user: chris.id }] })
})
