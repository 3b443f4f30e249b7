// Draws the conversation of the open place.
import { html } from 'htm/preact'
import { useMemo, useRef } from 'preact/hooks'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { ConversationMessage } from '../message/message.ts'
import { SentLines } from '../message/pending-lines.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'
import { PlaceBeginning } from './beginning.ts'
import { NewsBelow } from './news-below.ts'
import { placeName } from './place-name.ts'
import { useSought } from './scroll-to-message.ts'

/** The messages, oldest first. The list is aligned at its lower end, so the newest stay in sight. */
export function Conversation() {
  const words = useWords()
  const here = useStore(state => state.here)
  const place = useStore(state => state.world?.places.find(({ id }) => id === state.here))
  const messages = useStore(state => (state.here ? state.messages.get(state.here) : undefined))
  const followUps = useMemo(() => followUpsIn(messages ?? []), [messages])
  const scroller = useRef<HTMLDivElement>(null)
  useSought(scroller, messages)
  if (!place) return html`<div class="conversation"></div>`
  return html`<div
    key=${here}
    ref=${scroller}
    class="conversation"
    tabindex="0"
    role="region"
    aria-label=${words('page:conversation.label', { place: placeName(place, words) })}
  >
    <div class="conversation-inner">
      <${PlaceBeginning} place=${place} />
      <ol class="messages" aria-busy=${messages === undefined}>
        ${messages?.map(
          message => html`<li key=${message.id} class="message-row">
            <${ConversationMessage} message=${message} isFollowUp=${followUps.has(message.id)} />
          </li>`,
        )}
      </ol>
      <${SentLines} />
    </div>
  </div>
  <${NewsBelow} scroller=${scroller} messages=${messages} />`
}

const MINUTES = 5 * 60_000

/** Finds messages that follow one of the same author within minutes; they are drawn without a name. */
function followUpsIn(messages: readonly SeenMessage[]): ReadonlySet<string> {
  const pairs = messages.slice(1).map((message, index) => [messages[index], message] as const)
  return new Set(
    pairs
      .filter(([before, { author, timestamp, interaction_metadata: used, ephemeral, components }]) => {
        if (!before || used || before.interaction_metadata || ephemeral || components.length > 0) return false
        const pause = Date.parse(timestamp) - Date.parse(before.timestamp)
        return before.author.id === author.id && pause < MINUTES
      })
      .map(([, { id }]) => id),
  )
}
