// Whatever field of whatever packet Discord leaves out or sets to null: the bot goes on, and who asked hears something.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageOf, plainTextOf } from '../../../../src/loopback/start-loopback.ts'
import { openProcessTable, type ProcessTable } from '../../attack/table.ts'
import { type Damage, damaged, damagesOf, inWords, sampled } from './damages.ts'
import { kindsAt, payloadOf, silentAfter } from './interactions.ts'
import { wholeDispatches } from './whole-dispatches.ts'

let table: ProcessTable
let hasEnded = false

beforeAll(async () => {
  table = await openProcessTable({ answerWithin: 3_000 })
  void table
    .bot()
    .ended()
    .then(() => {
      hasEnded = true
    })
})
afterAll(() => table.close())

/** What the log says about a death, for the test that finds one. */
const lastWords = () =>
  table
    .bot()
    .log()
    .filter(({ level }) => level === 'fatal')

/** Waits until the bot has read all that was sent before, and answers. @throws Error if it does not */
async function goesOn(): Promise<boolean> {
  const isAnswered = async () =>
    plainTextOf(messageOf(await table.ana.command('rule', { query: 'retaliate' }))).includes('Retaliate')
  await table.discord.waitFor(() => hasEnded || isAnswered().catch(() => false))
  expect(lastWords()).toEqual([])
  return !hasEnded
}

describe('a packet about a server', () => {
  it('ends nothing, whichever of its fields is null or missing', async () => {
    const { discord } = table
    const guild = discord.addGuild({ name: 'Somewhere else', channels: ['there'] })
    const whole = wholeDispatches(discord, guild)
    const create = whole.find(({ t }) => t === 'GUILD_CREATE')
    const afresh = [{ t: 'GUILD_DELETE', d: { id: guild.id } }, ...(create ? [create] : [])]
    const all = whole.flatMap(({ t, d }) => damagesOf(d).map(damage => ({ t, d, damage })))
    expect(all.length).toBeGreaterThan(1_500)
    for (const { t, d, damage } of sampled(all, 6)) {
      discord.faults.upset(...afresh, { t, d: damaged(d, damage) })
      await new Promise(setImmediate)
      if (hasEnded) expect.fail(`${inWords(t, damage)} or one before it: ${JSON.stringify(lastWords())}`)
    }
    expect(await goesOn()).toBe(true)
  })
})

describe('an interaction', () => {
  /** Without these nobody can answer: Discord itself would not know to whom. */
  const isAnswerable = ({ path: [first] }: Damage) =>
    first !== undefined && first !== 'id' && first !== 'token'
  const AT_ONCE = 20

  it('is answered or told, whichever of its fields is null or missing', async () => {
    const kinds = await kindsAt(table)
    const tried = { all: 0, some: 0 }
    const silent: string[] = []
    for (const kind of kinds) {
      const all = damagesOf(await payloadOf(table, kind)).filter(isAnswerable)
      const some = [...sampled(all, 0.4)]
      tried.all += all.length
      tried.some += some.length
      while (some.length > 0) {
        const damages = some.splice(0, AT_ONCE)
        const unheard = await silentAfter(table, kind, damages)
        silent.push(...unheard.map(damage => inWords(kind.name, damage)))
        if (hasEnded) expect.fail(`one of ${damages.map(damage => inWords(kind.name, damage)).join('; ')}`)
      }
    }
    expect(tried.all).toBeGreaterThan(1_500)
    expect(silent).toEqual([])
    expect(await goesOn()).toBe(true)
  })

  it('that nobody could answer ends nothing', async () => {
    const { interactions } = table.discord.loopback
    const { answerWithin } = interactions
    const [kind, ...others] = await kindsAt(table)
    if (!kind || others.length === 0) throw new Error('there are no interactions')
    const none = damagesOf(await payloadOf(table, kind)).filter(damage => !isAnswerable(damage))
    interactions.answerWithin = 100
    expect(await silentAfter(table, kind, none)).toEqual(none)
    interactions.answerWithin = answerWithin
    expect(await goesOn()).toBe(true)
  })
})
