// How damage runs, in this order: would deal, tough, would take, placed, defeated, after (AMB-11).
import { after, next, tell, when } from '../../engine/table.ts'
import type { Facts } from '../../engine/types.ts'
import type { Clause } from './clauses.ts'
import { moment } from './moments.ts'
import { inPlay, type Piece, remaining } from './pieces.ts'
import { edition, identityOf, type MarvelTable, type Prevention, pieceNamed, type State } from './state.ts'

/** One instance of damage. Overkill damage comes from an attack, but is no attack on the one who takes it. */
export type Instance = {
  to: string
  from: string | null
  amount: number
  kind: 'attack' | 'overkill' | 'retaliate' | 'consequential' | 'effect'
  clause: Clause
  /** What was dealt: after DEF, before prevention, nothing if tough stopped it (AMB-39). */
  dealt: number
}

const fromAttack = (damage: Instance): boolean => damage.kind === 'attack' || damage.kind === 'overkill'

/** Lets an instance of damage run its course. */
export function deal(table: MarvelTable, damage: Omit<Instance, 'dealt'>): void {
  next(table, { task: 'duty', duty: 'wouldBeDealt', facts: { ...damage, dealt: damage.amount } })
}

const instance = (facts: Facts): Instance => facts as Instance

/** Who should take it has left play meanwhile: nobody takes it. */
function nobodyThere(table: MarvelTable, damage: Instance): void {
  const { ledger } = table.memory.state.attack
  if (fromAttack(damage)) ledger.lost += damage.amount
  tell(table, { type: 'excess_lost', clause: damage.clause, piece: damage.to, amount: damage.amount })
}

/** Prevention that comes before tough, then tough itself, then what still would be taken. */
export function wouldBeDealt(table: MarvelTable, facts: Facts): void {
  const damage = instance(facts)
  const to = pieceNamed(table.memory.state, damage.to)
  if (!inPlay(to)) {
    nobodyThere(table, damage)
    return
  }
  const amount = prevented(table, damage, false)
  if (fromAttack(damage)) table.memory.state.attack.dealt += amount
  const stopped = amount > 0 && to.tough > 0
  if (stopped) discardTough(table, to, damage, amount)
  else if (to.tough > 0 && fromAttack(damage))
    tell(table, { type: 'status_kept', clause: 'MC-EA-35', ruling: 'AMB-11', piece: to.id, status: 'tough' })
  const left = stopped ? 0 : amount
  next(table, {
    task: 'duty',
    duty: 'taken',
    facts: { ...damage, amount: left, dealt: stopped ? 0 : damage.amount },
  })
  if (left > 0) when(table, moment('wouldTake', { who: to.id, player: to.player }))
}

function discardTough(table: MarvelTable, to: Piece, damage: Instance, amount: number): void {
  to.tough -= 1
  if (fromAttack(damage)) table.memory.state.attack.ledger.tough += amount
  tell(table, {
    type: 'status_discarded',
    clause: 'MC-EA-34',
    ruling: 'AMB-11',
    piece: to.id,
    status: 'tough',
    amount,
  })
}

/** Takes what prevention there is off an instance and returns what is left. */
function prevented(table: MarvelTable, damage: Instance, taken: boolean): number {
  const { preventions, attack } = table.memory.state
  let left = damage.amount
  for (const one of preventions.filter(each => each.taken === taken && covers(each, damage))) {
    const amount = one.left === 'all' ? left : Math.min(one.left, left)
    if (one.left !== 'all') one.left -= amount
    left -= amount
    if (amount > 0)
      tell(table, {
        type: 'damage_prevented',
        clause: 'MC-EA-30',
        ruling: 'AMB-39',
        piece: damage.to,
        amount,
      })
  }
  if (fromAttack(damage)) attack.ledger.prevented += damage.amount - left
  return left
}

function covers(prevention: Prevention, damage: Instance): boolean {
  if (prevention.of === 'attack') return fromAttack(damage)
  return prevention.of.piece === damage.to
}

/** What is taken is placed; at 0 hit points the character is defeated when consequences are settled. */
export function taken(table: MarvelTable, facts: Facts): void {
  const damage = instance(facts)
  const { state } = table.memory
  const to = pieceNamed(state, damage.to)
  if (!inPlay(to)) {
    nobodyThere(table, damage)
    return
  }
  const amount = damage.amount > 0 ? prevented(table, damage, true) : 0
  const left = remaining(to)
  const placed = left === null ? amount : Math.min(amount, left)
  to.damage += placed
  tell(table, {
    type: 'damage_dealt',
    clause: damage.clause,
    piece: to.id,
    amount,
    placed,
    kind: damage.kind,
    remaining: remaining(to),
  })
  if (fromAttack(damage)) record(state, damage, placed)
  const excess = amount - placed
  if (excess > 0) excessDamage(table, to, damage, excess)
  afterDamage(table, to, damage, placed)
  if (placed > 0 && left === null && to.kind !== 'villain')
    next(table, { task: 'inquiry', inquiry: 'survives', facts: { piece: to.id, kind: damage.kind } })
  table.flow.settle(table)
}

function record(state: State, damage: Instance, placed: number): void {
  const { attack } = state
  attack.ledger.placed.push({ piece: damage.to, amount: placed })
  const to = pieceNamed(state, damage.to)
  if (placed > 0 && !attack.damaged.includes(damage.to)) attack.damaged.push(damage.to)
  if (to && remaining(to) === 0) attack.defeated.push(damage.to)
}

/**
 * "After takes/deals damage". For the damage of an enemy attack the edition says when (AMB-10); all other
 * damage has its own moment.
 */
function afterDamage(table: MarvelTable, to: Piece, damage: Instance, placed: number): void {
  const { state } = table.memory
  const facts = { player: to.player, against: [to.id] }
  const taken = placed > 0 ? [moment('afterTakesDamage', { ...facts, who: to.id })] : []
  // Prevented damage was dealt, though not taken.
  const dealt =
    damage.dealt > 0 && damage.from ? [moment('afterDealsDamage', { ...facts, who: damage.from })] : []
  const moments = [...taken, ...dealt]
  const waits = state.attack.by === 'enemy' && edition(state).damageTriggers === 'after retaliate'
  for (const one of moments) {
    if (fromAttack(damage) && waits) state.attack.damageMoments.push(one)
    else after(table, one)
  }
}

/** Excess is lost, unless overkill passes it on: from an ally to its identity, from a minion to the villain. */
function excessDamage(table: MarvelTable, to: Piece, damage: Instance, excess: number): void {
  const { state } = table.memory
  const overkill = damage.kind === 'attack' && state.attack.keywords.includes('overkill')
  const onto = overkill ? overkillTarget(state, to) : null
  if (onto && onto.id !== to.id) {
    tell(table, {
      type: 'overkill',
      clause: 'MC-EA-37',
      ruling: 'AMB-06',
      from: to.id,
      to: onto.id,
      amount: excess,
    })
    deal(table, { ...damage, to: onto.id, amount: excess, kind: 'overkill' })
    return
  }
  if (fromAttack(damage)) state.attack.ledger.lost += excess
  tell(table, {
    type: 'excess_lost',
    clause: state.attack.by === 'enemy' ? 'MC-EA-37' : 'MC-PA-04',
    ruling: state.attack.by === 'enemy' ? 'AMB-06' : 'AMB-38',
    piece: to.id,
    amount: excess,
  })
}

function overkillTarget(state: State, from: Piece): Piece | undefined {
  if (from.kind === 'ally') return from.player === null ? undefined : identityOf(state, from.player)
  if (from.kind === 'minion') return state.pieces.find(one => one.kind === 'villain' && inPlay(one))
  return undefined
}
