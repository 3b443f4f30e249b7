// The abilities that a play tells as declined.
import type { Shown } from '../../../src/games/game.ts'

type Declined = { readonly ability?: string; readonly abilities?: readonly string[] }

export const declinedIn = (events: Shown['events']): string[] =>
  events.flatMap(event => {
    const { type, ability, abilities = [] } = event as typeof event & Declined
    if (type === 'abilities_declined') return [...abilities]
    return type === 'ability_declined' && ability !== undefined ? [ability] : []
  })
