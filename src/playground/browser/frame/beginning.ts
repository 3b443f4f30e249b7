// Draws what stands above the first message: what Riposte is, who the reader is, what to try, and the place.
import { html } from 'htm/preact'
import type { PagePlace } from '../../protocol.ts'
import { ExampleButtons } from '../composer/examples.ts'
import { useWords } from '../words.ts'
import { AboutPersonas } from './personas.ts'
import { placeName } from './place-name.ts'

/** The beginning of a place; a thread has only its name. */
export function PlaceBeginning({ place }: { place: PagePlace }) {
  const words = useWords()
  const about = {
    channel: words('page:conversation.channel'),
    thread: words('page:conversation.thread'),
    direct: words('page:conversation.direct'),
  }
  return html`<div class="beginning">
    ${place.kind !== 'thread' && html`<${Introduction} />`}
    <h2 class="beginning-title">${placeName(place, words)}</h2>
    <p class="beginning-about">${about[place.kind]}</p>
  </div>`
}

function Introduction() {
  const words = useWords()
  return html`<div class="introduction">
    <p class="introduction-what">${words('page:introduction')}</p>
    <${AboutPersonas} />
    <${ExampleButtons} />
  </div>`
}
