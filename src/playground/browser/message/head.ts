// Draws the line above a message: author, time, visibility, and the command it answers.
import { html } from 'htm/preact'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { Time } from '../markdown/time.ts'
import { dismiss } from '../state/moves.ts'
import type { PageWorld } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'
import { MessageMenu } from './menu.ts'

/** Name, time and marks. A follow-up of the same author shows its name to screen readers only. */
export function MessageHead({ message, isFollowUp }: { message: SeenMessage; isFollowUp: boolean }) {
  const words = useWords()
  const { id, author, timestamp, edited_timestamp: edited, ephemeral } = message
  const name = useStore(({ world }) => world && nameOf(author, world))
  return html`<header class=${`message-head${isFollowUp ? ' message-head-follow-up' : ''}`}>
    <span id=${`author-${id}`} class="author">${name}</span>
    ${author.bot && html`<span class="tag">${words('page:message.bot')}</span>`}
    <span class="message-time"><${Time} seconds=${Date.parse(timestamp) / 1000} style="t" /></span>
    ${edited && html`<span class="edited">${words('page:message.edited')}</span>`}
    ${ephemeral && html`<${Private} message=${message} />`}
    <${MessageMenu} message=${message} />
  </header>`
}

function Private({ message }: { message: SeenMessage }) {
  const words = useWords()
  return html`<span class="private">${words('page:message.private')}</span>
    <button type="button" class="text-button" onClick=${() => dismiss(message)}>${words('page:message.dismiss')}</button>`
}

type Author = SeenMessage['author']

/** Names an author; the application has no display name, and its user name is in small letters. */
const nameOf = (author: Author, { bot }: PageWorld): string =>
  author.id === bot.id ? bot.name : (author.global_name ?? author.username)

/** The used command in Discord's metadata, of which discord-api-types declares only a part. */
type Used = { readonly name?: string; readonly user: Author }

/** "Ana used /rule", with the command's name in the reader's language. */
export function ReplyLine({ message }: { message: SeenMessage }) {
  const words = useWords()
  const world = useStore(state => state.world)
  const used = message.interaction_metadata as Used | undefined
  if (!used?.name || !world) return null
  const menu = world.messageCommands.find(({ name }) => name === used.name)
  const command = world.commands.find(({ name }) => name === used.name)
  const shown = menu?.shown ?? `/${command?.shown ?? used.name}`
  return html`<p class="reply-line">
    ${words('page:message.used', { name: nameOf(used.user, world), command: shown })}
  </p>`
}
