// Begins the page: its words, its colours, its connection, and what is drawn.
import { html, render } from 'htm/preact'
import type { Persona } from '../protocol.ts'
import { App } from './frame/app.ts'
import { applyChosenScheme } from './frame/scheme.ts'
import { openPlace } from './state/acts.ts'
import { connect, onWorld } from './state/live.ts'
import { now } from './state/store.ts'
import { fetchWords, wordsFor } from './words.ts'

applyChosenScheme()
await fetchWords()
render(html`<${App} />`, document.getElementById('page') ?? document.body)

/** The place that the address named when the page was opened; a reload comes back to it. */
let wanted = location.hash.slice(1)
onWorld(() => {
  const { world, here } = now()
  if (world) nameDocument(world.me)
  const place = world?.places.find(({ id }) => id === wanted)?.id ?? here
  wanted = ''
  if (place) openPlace(place)
})
connect()

/** In the language of whoever one is, and by their name, so that two tabs can be told apart. */
function nameDocument({ name, locale }: Persona): void {
  document.documentElement.lang = locale
  document.title = `${name} · ${wordsFor(locale)('page:title')}`
}
