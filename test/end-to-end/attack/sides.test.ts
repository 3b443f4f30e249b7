// Checks who may decide what, and starts that are refused with a reason.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
  type SeenModal,
} from '../../../src/loopback/start-loopback.ts'
import { openSqlite } from '../../../src/store/sqlite/store.ts'
import { exportedBy } from '../exported.ts'
import { begin, boardsIn, openTable, pressAll, privately, SPIDER_MAN, stored, type Table } from './table.ts'

const GUNDAM = 'card:ST01-001'
const ZAKU = 'card:ST03-008'
const DEFEND = 'Spider-Man (basic, DEF 3)'

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

/** Presses a button, and gives the private answer; the board must not change. */
async function hears(actor: Actor, board: SeenMessage, label: string): Promise<string> {
  const said = privately(await actor.press(board, label))
  const now = actor
    .in(board.channel_id)
    .sees()
    .find(({ id }) => id === board.id)
  expect(now && plainTextOf(now)).toBe(plainTextOf(board))
  return said
}

/** The players whose piece may join by a form. */
const playersIn = ({ fields }: SeenModal): string[] =>
  (fields.find(({ customId }) => customId === 'player')?.options ?? []).map(({ label }) => label)

describe('a side', () => {
  it('that somebody plays is theirs; everybody else hears whose it is, in their own language', async () => {
    const board = await begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
    expect(await hears(ben, board, DEFEND)).toBe('Das entscheidet nur Ana.')
    expect(await hears(chris, board, 'Nobody')).toBe('Only Ana decides this.')
    const form = modalOf(await chris.press(board, 'Something happens first…'))
    expect(privately(await chris.submit(form, { what: 'A note', text: 'Hello' }))).toMatch(/Ana/)
  })

  it('of another player is open to the starter, who may act for all', async () => {
    const board = await begin(table, ana, 'attack unit', { unit: GUNDAM, target: ZAKU, opponent: ben.id })
    expect(await hears(chris, board, 'Nobody')).toBe('Only Ben decides this.')
    const passed = await pressAll(ana, board, 'Nobody')
    expect(plainTextOf(passed)).toContain('- Ben does not block.')
    expect(await hears(chris, passed, 'Both pass')).toBe('Only Ben or Ana decides this.')
    expect(await hears(ben, passed, 'Both pass')).toBe(
      'Damit würdest du auch für Ana entscheiden. Wähle etwas, das du allein entscheiden kannst.',
    )
    const own = await pressAll(ben, passed, 'Ben passes')
    expect(await hears(ben, own, 'Ana passes')).toBe('Das entscheidet nur Ana.')
    await pressAll(ana, own, 'Ana passes')
  })

  it('that nobody has claimed is open to everyone', async () => {
    const board = await begin(table, ana, 'attack unit', { unit: GUNDAM, target: ZAKU })
    const blocked = await pressAll(chris, board, 'Nobody')
    expect(plainTextOf(blocked)).toContain('- Player 2 does not block.')
    const passed = await pressAll(ben, blocked, 'Player 2 passes')
    expect(await hears(ben, passed, 'Ana passes')).toBe('Das entscheidet nur Ana.')
  })

  it('that nobody has claimed can be taken', async () => {
    const board = await begin(table, ana, 'attack unit', { unit: GUNDAM, target: ZAKU })
    const form = modalOf(await ben.select(board, 'More…', 'Hand over the lead or a seat'))
    const taken = messageOf(await ben.submit(form, { side: 'p2', user: ben.id }))
    expect(plainTextOf(taken)).toContain('**Who blocks?** Ben answers.')
    expect(await hears(chris, taken, 'Nobody')).toBe('Only Ben decides this.')
    await pressAll(ben, taken, 'Nobody')
  })

  it('that waits for an ability of somebody else can go on once that player passes', async () => {
    const board = await begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN, players: 2 })
    expect(await hears(ben, board, 'An ally…')).toBe(
      'Davor ist noch etwas offen, das nur Ana verwenden oder verstreichen lassen kann.',
    )
    const passed = await pressAll(ana, board, '★ Ana uses none')
    const form = modalOf(await ben.press(passed, 'An ally…'))
    const joined = messageOf(await ben.submit(form, { name: 'card:01083', player: 'p2' }))
    expect(plainTextOf(joined)).toContain('- Mockingbird exhausts and defends.')
  })

  it('of others has no allies that one could bring in: the form offers the own ones', async () => {
    const board = await begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN, players: 2 })
    const passed = await pressAll(ana, board, '★ Ana uses none')
    expect(playersIn(modalOf(await ana.press(passed, 'An ally…')))).toEqual(['Ana', 'Player 2', 'Player 3'])
    const form = modalOf(await ben.press(passed, 'An ally…'))
    expect(playersIn(form)).toEqual(['Spieler 2', 'Spieler 3'])
    const joined = messageOf(await ben.submit(form, { name: 'card:01083', player: 'p2' }))
    expect(plainTextOf(joined)).toContain('- Mockingbird exhausts and defends.')
  })

  it('that is asked opens its forms to its player alone', async () => {
    const board = await begin(table, ana, 'attack unit', { unit: GUNDAM, target: ZAKU, opponent: ben.id })
    expect(await hears(chris, board, 'A Blocker…')).toBe('Only Ben decides this.')
    modalOf(await ben.press(board, 'A Blocker…'))
  })
})

describe('a side that is offered', () => {
  const offered = (options: Record<string, string | boolean> = {}) =>
    begin(table, ana, 'attack unit', { unit: GUNDAM, target: ZAKU, opponent: ben.id, ...options })
  const refuses = async (actor: Actor, board: SeenMessage, label: string) =>
    messageOf(await actor.press(board, label))

  it('stands on the board, and is theirs who take it there', async () => {
    const board = await offered()
    expect(plainTextOf(board)).toContain('-# Ben, this seat is offered to you.')
    expect(privately(await chris.press(board, 'Take the offer'))).toBe('Nothing is offered to you here.')
    const taken = messageOf(await ben.press(board, 'Take the offer'))
    expect(plainTextOf(taken)).not.toMatch(/offered|Take the offer|Refuse/)
    expect(await hears(chris, taken, 'Nobody')).toBe('Only Ben decides this.')
  })

  it('is taken with an answer that only that side may give', async () => {
    const board = await offered()
    expect(plainTextOf(await pressAll(ben, board, 'Nobody'))).not.toContain('offered')
  })

  it('is open again once it is refused, and nobody is called by name there', async () => {
    const board = await offered({ language: 'de' })
    expect(plainTextOf(board)).toContain('-# Ben, dieser Platz wird dir angeboten.')
    const refused = await refuses(ben, board, 'Angebot ablehnen')
    expect(plainTextOf(refused)).not.toMatch(/Ben|angeboten/)
    expect(plainTextOf(await pressAll(chris, refused, 'Niemand'))).toContain('Spieler 2')
  })

  it('of a private attack is found in the list, where it can be taken', async () => {
    await ana.command('attack enemy', {
      table: 'new',
      enemy: 'Rhino II',
      hero: SPIDER_MAN,
      player: chris.id,
      private: true,
    })
    const list = messageOf(await chris.command('attack list'))
    const look = messageOf(await chris.select(list, 'Open one…', 'Rhino II attacks Chris'))
    expect(plainTextOf(look)).toContain('-# Chris, this seat is offered to you.')
    const board = messageOf(await chris.press(look, 'Take the offer'))
    expect(plainTextOf(board)).not.toContain('offered')
    await pressAll(chris, board, 'Nobody')
  })

  it('is told to them in their export, and is gone after their deletion', async () => {
    const eve = table.discord.addUser({ name: 'Eve', locale: 'en-US' })
    const board = await offered({ opponent: eve.id })
    const [file] = await exportedBy(table.discord, eve)
    expect(file?.content).toMatchObject({ walkthroughs: [], offers: [{ player: 'p2' }] })
    await eve.press(messageOf(await eve.command('settings data delete')), 'Delete everything about me')
    expect(privately(await eve.command('settings data export'))).toBe('Nothing is stored about you.')
    expect(plainTextOf(messageOf(await eve.press(board, 'Take the offer')))).not.toMatch(/offered|Eve/)
  })
})

describe('sides that change hands at the same time', () => {
  const handOver = async (actor: Actor, board: SeenMessage, side: string, to: Actor, more = 'More…') => {
    const words = more === 'More…' ? 'Hand over the lead or a seat' : 'Leitung oder Platz übergeben'
    const form = modalOf(await actor.select(board, more, words))
    return () => actor.submit(form, { side, user: to.id })
  }
  const kept = async (board: SeenMessage) => {
    const store = await openSqlite(table.database)
    const walkthrough = await stored(store, board)
    await store.close()
    return walkthrough
  }

  it('are each with whoever took it', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const board = await begin(table, ana, 'attack enemy', {
        enemy: 'Rhino II',
        hero: SPIDER_MAN,
        players: 3,
      })
      const takes = [await handOver(ben, board, 'p2', ben), await handOver(chris, board, 'p3', chris)]
      await Promise.all(takes.map(take => take()))
      expect((await kept(board)).seats.map(({ user }) => user)).toEqual([ana.id, ben.id, chris.id])
    }
  })

  it('do not bring back who deletes their data at that moment', async () => {
    const dora = table.discord.addUser({ name: 'Dora', locale: 'en-US' })
    for (let turn = 0; turn < 5; turn += 1) {
      const board = await begin(table, ana, 'attack enemy', {
        enemy: 'Rhino II',
        hero: SPIDER_MAN,
        players: 3,
      })
      const hers = messageOf(await (await handOver(dora, board, 'p2', dora))())
      const take = await handOver(ben, hers, 'p3', ben)
      const question = messageOf(await dora.command('settings data delete'))
      await Promise.all([take(), dora.press(question, 'Delete everything about me')])
      const { seats } = await kept(board)
      expect(seats.map(({ user }) => user)).toEqual([ana.id, null, ben.id])
      expect(JSON.stringify(seats)).not.toContain('Dora')
    }
  })
})

describe('what only one may do', () => {
  it('is starting attacks, where the server says so', async () => {
    const role = table.discord.addRole({ name: 'Referees' })
    await ana.command('settings server', { 'who-starts': role.id })
    const said = privately(
      await chris.command('attack enemy', { table: 'new', enemy: 'Rhino II', hero: SPIDER_MAN }),
    )
    expect(said).toBe(`On this server only people with the role <@&${role.id}> may start attacks.`)
    const rule = messageOf(await chris.command('rule', { query: 'defend' }))
    expect(privately(await chris.press(rule, 'Try it'))).toBe(said)
    table.discord.giveRole('Chris', role)
    const result = await begin(table, chris, 'attack hero', {
      attacker: SPIDER_MAN,
      target: 'Rhino II',
      players: 2,
      'at-once': true,
    })
    const opened = messageOf(await ben.press(result, 'Open the board'))
    const over = await table.discord.waitFor(() => boardsIn(ben, opened).at(-1))
    expect(privately(await ben.press(over, 'Rhino II attacks Chris'))).toContain(`<@&${role.id}>`)
    await ana.command('settings server', { 'who-starts': table.discord.guild('Riposte').id })
  })
})

describe('an attack that cannot be', () => {
  const RHINO = { enemy: 'Rhino II', hero: SPIDER_MAN }
  it.each<[string, Record<string, string | number | boolean>, string]>([
    [
      'enemy',
      { enemy: SPIDER_MAN, hero: SPIDER_MAN },
      'Spider-Man does not fit here: it is a card of the type hero.',
    ],
    [
      'enemy',
      { enemy: 'name:Twin', hero: 'name:twin' },
      'Both are called Twin. Name two different characters.',
    ],
    ['enemy', { ...RHINO, damage: 10 }, 'Spider-Man would already be defeated with that much damage.'],
    [
      'enemy',
      { ...RHINO, 'alter-ego': true, defender: 'The hero' },
      'Peter Parker is an alter-ego and cannot defend. MC-DF-04',
    ],
    [
      'enemy',
      { ...RHINO, exhausted: true, defender: 'The hero' },
      'Spider-Man is exhausted and cannot defend. MC-DF-05',
    ],
    ['enemy', { ...RHINO, boost: '1 2 3 4' }, 'As it stands, Rhino II has at most 1 of these 4 boost cards.'],
    [
      'enemy',
      { ...RHINO, boost: '99' },
      'Boost icons: 99 is not possible. Give a whole number from 0 to 20.',
    ],
    ['enemy', { ...RHINO, boost: 'No such card' }, 'How many boost icons does No such card have?'],
    ['enemy', { ...RHINO, enemy: ' \u200b ' }, 'A name is missing.'],
    ['enemy', { ...RHINO, enemy: 'card:99999' }, '99999 does not fit here.'],
    [
      'hero',
      { attacker: SPIDER_MAN, target: SPIDER_MAN },
      'Spider-Man does not fit here: it is a card of the type hero.',
    ],
    [
      'hero',
      { attacker: SPIDER_MAN, target: 'Rhino II', exhausted: true },
      'Spider-Man is already exhausted. MC-PA-03',
    ],
    ['unit', { unit: GUNDAM, opponent: 'Ana' }, 'Ana cannot take both seats.'],
    [
      'unit',
      { unit: GUNDAM, target: 'card:ST01-015' },
      'White Base does not fit here: it is a card of the type Base.',
    ],
    ['unit', { unit: GUNDAM, damage: 4 }, 'Gundam would already be destroyed with that much damage.'],
  ])('is refused privately with the reason: %s %j', async (flow, options, reason) => {
    const given = { ...options, ...(options.opponent && { opponent: ana.id }) }
    expect(privately(await ana.command(`attack ${flow}`, { table: 'new', ...given }))).toContain(reason)
    expect(plainTextOf(messageOf(await ana.command('attack list')))).not.toContain(reason)
  })

  it.each([
    ['atk', -1],
    ['damage', 1000],
    ['boost-cards', 21],
    ['players', 5],
  ])('is not even sent with %s %i', async (name, value) => {
    await expect(ana.command('attack enemy', { table: 'new', ...RHINO, [name]: value })).rejects.toThrow(name)
  })

  it.each(['-5', '99999', '1e3', '½', '∞'])(
    'goes on after a number in a form that cannot be: %s',
    async number => {
      const board = await begin(table, ana, 'attack enemy', RHINO)
      const form = modalOf(await ana.press(board, 'Something happens first…'))
      const said = privately(await ana.submit(form, { what: 'Takes damage', whom: 'Spider-Man', number }))
      expect(said).toMatch(/number/)
      await pressAll(ana, board, DEFEND)
    },
  )
})

describe('a name of 60 characters', () => {
  it.each([
    '@everyone <@1> <@&2> **bold** ||sp|| [l](https://x.example)',
    `\u202Eevil\u202C \u2066mixed\u2069 ${'שלום '.repeat(8)}`,
    `\`\`\`code\`\`\` > quote ~~gone~~ __under__ ${'🦸'.repeat(11)}`,
    'a'.repeat(60),
  ])('mentions nobody, formats nothing and fits: %j', async name => {
    const board = await begin(table, ana, 'attack enemy', {
      ...{ enemy: `name:${name}`, hero: 'name:Somebody', atk: 2 },
    })
    // Buttons and selects do not format their text.
    const shown = plainTextOf(board).replaceAll(/^\[.*\]$/gm, '')
    expect(board.mentions).toEqual([])
    expect(board.mention_everyone).toBe(false)
    expect(shown).not.toMatch(/(?<!\\)@everyone|(?<!\\)<@|[\u202A-\u202E\u2066-\u2069]/)
    expect(shown).not.toMatch(/^## .*(?<!\\)(\*\*|\|\||~~|``)/)
    expect(shown.split('\n')[0]?.length).toBeLessThan(200)
    await pressAll(ana, board, 'Nobody', '1', 'Deal 3 damage', 'Finish')
  })
})
