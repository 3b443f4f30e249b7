// Why something failed, in red, and read out at once.
import { html } from 'htm/preact'
import { LOST } from '../state/live.ts'
import { useWords } from '../words.ts'

/** The server says it in the reader's words; that the connection was lost only the page knows. */
export function Reason({ why }: { why: string }) {
  const words = useWords()
  return html`<p class="failed" role="alert">${why === LOST ? words('page:failed.lost') : why}</p>`
}
