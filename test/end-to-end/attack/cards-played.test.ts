// Cards of players at the prompts of attacks over the wire, in both languages: one press plays what the data say.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageOf, modalOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { begin, boardsIn, openTable, pressAll, pressOrChoose, SPIDER_MAN, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

const WORDS = {
  en: {
    attacked: ['Spider-Man (basic, DEF 3)', '1'],
    backflip: 'Backflip: prevents all damage',
    told: 'Backflip prevents all of the damage.',
    nothing: 'All prevented: 0 damage.',
    undo: 'Undo',
    another: 'Another card…',
    half: 'backfl',
    read: 'haymaker',
    missing: 'The name is missing.',
    refused: 'has nothing here that I play.',
    goesOn: 'Go on',
  },
  de: {
    attacked: ['Spider-Man (Basis, VER 3)', '1'],
    backflip: 'Rückwärtssalto: verhindert den ganzen Schaden',
    told: 'Rückwärtssalto verhindert den ganzen Schaden.',
    nothing: 'Alles verhindert: 0 Schaden.',
    undo: 'Zurücknehmen',
    another: 'Andere Karte …',
    half: 'rückwärts',
    read: 'haymaker',
    missing: 'Der Name fehlt.',
    refused: 'hat hier nichts, was ich spiele.',
    goesOn: 'Weiter',
  },
} as const

type Seen = {
  readonly type?: number
  readonly custom_id?: string
  readonly value?: string
  readonly options?: readonly Seen[]
  readonly components?: readonly Seen[]
}

/** A phone shows five rows, Discord 25 options and custom ids of 100 characters. */
function expectRoom({ components = [] }: SeenMessage): void {
  const rows = (components as readonly Seen[]).filter(({ type }) => type === 1)
  const controls = rows.flatMap(row => row.components ?? [])
  const options = controls.flatMap(control => control.options ?? [])
  expect(rows.length).toBeLessThanOrEqual(5)
  expect(Math.max(...controls.map(({ options: all = [] }) => all.length))).toBeLessThanOrEqual(25)
  for (const { custom_id, value } of [...controls, ...options])
    expect(`${custom_id ?? value}`.length).toBeLessThanOrEqual(100)
}

it.each(['en', 'de'] as const)(
  'a card that fits is one press, and one named by half a name two (%s)',
  async language => {
    const { ana, ben, discord } = table
    const words = WORDS[language]
    const actor = language === 'en' ? ana : ben
    const place = actor.in(discord.addChannel({ name: `cards-${language}` }))
    const board = await begin(table, place, 'attack enemy', {
      enemy: 'Rhino III',
      hero: SPIDER_MAN,
      language,
    })
    expectRoom(board)
    const atDamage = await pressAll(place, board, ...words.attacked)
    expectRoom(atDamage)
    const played = await pressAll(place, atDamage, words.backflip)
    expect(plainTextOf(played)).toContain(words.told)
    expect(plainTextOf(played)).toContain(words.nothing)
    const undone = await pressAll(place, played, words.undo)
    expect(plainTextOf(undone)).toContain(`~~${words.told}~~`)
    expect(plainTextOf(undone)).toContain(words.backflip)
    const empty = modalOf(await pressOrChoose(place, undone, words.another))
    expect(plainTextOf(messageOf(await place.submit(empty, { name: ' ' })))).toContain(words.missing)
    const asks = modalOf(await pressOrChoose(place, undone, words.another))
    const refused = messageOf(await place.submit(asks, { name: words.read }))
    expect(plainTextOf(refused)).toContain(words.refused)
    const again = modalOf(await pressOrChoose(place, undone, words.another))
    const named = messageOf(await place.submit(again, { name: words.half }))
    expect(plainTextOf(named)).toContain(words.told)
    const over = await pressAll(place, named, words.goesOn)
    expect(plainTextOf(over)).toContain(words.told)
  },
)

const EXHAUSTED = {
  en: {
    staff: "Gambit's Staff: 1 damage to the enemy",
    half: "gambit's sta",
    why: 'is exhausted until the players’ phase ends.',
    undo: 'Undo',
    another: 'Another card…',
  },
  de: {
    staff: 'Gambits Stab: 1 Schaden für den Gegner',
    half: 'gambits sta',
    why: 'ist erschöpft, bis die Spielerphase endet.',
    undo: 'Zurücknehmen',
    another: 'Andere Karte …',
  },
} as const

it.each(['en', 'de'] as const)(
  'a card that exhausts is not offered again, and by its name is refused with the reason; undo readies it (%s)',
  async language => {
    const { ana, ben, discord } = table
    const { staff, half, why, undo, another } = EXHAUSTED[language]
    const place = (language === 'en' ? ana : ben).in(discord.addChannel({ name: `exhausted-${language}` }))
    const board = await begin(table, place, 'attack enemy', {
      enemy: 'Rhino II',
      hero: 'card:37001a',
      language,
    })
    const played = await pressAll(place, board, staff, '1')
    expect(plainTextOf(played)).not.toContain(staff)
    const asks = modalOf(await pressOrChoose(place, played, another))
    expect(plainTextOf(messageOf(await place.submit(asks, { name: half })))).toContain(why)
    expect(plainTextOf(await pressAll(place, played, undo, undo))).toContain(staff)
  },
)

const COMMANDS = {
  en: {
    command: 'attack unit',
    options: { unit: 'card:ST01-001', target: 'The player', shields: 4 },
    presses: ['Nobody', 'Gundam'],
    told: 'Close Combat',
    half: 'close com',
    hurt: '2 of 4 HP',
  },
  de: {
    command: 'angriff einheit',
    options: { einheit: 'card:ST01-001', ziel: 'Der Spieler', schilde: 4 },
    presses: ['Niemand', 'Gundam'],
    told: 'Close Combat',
    half: 'close com',
    hurt: '2 von 4 TP',
  },
} as const

it.each(['en', 'de'] as const)(
  'a Command that fits the action step is one press, and one for the Unit that it chooses (%s)',
  async language => {
    const { ana, ben, discord } = table
    const { command, options, presses, told, half, hurt } = COMMANDS[language]
    const actor = language === 'en' ? ana : ben
    const place = actor.in(discord.addChannel({ name: `commands-${language}` }))
    const [nobody, gundam] = presses
    const board = await begin(table, place, command, options)
    const atAction = await pressAll(place, board, nobody)
    expectRoom(atAction)
    const asks = modalOf(await pressOrChoose(place, atAction, WORDS[language].another))
    const named = messageOf(await place.submit(asks, { name: half }))
    expect(plainTextOf(named)).toContain(told)
    const done = await pressAll(place, named, gundam)
    expectRoom(done)
    expect(plainTextOf(done)).toContain(hurt)
    expect(plainTextOf(await pressAll(place, done, WORDS[language].undo))).not.toContain(hurt)
  },
)

const BETWEEN = {
  en: {
    attacks: ['attack hero', { attacker: SPIDER_MAN, target: 'Rhino I', language: 'en' }],
    presses: ['Deal 2 damage', '1', 'Finish'],
    control: 'Use a card…',
    kick: 'Swinging Web Kick: 8 damage to an enemy',
    kicked: ['Deal 8 damage', 'Finish'],
    told: ['Spider-Man uses Swinging Web Kick.', 'Rhino I takes 8 damage: 4 of 14 HP left.'],
    half: 'first ai',
    healed: '**Rhino I** · ATK 2 · 6 of 14 HP',
  },
  de: {
    attacks: ['angriff held', { angreifer: SPIDER_MAN, ziel: 'Rhino I', sprache: 'de' }],
    presses: ['2 Schaden zufügen', '1', 'Fertig'],
    control: 'Karte verwenden …',
    kick: 'Schwingender Netz-Kick: 8 Schaden für einen Gegner',
    kicked: ['8 Schaden zufügen', 'Fertig'],
    told: ['Spider-Man verwendet Schwingender Netz-Kick.', 'Rhino I nimmt 8 Schaden: noch 4 von 14 LP.'],
    half: 'erste hil',
    healed: '**Rhino I** · ANG 2 · 6 von 14 LP',
  },
} as const

it.each(['en', 'de'] as const)(
  'between attacks a card that attacks begins its attack, and one that heals asks whom (MC-PA-07, MC-RESOLVE-01, %s)',
  async language => {
    const { ana, ben, discord } = table
    const words = BETWEEN[language]
    const actor = language === 'en' ? ana : ben
    const place = actor.in(discord.addChannel({ name: `between-${language}` }))
    const [command, options] = words.attacks
    const first = await pressAll(place, await begin(table, place, command, options), ...words.presses)
    const board = (index: number) => discord.waitFor(() => boardsIn(actor, { id: first.channel_id })[index])
    const offered = messageOf(await pressOrChoose(place, first, words.control))
    expectRoom(offered)
    await pressOrChoose(place, offered, words.kick)
    const attack = await pressAll(place, await board(1), 'Rhino I')
    const over = await pressAll(place, attack, ...words.kicked)
    for (const line of words.told) expect(plainTextOf(over)).toContain(line)
    const again = messageOf(await pressOrChoose(place, over, words.control))
    const asks = modalOf(await pressOrChoose(place, again, WORDS[language].another))
    await place.submit(asks, { name: words.half })
    const healed = await pressAll(place, await board(2), 'Rhino I')
    expectRoom(healed)
    expect(plainTextOf(healed)).toContain(words.healed)
    expect(plainTextOf(await pressAll(place, healed, WORDS[language].undo))).not.toContain(words.healed)
  },
)
