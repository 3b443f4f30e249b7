// Checks over the wire what is told between attacks of the GUNDAM CARD GAME: whole turns without a typed fact, and changes.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { inNewChannel } from './channel.ts'
import { begin, openTable, pressAll, type Table } from './table.ts'

let table: Table
let ana: Actor
let ben: Actor
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
beforeEach(() => {
  ;({ ana, ben } = inNewChannel(table))
})
afterEach(() => expect(table.refusals()).toEqual([]))

type Language = 'en' | 'de'
/** The labels of the buttons of an attack on a player, and of the board after it. */
const LABELS = {
  en: {
    quietly: ['Nobody', 'Both pass', 'No Burst, finish'],
    attacks: (unit: string, player: string) => `${unit} attacks ${player}`,
    begins: (player: string) => `${player}’s turn begins`,
  },
  de: {
    quietly: ['Niemand', 'Beide passen', 'Kein Burst, fertig'],
    attacks: (unit: string, player: string) => `${unit} greift ${player} an`,
    begins: (player: string) => `${player} ist am Zug`,
  },
} as const satisfies Record<Language, object>

const ANAS = { Guncannon: 'card:ST01-003', GM: 'card:ST01-005', Leo: 'card:ST02-007' }
const BENS = { Ginn: 'card:ST04-008', Graze: 'card:ST05-009', Hyakuren: 'card:ST05-006' }

/** The first turn of both players: three Units of each attack the other player, each typed once. */
async function firstTurns(): Promise<SeenMessage> {
  const said = { unit: ANAS.Guncannon, target: 'player', opponent: ben.id, shields: 6, base: 'none' }
  const first = await begin(table, ana, 'attack unit', said)
  ana = ana.in({ id: first.channel_id })
  ben = ben.in({ id: first.channel_id })
  let done = await pressAll(ana, first, ...LABELS.en.quietly)
  for (const unit of [ANAS.GM, ANAS.Leo]) done = await typedAttack(ana, 'attack unit', { unit })
  await pressAll(ben, done, LABELS.en.begins('Ben'))
  // Nobody has said yet what lies in Ana’s shield area.
  const area = { schilde: 6, basis: 'none' }
  done = await typedAttack(ben, 'angriff einheit', { einheit: BENS.Ginn, ziel: 'player', ...area })
  for (const einheit of [BENS.Graze, BENS.Hyakuren])
    done = await typedAttack(ben, 'angriff einheit', { einheit, ziel: 'player' })
  return done
}

/** A Unit that the table has not yet attacks the other player. */
async function typedAttack(actor: Actor, command: string, options: Record<string, string | number>) {
  const said = actor === ana ? { target: 'player', ...options } : options
  return pressAll(ana, messageOf(await actor.command(command, said)), ...LABELS.en.quietly)
}

/** The turn of a player: it begins, and every Unit attacks the other player. @returns the last board and the presses */
async function turnOf(board: SeenMessage, actor: Actor, [name, other]: readonly [string, string]) {
  const units = Object.keys(name === 'Ana' ? ANAS : BENS)
  const { quietly, attacks, begins } = LABELS.en
  const presses = [begins(name), ...units.flatMap(unit => [attacks(unit, other), ...quietly])]
  return { done: await pressAll(actor, board, ...presses), presses: presses.length }
}

describe('the second turn of both players', () => {
  it('takes at most 14 presses for three attacks, and no typed fact', async () => {
    const first = await firstTurns()
    const anas = await turnOf(first, ana, ['Ana', 'Ben'])
    const bens = await turnOf(anas.done, ana, ['Ben', 'Ana'])
    expect([anas.presses, bens.presses]).toEqual([13, 13])
    expect(plainTextOf(bens.done)).toContain('[Ana’s turn begins]')
  })
})
