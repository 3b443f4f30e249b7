// Draws the line that a public thread leaves in its channel.
import { html } from 'htm/preact'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { openPlace } from '../state/moves.ts'
import { useWords } from '../words.ts'

/** The line; a press opens the thread. */
export function ThreadLine({ message }: { message: SeenMessage }) {
  const words = useWords()
  const thread = message.message_reference?.channel_id
  return html`<p class="thread-line">
    ${words('page:message.threadOpened')}${' '}
    <button type="button" class="mention mention-place" onClick=${() => thread && openPlace(thread)}>
      ${message.content}
    </button>
  </p>`
}
