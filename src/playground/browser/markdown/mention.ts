// Draws a mention of a user, role or place; a visible place is a button that opens it.
import { html } from 'htm/preact'
import { openPlace } from '../state/moves.ts'
import type { PageWorld } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

type Props = { is: 'user' | 'channel' | 'role'; id: string }

/** Shows the mentioned by name; an unknown id is shown as unknown. */
export function ShownMention({ is, id }: Props) {
  const words = useWords()
  const name = useStore(({ world }) => (world ? nameOf(world, id) : undefined))
  const isPlace = useStore(({ world }) => world?.places.some(place => place.id === id) ?? false)
  const mark = is === 'channel' ? '#' : '@'
  const shown = `${mark}${(name ?? words('page:message.unknown')).replace(mark, '')}`
  if (!isPlace) return html`<span class="mention">${shown}</span>`
  return html`<button type="button" class="mention mention-place" onClick=${() => openPlace(id)}>${shown}</button>`
}

const nameOf = ({ names, places, personas, bot }: PageWorld, id: string): string | undefined =>
  [...places, ...personas, bot].find(one => one.id === id)?.name ?? names[id]
