// Finds the typed data behind a play, an event list or a prompt that the rest of the program has without types.
import type { Flow, SetUp } from '../engine/flow.ts'
import type { Facts, Game } from '../engine/game.ts'
import type { Event, Prompt } from '../engine/types.ts'
import type { OwnPlay, PlayableFlow, Shown } from './game.ts'

/** The functions that give out a flow's data without types and take them back with types. */
export type Kept<G extends Game, S extends SetUp, O extends Facts> = Pick<
  PlayableFlow<G, S, O>,
  'own' | 'ownSetUp' | 'ownEvents'
> & {
  readonly ownPrompt: (prompt: Shown['prompt']) => Prompt<G> | null
  readonly prompt: (prompt: Prompt<G> | null) => Shown['prompt']
  readonly shown: (play: OwnPlay<G, O>, setUp: unknown) => Shown
  readonly events: (events: readonly Event<G>[]) => Shown['events']
}

/** Keeps the typed data of one flow's plays for as long as other code holds those plays. */
export function keptPlays<G extends Game, S extends SetUp, O extends Facts>({
  id,
  setUp: schema,
}: Flow<G, S, O>): Kept<G, S, O> {
  const plays = new WeakMap<object, OwnPlay<G, O>>()
  const given = new WeakMap<object, unknown>()
  const setUps = new WeakMap<object, S>()
  const told = new WeakMap<object, readonly Event<G>[]>()
  const asked = new WeakMap<object, Prompt<G>>()
  const known = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error(`this is no play of ${id}`)
    return one
  }
  return {
    shown: (play, setUp) => {
      plays.set(play, play)
      given.set(play, setUp)
      told.set(play.events, play.events)
      return play
    },
    ownSetUp: play => {
      if (!known(plays.get(play)).now) return null
      const read = setUps.get(play) ?? schema.parse(given.get(play))
      setUps.set(play, read)
      return read
    },
    events: events => {
      told.set(events, events)
      return events
    },
    prompt: prompt => {
      if (prompt) asked.set(prompt, prompt)
      return prompt
    },
    ownPrompt: prompt => prompt && known(asked.get(prompt)),
    own: play => known(plays.get(play)),
    ownEvents: events => known(told.get(events)),
  }
}
