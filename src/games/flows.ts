// The flows of all games, each behind the same few verbs, so that a caller need not know their types.
import { z } from 'zod'
import { answerSchema } from '../engine/answer.ts'
import type { Flow } from '../engine/flow.ts'
import { type Played, play } from '../engine/play.ts'
import type { Facts, Game } from '../engine/types.ts'
import { chart } from '../engine/walk.ts'
import { unitAttackFlow } from './gundam/unit-attack-flow.ts'
import { enemyAttackFlow } from './marvel-champions/enemy-attack-flow.ts'
import { playerAttackFlow } from './marvel-champions/player-attack-flow.ts'

export type Shown = Pick<Played<Game>, 'events' | 'prompt' | 'outcome' | 'accepted' | 'refused'> & {
  /** The table as it stands, in the form of an outcome; null if the set-up was refused. */
  readonly now: Facts | null
}

export type AnyFlow = {
  readonly id: string
  readonly editions: readonly string[]
  readonly setUp: z.ZodType
  /** An answer with the effects of this game. */
  readonly answer: z.ZodType
  readonly play: (setUp: unknown, answers: readonly unknown[]) => Shown
  readonly chart: () => string
}

function of<G extends Game>(flow: Flow<G>): AnyFlow {
  const effects: z.ZodType[] = Object.values<{ schema: z.ZodType }>(flow.effects).map(rule => rule.schema)
  const card = answerSchema.shape.card
    .unwrap()
    .extend({ effects: z.array(z.union(effects)).max(20).optional() })
  return {
    id: flow.id,
    editions: flow.editions,
    setUp: flow.setUp,
    answer: answerSchema.extend({ card: card.optional() }),
    play: (setUp, answers) => {
      const { events, prompt, outcome, accepted, refused, position } = play(flow, setUp, answers)
      const now = position && flow.outcome(position.memory.state)
      return { events, prompt, outcome, accepted, refused, now }
    },
    chart: () => chart(flow),
  }
}

export const FLOWS: readonly AnyFlow[] = [of(enemyAttackFlow), of(playerAttackFlow), of(unitAttackFlow)]

export const flowNamed = (id: string): AnyFlow | undefined => FLOWS.find(flow => flow.id === id)
