// Foresees a play: what it brings beyond a branching point, and the data that a game supplies for this.

import type { Game } from '../engine/game.ts'
import type { Event, Prompt } from '../engine/types.ts'

/** The result of a play: hits, defeats, exhausted and spent cards. Fields that a game has no use for stay empty. */
export type Fate = {
  /** Damage that gets through, with the character or card that takes it. */
  readonly hits: readonly { readonly to: string; readonly amount: number }[]
  readonly falls: readonly string[]
  /** The characters that discard a tough status card. */
  readonly tough: readonly string[]
  readonly exhausts: readonly string[]
  readonly shields: number
  readonly winner: string | null
  /** Whether the play stopped at a question that cannot be answered in advance. */
  readonly isOpen: boolean
}

/** A choice that is played once with each of these numbers. */
export type Varied = { readonly choice: string; readonly numbers: readonly [number, ...number[]] }

/** How a flow is played on when players do nothing special, and how to read the result. */
export type Foresight<G extends Game> = {
  /** The choices that are given then; the first one offered is taken. None picks a target; numbers come from `varied`. */
  readonly usual: readonly string[]
  readonly varied: Varied | null
  /** Choices that are left out, because another choice stands for them. */
  readonly passedOver: readonly string[]
  readonly fate: (events: readonly Event<G>[]) => Omit<Fate, 'isOpen'>
}

/** Adds up the hits on each character or card. */
export function hitsIn(hits: Fate['hits']): Fate['hits'] {
  const sums = new Map<string, number>()
  for (const { to, amount } of hits) sums.set(to, (sums.get(to) ?? 0) + amount)
  return [...sums].map(([to, amount]) => ({ to, amount }))
}

/** The fate after these events and after the events that passing the open windows causes. */
export function fateAt<G extends Game>(
  { fate }: Foresight<G>,
  happened: readonly Event<G>[],
  prompt: Prompt<G> | null,
): Fate {
  const windows = prompt?.windows ?? []
  const isOpen = windows.length > 0 && windows.at(-1)?.name !== 'finish'
  return { ...fate([...happened, ...windows.flatMap(({ causes }) => causes)]), isOpen }
}
