// What an attack takes for granted because nobody has said it: a notice tells it, and one answer corrects it.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { Choice, Given, Question } from '../../../engine/types.ts'
import { type Assumption, CORRECTABLE } from './correctable.ts'
import { pieceFrom } from './pieces.ts'
import { type Gundam, type GundamTable, pieceNamed, type State } from './state.ts'

/** Each game begins with an EX Base of 3 HP; it is a token. */
const EX_BASE = { id: 'EX Base', kind: 'base', hp: 3, token: true } as const

/** Lets a player correct what is taken for granted. */
export function assumes(table: GundamTable): void {
  next(table, { task: 'inquiry', inquiry: 'assumed', facts: {} })
}

/** Nobody has to answer it: what is not corrected holds. */
export const assumption = {
  asks: ({ battle: { assumed }, active, standby }: State): Question<Gundam> | null => {
    if (assumed.length === 0) return null
    const by = { any: [active, standby] }
    const wrong: Choice<Gundam>[] = assumed.map(name => ({ name, by }))
    return {
      name: 'assumed',
      hard: false,
      clause: 'GCG-7-1c',
      window: null,
      choices: [...wrong, { name: 'pass', by, passes: true }],
      about: { assumed },
    }
  },
  answered: (table: GundamTable, _facts: object, { choice }: Given<Gundam>): void => {
    const wrong = CORRECTABLE.find(one => one === choice)
    if (!wrong) return
    const state = stateOf(table)
    state.battle.assumed = state.battle.assumed.filter(one => one !== wrong)
    CORRECTS[wrong](state)
    if (wrong === 'noBase')
      tell(table, { type: 'joined', clause: 'GCG-7-1c', piece: EX_BASE.id, kind: 'base' })
    assumes(table)
  },
}

const CORRECTS: Readonly<Record<Assumption, (state: State) => void>> = {
  noBase: state => {
    state.pieces.push(pieceFrom({ ...EX_BASE, player: state.standby }))
  },
  rested: state => {
    const target = pieceNamed(state, state.battle.declared)
    if (target) target.rested = false
  },
  notDeployed: state => {
    const attacker = pieceNamed(state, state.battle.attacker)
    if (attacker) attacker.deployedThisTurn = true
  },
}
