// Keeps the focus in a message when an update removes its focused button.
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Gives a ref for the message's element, which takes the focus when its focused child is removed. */
export function useKeptFocus() {
  const article = useRef<HTMLElement>(null)
  const hadFocus = article.current?.contains(document.activeElement) ?? false
  useLayoutEffect(() => {
    if (hadFocus && !article.current?.contains(document.activeElement))
      article.current?.focus({ preventScroll: true })
  })
  return article
}
