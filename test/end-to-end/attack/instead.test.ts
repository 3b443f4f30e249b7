// Who begins an attack while another one is open hears which, and may end it, as the lead, who began it, a manager, or, once
// nobody has touched it for ten minutes, whoever has a seat; the table goes on from how it stands.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { DEFEND, inNewChannel, RHINO, startRhino } from './channel.ts'
import {
  begin,
  boardsIn,
  openTable,
  pressAll,
  pressOrChoose,
  privately,
  stored,
  type Table,
} from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
let later = 0
beforeAll(async () => {
  table = await openTable({ now: () => Date.now() + later })
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table))
})
afterEach(() => expect(table.refusals()).toEqual([]))

const BUTTON = 'End it and begin this one'
const OTHER = { enemy: 'Klaw II', hero: 'Spider-Man' }

const seen = (actor: Actor, { id, channel_id }: SeenMessage): string =>
  actor
    .in(channel_id)
    .sees()
    .filter(one => one.id === id)
    .map(plainTextOf)
    .join()

/** Rhino attacks Ana, who has defended. */
const open = async (): Promise<SeenMessage> => pressAll(ana, await startRhino(table, ana), DEFEND)

const newest = (board: SeenMessage, words: string): Promise<SeenMessage> =>
  table.discord.waitFor(() =>
    boardsIn(ana, { id: board.channel_id }).findLast(one => plainTextOf(one).includes(words)),
  )

async function chapters(board: SeenMessage) {
  const store = await openSqlite(table.database)
  const now = await store.table((await stored(store, board)).table)
  await store.close()
  return (now?.chapters ?? []).map(({ number, state, isTip }) => ({ number, state, isTip }))
}

const ENDED = [
  { number: 1, state: 'stopped', isTip: false },
  { number: 2, state: 'open', isTip: true },
]

describe('a command where an attack is open', () => {
  it('asks once, says what it has come to so far, and the table goes on from how it stands', async () => {
    const board = await open()
    const said = messageOf(await ana.in(board.channel_id).command('attack enemy', OTHER))
    expect([said.ephemeral, plainTextOf(said)]).toEqual([
      true,
      expect.stringMatching(
        /^An attack is still going on here: Rhino II attacks Ana\. .* Finish it, or press “End it and begin this one”\.\n\[Go on with it\] \[End it and begin this one\]$/,
      ),
    ])
    const asked = messageOf(await ana.press(said, BUTTON))
    expect([asked.id, plainTextOf(asked)]).toEqual([
      said.id,
      expect.stringContaining('Rhino II attacks Ana. So far:'),
    ])
    expect(plainTextOf(asked)).toContain('- Spider-Man exhausts and defends.')
    expect(await chapters(board)).toEqual([{ number: 1, state: 'open', isTip: true }])
    await ana.press(asked, BUTTON)
    const next = await newest(board, '## Klaw II attacks Ana')
    expect(plainTextOf(next)).toContain(
      '“Rhino II attacks Ana” was ended early; the table goes on from how it stood then.',
    )
    expect(plainTextOf(next)).toMatch(/\*\*Spider-Man\*\* · [^\n]*exhausted/)
    expect(await chapters(board)).toEqual(ENDED)
    await table.discord.waitFor(() => seen(ana, board).includes('**Ended early.**'))
    expect(seen(ana, board)).not.toContain('[Go on]')
  })

  it('leads to the open one', async () => {
    const board = await open()
    const said = messageOf(await ana.in(board.channel_id).command('attack enemy', OTHER))
    await ana.press(said, 'Go on with it')
    await table.discord.waitFor(() => seen(ana, board).includes('goes on further down'))
    expect(await chapters(board)).toEqual([{ number: 1, state: 'open', isTip: true }])
  })

  it('counts once if Discord delivers the press twice, and tells a late one that it has been overtaken', async () => {
    const board = await open()
    const ask = async () => {
      const said = messageOf(await ana.in(board.channel_id).command('attack enemy', OTHER))
      return messageOf(await ana.press(said, BUTTON))
    }
    const [one, other] = [await ask(), await ask()]
    table.discord.faults.deliverTwice(1)
    await ana.press(one, BUTTON)
    await newest(board, '## Klaw II attacks Ana')
    expect(plainTextOf(messageOf(await ana.press(other, BUTTON)))).toContain(
      'An attack is still going on here: Klaw II',
    )
    expect(await chapters(board)).toEqual(ENDED)
  })

  it('ends nothing that somebody has meanwhile gone on with', async () => {
    const board = await open()
    const said = messageOf(await ana.in(board.channel_id).command('attack enemy', OTHER))
    const asked = messageOf(await ana.press(said, BUTTON))
    await pressAll(ana, board, '1')
    expect(plainTextOf(messageOf(await ana.press(asked, BUTTON)))).toContain('This message is out of date')
    expect(await chapters(board)).toEqual([{ number: 1, state: 'open', isTip: true }])
  })

  it('is ended by whoever has a seat once nobody has touched it for ten minutes, by nobody else but a manager', async () => {
    const board = await begin(table, ana, 'attack enemy', { ...RHINO, player: ben.id })
    const there = ben.in(board.channel_id)
    const ask = () => there.command('angriff gegner', { gegner: 'Klaw II', held: 'Spider-Man' })
    await pressAll(ben, board, DEFEND)
    expect(privately(await ask())).not.toContain('Beenden und diesen beginnen')
    later += 10 * 60_000
    const chris = table.discord.user('Chris').in(board.channel_id)
    expect(privately(await chris.command('attack enemy', OTHER))).not.toContain(BUTTON)
    const asked = messageOf(await ben.press(messageOf(await ask()), 'Beenden und diesen beginnen'))
    await ben.press(asked, 'Beenden und diesen beginnen')
    await newest(board, '## Klaw II attacks Ben')
    expect(await chapters(board)).toEqual(ENDED)
  })
})

it('what the rules refuse on the table has ended the other one all the same, whose board says so and goes on', async () => {
  const hero = { attacker: 'Spider-Man', target: 'Rhino II' }
  const board = await open()
  const said = messageOf(await ana.in(board.channel_id).command('attack hero', hero))
  const asked = messageOf(await ana.press(said, BUTTON))
  const refused = messageOf(await ana.press(asked, BUTTON))
  expect(plainTextOf(refused)).toContain('exhausted')
  await table.discord.waitFor(() => seen(ana, board).includes('[Go on]'))
  expect(await chapters(board)).toEqual([{ number: 1, state: 'stopped', isTip: true }])
})

it('Next where another attack is open offers to end that, unless it is the same', async () => {
  const first = await pressAll(ana, await startRhino(table, ana), 'Nobody', '2', 'Deal 5 damage', 'Finish')
  table.discord.faults.refuse({ method: 'PATCH', path: /^\/channels\//, code: 50_001 })
  const second = messageOf(await pressOrChoose(ana, first, 'Rhino II attacks Ana'))
  await newest(second, 'Who defends?')
  expect(privately(await pressOrChoose(ana, first, 'Rhino II attacks Ana'))).not.toContain(BUTTON)
  const said = messageOf(await pressOrChoose(ana, first, 'Spider-Man attacks Rhino II'))
  expect(plainTextOf(said)).toContain('This has gone on already: Rhino II attacks Ana.')
  table.discord.faults.stopFailing()
  table.refusals()
  await ana.press(messageOf(await ana.press(said, BUTTON)), BUTTON)
  const third = await newest(second, '## Spider-Man attacks Rhino II')
  expect(await chapters(third)).toEqual([
    { number: 1, state: 'over', isTip: false },
    { number: 2, state: 'stopped', isTip: false },
    { number: 3, state: 'open', isTip: true },
  ])
})

const WORDS = {
  en: {
    ...{ table: 'attack table', attacks: 'Spider-Man attacks Rhino II', roundOver: 'The round is over' },
    ...{
      first: 'End this attack first',
      asks: 'This then ends early, and what you pressed comes',
      since: 'Since then:',
    },
    ...{ begin: BUTTON, hits: 'Deal 2 damage', reports: 'An ability…', rhino: '## Rhino II attacks Ana' },
    waits: 'By the rules that happens inside this attack; here it comes right after it.',
  },
  de: {
    ...{
      table: 'angriff tisch',
      attacks: 'Spider-Man greift Rhino II an',
      roundOver: 'Die Runde ist vorbei',
    },
    ...{
      first: 'Diesen Angriff zuerst beenden',
      asks: 'Das endet dann vorzeitig, und danach kommt',
      since: 'Seitdem:',
    },
    ...{
      begin: 'Beenden und diesen beginnen',
      hits: '2 Schaden zufügen',
      reports: 'Eine Fähigkeit …',
      rhino: '## Rhino II greift Ben an',
    },
    waits: 'Nach den Regeln geschieht das mitten in diesem Angriff; hier kommt es gleich danach.',
  },
}

describe.each([
  ['en', WORDS.en],
  ['de', WORDS.de],
] as const)('what comes before an attack that goes on, in %s', (language, w) => {
  /** Rhino’s attack is over, and Spider-Man’s goes on. */
  const heroAttacks = async () => {
    const lead = language === 'en' ? ana : ben
    const command = language === 'en' ? 'attack enemy' : 'angriff gegner'
    const said = language === 'en' ? RHINO : { gegner: RHINO.enemy, held: RHINO.hero }
    const plays =
      language === 'en'
        ? ['Nobody', '2', 'Deal 5 damage', 'Finish']
        : ['Niemand', '2', '5 Schaden zufügen', 'Fertig']
    const first = await pressAll(lead, await begin(table, lead, command, said), ...plays)
    const shown = messageOf(await lead.in(first.channel_id).command(w.table, {}))
    return { lead, shown, board: await pressAll(lead, first, w.attacks) }
  }

  it('a step ends it once that is certain, and counts', async () => {
    const { lead, shown, board } = await heroAttacks()
    const said = messageOf(await lead.press(shown, w.roundOver))
    expect([said.ephemeral, plainTextOf(said)]).toEqual([true, expect.stringContaining(`[${w.first}]`)])
    const asked = messageOf(await lead.press(said, w.first))
    expect(plainTextOf(asked)).toContain(w.asks)
    await lead.press(asked, w.first)
    const since = await newest(board, w.since)
    expect(plainTextOf(since)).toContain(`${w.since} ${w.roundOver}`)
    expect((await chapters(since)).map(({ state }) => state)).toEqual(['over', 'stopped', 'over'])
  })

  it('an activation that the rules have inside it begins', async () => {
    const { lead, board } = await heroAttacks()
    const hit = await pressAll(lead, board, w.hits, '1')
    const form = modalOf(await lead.press(hit, w.reports))
    const waits = messageOf(await lead.submit(form, { what: ['enemyActivates'], whom: ['villain-1'] }))
    expect(plainTextOf(waits)).toContain(w.waits)
    const asked = messageOf(await lead.press(waits, w.first))
    expect([asked.ephemeral, plainTextOf(asked)]).toEqual([true, expect.stringContaining(`[${w.begin}]`)])
    await lead.press(asked, w.begin)
    const rhino = await newest(board, w.rhino)
    expect((await chapters(rhino)).map(({ state }) => state)).toEqual(['over', 'stopped', 'open'])
  })
})
