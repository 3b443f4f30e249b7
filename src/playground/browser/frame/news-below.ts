// Tells the reader of new messages below the part of the conversation that is in sight, and leads to them.
import { html } from 'htm/preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

type Scroller = { readonly current: HTMLElement | null }
type Props = { scroller: Scroller; messages: readonly SeenMessage[] | undefined }

/** A button while there are some; the status around it is read out politely. */
export function NewsBelow({ scroller, messages }: Props) {
  const words = useWords()
  const news = useNewsBelow(scroller, messages)
  const go = () => {
    const first = document.getElementById(`message-${news[0]}`)
    first?.scrollIntoView({ block: 'start' })
    first?.focus({ preventScroll: true })
  }
  return html`<div class="news-below" role="status">
    ${
      news.length > 0 &&
      html`<button type="button" class="button button-primary" onClick=${go}>
        ${words('page:conversation.below', { count: news.length })}
      </button>`
    }
  </div>`
}

/** Gives the ids of the new messages of others that have not been in sight, oldest first. */
function useNewsBelow(scroller: Scroller, messages: Props['messages']): readonly string[] {
  const me = useStore(state => state.world?.me.id)
  const here = useStore(state => state.here)
  const [news, tell] = useState<readonly string[]>([])
  const read = useRef<{ here: string | null; last: string | undefined }>({ here: null, last: undefined })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || !messages) return
    if (read.current.here !== here) read.current = { here, last: messages.at(-1)?.id }
    const look = () => {
      const unread = unreadAfter(read.current.last, messages, me).filter(id => isBelow(id, box))
      if (unread.length === 0) read.current.last = messages.at(-1)?.id
      tell(before => (before.join() === unread.join() ? before : unread))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [scroller, messages, me, here])
  return news
}

/** Ids rise with time, so those behind the last read one are new. */
function unreadAfter(
  last: string | undefined,
  messages: readonly SeenMessage[],
  me: string | undefined,
): readonly string[] {
  const index = messages.findLastIndex(({ id }) => BigInt(id) <= BigInt(last ?? 0))
  return messages.slice(index + 1).flatMap(({ id, author }) => (author.id === me ? [] : id))
}

/** A message whose beginning is in sight, or above it, has been seen. */
function isBelow(id: string, box: HTMLElement): boolean {
  const message = document.getElementById(`message-${id}`)
  return message !== null && message.getBoundingClientRect().top > box.getBoundingClientRect().bottom - EDGE
}

/** As many pixels of a message as are not yet a beginning to read. */
const EDGE = 24
