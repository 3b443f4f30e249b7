// The steps of a thwart around its removal of threat: its cost, its beginning, and what follows it.
import { applies, tell } from '../../../engine/table.ts'
import type { Question } from '../../../engine/types.ts'
import { type Moment, moment } from '../rules/abilities/moments.ts'
import { characterOf, type Marvel, type MarvelTable, type State, thwartIn } from '../rules/state.ts'
import { losesByStalwart, losesThwart } from '../rules/status-cards.ts'

/** Pays the cost: a basic thwart exhausts the character, a labelled ability only if it says so (MC-THWART-01, MC-THWART-02). */
export function payThwart(table: MarvelTable): void {
  const { state } = table.memory
  const thwart = thwartIn(state)
  const { id: piece } = characterOf(state, thwart.attacker)
  const clause = thwart.power === 'basic' ? 'MC-THWART-01' : 'MC-THWART-02'
  tell(table, { type: 'activation_started', clause, kind: 'thwart', piece })
  if (thwart.card !== null) tell(table, { type: 'card_acts', clause, piece, card: thwart.card })
  if (thwart.exhausts) {
    characterOf(state, piece).ready = false
    tell(table, { type: 'character_exhausted', clause, piece })
  } else if (thwart.power === 'basic')
    tell(table, { type: 'not_exhausted', clause: 'MC18-TH-06', piece, thwarts: true })
  const context = { you: thwart.player, ability: null, source: null, label: null, window: null }
  applies(table, thwart.costs, context)
}

/** Begins the thwart. A confused character discards confused instead of making it (MC-THWART-05). */
export function beginThwart(table: MarvelTable): void {
  const { state } = table.memory
  const thwart = thwartIn(state)
  const thwarter = characterOf(state, thwart.attacker)
  losesByStalwart(table, thwarter)
  if (losesThwart(table, thwarter, thwart.alsoAttacks)) thwart.stage = { name: 'replaced' }
}

/** Makes the thwart; from here on it can be raised or stopped. One without a scheme is stopped at once (MC18-TH-18). */
export function makeThwart(table: MarvelTable): void {
  const thwart = thwartIn(table.memory.state)
  const { attacker: thwarter, schemes } = thwart
  thwart.stage = { name: 'chosen' }
  const clause = thwart.power === 'basic' ? 'MC-THWART-01' : 'MC-THWART-02'
  tell(table, { type: 'thwart_initiated', clause, thwarter, schemes })
}

export function whenThwarts(state: State): Moment[] {
  const { attacker: who, player, stage } = thwartIn(state)
  return stage.name === 'chosen' ? [moment('thwarts', { who, player, against: [who] })] : []
}

export function finishesThwart(state: State): Question<Marvel> {
  const choices = [{ name: 'finish', by: { any: state.players } }]
  return { name: 'finish', hard: true, clause: 'MC-THWART-04', window: 'afterwards', choices }
}
