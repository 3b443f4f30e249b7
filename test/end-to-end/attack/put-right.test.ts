// Checks that what a table remembers wrongly is put right inside the next attack, in two presses, and that undo takes it back.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { inNewChannel } from './channel.ts'
import { begin, boardsIn, openTable, pressAll, pressOrChoose, SPIDER_MAN, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable()
})
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table))
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

const figures = (board: SeenMessage): string[] =>
  plainTextOf(board)
    .split('\n')
    .filter(line => line.startsWith('**'))

type Said = Readonly<Record<string, string | string[]>>
type Fact = readonly [Said, string]

/** The two presses: the form, and what is sent with it. */
async function put(actor: Actor, board: SeenMessage, said: Said): Promise<SeenMessage> {
  const opened =
    'what' in said
      ? actor.press(board, 'Something happens first…')
      : actor.select(board, 'More…', 'Correct the table')
  return messageOf(await actor.submit(modalOf(await opened), said))
}

/** Each fact is put right on this board, is shown so, and is taken back. */
async function eachPutRight(actor: Actor, open: SeenMessage, facts: readonly Fact[]): Promise<void> {
  let board = open
  for (const [said, shown] of facts) {
    const right = await put(actor, board, said)
    expect(plainTextOf(right), JSON.stringify(said)).toContain(shown)
    board = await pressAll(actor, right, 'Undo')
    expect(figures(board)).toEqual(figures(open))
  }
}

const CHARACTERS: readonly Fact[] = [
  [{ whom: 'Spider-Man', damage: '4' }, '**Spider-Man** · DEF 3 · 6 of 10 HP'],
  [{ whom: 'Spider-Man', hitPoints: '12' }, '**Spider-Man** · DEF 3 · 12 of 12 HP'],
  [{ whom: 'Spider-Man', 'atk/def': '/5' }, '**Spider-Man** · DEF 5'],
  [{ whom: 'Spider-Man', status: ['Exhausted'] }, '**Spider-Man** · DEF 3 · 10 of 10 HP · exhausted'],
  [{ whom: 'Mockingbird', status: ['Ready'] }, '**Mockingbird** · 1 of 3 HP · ready'],
  [{ whom: 'Mockingbird', status: ['Not in play'] }, '**Mockingbird** · no longer there'],
  [{ whom: 'Spider-Man', status: ['Tough'] }, '10 of 10 HP · ready · tough'],
  [{ whom: 'Spider-Man', status: ['Stunned'] }, '10 of 10 HP · ready · stunned'],
  [{ whom: 'Spider-Man', status: ['Confused'] }, '10 of 10 HP · ready · confused'],
  [{ whom: 'Spider-Man', status: ['Alter-ego form'] }, 'Peter Parker changes to alter-ego form'],
  [{ whom: 'Rhino I', 'atk/def': '3' }, 'ATK 3'],
  [{ whom: 'Rhino I', damage: '5', hitPoints: '28' }, '23 of 28 HP'],
  [{ whom: 'Rhino I', status: ['Stage II'] }, 'The values of Rhino I have been corrected'],
  [
    { whom: 'Hydra Mercenary', status: ['Engaged with Ana'] },
    'The values of Hydra Mercenary have been corrected',
  ],
]

const CARDS: readonly Fact[] = [
  [{ whom: 'Gundam', damage: '0' }, '5 of 5 HP'],
  [{ whom: 'Gundam', hp: '6' }, '5 of 6 HP'],
  [{ whom: 'Gundam', ap: '8' }, '**Gundam** · AP 8'],
  [{ whom: 'Gundam', status: ['Active'] }, '4 of 5 HP · active'],
  [{ whom: 'Gundam', status: ['No Pilot'] }, 'The Pilot of Gundam leaves'],
  [{ whom: 'Gundam', status: ['Deployed this turn'] }, 'The values of Gundam have been corrected'],
  [{ whom: 'Zaku Ⅱ', status: ['Active'] }, '**Zaku Ⅱ** · AP 1 · 3 of 9 HP · active'],
  [{ whom: 'Zaku Ⅱ', status: ['Not in play'] }, '**Zaku Ⅱ** · no longer there'],
]

/** What is put right by a card, for a player or for a Unit that gets one. */
const BESIDE: readonly Fact[] = [
  [{ what: 'The Shields are counted', whom: 'Player 2', number: '6' }, 'Shields: 6'],
  [
    { what: 'A Base is deployed; the number is its HP', whom: 'Player 2', number: '3', text: 'White Base' },
    '**White Base** · 3 of 3 HP',
  ],
  [
    { what: 'Is paired with a Pilot; correct its AP and HP afterwards', whom: 'Zaku Ⅱ' },
    'Zaku Ⅱ is paired with a Pilot',
  ],
]

/** Mockingbird has defended Ana, Hydra Mercenary is engaged with Ben, and Rhino attacks Ana now. */
async function marvelTable(): Promise<SeenMessage> {
  const ally = { defender: 'card:01083', boost: '0' }
  const over = messageOf(
    await ana.command('attack enemy', { enemy: 'Rhino I', hero: SPIDER_MAN, players: 2, ...ally }),
  )
  await ana.press(over, 'Open the board')
  const opened = await table.discord.waitFor(() => boardsIn(ana, over).at(-1))
  ;[ana, ben] = [ana.in({ id: opened.channel_id }), ben.in({ id: opened.channel_id })]
  const said = { gegner: 'card:01101', held: 'card:01019a', verteidiger: 'Niemand' }
  const second = messageOf(await ben.command('angriff gegner', said))
  return messageOf(await pressOrChoose(ana, second, 'Rhino I attacks Ana'))
}

describe('in two presses', () => {
  it('each fact of a table of Marvel Champions', async () => {
    const board = await marvelTable()
    await eachPutRight(ana, board, CHARACTERS)
  })

  it('each fact of a table of Gundam', async () => {
    const said = { unit: 'card:ST01-001', target: 'card:ST03-008', 'target-hp': 9, pilot: 'card:ST01-010' }
    const first = await begin(table, ana, 'attack unit', said)
    const done = await pressAll(ana, first, 'Nobody', 'Both pass', 'Finish')
    ana = ana.in({ id: done.channel_id })
    const more = { unit: 'card:ST01-005', target: 'The player', shields: 4, base: 'none' }
    const board = messageOf(await ana.command('attack unit', more))
    await eachPutRight(ana, board, [...CARDS, ...BESIDE])
  })
})

describe('in the press that it bars', () => {
  it('a hero who is remembered as exhausted is ready and defends; undo takes both back, one after the other', async () => {
    ana = table.discord.user('Chris').dm()
    const first = messageOf(
      await ana.command('attack enemy', { enemy: 'Rhino I', hero: SPIDER_MAN, players: 1 }),
    )
    const over = await pressAll(ana, first, 'Spider-Man (basic, DEF 3)', '0', 'No damage, go on', 'Finish')
    const board = messageOf(await pressOrChoose(ana, over, 'Rhino I attacks Chris'))
    expect(plainTextOf(board)).toContain('**Spider-Man** · DEF 3 · 10 of 10 HP · exhausted')
    const defended = await pressAll(ana, board, 'Spider-Man is ready: defends')
    expect(plainTextOf(defended)).toContain('- Spider-Man exhausts and defends.')
    const back = await pressAll(ana, defended, 'Undo')
    expect(plainTextOf(back)).toContain('10 of 10 HP · ready')
    expect(figures(await pressAll(ana, back, 'Undo'))).toEqual(figures(board))
  })

  it('what an answer of this attack has done is not called remembered', async () => {
    ana = ana.dm()
    const first = messageOf(
      await ana.command('attack enemy', { enemy: 'Rhino I', hero: SPIDER_MAN, players: 1 }),
    )
    const over = await pressAll(ana, first, 'Nobody', '0', 'Deal 2 damage', 'Finish')
    const board = messageOf(await pressOrChoose(ana, over, 'Rhino I attacks Ana'))
    const exhausted = await put(ana, board, { whom: 'Spider-Man', status: ['Exhausted'] })
    expect(plainTextOf(exhausted)).not.toContain('is ready:')
  })
})
