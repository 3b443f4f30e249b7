// Shows refusals in the conversation too, since the panel may be closed.
import { html } from 'htm/preact'
import { change, useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

/** The last refusal, until the reader dismisses it or opens the panel. */
export function RefusalNotice() {
  const words = useWords()
  const last = useStore(state => state.requests.findLast(({ refused }) => refused !== null))
  const seen = useStore(state => state.refusalsSeen)
  const isPanelOpen = useStore(state => state.isPanelOpen)
  if (!last || last.at <= seen || isPanelOpen) return null
  const note = (isOpen: boolean) => () =>
    change(state => ({ ...state, refusalsSeen: last.at, isPanelOpen: isOpen }))
  return html`<div class="refusal-notice" role="alert">
    <p><strong>${words('page:panel.refusedTitle')}</strong> ${last.method} ${last.status}: ${last.refused}</p>
    <button type="button" class="text-button" onClick=${note(true)}>${words('page:panel.showAll')}</button>
    <button type="button" class="text-button" onClick=${note(false)}>${words('page:message.dismiss')}</button>
  </div>`
}
