// Plays the made-up third game on Discord and prints what players see; a test runs it in a tree with the game.

import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../src/loopback/start-loopback.ts'
import { begin, openTable, privately, type Table, untilSays } from '../end-to-end/attack/table.ts'

/** The words that a player types, presses and chooses, in a language. */
type Says = Readonly<Record<keyof typeof ENGLISH, string>>

const ENGLISH = {
  command: 'attack toll',
  raider: 'raider',
  dog: 'dog',
  edition: 'edition',
  done: 'It changes nothing here',
  happens: 'Something happens first…',
  undo: 'Undo',
  pay: 'Pay…',
  finish: 'Finish',
  why: 'Why?',
  line: 'Pick a line',
  arrived: 'Bart comes to the gate.',
  more: 'More…',
  earlier: 'Earlier steps',
  correct: 'Correct the table',
  transcript: 'Transcript',
  again: 'Again',
  rob: 'Rob the keeper',
  rule: 'rule',
  query: 'query',
  help: 'help',
  settings: 'settings server',
  about: 'about',
}
const GERMAN: Says = {
  command: 'angriff wegzoll',
  raider: 'räuber',
  dog: 'hund',
  edition: 'ausgabe',
  done: 'Sie ändert hier nichts',
  happens: 'Vorher passiert etwas …',
  undo: 'Zurücknehmen',
  pay: 'Bezahlen …',
  finish: 'Fertig',
  why: 'Warum?',
  line: 'Wähle eine Zeile',
  arrived: 'Bart kommt ans Tor.',
  more: 'Mehr …',
  earlier: 'Frühere Schritte',
  correct: 'Spielstand korrigieren',
  transcript: 'Mitschrift',
  again: 'Noch einmal',
  rob: 'Die Torkasse ausrauben',
  rule: 'regel',
  query: 'suche',
  help: 'hilfe',
  settings: 'einstellungen server',
  about: 'info',
}

/** Plays an attack from beginning to end. @returns the messages on the way, by step */
async function played(table: Table, actor: Actor, says: Says, edition: string | null) {
  const seen: Record<string, string> = {}
  const see = (name: string, message: SeenMessage): SeenMessage => {
    seen[name] = plainTextOf(message)
    return message
  }
  const press = async (board: SeenMessage, label: string) => messageOf(await actor.press(board, label))

  const given = {
    [says.raider]: 'Bart',
    [says.dog]: true,
    ...(edition !== null && { [says.edition]: edition }),
  }
  const begun = see('begun', await begin(table, actor, says.command, given))
  const arrived = see('arrived', await press(begun, says.done))
  const form = modalOf(await actor.press(arrived, says.happens))
  seen.form = [
    form.title,
    ...form.fields.flatMap(({ label, options = [] }) => [label, ...options.map(one => one.label)]),
  ].join('\n')
  const gains = { what: 'coins', whom: 'raider', number: '+4' }
  const reported = see('reported', messageOf(await actor.submit(form, gains)))
  const undone = see('undone', await press(reported, says.undo))
  const corrected = see('corrected', await withTwoMore(table, actor, says, undone))
  const pays = modalOf(await actor.press(corrected, says.pay))
  const paid = see('paid', messageOf(await actor.submit(pays, { number: '6' })))
  const asked = messageOf(await actor.select(paid, says.more, says.why))
  seen.why = privately(await actor.select(asked, says.line, says.arrived))
  const over = see('over', await press(paid, says.finish))
  seen.earlier = privately(await actor.select(over, says.more, says.earlier))
  const { attachments } = messageOf(await actor.press(over, says.transcript))
  seen.transcript = await (await fetch(attachments[0]?.url ?? '')).text()
  const again = see('again', await press(over, says.again))
  const poor = see('poor', await press(again, says.done))
  see('robbed', await press(poor, says.rob))
  return seen
}

/** Corrects the board: the raider has two coins more. */
async function withTwoMore(table: Table, actor: Actor, says: Says, board: SeenMessage): Promise<SeenMessage> {
  const form = modalOf(await actor.select(board, says.more, says.correct))
  await actor.submit(form, { whom: 'raider', coins: '+2' })
  return untilSays(table, actor, board, '**Bart** · 7')
}

/** Collects what other commands say about games. */
async function elsewhere(actor: Actor, says: Says) {
  const asked = async (words: string, options: Record<string, string> = {}) =>
    plainTextOf(messageOf(await actor.command(words, options)))
  return {
    help: await asked(says.help),
    settings: await asked(says.settings),
    about: await asked(says.about),
    rule: await asked(says.rule, { [says.query]: 'TOLL-2b' }),
  }
}

const table = await openTable()
const [edition] = process.argv.slice(2)
if (edition === undefined) throw new Error('no other edition is named')
try {
  const { ana, ben } = table
  const english = await played(table, ana, ENGLISH, null)
  const german = await played(table, ben, GERMAN, null)
  const other = await played(table, ana, ENGLISH, edition)
  const elsewhereSaid = [await elsewhere(ana, ENGLISH), await elsewhere(ben, GERMAN)]
  console.log(
    JSON.stringify({ english, german, other, elsewhere: elsewhereSaid, refusals: table.refusals() }),
  )
} finally {
  await table.close()
}
