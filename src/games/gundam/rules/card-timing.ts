// Decides which cards may be played when: by their label, and in the action step by the turn (7-5-1).
import type { Card, Problem } from '../../../engine/types.ts'
import type { Gundam, State } from './state.ts'

/** The label of a triggered effect that was not named before: in the action step it takes no turn. */
export const TRIGGERED = 'triggered'
const ACTIONS = ['action', 'activateAction']
const MAINS = ['main', 'activateMain']
/** Effects that are remarks about the table and belong to no card. */
const SAID = ['known', 'note', 'remind']

/** Why a card may not be played now; null if it may. */
export function cardBarred({ battle }: State, card: Card<Gundam>): Problem<Gundam> | null {
  const { label, owner, effects } = card
  if (label !== null && ![TRIGGERED, ...ACTIONS, ...MAINS].includes(label))
    return { code: 'noSuchLabel', clause: null, details: { label } }
  if (MAINS.some(one => one === label)) return { code: 'mainPhaseOnly', clause: 'GCG-7-5-1b' }
  const action = ACTIONS.some(one => one === label)
  if (battle.step !== 'action') return action ? { code: 'notActionStep', clause: 'GCG-7-5-1b' } : null
  if (label === TRIGGERED) return null
  if (owner === null) {
    const said = !action && effects.every(effect => SAID.includes(effect.kind))
    return said ? null : { code: 'ownerMissing', clause: 'GCG-7-5-1a' }
  }
  return owner === battle.turn
    ? null
    : { code: 'notYourTurn', clause: 'GCG-7-5-1a', details: { turn: battle.turn } }
}
