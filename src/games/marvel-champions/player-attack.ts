// The player attack: the rulebook's sequence as a table of rows. Read it from top to bottom.
import type { Flow, Row } from '../../engine/flow.ts'
import { ABILITIES } from './abilities.ts'
import { settle } from './consequences.ts'
import { taken, wouldBeDealt } from './damage.ts'
import { EDITION_IDS } from './editions.ts'
import { EFFECTS } from './effects.ts'
import { characters, tableAgain } from './enemy-attack-outcome.ts'
import { excess } from './excess-damage.ts'
import { INQUIRIES } from './inquiries.ts'
import { joins } from './joining.ts'
import * as afterwards from './player-attack-afterwards.ts'
import * as damage from './player-attack-damage.ts'
import { playerSetUpSchema, startPlayerAttack } from './player-attack-set-up.ts'
import * as step from './player-attack-steps.ts'
import { conditionHolds } from './references.ts'
import { type Marvel, playerAttack, type State } from './state.ts'

export const PLAYER_ROWS = [
  'payCost',
  'beginAttack',
  'chooseTarget',
  'makeAttack',
  'dealDamage',
  'damageDealt',
  'retaliate',
  'forced',
  'optional',
  'consequentialDamage',
  'stopped',
  'nextAttack',
  'finish',
] as const
export type PlayerRow = (typeof PLAYER_ROWS)[number]

const rows: readonly Row<Marvel>[] = [
  {
    name: 'payCost',
    cites: ['MC-PA-01', 'MC-PA-02', 'MC-PA-03', 'MC-PA-07', 'MC-PA-08'],
    happens: step.payCost,
    next: () => 'beginAttack',
    exits: ['beginAttack'],
  },
  {
    name: 'beginAttack',
    cites: ['MC-PA-12', 'MC-PA-06', 'MC-PA-09', 'MC-PA-13'],
    happens: step.beginAttack,
    next: state => (playerAttack(state).stage === 'replaced' ? 'nextAttack' : 'chooseTarget'),
    exits: ['chooseTarget', 'nextAttack'],
  },
  {
    name: 'chooseTarget',
    cites: ['MC-PA-16', 'MC-PA-05', 'MC-PA-17'],
    asks: step.chooses,
    answered: step.choose,
    question: 'target',
    next: () => 'makeAttack',
    exits: ['makeAttack', 'stopped'],
  },
  {
    name: 'makeAttack',
    cites: ['MC-PA-18', 'MC-PA-14', 'MC-PA-15'],
    happens: step.initiate,
    moments: step.whenMakesAttack,
    next: () => 'dealDamage',
    exits: ['dealDamage', 'stopped'],
  },
  {
    name: 'dealDamage',
    cites: ['MC-PA-04', 'MC-PA-09', 'MC-PA-10', 'MC-PA-11', 'MC-PA-14', 'MC-PA-15'],
    asks: damage.dealsDamage,
    answered: damage.dealDamage,
    question: 'damage',
    next: () => 'damageDealt',
    exits: ['damageDealt', 'stopped'],
  },
  {
    name: 'damageDealt',
    cites: ['MC-PA-18', 'MC-DF-25', 'MC-DF-26'],
    window: () => 'damageDealt',
    next: () => 'retaliate',
    exits: ['retaliate'],
  },
  {
    name: 'retaliate',
    cites: ['MC-PA-21', 'MC-PA-19', 'MC-PA-20', 'MC-PA-22'],
    happens: afterwards.retaliates,
    next: () => 'forced',
    exits: ['forced'],
  },
  {
    name: 'forced',
    cites: ['MC-PA-23', 'MC-PA-24', 'MC-PA-25'],
    moments: afterwards.afterAttack,
    batch: 'forced',
    next: () => 'optional',
    exits: ['optional'],
  },
  {
    name: 'optional',
    cites: ['MC-PA-26'],
    batch: 'rest',
    next: () => 'consequentialDamage',
    exits: ['consequentialDamage'],
  },
  {
    name: 'consequentialDamage',
    cites: ['MC-PA-27'],
    happens: afterwards.consequentialDamage,
    next: () => 'nextAttack',
    exits: ['nextAttack'],
  },
  {
    name: 'stopped',
    cites: ['MC-PA-05'],
    next: () => 'nextAttack',
    exits: ['nextAttack'],
  },
  {
    name: 'nextAttack',
    cites: ['MC-PA-13', 'MC-PA-12'],
    happens: step.nextAttack,
    next: state => {
      if (step.hasNext(state)) return 'beginAttack'
      return playerAttack(state).made === 0 && playerAttack(state).stage === 'replaced' ? 'end' : 'finish'
    },
    exits: ['beginAttack', 'finish', 'end'],
  },
  {
    name: 'finish',
    cites: ['MC-PA-27'],
    asks: step.finishes,
    question: 'finish',
    next: () => 'end',
    exits: ['end'],
  },
]

function outcome(state: State): object {
  const attack = playerAttack(state)
  return {
    edition: state.edition,
    replaced: attack.stage === 'replaced',
    stopped: attack.stage === 'stopped',
    attacksMade: attack.made,
    attacked: attack.attacked,
    damage: { ...attack.ledger },
    characters: characters(state),
    threat: state.threat,
    notes: state.notes,
    table: tableAgain(state),
  }
}

export const playerAttackFlow: Flow<Marvel> = {
  id: 'marvel-champions/player-attack',
  editions: EDITION_IDS,
  rows,
  effects: {
    ...EFFECTS,
    // There is no defender and no boost card in a player's attack.
    def: { ...EFFECTS.def, windows: [] },
    target: { ...EFFECTS.target, windows: [] },
    defender: { ...EFFECTS.defender, windows: [] },
  },
  inquiries: {
    ...INQUIRIES,
    retaliateOrder: afterwards.retaliateOrder,
    consequential: afterwards.consequentialInquiry,
  },
  duties: {
    wouldBeDealt,
    taken,
    excess,
    attackLabels: damage.attackLabels,
    nextRetaliate: afterwards.nextRetaliate,
  },
  abilities: ABILITIES,
  holds: (state, effect, context) => !effect.if || conditionHolds(state, effect.if, context),
  settle,
  cutShort: state => (playerAttack(state).stage === 'stopped' ? 'stopped' : null),
  // The German rules 1.6 word this entry alike: no clause of it has another number there.
  cite: (_state, clause) => clause,
  setUp: playerSetUpSchema,
  start: startPlayerAttack,
  joins,
  players: state => state.players,
  outcome: state => ({ ...outcome(state) }),
  compared: ['characters', 'attacked', 'attacksMade', 'threat', 'replaced', 'stopped'],
}
