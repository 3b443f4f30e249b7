// Attacks on several enemies through Discord and by a line: the cards that make them, and “Another target…” on the board.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lineFaultText } from '../../../src/cli/line/fault-words.ts'
import { readWholeLine } from '../../../src/cli/line/line.ts'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { FACES } from '../../support/attack/played-faces.ts'
import { cards } from '../../support/walkthroughs/set-up-table.ts'
import { freshDatabase } from '../fresh-database.ts'
import { inNewChannel } from './channel.ts'
import { begin, boardsIn, openTable, pressAll, type Table } from './table.ts'

let table: Table
let ana: Actor
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
// Each in a channel of its own: in one with a table the command asks where the attack is played.
beforeEach(() => {
  ;({ ana } = inNewChannel(table))
})
afterEach(() => expect(table.refusals()).toEqual([]))

const fill = async (board: SeenMessage, label: string, values: Record<string, string>) =>
  messageOf(await ana.submit(modalOf(await ana.press(board, label)), values))

it('is dealt its own damage in order, is taken back by Undo, and the script of the transcript has it', async () => {
  const attack = { attacker: 'card:03001a', target: 'card:01110', 'ability-damage': 3 }
  const board = await begin(table, ana, 'attack hero', { ...attack, players: 1 })
  const joined = await fill(board, 'Another target…', {
    name: 'Rhino I',
    amount: '2',
    order: 'After the others, in a sentence of its own',
  })
  expect(plainTextOf(joined)).toContain('After that, Captain America attacks Rhino I.')
  const back = await pressAll(ana, joined, 'Undo')
  expect(plainTextOf(back)).toMatch(/~~.*After that, Captain America attacks Rhino I/)
  const again = await fill(back, 'Another target…', { name: 'Rhino I', amount: '2' })
  expect(plainTextOf(again)).toMatch(/3 damage to Hydra Bomber.*2 damage to Rhino I/)
  const over = await pressAll(ana, again, 'Deal 5 damage', 'Finish')
  expect(plainTextOf(over)).toContain(
    'Captain America attacked Hydra Bomber, Rhino I: 5 damage, Hydra Bomber defeated',
  )
  expect(plainTextOf(over)).toContain('**Rhino I** · ATK 2 · 12 of 14 HP')
  const transcript = messageOf(await ana.press(over, 'Transcript'))
  const [, script] = await Promise.all(
    transcript.attachments.map(({ url }) => fetch(url).then(one => one.text())),
  )
  const file = freshDatabase().replace('riposte.sqlite', 'attack.json')
  writeFileSync(file, script ?? '')
  const resolve = ['--import', './src/node-24.js', 'src/cli/resolve.ts', file, '--json']
  const { stdout } = spawnSync(process.execPath, resolve, {
    cwd: join(import.meta.dirname, '../../..'),
    encoding: 'utf8',
  })
  const { prompt, outcome } = JSON.parse(stdout)
  expect([prompt, outcome.attacked, outcome.damage.placed]).toEqual([
    null,
    ['minion-2', 'villain-4'],
    [
      { piece: 'minion-2', amount: 2 },
      { piece: 'villain-4', amount: 2 },
    ],
  ])
})

it('says by name whom a guard protects', async () => {
  const options = { attacker: 'card:03001a', target: 'card:01120', 'ability-damage': 1, players: 1 }
  const board = await begin(table, ana, 'attack hero', options)
  const refused = await fill(board, 'Another target…', { name: 'Rhino I' })
  expect(plainTextOf(refused)).toContain(
    'Rhino I cannot be attacked while a minion with guard is engaged with you.',
  )
})

it('asks on the board who the villain is to whom overkill goes, also where the command would play it all', async () => {
  const options = { attacker: 'card:03001a', target: 'card:01110', 'ability-damage': 5, overkill: true }
  const board = await begin(table, ana, 'attack hero', { ...options, 'at-once': true })
  expect(plainTextOf(board)).toContain('Nobody has named the villain. Who is it?')
  const named = await fill(board, 'Name the villain…', { name: 'Klaw I' })
  const over = await pressAll(ana, named, '1', 'Finish')
  expect(plainTextOf(over)).toContain('**Klaw I** · ATK 0 · 9 of 12 HP')
})

type Played = {
  readonly card: string
  readonly hero: string
  readonly target: string
  readonly damage?: number
  readonly more: string
}

/** Cards as a player knows them: what each deals to whom, by its printed text. */
const ATTACKS: readonly (readonly [Played, hits: readonly (readonly [string, number])[]])[] = [
  [
    { card: 'Melee', hero: '03001a', target: 'Klaw I', damage: 3, more: 'then Rhino I' },
    [
      ['Klaw I', 3],
      ['Rhino I', 3],
    ],
  ],
  [
    { card: 'Shield Toss', hero: '03001a', target: 'Klaw I', damage: 4, more: 'Rhino I' },
    [
      ['Klaw I', 4],
      ['Rhino I', 4],
    ],
  ],
  [
    { card: 'Dive Bomb', hero: '03001a', target: 'Rhino I', damage: 7, more: '01110 1; 01103 1' },
    [
      ['Rhino I', 7],
      ['Hydra Bomber', 1],
      ['Shocker', 1],
    ],
  ],
  [
    { card: 'Spray Fire', hero: '50034a', target: 'Klaw I', damage: 3, more: 'Rhino I' },
    [
      ['Klaw I', 3],
      ['Rhino I', 3],
    ],
  ],
  [
    { card: 'Two-Gun Kid', hero: '56010', target: 'Klaw I', more: 'Rhino I' },
    [
      ['Klaw I', 2],
      ['Rhino I', 2],
    ],
  ],
]

/** Presses what deals damage and goes on, until the attack is over. @returns what each enemy has taken */
async function hitsOn(board: SeenMessage): Promise<(readonly [string, number])[]> {
  let now = board
  for (let next = nextOn(now); next; next = nextOn(now)) now = await pressAll(ana, now, next)
  const lines = [...plainTextOf(now).matchAll(/^- (.+) takes (\d+) damage/gm)]
  const hits = lines.map(([, name = '', amount]) => [name, Number(amount)] as const)
  // An ally takes consequential damage.
  return hits.filter(([name]) => name !== 'Two-Gun Kid')
}
const nextOn = (board: SeenMessage): string | undefined =>
  [...plainTextOf(board).matchAll(/\[([^\]]+)\]/g)]
    .map(([, label = '']) => label)
    .find(label => /^(Deal \d|1$|Finish|.*uses none|It changes nothing)/.test(label))

const boardOf = (reply: SeenMessage): Promise<SeenMessage> =>
  table.discord.waitFor(() => boardsIn(ana, reply).at(-1))

/** The form of /help for a hero's attack. */
const helpForm = async () => {
  const help = messageOf(await ana.command('help', {}))
  return modalOf(await ana.press(help, 'A hero or an ally attacks…'))
}

describe.each(ATTACKS)('$card', ({ card, hero, target, damage, more }, hits) => {
  it('by the command', async () => {
    const own = damage === undefined ? {} : { 'attack-card': card, 'ability-damage': damage }
    const options = { attacker: `card:${hero}`, target, 'more-targets': more, ...own }
    expect(await hitsOn(await begin(table, ana, 'attack hero', options))).toEqual(hits)
  })

  it('by the form of /help', async () => {
    const own = damage === undefined ? {} : { amount: String(damage) }
    const reply = messageOf(
      await ana.submit(await helpForm(), { attacker: hero, target, moreTargets: more, ...own }),
    )
    expect(await hitsOn(await boardOf(reply))).toEqual(hits)
  })

  it('by a line', () => {
    const own = damage === undefined ? '' : ` with ${card}`
    const said = damage === undefined ? [] : [`ability damage ${damage}`]
    const targets = more.split('; ').map(one => `more targets ${one}`)
    const line = [`${hero}${own} attacks ${target}`, ...said, ...targets, '1 player'].join(', ')
    expect(hitsByLine(line)).toEqual(hits)
  })
})

function hitsByLine(line: string): (readonly [string, number])[] {
  const made = readWholeLine(line, { faces: FACES, cards, language: 'en' })
  if ('fault' in made) throw new Error(lineFaultText(made.fault, { faces: FACES, language: 'en' }))
  const { script, nameOf } = made.read
  const { events, prompt } = script.flow.play(script.setUp, script.answers)
  expect(prompt).toBeNull()
  return events.flatMap(event =>
    event.type === 'damage_dealt' && /^(?:villain|minion)/.test(String(event.piece))
      ? [[nameOf(String(event.piece)), Number(event.placed)] as const]
      : [],
  )
}

// Their text has no label (attack): whoever plays them does not attack, so nobody guards, retaliates or is stunned.
describe.each([
  ['Ground Stomp', 'card:01019a'],
  ['Lightning Strike', 'card:06001a'],
  ['Wakanda Forever!', 'card:01040a'],
])('%s', (card, hero) => {
  it('is no attack: the command, the form and a line say so, and its damage is reported on a board', async () => {
    const why = `${card} does not fit here: it is a card of the type event. It neither attacks nor defends.`
    const said = async (options: Record<string, string | number>) =>
      plainTextOf(
        messageOf(await ana.command('attack hero', { table: 'new', target: 'Rhino I', ...options })),
      )
    expect(await said({ attacker: hero, 'attack-card': card, 'ability-damage': 1 })).toContain(why)
    const form = await helpForm()
    expect(plainTextOf(messageOf(await ana.submit(form, { attacker: card, target: 'Rhino I' })))).toContain(
      why,
    )
    const line = readWholeLine(`${card} attacks Rhino I`, { faces: FACES, cards, language: 'en' })
    expect('fault' in line && lineFaultText(line.fault, { faces: FACES, language: 'en' })).toContain(why)
    const options = { attacker: hero, target: 'Klaw I', 'more-targets': 'Rhino I', players: 1 }
    const board = await begin(table, ana, 'attack hero', options)
    const all = { what: 'Takes damage', whom: 'All enemies', number: '1', text: card }
    const reported = plainTextOf(await fill(board, 'Prevent or change…', all))
    expect(reported).toMatch(/Klaw I takes 1 damage: 11 of 12 HP left/)
    expect(reported).toMatch(/Rhino I takes 1 damage: 13 of 14 HP left/)
  })
})
