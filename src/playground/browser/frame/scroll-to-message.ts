// Scrolls to the answer of a command: to the start of a long one, since the list rests at its lower end.
import { useLayoutEffect } from 'preact/hooks'
import { change, useStore } from '../state/store.ts'

/**
 * Scrolls to the message with the id `sought` as soon as it is drawn.
 * @param scroller the scrolling element
 * @param messages the drawn messages; the message may come after its answer was announced
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
