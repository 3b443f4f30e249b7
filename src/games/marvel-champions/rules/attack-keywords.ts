// Starts damage, and applies the keywords that change it: piercing, ranged, retaliate X, overkill; and healing.
import type { Task } from '../../../engine/memory.ts'
import { next, tell } from '../../../engine/table.ts'
import type { Given, Question } from '../../../engine/types.ts'
import type { Clause } from '../clauses.ts'
import type { Edition } from '../editions.ts'
import type { Instance } from '../questions.ts'
import { cannotTakeDamage, has, inPlay, type Piece, pieceFrom, remaining } from './characters.ts'
import {
  identityOf,
  identityUnknown,
  type Marvel,
  type MarvelTable,
  pieceOf,
  type Reminder,
  type State,
} from './state.ts'

export const fromAttack = (damage: Instance): boolean =>
  damage.kind === 'attack' || damage.kind === 'overkill'

type Dealt = Omit<Instance, 'dealt' | 'barred'>

/** Starts the damage of one sentence. Whether a character can take damage is decided now, for all of it together. */
export const dealTogether = (table: MarvelTable, all: readonly Dealt[]): void =>
  next(table, dealing(table.memory.state, all))

/** Starts an instance of damage. */
export const deal = (table: MarvelTable, damage: Dealt): void => dealTogether(table, [damage])

const dealing = (state: State, all: readonly Dealt[]): Task<Marvel> => ({
  task: 'duty',
  duty: 'wouldBeDealt',
  facts: {
    all: all.map(one => ({
      ...one,
      dealt: one.amount,
      barred: cannotTakeDamage(state.pieces, pieceOf(state, one.to)),
    })),
  },
})

/** Discards every tough card of the attacked character before the damage of a piercing attack. */
export function pierce(table: MarvelTable, to: Piece, amount: number, clause: Clause): void {
  const { attack, edition } = table.memory.state
  if (!attack.keywords.includes('piercing') || to.tough === 0) return
  if (amount === 0 && edition.piercing === 'if damage is dealt') return
  tell(table, { type: 'pierced', clause, piece: to.id, discarded: to.tough })
  to.tough = 0
}

/** Deals retaliate X of an attacked character; a ranged attack prevents that. */
export function retaliate(table: MarvelTable, from: Piece, clause: Clause): void {
  const { attack } = table.memory.state
  const attacker = pieceOf(table.memory.state, attack.attacker)
  if (!inPlay(from) || from.retaliate === 0 || !inPlay(attacker)) return
  if (attack.keywords.includes('ranged')) {
    tell(table, { type: 'retaliate_ignored', clause, from: from.id, keyword: 'ranged' })
    return
  }
  tell(table, { type: 'retaliate', clause, from: from.id, to: attacker.id, amount: from.retaliate })
  deal(table, { to: attacker.id, from: from.id, amount: from.retaliate, kind: 'retaliate', clause })
}

/** Removes damage by healing, at most as much as there is. */
export function heal(table: MarvelTable, piece: Piece, amount: number, clause: Clause): void {
  const healed = Math.min(amount, piece.damage)
  piece.damage -= healed
  tell(table, { type: 'healed', clause, piece: piece.id, amount: healed, remaining: remaining(piece) })
}

/** The keywords of the attacker that belong to its attack. */
export function attackKeywords(attacker: Piece): ('overkill' | 'piercing' | 'ranged')[] {
  const all = ['overkill', 'piercing', 'ranged'] as const
  return all.filter(one => has(attacker, one))
}

/** Loses the excess, unless overkill passes it on: from an ally to its identity, from a minion to the villain. */
export function excessTasks(table: MarvelTable, to: Piece, damage: Instance, excess: number): Task<Marvel>[] {
  const { state } = table.memory
  const { needs } = state.edition.overkill
  const overkill = damage.kind === 'attack' && passesOn(state, to) && (needs === 'excess' || !inPlay(to))
  const { player } = to
  if (overkill && player !== null && identityUnknown(state, player))
    return [
      { task: 'inquiry', inquiry: 'identity', facts: { player, clause: excessClause(damage) } },
      { task: 'duty', duty: 'excess', facts: { ...damage, amount: excess } },
    ]
  if (overkill && player === null && activeUnknown(state))
    return [
      { task: 'inquiry', inquiry: 'activeVillain', facts: { clause: 'MC18-PA-29' } },
      { task: 'duty', duty: 'excess', facts: { ...damage, amount: excess } },
    ]
  const onto = overkill ? overkillTarget(state, to) : undefined
  const about = { clause: excessClause(damage), amount: excess, ...excessRuling(state, damage) }
  if (onto) {
    const clause = state.attack.by === 'player' ? 'MC18-PA-29' : 'MC18-EA-66'
    const cited = needs === 'defeat' ? ({ clause, ruling: 'MC18-OP-06' } as const) : about
    tell(table, { type: 'overkill', ...about, ...cited, from: to.id, to: onto.id })
    const { from } = damage
    return [dealing(state, [{ to: onto.id, from, amount: excess, kind: 'overkill', clause: cited.clause }])]
  }
  if (fromAttack(damage)) state.attack.ledger.lost += excess
  tell(table, { type: 'excess_lost', ...about, piece: to.id })
  return []
}

/** Handles the excess again after an unknown identity, to which overkill passes it, has been named. */
export function excess(table: MarvelTable, damage: Instance): void {
  next(table, ...excessTasks(table, pieceOf(table.memory.state, damage.to), damage, damage.amount))
}

/** The excess of a defending ally has a clause of its own. */
const excessClause = ({ clause }: Instance): Clause => (clause === 'MC-EA-36' ? 'MC-EA-37' : clause)

function excessRuling({ attack }: State, damage: Instance): { ruling?: string } {
  if (!fromAttack(damage)) return {}
  return { ruling: attack.by === 'enemy' ? 'AMB-06' : 'AMB-38' }
}

export function passesOn({ attack }: State, from: Piece): boolean {
  return attack.keywords.includes('overkill') && (from.kind === 'ally' || from.kind === 'minion')
}

function overkillTarget(state: State, { player }: Piece): Piece | undefined {
  return player === null ? villainOf(state) : identityOf(state, player)
}

const villainsIn = ({ pieces }: State): Piece[] => pieces.filter(one => one.kind === 'villain' && inPlay(one))

/** Whether several villains are in play and nobody has said which has the active counter (MC18-OP-04). */
const activeUnknown = (state: State): boolean =>
  villainsIn(state).length > 1 && !villainsIn(state).some(one => one.active)

/** Asks which of several villains has the active counter; unless somebody says so, it is the first one. */
export const activeVillain = {
  asks: (state: State, { clause }: { clause: Clause }): Question<Marvel> | null => {
    const [first, ...others] = villainsIn(state)
    if (!first) return null
    const by = { any: state.players }
    const choices = [
      ...others.map(({ id: name }) => ({ name, by })),
      { name: 'pass', by, passes: true as const },
    ]
    return { name: 'activeVillain', hard: false, clause, window: null, choices, about: { piece: first.id } }
  },
  answered: (table: MarvelTable, _facts: object, { choice }: Given<Marvel>): void => {
    const [first, ...others] = villainsIn(table.memory.state)
    const active = others.find(one => one.id === choice) ?? first
    if (active) active.active = true
  },
}

/** The villain is always in play. If the set-up lacks it, it joins here with unknown hit points. */
function villainOf(state: State): Piece | undefined {
  const villains = state.pieces.filter(one => one.kind === 'villain')
  if (villains.length === 0 && !state.pieces.some(one => one.id === 'villain'))
    state.pieces.push(pieceFrom({ id: 'villain', kind: 'villain' }))
  return villainsIn(state).find(one => one.active) ?? villainsIn(state)[0]
}

const RETALIATE = 'retaliate:'

/** Whether this id belongs to the retaliate of a character in this edition. */
export const isRetaliate = ({ retaliate }: Edition, ability: string): boolean =>
  retaliate === 'among the forced abilities' && ability.startsWith(RETALIATE)

/** Whether an enemy is in play and undefeated; the edition decides about a villain's next stage (AMB-32). */
export function survived(state: State, enemy: Piece): boolean {
  if (!inPlay(enemy)) return false
  return state.edition.nextStageRetaliates || !state.attack.defeated.includes(enemy.id)
}

/** The known abilities, and in such editions the retaliate of each character as a forced ability. */
export function abilitiesOf(state: State): readonly Reminder[] {
  if (state.edition.retaliate === 'before the forced abilities') return state.abilities
  // Nobody retaliates against a ranged attack of a player, so nobody is asked for an order.
  const isRanged = state.attack.by === 'player' && state.attack.keywords.includes('ranged')
  const able = isRanged ? [] : state.pieces.filter(one => one.retaliate > 0 && survived(state, one))
  const retaliates = able.map(({ id, player }) => ({
    id: `${RETALIATE}${id}`,
    owner: player,
    source: id,
    trigger: { on: 'afterAttacked' as const, who: id },
    forced: true,
    label: null,
    effects: [],
    options: null,
    uses: null,
    if: null,
  }))
  return [...state.abilities, ...retaliates]
}

/** Deals the retaliate that opened among the forced abilities; does nothing for other abilities. */
export function retaliatesNow(table: MarvelTable, ability: string): void {
  const { state } = table.memory
  if (!isRetaliate(state.edition, ability)) return
  const clause = state.attack.by === 'enemy' ? 'MC-EA-45' : 'MC-PA-20'
  retaliate(table, pieceOf(state, ability.slice(RETALIATE.length)), clause)
}
