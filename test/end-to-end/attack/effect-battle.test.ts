// Plays battles that an effect begins over the wire: by /attack battle, by /angriff kampf, and within an attack.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Actor, messageOf, modalOf, plainTextOf } from '../../../src/loopback/start-loopback.ts'
import { begin, boardsIn, openTable, pressAll, type Table } from './table.ts'

const WING = 'card:ST02-001'
const ZAKU = 'card:ST03-008'

let table: Table
let ana: Actor
let ben: Actor

beforeAll(async () => {
  table = await openTable()
  ;({ ana, ben } = table)
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

it('takes one press: nobody blocks or acts, and Breach reaches a Shield without a Burst', async () => {
  const options = { unit: WING, target: ZAKU, base: 'side:none', shields: 2 }
  const board = await begin(table, ana, 'attack battle', options)
  expect(plainTextOf(board)).toContain('## Wing Gundam battles Zaku Ⅱ')
  expect(plainTextOf(board)).toContain('● **1\u00a0Damage** · 2\u00a0Battle\u00a0end')
  const over = plainTextOf(await pressAll(ana, board, 'No Burst, finish'))
  expect(over).toContain('## Wing Gundam battled Zaku Ⅱ: Zaku Ⅱ destroyed, 1 Shield destroyed')
  expect(over).toContain('The ability “Breach (Wing Gundam)” is used.')
  expect(over).toContain('**Wing Gundam** · AP 4')
  expect(over).toContain('active')
})

it('takes no press in German if everything is said in one line', async () => {
  const options = { einheit: WING, ziel: ZAKU, basis: 'keine', schilde: 2, sofort: true }
  const board = plainTextOf(await begin(table, ben, 'angriff kampf', options))
  expect(board).toContain('**Wing Gundam hat gegen Zaku Ⅱ gekämpft: Zaku Ⅱ zerstört, 1 Schild zerstört')
  expect(board).toContain('Wing Gundam fügt Zaku Ⅱ 4 Kampfschaden zu; Zaku Ⅱ wird zerstört.')
})

it('begins from the form of /help as well', async () => {
  const help = messageOf(await ana.command('help', {}))
  const form = modalOf(await ana.press(help, 'An effect begins a battle…'))
  const where = messageOf(await ana.submit(form, { unit: 'Novaface', battled: 'Drakeface' }))
  const asks = messageOf(await ana.select(where, 'Which table?', 'A new table'))
  expect(plainTextOf(asks)).toContain('No cards are called “Novaface” (a Unit) and “Drakeface” (a Unit).')
  await ana.press(asks, 'Play it so')
  const board = await table.discord.waitFor(() =>
    ana
      .sees()
      .flatMap(one => boardsIn(ana, one))
      .find(one => plainTextOf(one).includes('Nova')),
  )
  expect(plainTextOf(board)).toContain('## Novaface battles Drakeface')
})

it('is reported within an attack, asks for the other Unit, and the attack goes on after it', async () => {
  const board = await begin(table, ana, 'attack unit', { unit: WING, target: ZAKU, opponent: ben.id })
  const action = await pressAll(ben, board, 'Nobody')
  const form = modalOf(await ben.press(action, 'A card or an ability…'))
  const what = 'Greift in einem Kampf an, der jetzt beginnt (nur Schadensschritt)'
  const asked = messageOf(await ben.submit(form, { what, whom: 'Zaku Ⅱ' }))
  expect(plainTextOf(asked)).toContain('**Which Unit does Zaku Ⅱ battle?**')
  const after = await pressAll(ben, asked, 'Wing Gundam')
  expect(plainTextOf(after)).toContain(
    'An effect begins a battle: Zaku Ⅱ attacks, and Wing Gundam is its target.',
  )
  expect(plainTextOf(after)).toContain('## Wing Gundam attacks Zaku Ⅱ')
})

it('has a card of two parts told in two forms, of which the second is behind a button', async () => {
  const board = await begin(table, ana, 'attack unit', { unit: WING, target: ZAKU, opponent: ben.id })
  const action = await pressAll(ben, board, 'Nobody')
  const form = modalOf(await ben.press(action, 'A card or an ability…'))
  const link = 'Ein „Dann“ (Then) folgt: Das ist nur der erste Teil'
  const told = { what: 'Nimmt Effektschaden', whom: 'Wing Gundam', number: '1', when: link }
  const first = messageOf(await ben.submit(form, told))
  expect(plainTextOf(first)).toContain('Das war der erste Teil. Sag jetzt, was darauf folgt.')
  const next = modalOf(await ben.press(first, 'Der zweite Teil …'))
  const both = { what: 'Nimmt Effektschaden', whom: 'Zaku Ⅱ', number: '2', text: 'Schuss' }
  expect(plainTextOf(messageOf(await ben.submit(next, both)))).toContain('Schuss')
  const after = await table.discord.waitFor(() =>
    ana
      .sees()
      .flatMap(one => boardsIn(ana, one))
      .find(one => plainTextOf(one).includes('Schuss')),
  )
  expect(plainTextOf(after)).toContain(
    '- Wing Gundam now has 1 damage: 4 HP left.\n- Zaku Ⅱ now has 2 damage: 0 HP left.',
  )
  // One card, one turn.
  expect(plainTextOf(after)).toContain('**Ana: 【Action】 or pass?**')
})
