// Draws the reason of a failed press below the pressed message.
import { html } from 'htm/preact'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { FailureReason } from '../parts/failure-reason.ts'
import { useStore } from '../state/store.ts'

/** The reason in red, or nothing. */
export function Failed({ message }: { message: SeenMessage }) {
  const failure = useStore(state => state.failures.get(message.id))
  return failure ? html`<${FailureReason} why=${failure.why} />` : null
}
