// Draws a button of a message.
import { html } from 'htm/preact'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { type PageComponent, Style } from '../parts/component-types.ts'
import { sendPress } from '../state/moves.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

type Props = { component: PageComponent; message: SeenMessage }

const LOOKS: Readonly<Record<number, string>> = {
  [Style.Primary]: 'button-primary',
  [Style.Secondary]: 'button-secondary',
  [Style.Success]: 'button-success',
  [Style.Danger]: 'button-danger',
}

/** A button or a link. While its press is on its way it is marked busy and keeps the focus. */
export function Button({ component, message }: Props) {
  const words = useWords()
  const { custom_id: customId, disabled, style, url, emoji, label } = component
  const busy = useStore(state => state.busy.get(message.id))
  const shown = [emoji?.id ? `:${emoji.name}:` : emoji?.name, label].filter(Boolean).join(' ')
  if (style === Style.Link && url) {
    return html`<a class="button button-link" href=${webAddress(url)} target="_blank" rel="noopener noreferrer">${shown}</a>`
  }
  const look = LOOKS[style ?? 0]
  if (!customId || !look)
    return html`<span class="unknown">${words('page:message.unknownButton', { style: style ?? '' })}</span>`
  const isBusy = busy === customId
  return html`<button
    type="button"
    class=${`button ${look}`}
    disabled=${disabled === true}
    aria-busy=${isBusy}
    aria-disabled=${busy !== undefined}
    onClick=${() => sendPress(message, customId)}
  >
    ${shown}
  </button>`
}

/** Lets only web addresses through; Discord accepts other schemes too. */
const webAddress = (url: string): string | undefined => (/^https?:\/\//.test(url) ? url : undefined)
