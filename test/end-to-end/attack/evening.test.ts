// Counts what an evening takes: three rounds of two players with fifteen attacks, at one table, in both languages. What is typed
// by hand is a fact; a button, a choice out of a list and a name that is offered are presses.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Actor, messageOf, plainTextOf, type SeenMessage } from '../../../src/loopback/start-loopback.ts'
import { inNewChannel } from './channel.ts'
import { begin, openTable, pressOrChoose, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

/** The words of boards, which are those of whoever begins. */
const BOARDS = {
  en: {
    attacks: (who: string, whom: string) => `${who} attacks ${whom}`,
    defends: (who: string, def: number) => `${who} (basic, DEF ${def})`,
    deal: (damage: number) => `Deal ${damage} damage`,
    finish: 'Finish',
    nobody: 'Nobody',
    phaseEnds: 'The players’ phase ends: all ready',
    roundOver: 'The round is over',
    mercenary: 'Hydra Mercenary',
    ally: 'Mockingbird (2 HP)',
  },
  de: {
    attacks: (who: string, whom: string) => `${who} greift ${whom} an`,
    defends: (who: string, def: number) => `${who} (Basis, VER ${def})`,
    deal: (damage: number) => `${damage} Schaden zufügen`,
    finish: 'Fertig',
    nobody: 'Niemand',
    phaseEnds: 'Ende der Spielerphase: alles spielbereit',
    roundOver: 'Die Runde ist vorbei',
    mercenary: 'Hydra-Söldner',
    ally: 'Mockingbird (2 LP)',
  },
} as const

/** The words of commands, which are those of whoever types. */
const COMMANDS = {
  Ana: {
    hero: 'attack hero',
    attacker: 'attacker',
    target: 'target',
    players: 'players',
    enemy: 'attack enemy',
    by: 'enemy',
    on: 'hero',
  },
  Ben: {
    hero: 'angriff held',
    attacker: 'angreifer',
    target: 'ziel',
    players: 'spielerzahl',
    enemy: 'angriff gegner',
    by: 'gegner',
    on: 'held',
  },
} as const
const commandsOf = ({ name }: Actor) => COMMANDS[name as keyof typeof COMMANDS]

type Fields = Readonly<Record<string, string>>

/** The newest board of a table, and what has been typed and pressed there. */
class Evening {
  presses = 0
  facts = 0
  attacks = 1
  board: SeenMessage
  constructor(board: SeenMessage) {
    this.board = board
  }
  async press(who: Actor, ...labels: string[]): Promise<void> {
    for (const label of labels) {
      this.board = messageOf(await pressOrChoose(who, this.board, label))
      this.presses += 1
    }
  }
  async attack(who: Actor, ...labels: string[]): Promise<void> {
    await this.press(who, ...labels)
    this.attacks += 1
  }
  /** A command with names that are typed and names that the list of their option offers. */
  async command(who: Actor, words: string, typed: Fields, offered: Fields): Promise<void> {
    const chosen: Record<string, string> = {}
    for (const [option, name] of Object.entries(offered)) {
      const choices = await who.autocomplete(words, { ...typed, ...chosen, [option]: '' }, option)
      const choice = choices.find(one => one.name.startsWith(name))
      if (!choice)
        throw new Error(`${option} does not offer ${name}: ${choices.map(one => one.name).join(', ')}`)
      chosen[option] = String(choice.value)
    }
    this.board = messageOf(await who.command(words, { ...typed, ...chosen }))
    this.presses += Object.keys(offered).length
    this.facts += Object.keys(typed).length
    this.attacks += 1
  }
}

const [SPIDER_MAN, SHE_HULK] = ['card:01001a', 'card:01019a']
const [MERCENARY, SHOCKER, MOCKINGBIRD] = ['card:01101', 'card:01103', 'card:01083']

const inGerman = (words: string): string => words.replace('of', 'von').replace('ATK', 'ANG')

it.each([
  ['en', 'Ana'],
  ['de', 'Ben'],
] as const)(
  'three rounds of fifteen attacks take at most 4 facts and 65 presses, in %s',
  async (language, lead) => {
    const w = BOARDS[language]
    const here = inNewChannel(table)
    const [a, b] = lead === 'Ana' ? [here.ana, here.ben] : [here.ben, here.ana]
    const [ca, cb] = [commandsOf(a), commandsOf(b)]
    const first = { [ca.attacker]: SPIDER_MAN, [ca.target]: 'Rhino I', [ca.players]: 2 }
    const e = new Evening(await begin(table, a, ca.hero, first))
    const thread = { id: e.board.channel_id }
    const [A, B] = [a.in(thread), b.in(thread)]
    const hits = (damage: number) => [w.deal(damage), w.finish]
    const rhinoOn = (who: Actor) => w.attacks('Rhino I', who.name)

    await e.press(A, ...hits(2))
    await e.command(B, cb.hero, { [cb.attacker]: SHE_HULK }, { [cb.target]: 'Rhino I' })
    await e.press(B, ...hits(3))
    await e.press(A, w.phaseEnds)
    await e.attack(A, rhinoOn(A), w.nobody, '1', ...hits(3))
    await e.attack(B, rhinoOn(B), w.nobody, '0', ...hits(2))
    await e.press(A, w.roundOver)

    await e.attack(B, w.attacks('She-Hulk', 'Rhino I'), ...hits(3))
    await e.attack(A, w.attacks('Spider-Man', 'Rhino I'), ...hits(2))
    await e.command(A, ca.hero, { [ca.attacker]: MOCKINGBIRD }, { [ca.target]: 'Rhino I' })
    await e.press(A, ...hits(1))
    await e.press(B, w.phaseEnds)
    await e.attack(A, rhinoOn(A), w.ally, '1', ...hits(3))
    await e.attack(B, rhinoOn(B), w.defends('She-Hulk', 2), '1', ...hits(1))
    const mercenary = { [cb.by]: MERCENARY }
    await e.command(B, cb.enemy, mercenary, { [cb.on]: 'She-Hulk' })
    await e.press(B, w.nobody, ...hits(1))
    await e.press(A, w.roundOver)

    await e.attack(A, w.attacks('Spider-Man', 'Rhino I'), ...hits(2))
    await e.press(A, w.phaseEnds)
    await e.attack(A, rhinoOn(A), w.defends('Spider-Man', 3), '2', ...hits(1))
    await e.attack(B, rhinoOn(B), w.nobody, '0', ...hits(2))
    await e.attack(B, w.attacks(w.mercenary, B.name), w.nobody, ...hits(1))
    await e.command(A, ca.enemy, { [ca.by]: SHOCKER }, { [ca.on]: 'Spider-Man' })
    await e.press(A, w.nobody, ...hits(2))
    await e.press(B, w.roundOver)

    expect([e.attacks, e.facts]).toEqual([15, 4])
    expect(e.presses).toBeLessThanOrEqual(65)
    // One thread below one message, and in it a message for each attack and for each of the six steps.
    expect(here.ana.sees()).toHaveLength(1)
    expect(A.sees()).toHaveLength(15 + 6)
    const stands = ['Spider-Man** · 4 of 10', 'She-Hulk** · 8 of 15', 'Rhino I** · ATK 2 · 15 of 28']
    for (const words of stands)
      expect(plainTextOf(e.board)).toContain(language === 'en' ? words : inGerman(words))
  },
)
