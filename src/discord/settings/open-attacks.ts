// The open attacks of a server: shows how many there are, and closes them.
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord-api-types/v10'
import type { OpenIn } from '../../store/servers.ts'
import { StoreFault } from '../../store/store.ts'
import type { Translate } from '../../words/words.ts'
import type { Caller, MessageAnswer, Pressed } from '../interaction/command.ts'
import { privateSentence } from '../interaction/private-answer.ts'
import { button, row } from '../message/components.ts'
import { sentenceView } from '../message/sentence.ts'
import { closingId, type ToClose } from './ids.ts'
import { inServer, type SettingsParts } from './parts.ts'

const HOUR = 3_600_000

/** An attack that was last touched before this time counts as idle. */
export const idleSince = ({ at }: Caller): number => at - HOUR

/** The sentence with the number of open attacks; it says no more about private attacks than their number. */
export const openText = (open: OpenIn, t: Translate): string =>
  t('settings:open.shown', { shared: open.shared, count: open.private, idle: open.idle })

/** The buttons that close attacks, for users who may manage the server; none if no attack is open. */
export function openButtons(open: OpenIn, t: Translate): APIMessageTopLevelComponent[] {
  const idle = open.idle > 0 ? [button(closingId('ask', 'idle'), t('settings:open.idle'))] : []
  const all = open.shared + open.private > 0 ? [button(closingId('ask', 'all'), t('settings:open.all'))] : []
  return all.length > 0 ? [row([...idle, ...all])] : []
}

/** The answer to the first button: the number of attacks to close, and a button that confirms. @throws StoreFault */
export function askToClose(parts: SettingsParts, pressed: Pressed, what: ToClose): Promise<MessageAnswer> {
  return asManager(parts, pressed, async (guild, t) => {
    const open = await parts.store.openIn(guild, idleSince(pressed))
    const number = what === 'idle' ? open.idle : open.shared + open.private
    if (number === 0) return { ...privateSentence(t('settings:open.none'), 'nothing open'), as: 'update' }
    const yes = button(closingId('close', what), t('settings:open.confirm', { number }), ButtonStyle.Danger)
    const components = [...sentenceView(t(`settings:open.question.${what}`, { count: number })), row([yes])]
    return { as: 'update', isPrivate: true, components, outcome: 'asked', facts: {} }
  })
}

/** The answer to the confirming button: it closes the attacks that are open now. @throws StoreFault */
export function closeOpen(parts: SettingsParts, pressed: Pressed, what: ToClose): Promise<MessageAnswer> {
  return asManager(parts, pressed, async (guild, t) => {
    const before = what === 'idle' ? idleSince(pressed) : Number.MAX_SAFE_INTEGER
    const { closed, fault } = await closeSome(parts.store, guild, before)
    const sentence = t(fault ? 'settings:open.someClosed' : 'settings:open.closed', { count: closed })
    const facts = { closed, ...(fault && { store: fault.kind }) }
    return { ...privateSentence(sentence, 'closed'), as: 'update', facts }
  })
}

/** Closes write by write; `fault` has kept the rest open. @throws StoreFault if nothing is closed */
async function closeSome(store: SettingsParts['store'], guild: string, before: number) {
  let closed = 0
  try {
    for (let number = -1; number !== 0; closed += number) number = await store.closeIn(guild, before)
  } catch (error) {
    if (!(error instanceof StoreFault) || closed === 0) throw error
    return { closed, fault: error }
  }
  return { closed, fault: null }
}

/** Checks the permission again: the user may have lost it since the button was shown. */
const asManager = (
  parts: SettingsParts,
  pressed: Pressed,
  answer: (guild: string, t: Translate) => Promise<MessageAnswer>,
): Promise<MessageAnswer> =>
  inServer(parts, pressed, (guild, t) =>
    pressed.place.managesGuild
      ? answer(guild, t)
      : privateSentence(t('settings:open.notAllowed'), 'not allowed'),
  )
