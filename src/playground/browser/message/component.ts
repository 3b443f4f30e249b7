// Draws any component of a message; an unknown one shows the number of its type.
import { html } from 'htm/preact'
import type { ComponentChildren } from 'preact'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { Markdown } from '../markdown/draw.ts'
import { ComponentKind, type PageComponent } from '../parts/component-types.ts'
import { useWords } from '../words.ts'
import { Button } from './button.ts'
import { FileLink, Gallery, Thumbnail } from './media.ts'
import { MessageSelect } from './select.ts'

type Props = { component: PageComponent; message: SeenMessage }

/** A component with all its inner components. */
function AnyComponent({ component, message }: Props): ComponentChildren {
  switch (component.type) {
    case ComponentKind.Container:
      return html`<${Container} component=${component} message=${message} />`
    case ComponentKind.Section:
      return html`<${Section} component=${component} message=${message} />`
    case ComponentKind.TextDisplay:
      return html`<${Markdown} text=${component.content ?? ''} />`
    case ComponentKind.Separator:
      return html`<${Separator} component=${component} />`
    case ComponentKind.ActionRow:
      return html`<div class="row">${drawAll(component.components, message)}</div>`
    case ComponentKind.Button:
      return html`<${Button} component=${component} message=${message} />`
    case ComponentKind.StringSelect:
      return html`<${MessageSelect} component=${component} message=${message} />`
    case ComponentKind.Thumbnail:
      return html`<${Thumbnail} component=${component} />`
    case ComponentKind.MediaGallery:
      return html`<${Gallery} component=${component} />`
    case ComponentKind.File:
      return html`<${FileLink} component=${component} message=${message} />`
    default:
      return html`<${Unknown} type=${component.type} />`
  }
}

/** Draws components one after another. */
export const drawAll = (
  components: readonly PageComponent[] | undefined,
  message: SeenMessage,
): ComponentChildren =>
  components?.map(
    (component, index) =>
      html`<${AnyComponent} key=${component.custom_id ?? `at-${index}`} component=${component} message=${message} />`,
  )

function Container({ component, message }: Props) {
  const { accent_color: accent } = component
  const style = accent === undefined ? {} : { '--stripe': `#${accent.toString(16).padStart(6, '0')}` }
  return html`<div class=${`container${component.spoiler ? ' container-spoiler' : ''}`} style=${style}>
    ${drawAll(component.components, message)}
  </div>`
}

function Section({ component, message }: Props) {
  return html`<div class="section">
    <div class="section-texts">${drawAll(component.components, message)}</div>
    ${component.accessory && html`<${AnyComponent} component=${component.accessory} message=${message} />`}
  </div>`
}

function Separator({ component }: { component: PageComponent }) {
  const size = component.spacing === 2 ? 'separator-large' : 'separator-small'
  return component.divider === false
    ? html`<div class=${`separator ${size}`}></div>`
    : html`<hr class=${`separator ${size}`} />`
}

/** A box with the number of a component type that the page cannot draw. */
export function Unknown({ type }: { type: number }) {
  const words = useWords()
  return html`<p class="unknown">${words('page:message.unknownComponent', { type })}</p>`
}
