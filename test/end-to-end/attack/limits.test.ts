// Limits the open attacks: the bot explains a full limit privately, and the end of an attack makes room.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageOf, plainTextOf } from '../../../src/loopback/start-loopback.ts'
import { begin, boardsIn, openTable, pressAll, privately, SPIDER_MAN, type Table } from './table.ts'

const ATTACK = { enemy: 'Rhino II', hero: SPIDER_MAN }
let table: Table

beforeAll(async () => {
  table = await openTable({ told: { MOST_OPEN_PER_PERSON: '2', MOST_OPEN_PER_SERVER: '3' } })
})
afterAll(() => table.close())

it('a person, and then the server, has as many open as there may be, and is told what to do', async () => {
  const { ana, ben } = table
  const first = await begin(table, ana, 'attack enemy', ATTACK)
  await begin(table, ana, 'attack enemy', ATTACK)
  expect(privately(await ana.command('attack enemy', { table: 'new', ...ATTACK }))).toMatch(
    /^You already have 2 open attacks, .*\/attack list/,
  )
  await begin(table, ben, 'attack enemy', ATTACK)
  const refused = await ben.command('attack enemy', { table: 'new', ...ATTACK })
  expect(privately(refused)).toMatch(
    /^Auf diesem Server sind schon 3 Angriffe offen, .*\nDiese kannst du vorzeitig beenden:\n- Rhino II greift Ben an · läuft · <#/s,
  )
  const asked = messageOf(await ben.press(messageOf(refused), 'Vorzeitig beenden: Rhino II greift Ben an'))
  await ben.press(asked, 'Vorzeitig beenden')
  await begin(table, ben, 'attack enemy', ATTACK)
  await begin(table, ben.dm(), 'attack enemy', ATTACK)
  const shown = ana.in(first.channel_id)
  await pressAll(shown, first, 'Spider-Man (basic, DEF 3)', '2', 'Deal 2 damage', 'Finish')
  await begin(table, ana, 'attack enemy', ATTACK)
  expect(table.refusals()).toEqual([])
})

const STOP = 'End it early'
const STOPPED = '**Ended early.** The table goes on from here; “Go on” picks the attack up again.'

it('whoever started one stops it out of the list, and then another may begin', async () => {
  const { ana } = table
  expect(privately(await ana.command('attack enemy', { table: 'new', ...ATTACK }))).toMatch(
    /^You already have 2 open attacks, /,
  )
  const list = messageOf(await ana.command('attack list'))
  const states = plainTextOf(list).match(/(open|over) · <#/g)
  expect(states).toEqual(['open · <#', 'open · <#', 'over · <#'])
  const [option] = list.components?.at(-1)?.components?.[0]?.options ?? []
  const looked = messageOf(await ana.select(list, 'Open one…', option?.value ?? ''))
  const stopped = messageOf(await ana.press(messageOf(await ana.press(looked, STOP)), STOP))
  expect([stopped.id, plainTextOf(stopped)]).toEqual([list.id, STOPPED])
  await begin(table, ana, 'attack enemy', ATTACK)
  expect(plainTextOf(messageOf(await ana.command('attack list')))).toContain(' · ended early · <#')
})

it('the board of one that is stopped says so, until it goes on', async () => {
  const { ana, ben } = table
  const [, thread = ''] =
    /ended early · <#(\d+)>/.exec(plainTextOf(messageOf(await ana.command('attack list')))) ?? []
  const [board] = boardsIn(ana, { id: thread })
  if (!board) throw new Error('there is no board')
  expect(plainTextOf(board)).toContain(STOPPED)
  expect(plainTextOf(board)).not.toContain(STOP)
  const refused = await ana.in(thread).press(board, 'Go on')
  expect(privately(refused)).toMatch(/^You already have 2 open attacks, /)
  const [own = ''] = JSON.stringify(messageOf(refused).components).match(/atk1\|stop\|[^"]+/) ?? []
  const asked = messageOf(await ana.in(thread).press(messageOf(refused), own))
  await ana.in(thread).press(asked, STOP)
  const next = await pressAll(ana.in(thread), board, 'Go on')
  expect(plainTextOf(next)).not.toContain('Stopped')
  expect(privately(await ben.in(thread).select(next, 'More…', STOP))).toBe(
    'Diesen Angriff kann nur Ana vorzeitig beenden; wer daran einen Platz hat, wenn ihn zehn Minuten lang niemand angerührt hat.',
  )
  expect(table.refusals()).toEqual([])
})
