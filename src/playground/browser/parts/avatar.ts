// Draws a picture for a user: the mark of the bot, or the first letter of the name.
import { html } from 'htm/preact'
import { useStore } from '../state/store.ts'

type User = { readonly id: string; readonly username: string; readonly global_name?: string | null }

/** Hidden from screen readers: the name stands beside it. */
export function Avatar({ user }: { user: User }) {
  const isBot = useStore(({ world }) => world?.bot.id === user.id)
  const number = useStore(({ world }) => world?.personas.findIndex(({ id }) => id === user.id) ?? 0)
  if (isBot) return html`<span class="avatar avatar-bot" aria-hidden="true"><${Foils} /></span>`
  return html`<span class=${`avatar avatar-${Math.max(number, 0) % 3}`} aria-hidden="true">
    ${(user.global_name ?? user.username).slice(0, 1)}
  </span>`
}

/** The mark of Riposte: two crossed foils. */
export const Foils = () => html`<svg class="foils" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 20 20 4M20 20 4 4" />
  <path d="M3.5 16.5c0 2.5 1.5 4 4 4M20.5 16.5c0 2.5-1.5 4-4 4" />
</svg>`
