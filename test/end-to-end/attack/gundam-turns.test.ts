// Checks over the wire what is told between attacks of the GUNDAM CARD GAME: whole turns without a typed fact, and changes.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { inNewChannel } from './channel.ts'
import { boardsIn, hasControls, openTable, pressAll, pressOrChoose, type Table } from './table.ts'

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
    repaired: 'Guncannon recovers 1 HP (Repair) · Ben’s turn begins',
    barred: 'Cannot attack now: Ginn, Graze, Hyakuren (rested).',
  },
  de: {
    quietly: ['Niemand', 'Beide passen', 'Kein Burst, fertig'],
    attacks: (unit: string, player: string) => `${unit} greift ${player} an`,
    begins: (player: string) => `${player} ist am Zug`,
    repaired: 'Guncannon gewinnt 1 TP zurück (Reparatur) · Ben ist am Zug',
    barred: 'Kein Angriff mit: Guncannon, GM, Leo (ruhend).',
  },
} as const satisfies Record<Language, object>

/** Guncannon with Repair 1. */
const REPAIRS = 'card:GD01-004'
const ANAS = { Guncannon: 'card:ST01-003', GM: 'card:ST01-005', Leo: 'card:ST02-007' }
const BENS = { Ginn: 'card:ST04-008', Graze: 'card:ST05-009', Hyakuren: 'card:ST05-006' }

/** The words of /attack unit as each of them types it: Ana in English, Ben in German. */
const OPTIONS = {
  Ana: { command: 'attack unit', unit: 'unit', target: 'target', shields: 'shields', base: 'base' },
  Ben: { command: 'angriff einheit', unit: 'einheit', target: 'ziel', shields: 'schilde', base: 'basis' },
} as const
type Name = keyof typeof OPTIONS
const OTHER = { Ana: 'Ben', Ben: 'Ana' } as const
const UNITS = { Ana: ANAS, Ben: BENS }
const actorOf = (name: Name): Actor => (name === 'Ana' ? ana : ben)

/** A Unit that the table has not yet attacks the other player; `more`: what nobody has said yet. */
async function typedAttack(language: Language, name: Name, unit: string, more: object = {}) {
  const { command, unit: option, target } = OPTIONS[name]
  const said = { [option]: unit, [target]: 'player', ...more }
  const board = messageOf(await actorOf(name).command(command, said))
  return pressAll(actorOf(LEAD[language]), board, ...LABELS[language].quietly)
}

const LEAD = { en: 'Ana', de: 'Ben' } as const

/** The first turn of both players: three Units of each attack the other player, each typed once. */
async function firstTurns(language: Language): Promise<SeenMessage> {
  const lead = LEAD[language]
  const other = OTHER[lead]
  const damaged = (name: Name) => (name === 'Ana' ? { unit: REPAIRS, damage: 1 } : {})
  const areaFor = (name: Name) => ({
    ...{ [OPTIONS[name].shields]: 6, [OPTIONS[name].base]: 'none' },
    ...damaged(name),
  })
  const { command, unit, target } = OPTIONS[lead]
  const [one = '', ...others] = Object.values(UNITS[lead])
  const said = { [unit]: one, [target]: 'player', ...areaFor(lead) }
  const against = { [language === 'en' ? 'opponent' : 'gegenspieler']: actorOf(other).id }
  const first = await begun(actorOf(lead), command, { ...said, ...against })
  ana = ana.in({ id: first.channel_id })
  ben = ben.in({ id: first.channel_id })
  let done = await pressAll(actorOf(lead), first, ...LABELS[language].quietly)
  for (const card of others) done = await typedAttack(language, lead, card)
  await pressAll(actorOf(lead), done, LABELS[language].begins(other))
  // Nobody has said yet what lies in the shield area of the one who has begun.
  const [begins = '', ...rest] = Object.values(UNITS[other])
  done = await typedAttack(language, other, begins, areaFor(other))
  for (const card of rest) done = await typedAttack(language, other, card)
  return done
}

/** Begins a table in the thread of the reply. */
async function begun(actor: Actor, command: string, options: Record<string, string | number>) {
  const isNew = command.startsWith('angriff') ? { tisch: 'new' } : { table: 'new' }
  const reply = messageOf(await actor.command(command, { ...isNew, ...options }))
  return hasControls(reply) ? reply : table.discord.waitFor(() => boardsIn(actor, reply).at(-1))
}

/** The turn of a player: it begins, and every Unit attacks the other player. @returns the last board, and how often was pressed */
async function turnOf(language: Language, board: SeenMessage, name: Name) {
  const { quietly, attacks, begins } = LABELS[language]
  const units = Object.keys(UNITS[name])
  const presses = [begins(name), ...units.flatMap(unit => [attacks(unit, OTHER[name]), ...quietly])]
  return { done: await pressAll(actorOf(LEAD[language]), board, ...presses), presses: presses.length }
}

describe('the second turn of both players', () => {
  it.each(['en', 'de'] as const)(
    'takes 13 presses for three attacks, and no typed fact: %s',
    async language => {
      const lead = LEAD[language]
      const first = await firstTurns(language)
      const own = await turnOf(language, first, lead)
      const others = await turnOf(language, own.done, OTHER[lead])
      expect([own.presses, others.presses]).toEqual([13, 13])
      const text = plainTextOf(others.done)
      expect(text).toContain(`[${LABELS[language].begins(lead)}]`)
      expect(text).toContain(language === 'en' ? '**Ana** · Shields: 0' : '**Ben** · Schilde: 0')
      expect(inThread(first)).toHaveLength(15)
      const told = inThread(first).map(plainTextOf)
      expect(told.filter(one => one.includes(LABELS[language].repaired))).toHaveLength(1)
      expect(text).toContain(LABELS[language].barred)
    },
  )
})

/** The messages of a thread. */
const inThread = ({ channel_id }: SeenMessage): readonly SeenMessage[] => ana.in(channel_id).sees()

/** Guncannon of the lead has attacked the other player. */
async function over(language: Language = 'en'): Promise<SeenMessage> {
  const lead = LEAD[language]
  const { command, unit, target, shields, base } = OPTIONS[lead]
  const against = { [language === 'en' ? 'opponent' : 'gegenspieler']: actorOf(OTHER[lead]).id }
  const said = { [unit]: ANAS.Guncannon, [target]: 'player', ...against, [shields]: 6, [base]: 'none' }
  const first = await begun(actorOf(lead), command, said)
  ana = ana.in({ id: first.channel_id })
  ben = ben.in({ id: first.channel_id })
  return pressAll(actorOf(lead), first, ...LABELS[language].quietly)
}

describe('between attacks', () => {
  it('what has changed is told in a form, joins one message, and is taken back row by row', async () => {
    const first = await over()
    const form = modalOf(await pressOrChoose(ana, first, 'Something changed…'))
    const told = messageOf(
      await ana.submit(form, { what: 'Is dealt effect damage', whom: 'Guncannon', number: '1' }),
    )
    expect(plainTextOf(told)).toContain('Since then: ')
    expect(plainTextOf(told)).toContain('**Guncannon** · AP 2 · 3 of 4 HP · rested')
    const keyword = modalOf(await pressOrChoose(ana, told, 'Status or keyword…'))
    const blocker = messageOf(await ana.submit(keyword, { what: 'Gains Blocker', whom: 'Guncannon' }))
    const begins = await pressAll(ana, blocker, 'Ben’s turn begins')
    expect([blocker.id, begins.id]).toEqual([told.id, told.id])
    expect(plainTextOf(begins)).toContain('Lost: Blocker · Ben’s turn begins\n───\n**Ben’s turn.**\n')
    const back = messageOf(await ana.press(begins, 'Undo'))
    expect(plainTextOf(back)).toContain('~~Ben’s turn begins.~~ taken back by Ana')
  })

  it('an attack of the player whose turn it is not says so, and is not refused', async () => {
    await pressAll(ana, await over(), 'Ben’s turn begins')
    const attack = messageOf(await ana.command('attack unit', { unit: ANAS.GM, target: 'player' }))
    expect(plainTextOf(attack)).toContain('As far as I know, it is Ben’s turn.')
    const undone = messageOf(await ana.press(attack, 'Undo'))
    const right = await pressAll(ana, undone, 'Ana’s turn begins', 'Guncannon attacks Ben')
    expect(plainTextOf(right)).not.toContain('As far as I know')
  })

  it('an attack in the wrong turn has a button that begins the right one before it', async () => {
    await pressAll(ana, await over(), 'Ben’s turn begins')
    const attack = messageOf(await ana.command('attack unit', { unit: ANAS.GM, target: 'player' }))
    expect(plainTextOf(attack)).toContain(
      '**Ben’s turn.** If that is over, say so first; otherwise just go on.',
    )
    const right = messageOf(await ana.press(attack, 'Ana’s turn begins'))
    expect(plainTextOf(right)).toContain('Since then: Ana’s turn begins')
    expect(plainTextOf(right)).not.toContain('As far as I know')
    expect(plainTextOf(right)).toContain('**GM** · AP 2 · 2 of 2 HP · active · *attacker*')
    expect(inThread(right).map(board => plainTextOf(board).split('\n')[0])).toEqual([
      '## Guncannon attacked Ben: 1 Shield destroyed',
      'Since then: Ben’s turn begins',
      '## GM attacks Ben',
      '## GM attacks Ben',
    ])
  })

  it('what waits for the end of the turn is asked before the next one begins, also where that was missing', async () => {
    const said = {
      unit: 'card:EB01-003',
      damage: 3,
      target: 'player',
      opponent: ben.id,
      shields: 6,
      base: 'none',
    }
    const first = await begun(ana, 'attack unit', said)
    ana = ana.in({ id: first.channel_id })
    ben = ben.in({ id: first.channel_id })
    await ben.press(first, 'Take the offer')
    const over = await pressAll(ana, first, ...LABELS.en.quietly)
    const asks = await pressAll(ana, over, 'Ben’s turn begins')
    expect(plainTextOf(asks)).toContain('**Which comes first?** Ana answers.\n[★ Narrative Gundam')
    const anas = await pressAll(ana, asks, 'Repair (Ana)', 'Ana’s turn begins')
    expect(plainTextOf(anas)).toContain(
      'Since then: Narrative Gundam A-Packs (EX) recovers 2 HP (Repair) · The',
    )
    const attack = messageOf(await ben.command('angriff einheit', { einheit: BENS.Ginn, ziel: 'player' }))
    const right = messageOf(await ana.press(attack, 'Ben’s turn begins'))
    expect(plainTextOf(right)).toContain('**Which comes first?** Ana answers.')
    const bens = await pressAll(ana, right, 'Repair (Ana)')
    expect(plainTextOf(bens)).toContain(
      'Since then: Narrative Gundam A-Packs (EX) recovers 1 HP (Repair) · The',
    )
    expect(plainTextOf(bens)).toContain('**Ben’s turn.**')
    const undone = messageOf(await ana.press(bens, 'Undo'))
    expect(plainTextOf(undone)).toContain('**Which comes first?** Ana answers.')
    const again = await pressAll(ana, undone, 'Repair (Ana)', 'Ginn attacks Ana')
    expect(plainTextOf(again)).not.toContain('As far as I know')
  })

  it.each([
    ['en', 'A Command…', 'Indignation: AP +2 this turn for one of your Units', 'AP 4'],
    ['de', 'Ein Kommando …', 'Indignation: AP +2 in diesem Zug für eine deiner Einheiten', '4 AP'],
  ] as const)(
    'a Command is one of those that fit, and then the Unit that it chooses (GCG-6-5a, %s)',
    async (language, control, card, ap) => {
      const first = await over(language)
      const lead = actorOf(LEAD[language])
      const offered = messageOf(await pressOrChoose(lead, first, control))
      await pressOrChoose(lead, offered, card)
      const asks = await table.discord.waitFor(() => boardsIn(lead, { id: first.channel_id })[1])
      const told = await pressAll(lead, asks, 'Guncannon')
      expect(plainTextOf(told)).toContain(`**Guncannon** · ${ap}`)
      const undone = await pressAll(lead, told, language === 'en' ? 'Undo' : 'Zurücknehmen')
      expect(plainTextOf(undone)).not.toContain(`**Guncannon** · ${ap}`)
    },
  )

  it('a Pilot comes to a Unit of the table, with what both cards say together, and is taken back', async () => {
    const first = await over()
    const form = modalOf(await pressOrChoose(ana, first, 'A Pilot for Guncannon…'))
    const which = messageOf(await ana.submit(form, { whom: 'Guncannon', name: 'Amuro Ray' }))
    expect(plainTextOf(which)).toContain('[Which one is it? ▾ Amuro Ray · AP +2 · HP +1 · ST01-010 · ')
    const again = modalOf(await pressOrChoose(ana, first, 'A Pilot for Guncannon…'))
    const told = messageOf(await ana.submit(again, { whom: 'Guncannon', name: 'card:ST01-010' }))
    expect(plainTextOf(told)).toContain('**Guncannon** · AP 4 · 5 of 5 HP · rested')
    const shown = plainTextOf(messageOf(await ben.command('angriff tisch', {})))
    expect(shown).toMatch(/^- Guncannon, AP 4, .*, with Amuro Ray$/m)
    expect(shown).not.toContain('A Pilot for Guncannon…')
    const back = messageOf(await ana.press(told, 'Undo'))
    expect(plainTextOf(back)).toContain('**Guncannon** · AP 2 · 4 of 4 HP · rested')
    const other = modalOf(await pressOrChoose(ana, back, 'A Pilot for Guncannon…'))
    const waits = messageOf(await ana.submit(other, { whom: 'Guncannon', name: 'card:ST03-011' }))
    expect(plainTextOf(waits)).toContain('Since then: Guncannon is paired with a Pilot\n')
    const attack = await pressAll(
      ana,
      waits,
      'Ben’s turn begins',
      'Ana’s turn begins',
      'Guncannon attacks Ben',
    )
    expect(plainTextOf(attack)).toContain('- The ability of Char Aznable is used.\n- Guncannon now has 4 AP.')
  })

  it('a Unit and a Base come, and a Unit recovers, by buttons of their own', async () => {
    const first = await over()
    const form = modalOf(await pressOrChoose(ana, first, 'A Unit comes…'))
    const came = messageOf(await ana.submit(form, { name: ANAS.GM, player: 'Ana', pilot: 'card:ST01-010' }))
    expect(plainTextOf(came)).toMatch(/\*\*GM\*\* · AP \d · \d of \d HP · active/)
    expect(plainTextOf(messageOf(await ben.command('angriff tisch', {})))).toMatch(
      /^- GM, .*, with Amuro Ray$/m,
    )
    expect(plainTextOf(came)).not.toContain('[GM attacks Ben]')
    const hurt = modalOf(await pressOrChoose(ana, came, 'Something changed…'))
    const what = { what: 'Is dealt effect damage', whom: 'Guncannon', number: '3' }
    const damaged = messageOf(await ana.submit(hurt, what))
    const back = modalOf(await pressOrChoose(ana, damaged, 'Guncannon recovers HP…'))
    const healed = messageOf(await ana.submit(back, { number: '2' }))
    expect(plainTextOf(healed)).toContain('**Guncannon** · AP 2 · 3 of 4 HP · rested')
    const base = modalOf(await pressOrChoose(ana, healed, 'A Base comes…'))
    const based = messageOf(await ana.submit(base, { name: 'card:ST01-015', player: 'Ben' }))
    expect(plainTextOf(based)).toMatch(/White Base\*\* · \d of \d HP/)
    expect(based.id).toBe(came.id)
    const later = await pressAll(ana, based, 'Ben’s turn begins', 'Ana’s turn begins')
    expect(plainTextOf(later)).toContain('[GM attacks Ben]')
  })
})
