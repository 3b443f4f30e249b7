// Plays two attacks and a thwart of one table in German and writes them to docs/angriff.md; `vitest run` of this file with -u renews the page.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyComponent } from '../../../src/loopback/interaction/components.ts'
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { asksWhy, boardsIn, openTable, type Table, untilSays } from './table.ts'

let table: Table
let ben: Actor
let jule: Actor
const page: string[] = []

beforeAll(async () => {
  table = await openTable()
  ben = table.ben
  jule = table.discord.addUser({ name: 'Jule', locale: 'de' })
})
afterAll(async () => {
  expect(table.refusals()).toEqual([])
  await table.close()
})

/** Adds a message to the page; of its selects only the placeholders. */
function shows(message: SeenMessage): void {
  const words = plainTextOf(message)
    .replaceAll(/ ▾ [^\n]*\]$/gm, ' ▾]')
    .replaceAll(/<@\d+>/g, '@Ben')
  page.push(`\`\`\`text\n${words}\n\`\`\``)
}

const says = (sentence: string): void => void page.push(sentence)

/** Presses a button of the board, and adds the sentence and the changed board to the page. */
async function presses(who: Actor, board: SeenMessage, label: string): Promise<SeenMessage> {
  says(`**${who.name}** drückt **${label}**.`)
  const now = messageOf(await who.press(board, label))
  shows(now)
  return now
}

/** Fills in the form behind a button, and adds the sentence to the page. @returns the answer */
async function fillsIn(who: Actor, board: SeenMessage, label: string, values: Record<string, string>) {
  const form = modalOf(await who.press(board, label))
  const filled = form.fields
    .filter(({ customId }) => values[customId] !== undefined)
    .map(({ customId, label, options = [] }) => {
      const value = values[customId]
      return `${label}: „${options.find(option => option.value === value)?.label ?? value}“`
    })
  says(
    `**${who.name}** drückt **${label}** und füllt das Formular „${form.title}“ aus: ${filled.join(', ')}.`,
  )
  return messageOf(await who.submit(form, values))
}

async function start(): Promise<SeenMessage> {
  says('**Ben** tippt `/angriff gegner gegner:Rhino II held:She-Hulk spielerzahl:2`. Im Kanal steht dann:')
  const options = { gegner: 'Rhino II', held: 'She-Hulk', spielerzahl: 2 }
  const reply = messageOf(await ben.command('angriff gegner', { table: 'new', ...options }))
  shows(reply)
  says('Und im Thread darunter der Spielstand:')
  const board = await table.discord.waitFor(() => boardsIn(ben, reply).at(-1))
  shows(board)
  return board
}

/** Lets Jule's ally defend: several cards have its name, so she picks one. */
async function allyDefends(board: SeenMessage): Promise<SeenMessage> {
  const asked = await fillsIn(jule, board, 'Verbündeter …', { name: 'Mockingbird', player: 'p2' })
  says('Nur Jule sieht:')
  shows(asked)
  const select = everyComponent(asked.components).find(({ component }) => component.options)?.component
  const option = select?.options?.[0]
  says(`Sie wählt **${option?.label}**, und alle sehen:`)
  await jule.select(asked, select?.placeholder ?? '', option?.value ?? '')
  const now = await untilSays(table, jule, board, '**Mockingbird**')
  shows(now)
  return now
}

async function why(board: SeenMessage, line: string): Promise<void> {
  says(`Jule wählt unter **Mehr …** die Frage **Warum?** und dort die Zeile „${line}“. Nur sie sieht:`)
  shows(messageOf(await asksWhy(jule, board, line)))
}

/** Ben presses what is next, and its board stands below. */
async function goesOn(board: SeenMessage, label: string): Promise<SeenMessage> {
  says(`**Ben** drückt **${label}**, und darunter steht:`)
  const now = messageOf(await ben.press(board, label))
  shows(now)
  return now
}

it('the recorded table in German is still what players see', async () => {
  says('# Ein Tisch mit zwei Leuten')
  says(
    'Ben und Jule spielen Marvel Champions; Rhino II greift Ben an. So sieht es in Discord aus, Nachricht für Nachricht: **fett** und kursiv stehen hier als Sternchen, Knöpfe und Listen in eckigen Klammern. Ein Test spielt diesen Tisch und vergleicht ihn mit dieser Seite.',
  )
  let board = await allyDefends(await start())
  board = await presses(ben, board, '2')
  says('Ben hat sich verzählt: Auf der Karte ist nur ein Symbol.')
  board = await presses(ben, board, 'Zurücknehmen')
  board = await fillsIn(ben, board, 'Karte nennen …', { name: 'Stampede' })
  shows(board)
  board = await presses(ben, board, '4 Schaden zufügen')
  await why(board, 'Mockingbird gilt als angegriffen.')
  board = await presses(ben, board, 'Fertig')
  says(
    'Der Verlauf bleibt im Thread stehen; was als Nächstes geht, steht auf dem neuesten Spielstand. Die Runde ist zu Ende.',
  )
  board = await goesOn(board, 'Die Runde ist vorbei')
  board = await goesOn(board, 'She-Hulk greift Rhino II an')
  board = await presses(ben, board, '3 Schaden zufügen')
  board = await presses(ben, board, 'Fertig')
  says(
    'Gegen den Hauptplan leistet **Jule** Widerstand und tippt im Thread `/angriff widerstand wer:Doctor Strange bedrohung:7`:',
  )
  const options = { wer: 'Doctor Strange', bedrohung: 7 }
  board = messageOf(await jule.in({ id: board.channel_id }).command('angriff widerstand', options))
  shows(board)
  board = await presses(jule, board, '2 Bedrohung entfernen')
  board = await presses(jule, board, 'Fertig')
  says(
    'Mit dem Ende der Spielerphase kommt gleich Schritt 1 der Schurkenphase. Wie viel Bedrohung das ist, weiß der Tisch hier noch nicht und fragt einmal danach.',
  )
  const ends = 'Ende der Spielerphase: alles spielbereit'
  board = await fillsIn(ben, board, ends, { number: '2' })
  shows(board)
  says(
    'Jetzt ist reihum jeder dran: erst der Schurke, dann die Schergen im Kampf mit diesem Spieler; sind es mehrere, fängt der an, dessen Knopf ihr drückt. Wer betäubt oder verwirrt ist, steht dabei, und gegen ein Alter Ego wird der Plan vorangetrieben. Waren alle dran, kommen die Begegnungskarten und danach **Die Runde ist vorbei**. Drückt niemand die Schritte, geht es trotzdem weiter, und ihr sagt sie später.',
  )
  says(
    'Im Gundam-Kartenspiel steht an derselben Stelle, wer am Zug ist: Ein Knopf beendet den Zug (mit Reparatur und allem, was dann ansteht) und macht für den nächsten alles aktiv. Darunter stehen die Einheiten, die angreifen können, und warum die anderen es nicht können.',
  )
  says('Wie der Tisch steht, zeigt allen **Jule** mit `/angriff tisch`:')
  shows(messageOf(await jule.in({ id: board.channel_id }).command('angriff tisch', {})))
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../../docs/angriff.md')
})
