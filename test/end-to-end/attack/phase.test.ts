// Plays a villain phase of three players, five minions and a villain over the wire, and counts its presses, in both languages.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { inNewChannel } from './channel.ts'
import { begin, openTable, pressOrChoose, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

const ENGLISH = {
  enemy: 'attack enemy',
  scheme: 'attack scheme',
  options: { enemy: 'enemy', hero: 'hero', players: 'players', alterEgo: 'hero' },
  roundOver: 'The round is over',
  phaseEnds: /^The players’ phase ends/,
  comes: 'A minion comes…',
  undo: 'Undo',
  plain: [
    /^Nobody$/,
    /^0$/,
    /^Deal \d+ damage$/,
    /^Place \d+ threat$/,
    /^Place the threat$/,
    /^Finish$/,
    /^No damage/,
  ],
  attacks: / (attacks|schemes)/,
  says: {
    order: 'Ana chooses which minion comes first (MC-VILPHASE-03).',
    done: 'Player 2 is done. Next is Player 3.',
    over: 'Everybody has been activated against. Now deal and reveal encounter cards: 1 for each player (MC-VILPHASE-06).',
    early: 'As told so far, Rhino I against Player 2 comes first (MC-VILPHASE-03). This counts all the same.',
  },
}
type Words = typeof ENGLISH
const GERMAN: Words = {
  enemy: 'angriff gegner',
  scheme: 'angriff plan',
  options: { enemy: 'gegner', hero: 'held', players: 'spielerzahl', alterEgo: 'held' },
  roundOver: 'Die Runde ist vorbei',
  phaseEnds: /^Ende der Spielerphase/,
  comes: 'Ein Scherge kommt …',
  undo: 'Zurücknehmen',
  plain: [
    /^Niemand$/,
    /^0$/,
    /^\d+ Schaden zufügen$/,
    /Bedrohung platzieren$/,
    /^Die Bedrohung platzieren$/,
    /^Fertig$/,
    /^Kein Schaden/,
  ],
  attacks: / (greift .* an$|greift .* an |treibt )/,
  says: {
    order: 'Ben wählt, welcher Scherge zuerst kommt (MC-VILPHASE-03).',
    done: 'Spieler 2 ist durch. Als Nächstes ist Spieler 3 dran.',
    over: 'Alle sind durch. Jetzt werden Begegnungskarten zugeteilt und aufgedeckt: 1 für jeden Spieler (MC-VILPHASE-06).',
    early: 'Nach dem, was ich weiß, kommt erst Rhino I gegen Spieler 2 (MC-VILPHASE-03). Es zählt trotzdem.',
  },
}

const labelsOf = ({ components = [] }: SeenMessage): string[] =>
  [...JSON.stringify(components).matchAll(/"label":"((?:[^"\\]|\\.)*)"/g)].map(([, label = '']) =>
    JSON.parse(`"${label}"`),
  )

/** The buttons alone, without the options of selects. */
const buttonsOf = (board: SeenMessage): string[] =>
  (
    JSON.parse(JSON.stringify(board.components ?? [])) as readonly {
      components?: readonly { type: number; label?: string }[]
    }[]
  )
    .flatMap(({ components = [] }) => components)
    .flatMap(({ type, label }) => (type === 2 && label !== undefined ? [label] : []))

class Phase {
  presses = 0
  board: SeenMessage
  private readonly who: Actor
  private readonly words: Words
  constructor(who: Actor, words: Words, board: SeenMessage) {
    this.who = who
    this.words = words
    this.board = board
  }
  async press(label: string | RegExp): Promise<void> {
    const found = labelsOf(this.board).find(one =>
      typeof label === 'string' ? one === label : label.test(one),
    )
    if (found === undefined) throw new Error(`no ${label} on\n${plainTextOf(this.board)}`)
    const outcome = await pressOrChoose(this.who, this.board, found)
    // What step 1 places, which nobody has said yet.
    const asks = outcome.message === undefined
    this.board = messageOf(asks ? await this.who.submit(modalOf(outcome), { number: '2' }) : outcome)
    this.presses += 1
  }
  /** The attacks that have buttons: what is due now. */
  due(): string[] {
    if (plainTextOf(this.board).includes(this.words.says.over)) return []
    return buttonsOf(this.board).filter(label => this.words.attacks.test(label))
  }
  /** Answers what is asked in the plainest way, until nothing is. */
  async plays(): Promise<void> {
    for (;;) {
      const next = this.words.plain.find(label => buttonsOf(this.board).some(one => label.test(one)))
      if (!next) return
      await this.press(next)
    }
  }
  says(words: string): void {
    expect(plainTextOf(this.board)).toContain(words)
  }
}

const MINIONS = [
  ['card:01101', 'p1'],
  ['card:01110', 'p1'],
  ['card:01143', 'p1'],
  ['card:01121', 'p2'],
  ['card:01103', 'p3'],
] as const

/** A table of three players, one of them in alter-ego form, with their minions, in the players’ phase. */
async function threePlayers(lead: Actor, words: Words): Promise<Phase> {
  const { enemy, scheme, options, roundOver, comes } = words
  const first = { [options.enemy]: 'Rhino I', [options.hero]: 'card:01001a', [options.players]: 3 }
  const phase = new Phase(lead, words, await begin(table, lead, enemy, first))
  await phase.plays()
  const there = lead.in({ id: phase.board.channel_id })
  for (const [command, hero] of [
    [enemy, 'card:01019a'],
    [scheme, 'card:01010b'],
  ] as const) {
    phase.board = messageOf(await there.command(command, { [options.enemy]: 'Rhino', [options.hero]: hero }))
    await phase.plays()
  }
  await phase.press(roundOver)
  for (const [name, player] of MINIONS) {
    const form = modalOf(await pressOrChoose(lead, phase.board, comes))
    phase.board = messageOf(await lead.submit(form, { name, player }))
  }
  return phase
}

it.each([
  ['en', ENGLISH],
  ['de', GERMAN],
] as const)(
  'MC-VILPHASE-03 a phase of three players and six enemies takes a press for each activation, one before and one after it, in %s',
  async (language, words) => {
    const here = inNewChannel(table)
    const lead = language === 'en' ? here.ana : here.ben
    const phase = await threePlayers(lead, words)
    phase.presses = 0
    await phase.press(words.phaseEnds)
    expect(phase.presses).toBe(1)
    expect(phase.due()).toHaveLength(1)
    let begun = 0
    let order = 0
    for (let [due] = phase.due(); due !== undefined && begun < 9; [due] = phase.due()) {
      const isOpen = phase.due().length > 1
      if (isOpen) phase.says(words.says.order)
      order += isOpen ? 1 : 0
      await phase.press(due)
      begun += 1
      // Taken back, the one before it ends again and offers it; a restart changes nothing.
      if (begun === 6) {
        await phase.press(words.undo)
        await phase.plays()
        expect(phase.due()).toHaveLength(3)
        await phase.press(due)
      }
      if (begun === 4) await table.restart()
      await phase.plays()
      if (begun === 2) phase.says(words.says.done)
    }
    // Three times the villain, and each minion once; the order of three minions is chosen by the press that begins one.
    expect([begun, order]).toEqual([8, 2])
    phase.says(words.says.over)
    await phase.press(words.roundOver)
    await phase.press(words.phaseEnds)
    expect(phase.due()).toEqual([expect.stringContaining('Rhino I')])
  },
)

it('MC-VILPHASE-03 what comes before its turn is begun out of the select, and its board says what comes first', async () => {
  const { ana } = inNewChannel(table)
  const phase = await threePlayers(ana, ENGLISH)
  await phase.press(ENGLISH.phaseEnds)
  await phase.press('Rhino I attacks Ana')
  phase.says(ENGLISH.says.early)
  await phase.plays()
  expect(phase.due()).toEqual(['Rhino I attacks She-Hulk'])
})
