// Sends interactions of each kind, damaged on their way to the bot, and tells how each one ended.
import { messageOf, modalOf, type SeenMessage } from '../../../../src/loopback/start-loopback.ts'
import { begin, type ProcessTable, SPIDER_MAN } from '../../attack/table.ts'
import { type Damage, damaged } from './damages.ts'

type Payload = Readonly<Record<string, unknown>>

/** One kind of interaction: what a person does for it, and what Discord sends then. */
export type Kind = {
  readonly name: string
  /** The type of the interaction in Discord's numbers: others on the way to it are not damaged. */
  readonly type: 2 | 3 | 4 | 5
  /** Does it, and waits for the answer, or until Discord's client gives up. */
  readonly act: () => Promise<unknown>
  /** Gives the payload more fields than the stand-in sends. */
  readonly dress?: (payload: Payload) => Payload
}

/** The kinds, in a server, in a thread and in direct messages. */
export async function kindsAt(table: ProcessTable): Promise<readonly Kind[]> {
  const { ana, ben, discord } = table
  const query = { query: 'retaliate' }
  const inServer = messageOf(await ana.command('rule', query))
  const direct = ben.dm()
  const alone = messageOf(await direct.command('rule', query))
  const said = discord.user('Chris').say('Overkill and retaliate')
  const enemy = { enemy: 'Rhino II', hero: SPIDER_MAN }
  const board = await begin(table as never, ana, 'attack enemy', enemy)
  const form = async (on: SeenMessage) => modalOf(await ana.press(on, 'Something happens first…'))
  const typing = (actor: typeof ana) => () =>
    actor.autocomplete('rule', { query: 'retal' }, 'query').catch(() => null)
  return [
    { name: 'a command', type: 2, act: () => ana.command('rule', query) },
    { name: 'a command in a direct message', type: 2, act: () => direct.command('rule', query) },
    {
      name: 'a command that names a person',
      type: 2,
      act: () => ana.command('attack enemy', { table: 'new', ...enemy, player: ben.id }),
    },
    { name: 'a letter', type: 4, act: typing(ana) },
    { name: 'a letter in a direct message', type: 4, act: typing(direct) },
    { name: 'a press', type: 3, act: () => ana.pressRaw(inServer, idOf(inServer, 'All of it')) },
    { name: 'a press in a direct message', type: 3, act: () => direct.pressRaw(alone, idOf(alone, 'Alles')) },
    { name: 'a press on a board', type: 3, act: () => ana.press(board, 'Something happens first…') },
    { name: 'a choice', type: 3, act: () => ben.select(board, 'More…', 'Earlier steps') },
    {
      name: 'a form',
      type: 5,
      act: async () => ana.submit(await form(board), { what: 'A note', text: 'Rhino is tired' }),
    },
    { name: '“Find rules”', type: 2, act: () => ana.contextMenu('Find rules', said) },
    {
      name: '“Find rules” on a forwarded message',
      type: 2,
      act: () => ana.contextMenu('Find rules', said),
      dress: payload => forwarded(payload, said),
    },
  ]
}

/** The custom id of a button, which works also when the message shows other buttons by now. */
function idOf(message: SeenMessage, label: string): string {
  const found = JSON.stringify(message.components).matchAll(/\{[^{}]*\}/g)
  const buttons = [...found].map(([one]) => JSON.parse(one) as { label?: string; custom_id?: string })
  return buttons.find(one => one.label === label)?.custom_id ?? ''
}

/** Turns the message that a menu was opened on into one that forwards another. */
function forwarded(payload: Payload, { id }: SeenMessage): Payload {
  const data = payload.data as { readonly resolved: { readonly messages: Record<string, Payload> } }
  const { [id]: message } = data.resolved.messages
  const { content, timestamp, edited_timestamp, attachments, embeds, flags, type, mentions } = message ?? {}
  const inner = { content, timestamp, edited_timestamp, attachments, embeds, flags, type, mentions }
  const outer = {
    ...message,
    content: '',
    message_reference: { type: 1, message_id: id, channel_id: message?.channel_id },
    message_snapshots: [{ message: { ...inner, mention_roles: [], components: [], sticker_items: [] } }],
  }
  return { ...payload, data: { ...data, resolved: { messages: { [id]: outer } } } }
}

/** Does it once and gives what Discord sent. @throws Error if nobody answered */
export async function payloadOf(table: ProcessTable, kind: Kind): Promise<Payload> {
  let payload: Payload = {}
  const silent = await changed(table, kind, [
    sent => {
      payload = sent
      return sent
    },
  ])
  if (silent.length > 0) throw new Error(`${kind.name} was not answered although nothing was damaged`)
  return payload
}

/** Does it once for each damage, all at the same time. @returns the damages after which nobody was answered or told */
export async function silentAfter(
  table: ProcessTable,
  kind: Kind,
  damages: readonly Damage[],
): Promise<readonly Damage[]> {
  const changes = damages.map(damage => (sent: Payload) => damaged(sent, damage))
  return (await changed(table, kind, changes)).flatMap(index => damages[index] ?? [])
}

/** Does it once for each change, which changes what the bot gets. @returns the indexes of those without an answer */
async function changed(
  { discord }: ProcessTable,
  kind: Kind,
  changes: readonly ((sent: Payload) => unknown)[],
): Promise<readonly number[]> {
  const sent: Payload[] = []
  const end = discord.faults.changeFrames(frame => {
    const payload = frame.d as Payload
    if (frame.t !== 'INTERACTION_CREATE' || payload.type !== kind.type) return frame
    sent.push(payload)
    return { ...frame, d: changes[sent.length - 1]?.(kind.dress?.(payload) ?? payload) }
  })
  await Promise.all(changes.map(kind.act))
  end()
  const { byId } = discord.loopback.interactions
  const isAnswered = ({ id }: Payload) => byId.get(String(id))?.answeredWith !== undefined
  return changes.flatMap((_, index) => (sent[index] && isAnswered(sent[index]) ? [] : [index]))
}
