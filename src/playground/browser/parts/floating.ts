// Places a list over the page at its button: below it, or above it where there is no room.
import { useLayoutEffect } from 'preact/hooks'

type Reference = { readonly current: HTMLElement | null }

const GAP = 4
const EDGE = 8

/** Shows the list while `isOpen`, and keeps it in place while the page scrolls. */
export function useFloating(isOpen: boolean, anchor: Reference, list: Reference): void {
  useLayoutEffect(() => {
    const [button, floating] = [anchor.current, list.current]
    if (!isOpen || !button || !floating) return
    floating.showPopover()
    const follow = () => put(floating, button.getBoundingClientRect())
    follow()
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
      if (floating.isConnected) floating.hidePopover()
    }
  }, [isOpen, anchor, list])
}

function put(list: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const below = window.innerHeight - bottom - GAP - EDGE
  const above = top - GAP - EDGE
  const isBelow = below >= Math.min(list.scrollHeight, 240) || below >= above
  list.style.maxHeight = `${Math.max(120, isBelow ? below : above)}px`
  list.style.minWidth = `${width}px`
  list.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - list.offsetWidth - EDGE))}px`
  list.style.top = isBelow ? `${bottom + GAP}px` : 'auto'
  list.style.bottom = isBelow ? 'auto' : `${window.innerHeight - top + GAP}px`
}
