// Keeps the types of a flow's plays while other code holds the plays without them.
import type { Flow, SetUp } from '../engine/flow.ts'
import type { Game } from '../engine/game.ts'
import type { Event, Prompt } from '../engine/types.ts'
import type { OwnPlay, Shown } from './game.ts'
import type { AnyOutcome } from './outcome.ts'

export type Kept<G extends Game, S extends SetUp, O extends AnyOutcome> = ReturnType<
  typeof keptPlays<G, S, O>
>

/** Gives the data of one flow's plays out without types, and takes it back with types while other code holds it. */
export function keptPlays<G extends Game, S extends SetUp, O extends AnyOutcome>({
  id,
  setUp: schema,
}: Flow<G, S, O>) {
  const plays = new WeakMap<object, OwnPlay<G, O>>()
  const given = new WeakMap<object, unknown>()
  const setUps = new WeakMap<object, S>()
  const told = new WeakMap<object, readonly Event<G>[]>()
  const asked = new WeakMap<object, Prompt<G>>()
  const known = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error(`this is no play of ${id}`)
    return one
  }
  const shown = (play: OwnPlay<G, O>, setUp: unknown): Shown => {
    plays.set(play, play)
    given.set(play, setUp)
    told.set(play.events, play.events)
    return play
  }
  return {
    shown,
    /** The play with another end. */
    retold: (play: Shown, end: Pick<OwnPlay<G, O>, 'outcome' | 'now'>): Shown => {
      const { events, accepted, refused } = known(plays.get(play))
      return shown({ events, accepted, refused, prompt: null, ...end }, given.get(play))
    },
    ownSetUp: (play: Shown): S | null => {
      if (!known(plays.get(play)).now) return null
      const setUp = Object(given.get(play))
      const read = setUps.get(setUp) ?? schema.parse(setUp)
      setUps.set(setUp, read)
      return read
    },
    events: (events: readonly Event<G>[]): Shown['events'] => {
      told.set(events, events)
      return events
    },
    prompt: (prompt: Prompt<G> | null): Shown['prompt'] => {
      if (prompt) asked.set(prompt, prompt)
      return prompt
    },
    ownPrompt: (prompt: Shown['prompt']): Prompt<G> | null => prompt && known(asked.get(prompt)),
    own: (play: Shown): OwnPlay<G, O> => known(plays.get(play)),
    ownEvents: (events: Shown['events']): readonly Event<G>[] => known(told.get(events)),
  }
}
