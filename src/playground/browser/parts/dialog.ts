// Draws a dialog over the page; the browser keeps the focus in it and gives it back afterwards.
import { html } from 'htm/preact'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

export type DialogProps = {
  readonly label: string
  readonly look: string
  readonly onClose: () => void
  readonly children?: ComponentChildren
}

/** Is open as long as it is drawn; Escape and a press outside call `onClose`. */
export function Dialog({ label, look, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const cancel = (event: Event) => {
    event.preventDefault()
    onClose()
  }
  const pressBeside = (event: Event) => {
    if (event.target === dialog.current) onClose()
  }
  return html`<dialog ref=${dialog} class=${look} aria-label=${label} onCancel=${cancel} onMouseDown=${pressBeside}>
    ${children}
  </dialog>`
}
