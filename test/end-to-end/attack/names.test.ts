// The gate for names: what is typed for a card is a card that can stand there, or a name that somebody has said is meant so.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { begin, boardsIn, openTable, SPIDER_MAN, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable()
  ;({ ana, ben } = table)
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

type Options = Record<string, string | number | boolean>
const told = async (actor: Actor, words: string, options: Options, where: Options = { table: 'new' }) =>
  messageOf(await actor.command(words, { ...where, ...options }))
const fill = async (actor: Actor, board: SeenMessage, label: string, values: Record<string, string>) =>
  messageOf(await actor.submit(modalOf(await actor.press(board, label)), values))
const boardOf = (actor: Actor, name: string): Promise<SeenMessage> =>
  table.discord.waitFor(() =>
    actor
      .sees()
      .flatMap(one => boardsIn(actor, one))
      .findLast(one => plainTextOf(one).includes(name)),
  )

describe('a command', () => {
  it('refuses a card of another kind with what it is and where it belongs', async () => {
    const refused = await told(ana, 'attack enemy', { enemy: 'Hard to Keep Down', hero: SPIDER_MAN })
    expect([refused.ephemeral, plainTextOf(refused)]).toEqual([
      true,
      expect.stringContaining('Hard to Keep Down does not fit here: it is a card of the type treachery.'),
    ])
    const german = await told(ben, 'angriff gegner', { gegner: 'Rhino II', held: 'Kinnhaken' })
    expect(plainTextOf(german)).toContain('Kinnhaken passt hier nicht, der Kartentyp ist Ereignis.')
    expect(plainTextOf(german)).toContain('ist bei `/angriff held` der `angreifer`')
  })

  it('refuses several names where one stands', async () => {
    const refused = await told(ana, 'attack hero', { attacker: SPIDER_MAN, target: 'Rhino II, Klaw II' })
    expect(plainTextOf(refused)).toContain('are 2 names, and only one fits here')
    expect(plainTextOf(refused)).toContain('`more-targets`')
  })

  it('asks once whether names that no card has are meant so', async () => {
    const asks = await told(ana, 'attack enemy', { enemy: 'Marbleface', hero: 'Pebbleface' })
    expect([asks.ephemeral, plainTextOf(asks)]).toEqual([
      true,
      expect.stringContaining(
        'No cards are called “Marbleface” (a villain) and “Pebbleface” (a hero). Play them without printed numbers?',
      ),
    ])
    await ana.press(asks, 'Play it so')
    const board = await boardOf(ana, 'Marbleface')
    expect(plainTextOf(board)).toContain('**Who defends?**')
    await fill(ana, board, 'An ally…', { name: 'Fernface' })
    expect(plainTextOf(await boardOf(ana, 'Fernface'))).toContain('Fernface exhausts and defends')
    const one = await told(ben, 'angriff gegner', { gegner: 'Marbleface', held: SPIDER_MAN, art: 'minion' })
    expect(plainTextOf(one)).toContain(
      'Keine Karte heißt „Marbleface“. Als Scherge ohne gedruckte Werte spielen?',
    )
  })
})

describe('a form', () => {
  it('refuses a card of another kind, and opens again', async () => {
    const board = await begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
    const refused = await fill(ana, board, 'An ally…', { name: 'Uppercut' })
    expect(plainTextOf(refused)).toContain('Uppercut does not fit here: it is a card of the type event.')
    expect(modalOf(await ana.press(refused, 'Change it')).title).toBe('An ally defends')
  })

  it('asks about a name that no card has once in an attack', async () => {
    const board = await begin(table, ana, 'attack enemy', { enemy: 'Rhino II', hero: SPIDER_MAN })
    const asks = await fill(ana, board, 'An ally…', { name: 'Mossface' })
    expect(plainTextOf(asks)).toContain('No card is called so. Play it without one?')
    await ana.select(asks, 'Which one is it?', 'Just the name “Mossface”, without a card')
    const after = await boardOf(ana, 'Mossface')
    expect(plainTextOf(after)).toContain('Mossface exhausts and defends')
  })
})

describe('an event that attacks', () => {
  it('asks once what it deals; the hero is the one whose card it is', async () => {
    const asks = await told(ana, 'attack hero', { attacker: 'Repulsor Blast', target: 'Rhino I' })
    expect([asks.ephemeral, plainTextOf(asks)]).toEqual([
      true,
      expect.stringContaining('What does Repulsor Blast deal?'),
    ])
    const form = modalOf(await ana.press(asks, 'Attack with it'))
    await ana.submit(form, { 'ability-damage': '8' })
    const board = await boardOf(ana, 'Iron Man attacks Rhino I')
    expect(plainTextOf(board)).toContain('[Deal 8')
  })

  it('asks whose hero plays it where any may, and refuses a damage that is none', async () => {
    const asks = await told(ben, 'angriff held', { angreifer: 'Kinnhaken', ziel: 'Rhino I' })
    expect(plainTextOf(asks)).toContain('Kinnhaken ist ein Ereignis: Wessen Held spielt es')
    const refused = messageOf(
      await ben.submit(modalOf(await ben.press(asks, 'Damit angreifen')), {
        attacker: 'Hulk',
        'ability-damage': 'x',
      }),
    )
    expect(plainTextOf(refused)).toContain('x geht nicht')
  })

  it('keeps two further options behind its button', async () => {
    const whole = { attacker: 'Repulsor Blast', target: 'card:45184a', players: 2 }
    const there = ana.in(table.discord.addChannel({ name: 'no table yet' }))
    const asks = await told(there, 'attack hero', whole, {})
    const form = modalOf(await there.press(asks, 'Attack with it'))
    expect(form.fields.map(({ customId }) => customId)).toEqual(['ability-damage'])
    await there.submit(form, { 'ability-damage': '7' })
    expect(plainTextOf(await boardOf(there, 'Iron Man attacks Apocalypse I'))).toContain('32 of 32 HP')
  })

  it('is a command to complete where the rest does not fit behind a button', async () => {
    const whole = {
      attacker: 'Karmic Blast',
      target: 'card:45141',
      'enemy-damage': 1,
      ranged: true,
      players: 4,
    }
    const asks = plainTextOf(await told(ana, 'attack hero', whole, {}))
    expect(asks.split('\n')[0]).toBe(
      'What does Karmic Blast deal? Copy this command, add `ability-damage` and send it:',
    )
    expect(asks).toContain('players:4 attacker:21031a attack-card:21038')
    const any = { angreifer: 'Schlüsselmoment', ziel: 'card:01132', 'gegner-schaden': 1, fernkampf: true }
    expect(plainTextOf(await told(ben, 'angriff held', any, {}))).toContain(
      'Kopiere diesen Befehl, ergänze `angreifer` und `fähigkeit-schaden` und schick ihn ab:',
    )
  })

  it('takes further targets, and asks which card one of them is', async () => {
    const whole = {
      ...{ attacker: 'card:03001a', target: 'card:01110', 'attack-card': 'Melee', 'ability-damage': 3 },
      'more-targets': 'Vulture 2; Rhino I',
    }
    const asks = await told(ana, 'attack hero', whole)
    expect(plainTextOf(asks)).toContain('Several cards are called “Vulture”')
    const pasted = 'card:01167 2; Rhino I'
    expect(plainTextOf(asks)).toContain(`more-targets:${pasted} attack-card:Melee ability-damage:3`)
    const board = await begin(table, ana, 'attack hero', { ...whole, 'more-targets': pasted })
    expect(plainTextOf(board)).toMatch(/3 damage to Hydra Bomber.*2 damage to Vulture.*3 damage to Rhino I/)
  })
})
