// Draws commands and texts that are on their way or have failed, below the last message.
import { html } from 'htm/preact'
import { FailureReason } from '../parts/failure-reason.ts'
import { forget } from '../state/moves.ts'
import type { Sent } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

/** One line each; a waiting one appears only when the answer is slow (see .sent-waiting). */
export function SentLines() {
  const here = useStore(state => state.here)
  const sent = useStore(state => state.sent)
  const own = sent.filter(({ place }) => place === here)
  return html`<ul class="sent-lines">${own.map(one => html`<${Line} key=${one.number} sent=${one} />`)}</ul>`
}

function Line({ sent }: { sent: Sent }) {
  const words = useWords()
  if (sent.failed === null)
    return html`<li class="sent sent-waiting">${words('page:conversation.sending', { shown: sent.shown })}</li>`
  return html`<li class="sent">
    <span class="sent-shown">${sent.shown}</span>
    <${FailureReason} why=${sent.failed} />
    <button type="button" class="text-button" onClick=${() => forget(sent)}>${words('page:message.dismiss')}</button>
  </li>`
}
