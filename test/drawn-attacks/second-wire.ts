// Plays the attacks of the second list over the wire: the unmodified client, every command, press and form as a person sends it.
import {
  type Actor,
  messageOf,
  modalOf,
  plainTextOf,
  type SeenMessage,
} from '../../src/loopback/start-loopback.ts'
import { boardsIn, hasControls, type Table } from '../end-to-end/attack/table.ts'
import type { Move, SecondPlay } from './second.ts'

/** Says an attack in the language of its draw, under the edition of its draw. */
async function say(
  table: Table,
  play: SecondPlay,
  options: SecondPlay['command']['options'],
): Promise<SeenMessage> {
  const { language, edition, command } = play
  const who = whoSays(table, play)
  if (language === 'de') await who.command('einstellungen ich', { ausgabe: edition })
  else await who.command('settings me', { edition })
  const isNew = language === 'de' ? { tisch: 'new' } : { table: 'new' }
  return messageOf(await who.command(command.words, { ...isNew, ...options }))
}

const whoSays = ({ ana, ben }: Table, { language }: SecondPlay): Actor => (language === 'de' ? ben : ana)

const OPEN = /\[(Open the board|Spielstand öffnen)\]/
const isBoard = (message: SeenMessage): boolean => hasControls(message) && !OPEN.test(plainTextOf(message))

const plain = (message: SeenMessage): string => plainTextOf(message).replaceAll('\\', '')

/** The board of a reply: itself, or the one in its thread, which is opened if need be; a private answer has none. */
async function boardOf({ discord }: Table, who: Actor, reply: SeenMessage): Promise<SeenMessage | null> {
  if (reply.ephemeral) return null
  if (isBoard(reply)) return reply
  const [, open] = OPEN.exec(plainTextOf(reply)) ?? []
  if (open) await who.press(reply, open)
  return discord.waitFor(() => boardsIn(who, reply).at(-1))
}

/** What one command answers, and its board. */
export async function commanded(table: Table, play: SecondPlay): Promise<{ said: string; board: string }> {
  const reply = await say(table, play, play.command.options)
  const board = await boardOf(table, whoSays(table, play), reply)
  return { said: plain(reply), board: board ? plain(board) : '' }
}

/** Plays an attack press by press. @returns the last board, or the private answer if there is no board */
export async function pressed(table: Table, play: SecondPlay): Promise<string> {
  const who = whoSays(table, play)
  const reply = await say(table, play, play.board.options)
  let board = (await boardOf(table, who, reply)) ?? reply
  let asked = board
  for (const move of play.board.presses) {
    const here = who.in(board.channel_id)
    const answer = messageOf(await made(here, asked, move))
    if (!answer.ephemeral) board = answer
    else if (!hasControls(answer)) board = await changed(table, here, board)
    asked = answer.ephemeral && hasControls(answer) ? answer : board
  }
  return plain(board)
}

/** The board as it is once it has changed: it does so a moment after a private answer. */
const changed = ({ discord }: Table, who: Actor, board: SeenMessage): Promise<SeenMessage> =>
  discord.waitFor(() =>
    who.sees().find(one => one.id === board.id && plainTextOf(one) !== plainTextOf(board)),
  )

async function made(who: Actor, board: SeenMessage, move: Move) {
  if (typeof move === 'string') return who.press(board, move)
  if (move[0] === 'select') return who.select(board, move[1], move[2])
  return who.submit(modalOf(await who.press(board, move[1])), move[2])
}
