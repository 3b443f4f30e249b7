// The steps of the table between attacks: the end of the player phase with step 1 of the villain phase, and the end of the round.
import { tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import { withUsable } from '../rules/cards-used.ts'
import { inPlay } from '../rules/characters.ts'
import { playersLeft } from '../rules/players.ts'
import type { Marvel, MarvelTable, State } from '../rules/state.ts'
import { isUnsaidPhaseOn } from '../villain-phase.ts'
import { placesStepThreat, takesThreat } from './step-threat.ts'

/** Asks what has changed: a card or a remark can be reported, or one of the two steps comes. It never has to be answered. */
export function asksChanges(state: State): Question<Marvel> {
  const by = { any: state.players }
  return {
    name: 'changes',
    hard: true,
    clause: 'MC-RESOLVE-01',
    window: 'changes',
    joins: true,
    choices: [
      { name: 'playersPhaseEnds', by, ...(takesThreat(state) && { number: STEP_THREAT }) },
      { name: 'roundOver', by, number: { asks: 'round', min: 1, max: 999, optional: true } },
    ],
  }
}

/** The threat that step 1 places on the main scheme, if it is another than the table knows. */
const STEP_THREAT = { asks: 'stepThreat', min: 0, max: 999, optional: true } as const

/** Takes a step; the question stays open for more. */
export function stepTaken(table: MarvelTable, { choice, number }: Given<Marvel>): 'again' {
  if (choice === 'playersPhaseEnds') playersPhaseEnds(table, number)
  else roundOver(table, number)
  return 'again'
}

/**
 * All players ready their cards, in 1.8 and 1.7 encounter cards too; what lasts for the phase ends (MC-ENDPHASE-01). The villain
 * phase begins with the threat of its step 1.
 */
function playersPhaseEnds(table: MarvelTable, threat: number | null): void {
  const { state } = table.memory
  tell(table, { type: 'players_phase_over', clause: 'MC-READY-03' })
  for (const piece of state.pieces) {
    const clause = piece.player === null ? 'MC-ENDPHASE-04' : 'MC-READY-03'
    const readies = piece.player !== null || state.edition.id !== '1.6-de'
    if (!inPlay(piece) || piece.ready || !readies) continue
    piece.ready = true
    tell(table, { type: 'character_readied', clause, piece: piece.id })
  }
  ends(table, 'phase')
  const { turn: _, ...facts } = state.facts
  // Said late, when enemies have begun: who has activated has.
  const { activated = [] } = isUnsaidPhaseOn(state) ? facts : {}
  state.facts = { ...withUsable(facts, ['exhausted', 'phase']), phase: 'villain', activated }
  placesStepThreat(table, threat)
}

/** The first player passes the token; what is limited per round can be used again. Nobody readies. */
function roundOver(table: MarvelTable, number: number | null): void {
  const { state } = table.memory
  const { round: before } = state.facts
  const round = number ?? (before === undefined ? null : before + 1)
  const [first = '', second = first] = playersLeft(state)
  const at = state.players.indexOf(second)
  state.players = [...state.players.slice(at), ...state.players.slice(0, at)]
  tell(table, { type: 'round_over', clause: 'MC-FIRSTPLAYER-03', round, first: second })
  for (const piece of state.pieces) piece.formChanged = false
  ends(table, 'phase')
  ends(table, 'round')
  // What effects have started comes before this (MC-ACTIV-06): what still waits has not happened.
  const { turn: _, pending: __, ...facts } = state.facts
  state.facts = {
    ...withUsable(facts, ['phase', 'round']),
    ...{ phase: 'players', activated: [] },
    ...(round !== null && { round }),
  }
}

/** What lasts until this ends is over (MC-LASTING-06), and what is limited in it can be used again (MC-LIMIT-01). */
function ends(table: MarvelTable, what: 'phase' | 'round'): void {
  const { state } = table.memory
  for (const { id, until } of state.abilities)
    if (until === what) tell(table, { type: 'reminder_over', clause: 'MC-LASTING-06', ability: id })
  state.abilities = state.abilities
    .filter(({ until }) => until !== what)
    .map(one => {
      const { limit, uses, id } = one
      if (limit?.per !== what || uses === limit.uses) return one
      tell(table, { type: 'uses_renewed', clause: 'MC-LIMIT-01', ability: id })
      return { ...one, uses: limit.uses }
    })
}
