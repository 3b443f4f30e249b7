// Shows the reason of a failure in red and announces it.
import { html } from 'htm/preact'
import { LOST } from '../state/socket.ts'
import { useWords } from '../words.ts'

/** The server sends the reason in the reader's language; the page itself words the lost connection. */
export function FailureReason({ why }: { why: string }) {
  const words = useWords()
  return html`<p class="failed" role="alert">${why === LOST ? words('page:failed.lost') : why}</p>`
}
