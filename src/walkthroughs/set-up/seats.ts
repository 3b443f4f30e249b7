// The sides of a walkthrough that is about to begin.
import type { Seat } from '../../store/store.ts'

/** A Discord user with the shown name. */
export type Person = { readonly id: string; readonly name: string }

export const playerIds = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i + 1}`)

/** Makes a seat for each player and gives the first ones to these persons; null leaves a seat open to every user. */
export const seatsFor = (players: readonly string[], persons: readonly (Person | null)[]): Seat[] =>
  players.map((player, i) => ({
    player,
    user: persons[i]?.id ?? null,
    name: persons[i]?.name ?? null,
  }))
