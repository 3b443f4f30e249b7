// Follows the messages that the typing person sees: which an answer has brought or changed, and which can be pressed.
import { type Action, decodeAttackId } from '../../discord/attack/face/ids.ts'
import { everyComponent } from '../../loopback/interaction/components.ts'
import { isVisible, seen } from '../../loopback/persona/visible-messages.ts'
import type { Actor, Discord, Outcome, SeenMessage } from '../../loopback/start-loopback.ts'
import { controlsOn } from './controls.ts'

export type PromptConversation = {
  /** What every message looked like when it was last looked at, by id. */
  readonly known: Map<string, string>
  /** The ids of the messages of the last answer, newest first. */
  last: readonly string[]
  /** The id of the message that was last the board of an attack. */
  board: string | null
}

export const newConversation = (): PromptConversation => ({ known: new Map(), last: [], board: null })

/** @returns all messages that the person sees, in all places, oldest first */
function visibleTo({ world }: Discord, { id }: Actor): readonly SeenMessage[] {
  const user = world.users.get(id)
  if (!user) throw new Error(`there is no user ${id}`)
  return [...world.messages.values()].filter(stored => isVisible(world, user, stored)).map(seen)
}

/**
 * Reads what an answer has brought, after all work that follows it is done.
 * @returns the messages to show: the answer, then what is new beside it, and what has changed and can be pressed. A
 *   message is left out if what it leads to, in its own thread, is shown.
 */
export function takeNews(
  conversation: PromptConversation,
  discord: Discord,
  actor: Actor,
  answer: Outcome['message'],
): readonly SeenMessage[] {
  const { known } = conversation
  const visible = visibleTo(discord, actor)
  const isAnswer = ({ id }: SeenMessage) => id === answer?.id
  const others = visible
    .filter(message => !isAnswer(message) && known.get(message.id) !== JSON.stringify(message))
    .filter(message => !known.has(message.id) || controlsOn(message).length > 0)
  for (const message of visible) known.set(message.id, JSON.stringify(message))
  const now = visible.find(isAnswer) ?? answer
  const all = now ? [now, ...others] : others
  const news = all.filter(({ id }) => !all.some(({ channel_id: thread }) => thread === id))
  if (news.length > 0) conversation.last = news.map(({ id }) => id).reverse()
  conversation.board = news.findLast(isBoard)?.id ?? conversation.board
  return news
}

/** @returns the messages that can be pressed, as they are now: those of the last answer, newest first, then the board */
export function pressable(
  { last, board }: PromptConversation,
  discord: Discord,
  actor: Actor,
): readonly SeenMessage[] {
  const visible = visibleTo(discord, actor)
  const ids = new Set([...last, ...(board === null ? [] : [board])])
  return [...ids].flatMap(id => visible.find(message => message.id === id) ?? [])
}

/** @returns the board of the attack that was last on the screen; null: there is none, or the person cannot see it */
export const boardNow = ({ board }: PromptConversation, discord: Discord, actor: Actor): SeenMessage | null =>
  visibleTo(discord, actor).find(message => message.id === board && isBoard(message)) ?? null

/** Whether the message is the board of an attack: no other has the select with the less frequent actions. */
const isBoard = (message: SeenMessage): boolean => actionsOn(message).has('more')

/** Whether the attack of a board goes on; the board of one that is over or stopped offers its transcript. */
export const goesOn = (board: SeenMessage): boolean => !actionsOn(board).has('transcript')

const actionsOn = ({ components }: SeenMessage): ReadonlySet<Action> =>
  new Set(
    everyComponent(components).flatMap(({ component }) => {
      const id = decodeAttackId(component.custom_id ?? '')
      return typeof id === 'string' ? [] : [id.action]
    }),
  )
