// Brings an answer into sight: a long one from its beginning, since the list rests at its lower end.
import { useLayoutEffect } from 'preact/hooks'
import { change, useStore } from '../state/store.ts'

/**
 * Scrolls to the message that is sought, as soon as it is there.
 * @param scroller what scrolls
 * @param messages those that are drawn; the message may come after its answer was announced
 */
export function useSought(scroller: { readonly current: HTMLElement | null }, messages: unknown): void {
  const sought = useStore(state => state.sought)
  useLayoutEffect(() => {
    const message = sought && document.getElementById(`message-${sought}`)
    if (!message || !scroller.current || messages === undefined) return
    const isLong = message.offsetHeight > scroller.current.clientHeight
    message.scrollIntoView({ block: isLong ? 'start' : 'nearest' })
    change(state => ({ ...state, sought: null }))
  }, [sought, messages, scroller])
}
