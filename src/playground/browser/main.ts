// Starts the page: fetches its words, applies its scheme, draws it, and connects.
import { html, render } from 'htm/preact'
import type { Persona } from '../protocol.ts'
import { App } from './frame/app.ts'
import { applyChosenScheme } from './frame/colour-scheme.ts'
import { openPlace } from './state/moves.ts'
import { connectPage, onWorld } from './state/socket.ts'
import { now } from './state/store.ts'
import { fetchWords, version, wordsFor } from './words.ts'

applyChosenScheme()
await fetchWords()
render(html`<${App} />`, document.getElementById('page') ?? document.body)

/** The place that the address named when the page was opened, so that a reload returns to it. */
let wanted = location.hash.slice(1)
onWorld(() => {
  const { world, here } = now()
  if (world) nameDocument(world.me)
  const place = world?.places.find(({ id }) => id === wanted)?.id ?? here
  wanted = ''
  if (place) openPlace(place)
})
connectPage()

/** Sets the document's language and title by persona, so that two tabs can be told apart. */
function nameDocument({ name, locale }: Persona): void {
  document.documentElement.lang = locale
  document.title = `${name} · ${wordsFor(locale)('page:title', { version: version() })}`
}
