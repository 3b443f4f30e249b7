// What a play brings beyond where it branched off, and what a game says so that it can be foreseen.

import type { Game } from '../engine/game.ts'
import type { Event, Prompt } from '../engine/types.ts'

/** Who is hit and for how much, who falls, what is spent. What a game does not have stays empty. */
export type Fate = {
  /** Damage that gets through, by who takes it. */
  readonly hits: readonly { readonly to: string; readonly amount: number }[]
  readonly falls: readonly string[]
  /** Who discards a tough status card. */
  readonly tough: readonly string[]
  readonly exhausts: readonly string[]
  readonly shields: number
  readonly winner: string | null
  /** The play stopped at a question that nobody can answer beforehand. */
  readonly isOpen: boolean
}

/** A choice that is played with each of these numbers, side by side. */
export type Varied = { readonly choice: string; readonly numbers: readonly [number, ...number[]] }

/** How a flow is played on where nothing happens, and what that brings. */
export type Foresight<G extends Game> = {
  /** What is answered then: the first that is offered. A target is never chosen, nor is a number made up. */
  readonly usual: readonly string[]
  readonly varied: Varied | null
  /** Choices that are not looked at: another one stands for them. */
  readonly passedOver: readonly string[]
  readonly fate: (events: readonly Event<G>[]) => Omit<Fate, 'isOpen'>
}

/** Hits put together by who takes them. */
export function hitsIn(hits: Fate['hits']): Fate['hits'] {
  const sums = new Map<string, number>()
  for (const { to, amount } of hits) sums.set(to, (sums.get(to) ?? 0) + amount)
  return [...sums].map(([to, amount]) => ({ to, amount }))
}

/** What has happened, with what happens by itself before the question at which it stopped. */
export function fateAt<G extends Game>(
  { fate }: Foresight<G>,
  happened: readonly Event<G>[],
  prompt: Prompt<G> | null,
): Fate {
  const windows = prompt?.windows ?? []
  const isOpen = windows.length > 0 && windows.at(-1)?.name !== 'finish'
  return { ...fate([...happened, ...windows.flatMap(({ causes }) => causes)]), isOpen }
}
