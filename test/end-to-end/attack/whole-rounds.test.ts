// Plays an evening of three whole rounds over the wire, in both languages: attacks, schemes, thwarts and both phases.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readScripts } from '../../../src/cli/script.ts'
import { tellScripts } from '../../../src/cli/story/tell-scripts.ts'
import { UNNAMED } from '../../../src/cli/story/telling.ts'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { playedGames } from '../../../src/played-games.ts'
import { inNewChannel } from './channel.ts'
import { begin, openTable, pressOrChoose, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())
afterEach(() => expect(table.refusals()).toEqual([]))

const ENGLISH = {
  command: 'attack hero',
  options: ['attacker', 'target', 'players'],
  attacks: (who: string, whom: string) => `${who} attacks ${whom}`,
  thwarts: (who: string, scheme: string) => `${who} thwarts ${scheme}`,
  schemes: (who: string, whom: string) => `${who} schemes: ${whom} is an alter-ego`,
  changesForm: (who: string) => `${who} changes form`,
  deals: (damage: number) => `Deal ${damage} damage`,
  places: (threat: number) => `Place ${threat} threat`,
  removes: (threat: number) => `Remove ${threat} threat`,
  phaseEnds: (threat: number) => `The players’ phase ends: all ready, ${threat} threat as far as I know`,
  mainScheme: 'The main scheme is named…',
  sideScheme: 'A side scheme comes…',
  minion: 'A minion comes…',
  nobody: 'Nobody',
  finish: 'Finish',
  transcript: 'Transcript',
  find: 'Find rules',
  findOther: 'Regeln finden',
  rules: { scheme: 'Scheme (Enemy Activation)', between: 'Villain Phase', thwart: 'Widerstand leisten' },
  roundOver: 'The round is over',
  main: 'The Break-In!',
  side: "Breakin' & Takin'",
  schemed: '## Rhino I schemed: 2 threat (5 of 14)',
  reads: 'comes into play with 2 threat; if it was revealed, resolve its When Revealed ability',
  defeated: "- Breakin' & Takin' is defeated and leaves play.",
  stands: ['Spider-Man** · 6 of 10', 'She-Hulk** · 7 of 15', 'The Break-In! 7 of 14'],
  mercenary: 'Hydra Mercenary',
}

const GERMAN: typeof ENGLISH = {
  command: 'angriff held',
  options: ['angreifer', 'ziel', 'spielerzahl'],
  attacks: (who, whom) => `${who} greift ${whom} an`,
  thwarts: (who, scheme) => `${who} leistet Widerstand gegen ${scheme}`,
  schemes: (who, whom) => `${who} treibt den Plan voran: ${whom} ist Alter Ego`,
  changesForm: who => `${who} wechselt die Gestalt`,
  deals: damage => `${damage} Schaden zufügen`,
  places: threat => `${threat} Bedrohung platzieren`,
  removes: threat => `${threat} Bedrohung entfernen`,
  phaseEnds: threat => `Ende der Spielerphase: alles spielbereit, ${threat} Bedrohung, soweit ich weiß`,
  mainScheme: 'Der Hauptplan bekommt einen Namen …',
  sideScheme: 'Ein Nebenplan kommt …',
  minion: 'Ein Scherge kommt …',
  nobody: 'Niemand',
  finish: 'Fertig',
  transcript: 'Mitschrift',
  find: 'Regeln finden',
  findOther: 'Find rules',
  rules: { scheme: 'Plan vorantreiben (Gegner-Aktivierung)', between: 'Schurkenphase', thwart: 'Thwart' },
  roundOver: 'Die Runde ist vorbei',
  main: 'Der Einbruch!',
  side: 'Hauen & Klauen',
  schemed: '## Rhino I trieb den Plan voran: 2 Bedrohung (5 von 14)',
  reads: 'wurde er aufgedeckt, handle „Sobald aufgedeckt“ auf der Karte ab',
  defeated: '- Hauen & Klauen ist besiegt und verlässt das Spiel.',
  stands: ['Spider-Man** · 6 von 10', 'She-Hulk** · 7 von 15', 'Der Einbruch! 7 von 14'],
  mercenary: 'Hydra-Söldner',
}

/** The newest board of a table, and how much has been pressed and typed. */
function evening(first: SeenMessage) {
  let board = first
  const counts = { presses: 0, typed: 0 }
  return {
    counts,
    press: async (who: Actor, ...labels: string[]) => {
      for (const label of labels) {
        counts.presses += 1
        board = messageOf(await pressOrChoose(who, board, label))
      }
    },
    form: async (who: Actor, label: string, fields: Readonly<Record<string, string>>) => {
      counts.presses += 2
      counts.typed += Object.keys(fields).length
      board = messageOf(await who.submit(modalOf(await pressOrChoose(who, board, label)), fields))
    },
    command: async (who: Actor, words: string, options: Readonly<Record<string, string>>) => {
      counts.typed += Object.keys(options).length
      board = messageOf(await who.command(words, options))
    },
    text: () => plainTextOf(board),
    board: () => board,
  }
}

const isOnce = <T>(one: T, at: number, all: readonly T[]): boolean => all.indexOf(one) === at

const { flows, faces, tables } = playedGames()

/** “Find rules” in the menu of a board finds this rule. */
const finds = async (who: Actor, board: SeenMessage, name: string, rule: string): Promise<void> =>
  expect(plainTextOf(messageOf(await who.contextMenu(name, board)))).toContain(`**${rule}**\n`)

/** The scripts of the transcript play the whole evening, each beginning as the one before has left the table. */
async function playsAlone(
  who: Actor,
  board: SeenMessage,
  language: 'en' | 'de',
  label: string,
): Promise<void> {
  const { attachments } = messageOf(await who.press(board, label))
  const script = attachments.find(
    ({ filename }) => /json$/.test(filename) && !/^(attack|angriff)/.test(filename),
  )
  const text = await fetch(script?.url ?? '').then(one => one.text())
  const read = readScripts(text, flows)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  const told = tellScripts(
    read.scripts.map(one => ({ script: one.script, named: UNNAMED, notes: [], faces, language })),
    { as: 'story', isJson: false, tables },
  )
  expect([told.faults, told.isPlayed]).toEqual([[], true])
  expect(read.scripts.map(one => one.script.flow.id.split('/')[1]).filter(isOnce)).toEqual([
    ...['player-attack', 'changes', 'enemy-attack', 'thwart', 'enemy-scheme'],
  ])
  expect(told.text.split('\n').filter(line => /^(Not as|Nicht so)/.test(line))).toEqual([])
}

it.each([
  ['en', ENGLISH],
  ['de', GERMAN],
] as const)(
  'three whole rounds with schemes, thwarts and phases are played by presses, in %s',
  async (language, w) => {
    const here = inNewChannel(table)
    const [lead, other] = language === 'en' ? [here.ana, here.ben] : [here.ben, here.ana]
    const [attacker = '', target = '', players = ''] = w.options
    const typed = { [attacker]: 'card:01001a', [target]: 'Rhino I', [players]: 2 }
    const first = await begin(table, lead, w.command, typed)
    const e = evening(first)
    const [A, B] = [lead.in({ id: first.channel_id }), other.in({ id: first.channel_id })]
    const undefended = (icons: number, damage: number) => [w.nobody, `${icons}`, w.deals(damage), w.finish]

    await e.press(A, w.deals(2), w.finish)
    await e.form(A, w.mainScheme, { name: w.main })
    const own = language === 'en' ? GERMAN : ENGLISH
    const [by = '', on = ''] = own.options
    await e.command(B, own.command, { [by]: 'card:01019a', [on]: 'Rhino I' })
    await e.press(B, w.deals(3), w.finish)
    await e.press(A, w.phaseEnds(2), w.attacks('Rhino I', lead.name), ...undefended(0, 2))
    await e.press(B, w.attacks('Rhino I', other.name), ...undefended(1, 3))
    await e.press(A, w.roundOver)

    await e.press(A, w.changesForm('Spider-Man'))
    await e.press(B, w.thwarts('She-Hulk', w.main), w.removes(1), w.finish)
    await e.press(A, w.phaseEnds(2))
    await e.press(B, w.attacks('Rhino I', other.name), ...undefended(0, 2))
    await e.press(A, w.schemes('Rhino I', lead.name), '1', w.places(2), w.finish)
    expect(e.text()).toContain(w.schemed)
    await finds(A, e.board(), w.find, w.rules.scheme)
    await e.form(B, w.minion, { name: 'card:01101' })
    await e.form(B, w.sideScheme, { name: 'card:01107' })
    expect(e.text()).toContain(w.reads)
    await finds(A, e.board(), w.find, w.rules.between)
    await e.press(A, w.roundOver)

    // An identity is called by the form that it is in.
    expect(e.text()).toContain('**Peter Parker** · 8')
    await e.press(A, w.changesForm('Peter Parker'))
    await e.press(A, w.thwarts('Spider-Man', w.side), w.removes(1), w.finish)
    await e.press(B, w.thwarts('She-Hulk', w.side), w.removes(1), w.finish)
    expect(e.text()).toContain(w.defeated)
    await finds(B, e.board(), w.findOther, w.rules.thwart)
    await e.press(A, w.phaseEnds(2), w.attacks('Rhino I', lead.name), ...undefended(0, 2))
    await e.press(B, w.attacks('Rhino I', other.name), ...undefended(0, 2))
    await e.press(B, w.attacks(w.mercenary, other.name), w.nobody, w.deals(1), w.finish)
    await e.press(A, w.roundOver)
    for (const words of w.stands) expect(e.text()).toContain(words)
    await playsAlone(A, e.board(), language, w.transcript)
    // Typed are two names of a command and the names of three new cards.
    expect(e.counts).toEqual({ presses: 60, typed: 5 })
  },
)

/** Plays two rounds; the steps are pressed in time, or only where the next attack needs them, after all else of a round. */
async function twoRounds(steps: 'in time' | 'late'): Promise<string> {
  const w = ENGLISH
  const { ana } = inNewChannel(table)
  const typed = { attacker: 'card:01001a', target: 'Rhino I', players: 1 }
  const e = evening(await begin(table, ana, w.command, typed))
  await e.press(ana, w.deals(2), w.finish)
  await e.form(ana, w.mainScheme, { name: w.main })
  for (const round of [1, 2]) {
    if (round === 2) await e.press(ana, w.attacks('Spider-Man', 'Rhino I'), w.deals(2), w.finish)
    if (steps === 'in time') await e.press(ana, w.phaseEnds(1))
    await e.press(ana, w.attacks('Rhino I', 'Ana'), w.nobody, `${round}`, w.deals(2 + round), w.finish)
    if (steps === 'late') await e.press(ana, w.phaseEnds(1))
    await e.press(ana, w.roundOver)
  }
  const shown = plainTextOf(messageOf(await ana.in({ id: e.board().channel_id }).command('attack table')))
  return shown.split('\n[')[0] ?? ''
}

it('MC-READY-03 two rounds in which nobody presses a step in time are refused nothing and come to the same numbers', async () => {
  const inTime = await twoRounds('in time')
  expect(inTime).toContain('Spider-Man, 3 of 10 HP')
  expect(await twoRounds('late')).toBe(inTime)
})
