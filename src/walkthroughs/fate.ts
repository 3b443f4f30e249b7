// What a play brings beyond where it branched off: who is hit and for how much, who falls, what is spent.
import type { Shown } from '../games/game.ts'

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

type Event = Shown['events'][number]

/** Reads what has happened since it branched off, and what happens by itself before the question it stopped at. */
export function fateOf(happened: readonly Event[], prompt: Shown['prompt']): Fate {
  const windows = prompt?.windows ?? []
  const events = [...happened, ...windows.flatMap(({ causes }) => causes)]
  const named = (type: string, field: string): string[] =>
    events.filter(event => event.type === type).flatMap(event => event[field] as string | string[])
  return {
    hits: hitsIn(events),
    falls: [
      ...named('character_defeated', 'piece'),
      ...named('units_destroyed', 'units'),
      ...named('base_destroyed', 'base'),
    ],
    tough: [...toughIn(events), ...named('pierced', 'piece')],
    exhausts: [...named('character_exhausted', 'piece'), ...named('unit_rested', 'unit')],
    shields: named('shield_destroyed', 'type').length,
    winner: named('game_won', 'player')[0] ?? null,
    isOpen: windows.length > 0 && windows.at(-1)?.name !== 'finish',
  }
}

function hitsIn(events: readonly Event[]): Fate['hits'] {
  const hits = new Map<string, number>()
  for (const { type, piece, card, amount } of events) {
    if (type !== 'damage_dealt' && type !== 'counters_set') continue
    const to = String(piece ?? card)
    hits.set(to, (hits.get(to) ?? 0) + Number(amount))
  }
  return [...hits].map(([to, amount]) => ({ to, amount }))
}

const toughIn = (events: readonly Event[]): string[] =>
  events
    .filter(({ type, status }) => type === 'status_discarded' && status === 'tough')
    .map(({ piece }) => String(piece))
