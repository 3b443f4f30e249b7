// Shows that the page has lost the server, or that the bot is offline.
import { html } from 'htm/preact'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

/** A line above the conversation while the server or the bot is unreachable. */
export function ConnectionLine() {
  const words = useWords()
  const connection = useStore(state => state.connection)
  const isAway = useStore(state => !state.botIsOnline)
  const text =
    connection === 'lost'
      ? words('page:connection.lost')
      : connection === 'connecting'
        ? words('page:connection.connecting')
        : isAway
          ? words('page:connection.botAway')
          : null
  return html`<div role="status">${text && html`<p class="connection">${text}</p>`}</div>`
}
