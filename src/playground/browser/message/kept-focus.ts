// Keeps the focus in a message whose pressed button is gone after an update.
import { useLayoutEffect, useRef } from 'preact/hooks'

/** For the element of the message: it gets the focus itself when what had it was taken away. */
export function useKeptFocus() {
  const article = useRef<HTMLElement>(null)
  const hadFocus = article.current?.contains(document.activeElement) ?? false
  useLayoutEffect(() => {
    if (hadFocus && !article.current?.contains(document.activeElement))
      article.current?.focus({ preventScroll: true })
  })
  return article
}
