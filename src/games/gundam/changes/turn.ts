// The step of the table between attacks: a turn ends, and that of the other player begins.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Given, Occurrence, Question } from '../../../engine/types.ts'
import { type GundamDuties, TURN_STEPS, type TurnStep } from '../questions.ts'
import { triggers } from '../rules/abilities/abilities.ts'
import { endsWithTurn } from '../rules/for-the-turn.ts'
import { inPlay, type Piece } from '../rules/pieces.ts'
import { passesTurn } from '../rules/sides-of-table.ts'
import type { Gundam, GundamTable, State } from '../rules/state.ts'
import { isRuled } from '../rules/values.ts'
import { unitsNow } from '../rules/which-units.ts'
import { asksRepairs, endStep } from './end-step.ts'

/** The player whose turn it is, or who attacked last. */
const playerNow = ({ facts, active }: State): string => facts.turn?.of ?? active

/** The player whose turn comes: the other one than whose turn it is, or, as long as nobody has said that, who attacked last. */
const playerNext = (state: State): string =>
  playerNow(state) === state.active ? state.standby : state.active

/** Asks what has changed: a card or a remark can be reported, or the next turn begins. It never has to be answered. */
export function asksBetween(state: State): Question<Gundam> {
  const by = { any: [state.active, state.standby] }
  const number = { asks: 'turn', min: 1, max: 999, optional: true }
  return {
    name: 'changes',
    hard: true,
    clause: 'GCG-6-5a',
    window: 'changes',
    joins: true,
    choices: [{ name: 'turnBegins', by, number, about: { player: playerNext(state) } }],
    about: { player: playerNow(state), isAttacked: false, units: unitsNow(state) },
  }
}

/** Ends the turn and begins the next one, step by step, each with all that it triggers. The question stays open for more. */
export function turnIsOver(table: GundamTable, { number }: Given<Gundam>): 'again' {
  const player = playerNext(stateOf(table))
  const tasks = TURN_STEPS.flatMap(step => [
    { task: 'duty', duty: 'turnStep', facts: { step, player, number } } as const,
    { task: 'ended', after: [] as Occurrence<Gundam>[] } as const,
  ])
  next(table, ...tasks)
  return 'again'
}

type StepFacts = GundamDuties['turnStep']

const STEPS: Record<TurnStep, (table: GundamTable, facts: StepFacts) => void> = {
  end: (table, { player }) => {
    const state = stateOf(table)
    // Whoever has attacked last: the turn that ends is the other one’s.
    passesTurn(state, player === state.active ? state.standby : state.active)
    asksRepairs(table)
  },
  repair: endStep,
  cleanup: table => {
    stateOf(table).battle.keywords = []
    endsWithTurn(table)
  },
  start: beginsTurn,
  main: () => {},
}

export function takesTurnStep(table: GundamTable, facts: StepFacts): void {
  stateOf(table).turnStep = facts.step
  STEPS[facts.step](table, facts)
}

/** Begins the turn of a player: all cards of that player become active, and what is once per turn can be used again. */
function beginsTurn(table: GundamTable, { player, number }: StepFacts): void {
  const state = stateOf(table)
  const before = state.facts.turn?.number
  const turn = number ?? (before === undefined ? null : before + 1)
  passesTurn(state, player)
  state.facts = { ...state.facts, turn: { of: player, ...(turn !== null && { number: turn }) }, lasts: [] }
  tell(table, { type: 'turn_begun', clause: 'GCG-6-1b', player, turn })
  for (const piece of state.pieces) {
    piece.deployedThisTurn = false
    if (inPlay(piece) && piece.player === player) becomesActive(table, piece)
  }
  renewsUses(table)
  triggers(table, 'startOfTurn', [], [], { clause: 'GCG-6-2c' })
}

/** “Won’t be set as active” is about one start phase, whether the card was rested in it or not. */
function becomesActive(table: GundamTable, piece: Piece): void {
  const unit = piece.id
  const stays = isRuled(stateOf(table), piece, 'staysRested')
  piece.constants = piece.constants.filter(one => one.rule !== 'staysRested' || one.while.length > 0)
  if (!piece.rested) return
  piece.rested = stays
  if (stays) tell(table, { type: 'stays_rested', clause: 'GCG-1-3', unit })
  else tell(table, { type: 'unit_set_active', clause: 'GCG-6-2b', unit })
}

/** What players have said of the turn that is over counts no longer, and what is “once per turn” can be used again. */
function renewsUses(table: GundamTable): void {
  const state = stateOf(table)
  state.said = {}
  state.abilities = state.abilities.map(one => {
    if (one.given.once === undefined || one.uses !== 0) return one
    tell(table, { type: 'uses_renewed', clause: 'GCG-11-2-12a', ability: one.id })
    return { ...one, uses: 1 }
  })
}
