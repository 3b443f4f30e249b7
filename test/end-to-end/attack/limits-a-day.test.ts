// Limits what each person begins, stops and deletes on a day; a server's manager can close attacks.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, messageOf, modalOf, plainTextOf } from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { begin, openTable, privately, SPIDER_MAN, type Table } from './table.ts'

const ATTACK = { enemy: 'Rhino II', hero: SPIDER_MAN }
const PRIVATE = { ...ATTACK, private: true }
const HOUR = 3_600_000
let passed = 0
let table: Table
let chris: Actor

/** Limits: three open attacks for a person, five in a server, and twelve a day for a person. */
beforeAll(async () => {
  const most = { MOST_OPEN_PER_PERSON: '3', MOST_OPEN_PER_SERVER: '5', MOST_A_DAY_PER_PERSON: '12' }
  table = await openTable({ now: () => Date.now() + passed, told: most })
  chris = table.discord.user('Chris')
})
afterAll(() => table.close())

async function deleteEverything(actor: Actor): Promise<void> {
  const question = messageOf(await actor.command('settings data delete'))
  expect(plainTextOf(question)).toContain('private attacks in which nobody else takes part')
  await actor.press(question, 'Delete everything about me')
}

async function open(): Promise<number> {
  const store = await openSqlite(table.database)
  const count = await store.countOpen()
  await store.close()
  return count
}

const IN_VAIN = /^You have started or reopened 12 attacks today, .* <t:\d+:R>\.$/

describe('somebody who begins attacks and deletes their data, over and over', () => {
  it('leaves nothing open, private or not, and keeps nobody else from beginning', async () => {
    for (const options of [PRIVATE, ATTACK, PRIVATE]) {
      for (let n = 0; n < 3; n += 1) await begin(table, chris, 'attack enemy', options)
      expect(privately(await chris.command('attack enemy', { table: 'new', ...options }))).toMatch(
        /^You already have 3 open attacks, /,
      )
      await deleteEverything(chris)
    }
    expect(await open()).toBe(0)
    expect(plainTextOf(await begin(table, table.ben, 'attack enemy', ATTACK))).toContain('Rhino II')
  })

  it('begins no more of them on one day than anybody else, in whatever way', async () => {
    for (let n = 0; n < 3; n += 1) await begin(table, chris, 'attack enemy', PRIVATE)
    await deleteEverything(chris)
    const rule = messageOf(await chris.command('rule', { query: 'defend' }))
    const help = messageOf(await chris.command('help'))
    const form = modalOf(await chris.press(help, 'An enemy attacks…'))
    for (const outcome of [
      await chris.command('attack enemy', { table: 'new', ...PRIVATE }),
      await chris.dm().command('attack enemy', { table: 'new', ...ATTACK }),
      await chris.press(rule, 'Try it'),
      await chris.submit(form, { Enemy: 'Rhino II', Hero: 'card:01001a' }),
    ])
      expect(privately(outcome)).toMatch(IN_VAIN)
  })

  it('can begin again when the day is over', async () => {
    passed = 24 * HOUR
    await begin(table, chris, 'attack enemy', PRIVATE)
  })
})

describe('/settings server', () => {
  const settings = (actor: Actor) => actor.command('settings server')
  const CLOSE_IDLE = 'Close forgotten ones'

  it('says how many attacks are open: of the private ones no more than that', async () => {
    const shown = privately(await settings(table.ana))
    expect(shown).toContain('Open attacks: 1, plus 1 private · untouched for an hour: 1')
    const toBen = privately(await table.ben.command('einstellungen server'))
    expect(toBen).toContain('Offene Angriffe: 1, dazu 1 privater · seit einer Stunde unberührt: 1')
    expect(shown).toContain(CLOSE_IDLE)
    expect(toBen).not.toContain('[Vergessene schließen]')
  })

  it('closes, after one question, those that nobody has touched for an hour; then there is room again', async () => {
    for (let n = 0; n < 2; n += 1) await begin(table, table.ana, 'attack enemy', ATTACK)
    for (let n = 0; n < 2; n += 1) await begin(table, table.ben, 'attack enemy', ATTACK)
    expect(privately(await table.ana.command('attack enemy', { table: 'new', ...ATTACK }))).toMatch(
      /^This server already has 5 open attacks, /,
    )
    const question = messageOf(await table.ana.press(messageOf(await settings(table.ana)), CLOSE_IDLE))
    expect(plainTextOf(question)).toContain('Nobody has touched 1 attack for an hour.')
    expect(await open()).toBe(6)
    const done = messageOf(await table.ana.press(question, 'Close 1'))
    expect([done.id, plainTextOf(done)]).toEqual([
      question.id,
      '1 attack is closed. Only a player in it who may manage the server can continue it.',
    ])
    expect(await open()).toBe(5)
    await begin(table, table.ana, 'attack enemy', ATTACK)
  })

  it('closes all of them, whose boards say so; a private one elsewhere goes on', async () => {
    const board = await begin(table, chris.dm(), 'attack enemy', ATTACK)
    const question = messageOf(await table.ana.press(messageOf(await settings(table.ana)), 'Close all'))
    expect(plainTextOf(question)).toContain('6 attacks are open')
    await table.ana.press(question, 'Close 6')
    expect(await open()).toBe(1)
    const list = messageOf(await table.ana.command('attack list'))
    const options = list.components?.at(-1)?.components?.[0]?.options ?? []
    const { value = '' } = options.find(({ description }) => description === 'closed') ?? {}
    const looked = plainTextOf(messageOf(await table.ana.select(list, 'Open one…', value)))
    expect(looked).toContain('**Closed under /settings server.** Only a player in it who may manage')
    expect(looked).not.toContain('Ended early')
    expect(messageOf(await chris.dm().press(board, 'Nobody')).id).toBe(board.id)
    expect(privately(await settings(table.ana))).not.toContain('[Close')
  })

  it('closes nothing for somebody who may not manage the server, whatever they press', async () => {
    await begin(table, table.ben, 'attack enemy', ATTACK)
    const shown = messageOf(await settings(chris))
    for (const id of ['set1|ask|all', 'set1|close|all', 'set1|close|idle'])
      expect(privately(await chris.pressRaw(shown, id))).toContain('permission “Manage Server”')
    for (const id of ['set1|close|', 'set1|close|some', 'set1|ask', 'set1|close|all|x'])
      expect(privately(await table.ana.pressRaw(messageOf(await settings(table.ana)), id))).toContain(
        'does not belong',
      )
    const direct = messageOf(await table.ana.dm().command('settings me'))
    expect(privately(await table.ana.dm().pressRaw(direct, 'set1|close|all'))).toContain('There is no server')
    expect(await open()).toBe(2)
    expect(table.refusals()).toEqual([])
  })
})
