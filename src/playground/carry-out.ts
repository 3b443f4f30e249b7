// Carries out a page's wish for its persona, through the same client as every test, and reports the result.
import type { Log } from '../log.ts'
import { Impossible } from '../loopback/persona/impossible-move.ts'
import { type SeenModal, seenModal } from '../loopback/persona/modal.ts'
import type { Actor, Discord, Outcome } from '../loopback/start-loopback.ts'
import { hindranceWords, impossibleText } from './hindrance-words.ts'
import type { Guest } from './open-pages.ts'
import type { Switchboard } from './panel-switches.ts'
import type { ServerMessage } from './protocol.ts'
import type { Wish } from './read-page-message.ts'

export type CarryOutParts = {
  readonly discord: Discord
  readonly switchboard: Switchboard
  readonly log: Log
}

type Fate = Omit<Extract<ServerMessage, { type: 'done' }>, 'type' | 'ref'>
type Move = Exclude<Wish, { does: 'switch' | 'reset' | 'giveUp' }>

/** What one may do without anything that a reset would throw away. */
const LEAVES_NOTHING: ReadonlySet<Wish['does']> = new Set(['open', 'complete', 'dismiss'])

const NOTHING: Fate = { modal: null, choices: null, failed: null, message: null }

/** Carries out a wish. Never throws: errors become the `failed` of the answer. */
export async function carryOut(parts: CarryOutParts, guest: Guest, wanted: Wish): Promise<Fate> {
  try {
    if (wanted.does === 'reset') await parts.switchboard.reset()
    else if (wanted.does === 'giveUp') parts.switchboard.giveUp()
    else if (wanted.does === 'switch') await parts.switchboard.turn(wanted.switch, wanted.on)
    else return await move(parts, guest, wanted)
    return NOTHING
  } catch (error) {
    const t = hindranceWords(parts.discord.world.users.get(guest.userId)?.locale ?? null)
    if (error instanceof Impossible) return { ...NOTHING, failed: impossibleText(error, t) }
    parts.log.error({ err: error, does: wanted.does }, 'the page wanted something that failed')
    return { ...NOTHING, failed: t('playground:unexpected') }
  }
}

async function move(parts: CarryOutParts, { userId, tell }: Guest, wanted: Move): Promise<Fate> {
  if (!LEAVES_NOTHING.has(wanted.does)) parts.switchboard.noteUse()
  const actor = parts.discord.user(userId).in({ id: wanted.place })
  switch (wanted.does) {
    case 'open':
      tell({ type: 'messages', place: wanted.place, messages: actor.sees() })
      return NOTHING
    case 'say':
      return { ...NOTHING, message: actor.say(wanted.text).id }
    case 'dismiss':
      actor.dismiss({ id: wanted.message })
      return NOTHING
    case 'complete':
      return { ...NOTHING, choices: await actor.autocomplete(wanted.name, wanted.options, wanted.focused) }
    default:
      return fateOf(await interact(parts, actor, wanted), actor.locale)
  }
}

type Interaction = Exclude<Move, { does: 'open' | 'say' | 'dismiss' | 'complete' }>

function interact({ discord }: CarryOutParts, actor: Actor, wanted: Interaction): Promise<Outcome> {
  switch (wanted.does) {
    case 'command':
      return actor.command(wanted.name, wanted.options)
    case 'press':
      return actor.press({ id: wanted.message }, wanted.customId)
    case 'select':
      return actor.select({ id: wanted.message }, wanted.customId, wanted.values)
    case 'menu':
      return actor.contextMenu(wanted.name, { id: wanted.message })
    case 'submit':
      return actor.submit(openedModal(discord, wanted.modal.openedBy), wanted.fields)
  }
}

/** Gives the modal as the bot sent it; the page's version is not trusted. */
function openedModal({ loopback }: Discord, openedBy: string): SeenModal {
  const opener = loopback.interactions.byId.get(openedBy)
  if (opener?.answer?.kind !== 'modal') throw new Impossible('modalGone', `Nothing was opened by ${openedBy}`)
  return seenModal(opener, opener.answer.modal)
}

function fateOf({ status, message, modal }: Outcome, locale: string): Fate {
  return {
    ...NOTHING,
    modal: modal ?? null,
    message: message?.id ?? null,
    failed: status === 'failed' ? hindranceWords(locale)('playground:noResponse') : null,
  }
}
