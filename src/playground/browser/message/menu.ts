// Draws the menu of a message with the bot's message commands, if it has any.
import { html } from 'htm/preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { useFloating } from '../parts/floating.ts'
import { sendMenuCommand } from '../state/moves.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

/** The button that opens the menu. */
export function MessageMenu({ message }: { message: SeenMessage }) {
  const words = useWords()
  const hasCommands = useStore(state => (state.world?.messageCommands.length ?? 0) > 0)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  if (!hasCommands) return null
  return html`<span class="message-menu">
    <button
      ref=${button}
      type="button"
      class="text-button"
      aria-haspopup="menu"
      aria-expanded=${isOpen}
      aria-controls=${id}
      onClick=${() => (isOpen ? close() : setOpen(true))}
    >
      ${words('page:message.menu')}
    </button>
    ${isOpen && html`<${Items} id=${id} message=${message} button=${button} close=${close} leave=${() => setOpen(false)} />`}
  </span>`
}

type ItemsProps = {
  id: string
  message: SeenMessage
  button: { readonly current: HTMLElement | null }
  /** Closes the menu and gives the focus back to the button. */
  close: () => void
  /** Closes the menu without moving the focus. */
  leave: () => void
}

/** The commands; the first gets the focus, and the menu closes when the focus leaves it. */
function Items({ id, message, button, close, leave }: ItemsProps) {
  const commands = useStore(state => state.world?.messageCommands)
  const list = useRef<HTMLUListElement>(null)
  useFloating(true, button, list)
  useLayoutEffect(() => list.current?.querySelector('button')?.focus(), [])
  const use = (name: string) => {
    close()
    void sendMenuCommand(message, name)
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget as Node | null)) leave()
  }
  const press = (event: KeyboardEvent) => pressMenuKey(event, close)
  return html`<ul ref=${list} id=${id} class="picker-list" popover="manual" role="menu" onKeyDown=${press} onFocusOut=${blur}>
    ${commands?.map(
      ({ name, shown }) => html`<li key=${name} role="none">
        <button type="button" role="menuitem" class="menu-item" tabindex="-1" onClick=${() => use(name)}>${shown}</button>
      </li>`,
    )}
  </ul>`
}

function pressMenuKey(event: KeyboardEvent, close: () => void): void {
  if (event.key === 'Escape') close()
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const items = [...(event.currentTarget as HTMLElement).querySelectorAll('button')]
  const at = items.indexOf(document.activeElement as HTMLButtonElement)
  items.at((at + step) % items.length)?.focus()
}
