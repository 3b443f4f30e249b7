// Draws how one gets from a channel's message to a thread.
import { html } from 'htm/preact'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { openPlace } from '../state/moves.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

/** The thread that was started from the message, as Discord's clients draw it below; a press opens it. */
export const OwnThread = ({ message }: { message: SeenMessage }) =>
  message.thread ? html`<${ThreadButton} thread=${message.thread.id} />` : null

/** The line that a public thread without a message leaves in its channel, and the thread. */
export function ThreadLine({ message }: { message: SeenMessage }) {
  const words = useWords()
  return html`<p class="thread-line">${words('page:message.threadOpened')}</p>
    <${ThreadButton} thread=${message.message_reference?.channel_id} />`
}

/** Its name, how many messages it has, and whether some are new. The list of places knows all of them as they are now. */
function ThreadButton({ thread }: { thread: string | undefined }) {
  const words = useWords()
  const place = useStore(state => state.world?.places.find(({ id }) => id === thread))
  const isUnread = useStore(state => thread !== undefined && state.unread.has(thread))
  if (!place) return null
  return html`<button type="button" class="thread" onClick=${() => openPlace(place.id)}>
    <span class="thread-name">${place.name}</span>${' '}
    <span class="thread-count">${words('page:message.inThread', { count: place.messages })}</span>${' '}
    ${isUnread && html`<span class="thread-news">${words('page:places.unread')}</span>`}
  </button>`
}
