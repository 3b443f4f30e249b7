// Checks the choices behind “More…” on a board and at the end, with two people in two languages.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { freshDatabase } from '../fresh-database.ts'
import {
  begin,
  boardsIn,
  customIdOf,
  openTable,
  pressAll,
  privately,
  SPIDER_MAN,
  type Table,
} from './table.ts'

const DEFEND = 'Spider-Man (basic, DEF 3)'

let table: Table
let ana: Actor
let ben: Actor
let board: SeenMessage

beforeAll(async () => {
  table = await openTable()
  ;({ ana, ben } = table)
})
afterAll(() => table.close())
beforeEach(async () => {
  board = await begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
})
afterEach(() => expect(table.refusals()).toEqual([]))

const more = (actor: Actor, what: string, on = board) => actor.select(on, 'More…', what)
const lines = (message: SeenMessage): string[] => plainTextOf(message).split('\n')

describe('More…', () => {
  it('shows the earlier steps, also what was taken back, page by page', async () => {
    let now = await pressAll(ana, await pressAll(ana, board, DEFEND, 'Undo'), DEFEND)
    for (let i = 0; i < 20; i += 1) {
      const form = modalOf(await ana.press(now, 'Something happens first…'))
      await ana.submit(form, { what: 'A note', text: `${i} ${'long '.repeat(36)}` })
      now = await table.discord.waitFor(() => boardsIn(ana, { id: board.channel_id }).at(-1))
    }
    const last = messageOf(await more(ben, 'Earlier steps', now))
    expect(last.ephemeral).toBe(true)
    expect(plainTextOf(last)).toContain('-# Seite 2 von 2')
    const first = messageOf(await ben.press(last, '← Früher'))
    expect([first.id, plainTextOf(first)]).toEqual([
      last.id,
      expect.stringContaining('~~ zurückgenommen von Ana'),
    ])
    expect(plainTextOf(messageOf(await ben.press(first, 'Später →')))).toContain('Seite 2 von 2')
  })

  it('brings the board down here, and closes the one above', async () => {
    const down = messageOf(await more(ben, 'Down here'))
    expect([down.ephemeral, down.channel_id]).toEqual([false, board.channel_id])
    await table.discord.waitFor(() => boardsIn(ana, { id: board.channel_id }).length === 1)
    expect(boardsIn(ana, { id: board.channel_id })[0]?.id).toBe(down.id)
    await pressAll(ana, down, DEFEND)
  })

  it('shows the board in the other language, to read', async () => {
    const german = messageOf(await more(ben, 'Deutsch'))
    expect(german.ephemeral).toBe(true)
    expect(plainTextOf(german)).toContain('## Rhino II greift Ana an')
    expect(plainTextOf(german)).toContain('**Wer verteidigt?**')
    expect(plainTextOf(german)).not.toContain('[')
    expect(lines(await pressAll(ana, board, DEFEND))[0]).toBe('## Rhino II attacks Ana')
  })

  it('corrects the table', async () => {
    const form = modalOf(await more(ana, 'Correct the table'))
    const changed = messageOf(
      await ana.submit(form, {
        whom: 'Spider-Man',
        damage: '+3',
        'atk/def': '/4',
        status: ['Tough', 'Exhausted'],
      }),
    )
    expect(lines(changed)).toContain('**Spider-Man** · DEF 4 · 7 of 10 HP · exhausted · tough · *target*')
    expect(plainTextOf(changed)).not.toContain('(basic, DEF')
    expect(lines(await pressAll(ana, changed, 'Undo'))).toContain(
      '**Spider-Man** · DEF 3 · 10 of 10 HP · ready · *target*',
    )
  })

  it('hands the lead over, and a side; who may not is told who may', async () => {
    const refused = privately(
      await ben.submit(modalOf(await more(ben, 'Hand over the lead or a seat')), { user: ben.id }),
    )
    expect(refused).toBe('Die Leitung kann nur Ana übergeben.')
    const handOver = async (from: Actor, to: Actor, side?: string, at = board) => {
      const form = modalOf(await more(from, 'Hand over the lead or a seat', at))
      return from.submit(form, { ...(side && { side }), user: to.id })
    }
    const outside = messageOf(await handOver(ana, ben))
    expect(plainTextOf(outside)).toMatch(/^Ben has no seat in this attack\./)
    const again = modalOf(await ana.press(outside, 'Change it'))
    const bot = messageOf(await ana.submit(again, { user: table.discord.applicationId }))
    expect([bot.id, lines(bot)[0]]).toEqual([outside.id, 'A bot cannot play. Choose a person.'])
    expect(modalOf(await ana.press(bot, 'Change it')).title).toBe(again.title)
    const offered = messageOf(await handOver(ana, ben, 'The seat of Ana'))
    expect(lines(offered).slice(0, 3)).toEqual([
      '## Rhino II attacks Ben',
      expect.stringMatching(/^-# /),
      '-# Ben, this seat is offered to you.',
    ])
    const told = () =>
      ana
        .in(board.channel_id)
        .sees()
        .filter(({ ephemeral }) => ephemeral)
    const hears = (said: string, times: number) =>
      table.discord.waitFor(() => told().filter(one => plainTextOf(one) === said).length === times)
    await hears('Offered: Ben has a day to take it.', 1)
    expect(plainTextOf(messageOf(await handOver(ana, ben, undefined, offered)))).toMatch(/^Ben has no seat/)
    const seated = messageOf(await ben.press(offered, 'Take the offer'))
    expect(plainTextOf(seated)).not.toContain('offered to you')
    const asked = messageOf(await handOver(ana, ben, undefined, seated))
    await hears('Offered: Ben has a day to take it.', 2)
    expect(lines(asked)[2]).toBe('-# Ben, the lead is offered to you.')
    expect(
      privately(
        await ben.submit(modalOf(await more(ben, 'Hand over the lead or a seat', asked)), { user: ben.id }),
      ),
    ).toMatch(/^Die Leitung kann nur /)
    const led = messageOf(await ben.press(asked, 'Take the offer'))
    expect(privately(await ana.press(led, DEFEND))).toBe('Only Ben decides this.')
    // Ben leads now and may act for all; Ana, the starter, plays her own side again.
    expect(privately(await handOver(ben, table.discord.user('Chris'), undefined, led))).toMatch(
      /^Chris hat an diesem Angriff keinen Platz\./,
    )
    const back = messageOf(await handOver(ben, ana, 'Der Platz von Ben', led))
    const handed = await pressAll(ana, await pressAll(ben, back, DEFEND), '1')
    expect(lines(handed)[0]).toBe('## Rhino II attacks Ana')
    expect(
      privately(
        await ben.submit(modalOf(await more(ben, 'Hand over the lead or a seat', handed)), {
          user: table.discord.applicationId,
        }),
      ),
    ).toBe('Ein Bot kann nicht mitspielen. Wähle einen Menschen.\n[Ändern]')
  })
})

describe('at the end', () => {
  beforeEach(async () => {
    board = await pressAll(ana, board, DEFEND, 'Undo', DEFEND, '2', 'Deal 2 damage', 'Finish')
  })

  it('the transcript tells all in the language of whoever asks, and its script plays to the same end', async () => {
    const transcript = messageOf(await ben.press(board, 'Transcript'))
    expect(transcript.ephemeral).toBe(true)
    const [story, script] = await Promise.all(
      transcript.attachments.map(({ url }) => fetch(url).then(one => one.text())),
    )
    expect(story).toContain('Rhino II greift Ana an')
    expect(story).toContain('1. Ana: Spider-Man (Basis, VER 3) (zurückgenommen von Ana)\n  ~ ')
    expect(story).toContain('    Spider-Man nimmt 2 Schaden: noch 8 LP. [MC-EA-32]')
    const file = freshDatabase().replace('riposte.sqlite', 'attack.json')
    writeFileSync(file, script ?? '')
    const resolve = ['--import', './src/node-24.js', 'src/cli/resolve.ts', file, '--json']
    const { stdout, status } = spawnSync(process.execPath, resolve, {
      cwd: join(import.meta.dirname, '../../..'),
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      prompt: null,
      outcome: {
        attacked: { player: 'p1', character: 'hero-2' },
        defense: 'basic',
        damage: { placed: [{ piece: 'hero-2', amount: 2 }] },
      },
    })
  })

  it('Again of an earlier version starts the next attack with the table as it stands, and leads there later', async () => {
    const again = customIdOf(board, 'Rhino II attacks Ana').replace(/next(.{11}\|\d+).*/, 'again$1')
    const next = messageOf(await ana.pressRaw(board, again))
    expect(next.channel_id).toBe(board.channel_id)
    expect(plainTextOf(next)).toContain('**Spider-Man** · DEF 3 · 8 of 10 HP · exhausted · *target*')
    await pressAll(ana, next, 'Nobody')
    expect(privately(await ben.pressRaw(board, again))).toContain(
      'Hier geht es schon weiter: Rhino II greift Ana an.',
    )
  })

  it('the list offers it again from anywhere, with its transcript', async () => {
    const list = messageOf(await ana.in('rules').command('attack list'))
    const over = lines(list).find(line => line.includes(' · over · '))
    expect(over).toMatch(
      /^- Rhino II attacked Spider-Man: 2 damage, 8 of 10 HP left · over · <#\d+> · <t:\d+:R>$/,
    )
    const options = list.components?.at(-1)?.components?.[0]?.options ?? []
    const option = options.find(({ description }) => description === 'over')
    const looked = messageOf(await ana.select(list, 'Open one…', option?.value ?? ''))
    expect(plainTextOf(looked)).toContain('A card with icons comes…]\n[Bring it here] [Transcript]')
    expect(looked.id).toBe(list.id)
    const transcript = messageOf(await ana.press(looked, 'Transcript'))
    expect([transcript.id, transcript.attachments.length]).toEqual([list.id, 2])
    const said = messageOf(await ana.press(transcript, 'Rhino II attacks Ana'))
    const { channel_id: thread } = board
    expect([said.id, said.ephemeral, plainTextOf(said)]).toEqual([
      list.id,
      true,
      `The next attack is in <#${thread}>.`,
    ])
    await table.discord.waitFor(() =>
      boardsIn(ana, { id: thread }).some(one => plainTextOf(one).startsWith('## Rhino II attacks Ana')),
    )
    const empty = privately(await table.discord.user('Chris').command('attack list'))
    expect(empty).toContain('You have no attacks yet.')
  })
})
