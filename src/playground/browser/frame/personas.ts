// Draws who the reader is and can be: links at the top, or on a phone a button that opens them.
import { html } from 'htm/preact'
import type { Persona } from '../../protocol.ts'
import { Avatar } from '../parts/avatar.ts'
import { become } from '../state/moves.ts'
import { change, useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

/** The personas, each as a link, so that another persona can be opened in a tab of its own. */
export function Personas() {
  const words = useWords()
  const me = useStore(state => state.world?.me)
  const personas = useStore(state => state.world?.personas)
  const other = personas?.find(({ id }) => id !== me?.id)
  return html`<nav class="personas" aria-label=${words('page:top.personas')}>
    ${personas?.map(one => html`<${PersonaLink} key=${one.id} persona=${one} isMe=${one.id === me?.id} />`)}
    ${
      other &&
      html`<a class="second-tab" href=${addressOf(other)} target="_blank">${words('page:top.second', { name: other.name })}</a>`
    }
  </nav>`
}

const addressOf = ({ name }: Persona): string => `/?persona=${encodeURIComponent(name)}`

function PersonaLink({ persona, isMe }: { persona: Persona; isMe: boolean }) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!isMe) become(persona.name)
  }
  const language = languageOf(persona, persona.locale)
  return html`<a class="persona" href=${addressOf(persona)} aria-current=${isMe ? 'true' : undefined} onClick=${press}>
    ${persona.name} <span class="persona-language" lang=${persona.locale}>${language}</span>
  </a>`
}

/** The language that a persona reads, in words of that locale. */
const languageOf = ({ locale }: Persona, words: string): string =>
  new Intl.DisplayNames([words], { type: 'language' }).of(locale.slice(0, 2)) ?? locale

/** Who the reader is, on a phone; a press opens the personas. */
export function PersonaButton() {
  const words = useWords()
  const me = useStore(state => state.world?.me)
  const isOpen = useStore(state => state.arePersonasOpen)
  if (!me) return null
  return html`<button
    type="button"
    class="button top-persona only-narrow"
    aria-expanded=${isOpen}
    onClick=${() => change(state => ({ ...state, arePersonasOpen: !isOpen }))}
  >
    <${Avatar} user=${{ id: me.id, username: me.name }} />
    <span class="unseen">${words('page:top.personas')}:</span> <span>${me.name}</span>
  </button>`
}

/** Says who the reader is, for those who see the personas beside it. */
export function You() {
  const words = useWords()
  const name = useStore(state => state.world?.me.name ?? '')
  return html`<p class="about-personas">${words('page:top.you', { name })}</p>`
}

/** Says who the reader is, who else they can be, and where. */
export function AboutPersonas() {
  const words = useWords()
  const me = useStore(state => state.world?.me)
  const personas = useStore(state => state.world?.personas)
  if (!me || !personas) return null
  const names = personas
    .filter(({ id }) => id !== me.id)
    .map(one => `${one.name} (${languageOf(one, me.locale)})`)
  const others = new Intl.ListFormat(me.locale, { type: 'disjunction' }).format(names)
  return html`<p class="about-personas">
    ${words('page:top.you', { name: me.name })} ${words('page:top.switch', { others })}
  </p>`
}
