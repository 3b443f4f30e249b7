// Defines the flow of what changes between attacks: one row, whose question may stay open for ever.
import type { Flow, Row } from '../../../engine/flow.ts'
import { comparedBy } from '../../outcome.ts'
import { cite } from '../clauses.ts'
import { GUNDAM_EDITION_IDS, GUNDAM_EDITIONS } from '../editions.ts'
import { GUNDAM_EFFECTS } from '../effects/effects.ts'
import { BETWEEN_COMPARED, type BetweenOutcome, betweenOutcome } from '../outcomes.ts'
import type { Gundam } from '../rules/state.ts'
import { unitAttackFlow } from '../unit-attack/flow.ts'
import { type BetweenSetUpRead, betweenSetUpSchema, startBetween } from './set-up.ts'
import { asksBetween, takesTurnStep, turnIsOver } from './turn.ts'

const BETWEEN: readonly Row<Gundam>[] = [
  {
    name: 'changes',
    title: 'Between two attacks',
    heading: 'between',
    cites: cite('GCG-6 5a 6e 6d 1b 2b 2c, GCG-1 3, GCG-11-1 1a, GCG-11-2 12a'),
    asks: asksBetween,
    answered: turnIsOver,
    question: 'changes',
    next: 'end',
  },
]

export const gundamChangesFlow: Flow<Gundam, BetweenSetUpRead, BetweenOutcome> = {
  ...unitAttackFlow,
  id: 'gundam/changes',
  editions: GUNDAM_EDITION_IDS.map(id => ({ rules: GUNDAM_EDITIONS[id], rows: BETWEEN })),
  effects: {
    ...GUNDAM_EFFECTS,
    // It is told as a battle of its own. One that an effect begins here is played at once.
    battle: { ...GUNDAM_EFFECTS.battle, windows: [] },
  },
  duties: { ...unitAttackFlow.duties, turnStep: takesTurnStep },
  setUp: betweenSetUpSchema,
  start: startBetween,
  outcome: betweenOutcome,
  compared: comparedBy(BETWEEN_COMPARED),
  restsAt: 'changes',
}
