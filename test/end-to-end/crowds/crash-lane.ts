// Plays one attack after the other, whether or not the bot runs: two people press on the board they see. A
// lane keeps their presses and what they saw, to be compared with what the bot has stored.

import { everyComponent } from '../../../src/loopback/interaction/components.ts'
import {
  type Actor,
  type ChannelRef,
  messageOf,
  type Outcome,
  plainTextOf,
  type SeenMessage,
} from '../../../src/loopback/start-loopback.ts'
import { boardsIn, hasControls, type Table } from '../attack/table.ts'

/** A board: its attack, its revision, and the presses that change something. */
type Shown = { readonly walkthrough: string; readonly revision: number; readonly presses: readonly string[] }

export type Press = Omit<Shown, 'presses'> & {
  readonly by: string
  /** When Discord made the interaction, which is the time in the log. */
  readonly at: number
  /** The action of the button, and for an answer its question and choice. */
  readonly does: readonly string[]
  /** The result: a board, a private message, or no answer. */
  readonly seen: 'nothing' | 'private' | 'story' | (Omit<Shown, 'presses'> & { readonly board: string })
}

export type Lane = {
  readonly presses: readonly Press[]
  /** When commands were given in the place of a table. */
  readonly commands: readonly number[]
  /** Makes one press, or two at once; without a board it begins or resumes an attack. */
  readonly move: () => Promise<void>
  /** Delivers the interactions that got no answer once more. */
  readonly redeliver: () => void
}

type Command = { readonly words: string; readonly options: Readonly<Record<string, string | number>> }

/**
 * What begins a table, and what is typed there in turn as soon as nothing is open: until then nothing is taken back, and afterwards
 * a finished board is mostly gone on from by what it offers first.
 */
export type Start = Command & { readonly further?: readonly Command[] }

const DISCORD_EPOCH = 1_420_070_400_000n
const timeOf = (snowflake: string): number => Number((BigInt(snowflake) >> 22n) + DISCORD_EPOCH)

/** @throws Error for a message without buttons of an attack */
function shownOn({ components = [] }: SeenMessage): Shown {
  const all = everyComponent(components).flatMap(({ component }) => component.custom_id ?? [])
  const presses = all.filter(id => /^atk1\|(answer|undo|again|next|goOn)\|/.test(id))
  const [, , walkthrough, revision] = all.find(id => id.startsWith('atk1|'))?.split('|') ?? []
  if (!walkthrough || !revision) throw new Error(`this is no board:\n${plainTextOf({ components })}`)
  return { walkthrough, revision: Number(revision), presses }
}

function seenIn({ status, message }: Outcome): Press['seen'] {
  if (status === 'failed' || !message) return 'nothing'
  if (message.ephemeral) return 'private'
  // An attack that is open again looks stopped if its bot is killed before it has marked that: “Go on” does so then.
  const isStopped = plainTextOf(message).includes('Ended early.')
  if (!hasControls(message) || isStopped) return 'story'
  const { walkthrough, revision } = shownOn(message)
  return { walkthrough, revision, board: plainTextOf(message) }
}

/** Opens a lane in a channel of its own. */
export function openLane(
  table: Pick<Table, 'discord' | 'ana' | 'ben'>,
  { words, options, further = [] }: Start,
  channel: ChannelRef,
  random: () => number,
): Lane {
  const [ana, ben] = [table.ana.in(channel), table.ben.in(channel)]
  const presses: Press[] = []
  const unanswered: Outcome[] = []
  const commands: number[] = []
  let [thread, left] = [{ id: 'none yet' }, [...further]]

  const press = async (actor: Actor, board: SeenMessage): Promise<void> => {
    const { presses: ids, ...shown } = shownOn(board)
    const isFirst = further.length > 0 && isOver(ids) && random() < 0.7
    const may = left.length > 0 ? ids.filter(one => !isUndo(one)) : ids
    const id = isFirst && ids[0] ? ids[0] : chosen(may, plainTextOf(board), random)
    if (random() < 0.1) table.discord.faults.deliverTwice(1)
    const outcome = await actor.pressRaw(board, id)
    const [, action = '', , , ...rest] = id.split('|')
    const pressed = { by: actor.id, at: timeOf(outcome.interactionId), does: [action, ...rest] }
    const seen = seenIn(outcome)
    presses.push({ ...shown, ...pressed, seen })
    if (seen === 'nothing') unanswered.push(outcome)
  }

  /** Resumes the attack in this channel, or begins a new one if there is none or `isNew`. */
  const begin = async (isNew: boolean): Promise<void> => {
    const isThere = !isNew && table.discord.world.channels.has(thread.id)
    const outcome = isNew
      ? await ana.command(words, options)
      : await (isThere ? ana.in(thread) : ana).command('attack resume')
    if (outcome.status === 'failed') return
    const reply = messageOf(outcome)
    if (reply.ephemeral) return begin(true)
    if (!isThere) [thread, left] = [reply, isNew ? [...further] : left]
    await table.discord.waitFor(() => boardsIn(ana, thread).length > 0, 300).catch(() => {})
  }

  /** Types the next command at this table; one that nobody has answered is typed again. */
  const type = async ({ words, options }: Command): Promise<void> => {
    const outcome = await ana.in(thread).command(words, options)
    commands.push(timeOf(outcome.interactionId))
    if (outcome.status !== 'failed') left.shift()
  }

  const move = async (): Promise<void> => {
    // What is private is no board, though it may have a button that leads to one.
    const board = boardsIn(ana, thread).findLast(({ ephemeral }) => !ephemeral)
    // A board that others have followed has no buttons of its own; whoever comes to it asks for the one that stands.
    if (!board || shownOn(board).presses.length === 0) return begin(false)
    const { presses: ids } = shownOn(board)
    if (isOver(ids) && left[0]) return type(left[0])
    if (isOver(ids) && random() < 0.1) return begin(true)
    const [first, second] = random() < 0.5 ? [ana, ben] : [ben, ana]
    await Promise.all([press(first, board), ...(random() < 0.3 ? [press(second, board)] : [])])
  }
  const redeliver = () => {
    for (const outcome of unanswered.splice(0)) table.discord.redeliver(outcome)
  }
  return { presses, commands, move, redeliver }
}

/** Whether a board offers what is next; where nobody is left to attack, a step alone. */
const isOver = (ids: readonly string[]): boolean =>
  ids.some(id => /^atk1\|((again|next)\||answer\|\w+\|\d+\|changes\|)/.test(id))

const isUndo = (id: string): boolean => id.startsWith('atk1|undo|')

/** Chooses mostly answers, and once in a while an undo. */
function chosen(ids: readonly string[], shown: string, random: () => number): string {
  const [undo = [], others = []] = [true, false].map(is => ids.filter(id => isUndo(id) === is))
  const from = undo.length > 0 && (others.length === 0 || random() < 0.15) ? undo : others
  const id = from[Math.floor(random() * from.length)]
  if (id === undefined) throw new Error(`there is nothing to press on:\n${shown}`)
  return id
}
