// Runs damage: prevention and tough, "would take", placing, then excess, triggers and defeat by the edition (AMB-11).
import { after, named, next, tell, when } from '../../../engine/table.ts'
import type { Edition } from '../editions.ts'
import type { Instance } from '../questions.ts'
import { excessDamage, fromAttack, passesOn } from './attack-keywords.ts'
import { inPlay, type Piece, remaining } from './characters.ts'
import { moment } from './moments.ts'
import { defeat } from './settle.ts'
import { type MarvelTable, type Prevention, pieceOf, type State } from './state.ts'

/** Tells that the damage is lost, because the character that should take it has left play. */
function nobodyThere(table: MarvelTable, damage: Instance): void {
  const { ledger } = table.memory.state.attack
  if (fromAttack(damage)) ledger.lost += damage.amount
  tell(table, { type: 'excess_lost', clause: damage.clause, piece: damage.to, amount: damage.amount })
}

type Keeping = Edition['damage']['kept'][number]

/** The means that keep damage from being dealt, in part or in full. */
const KEEPING: Readonly<Record<Keeping, (table: MarvelTable, damage: Instance) => Instance>> = {
  prevention: (table, damage) => ({ ...damage, amount: prevented(table, damage, false) }),
  tough: meetsTough,
}

/** Applies KEEPING in the order of the edition, then opens "would take" for the rest of the damage. */
export function wouldBeDealt(table: MarvelTable, damage: Instance): void {
  const { state } = table.memory
  const to = pieceOf(state, damage.to)
  if (!inPlay(to)) {
    nobodyThere(table, damage)
    return
  }
  const { kept } = state.edition.damage
  const left = kept.reduce<Instance>((now, keeping) => KEEPING[keeping](table, now), damage)
  next(table, { task: 'duty', duty: 'taken', facts: left })
  if (left.amount > 0) when(table, moment('wouldTake', { who: to.id, player: to.player, against: [to.id] }))
}

/** Lets a tough card stop all of the damage; without damage the card stays. */
function meetsTough(table: MarvelTable, damage: Instance): Instance {
  const to = pieceOf(table.memory.state, damage.to)
  if (to.tough === 0) return damage
  if (damage.amount > 0) {
    discardTough(table, to, damage, damage.amount)
    return { ...damage, amount: 0, dealt: 0 }
  }
  if (fromAttack(damage))
    tell(table, {
      type: 'status_kept',
      clause: damage.clause === 'MC-EA-32' ? 'MC-EA-35' : damage.clause,
      ruling: 'AMB-11',
      piece: to.id,
      status: 'tough',
    })
  return damage
}

function discardTough(table: MarvelTable, to: Piece, damage: Instance, amount: number): void {
  to.tough -= 1
  if (fromAttack(damage)) table.memory.state.attack.ledger.tough += amount
  tell(table, {
    type: 'status_discarded',
    // A clause speaks of tough for a hero's basic defense; for all other cases a ruling does.
    clause: damage.clause === 'MC-EA-32' ? 'MC-EA-34' : damage.clause,
    ruling: 'AMB-11',
    piece: to.id,
    status: 'tough',
    amount,
  })
}

/** Subtracts the available prevention from an instance and returns the rest. */
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
        clause: attack.by === 'enemy' && fromAttack(damage) ? 'MC-EA-30' : damage.clause,
        ruling: 'AMB-39',
        piece: damage.to,
        amount,
      })
  }
  if (fromAttack(damage)) attack.ledger.prevented += damage.amount - left
  return left
}

function covers(prevention: Prevention, damage: Instance): boolean {
  return prevention.of === null ? fromAttack(damage) : prevention.of === damage.to
}

/** Places damage; its consequences follow in the order of the edition. */
export function taken(table: MarvelTable, damage: Instance): void {
  const { state } = table.memory
  const to = pieceOf(state, damage.to)
  if (!inPlay(to)) {
    nobodyThere(table, damage)
    return
  }
  const amount = prevented(table, damage, true)
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
  if (damage.kind === 'attack') state.dealt += amount
  if (fromAttack(damage)) record(state, to, placed)
  const excess = excessOf(state, damage, amount, left)
  // Damage that was dealt, but not taken, and that overkill passes on, has not been prevented for the attack.
  if (fromAttack(damage) && passesOn(state, to)) state.attack.ledger.prevented -= excess - (amount - placed)
  for (const what of state.edition.damage.placed) PLACED[what](table, to, { damage, placed, excess })
}

/** The damage beyond the hit points that were left; the edition counts what is taken or what is dealt (MC17-C-10). */
function excessOf(state: State, damage: Instance, taken: number, left: number | null): number {
  const isDealt = state.edition.overkill.counts === 'damage dealt' && damage.kind === 'attack'
  const counted = isDealt && passesOn(state, pieceOf(state, damage.to)) ? damage.dealt : taken
  return left === null ? 0 : Math.max(0, counted - left)
}

/** An instance with the damage placed and the excess beyond the hit points. */
type Placed = { readonly damage: Instance; readonly placed: number; readonly excess: number }
type Following = Edition['damage']['placed'][number]

/** The consequences of placed damage. */
const PLACED: Readonly<Record<Following, (table: MarvelTable, to: Piece, what: Placed) => void>> = {
  excess: (table, to, { damage, excess }) => {
    if (excess > 0) excessDamage(table, to, damage, excess)
  },
  triggers: afterDamage,
  defeat: defeatedBy,
}

/** Defeats a character without hit points left; if the hit points are unknown, the players are asked. */
function defeatedBy(table: MarvelTable, to: Piece, { damage, placed }: Placed): void {
  if (placed > 0 && to.hitPoints === null && to.kind !== 'villain') asksSurvival(table, to, damage)
  usedUp(table.memory.state, to)
  if (remaining(to) === 0) defeat(table, to, damage.clause)
}

/** Asks whether a character with unknown hit points is still in play. */
function asksSurvival(table: MarvelTable, to: Piece, { kind, clause }: Instance): void {
  const name = named(table.memory, `survives:${to.id}`)
  const excess = kind === 'attack' && passesOn(table.memory.state, to)
  next(table, { task: 'inquiry', inquiry: 'survives', facts: { piece: to.id, kind, clause, name, excess } })
}

/** Removes "prevent 2 of it" after the one instance it was used on; the rest does not wait for the next instance. */
function usedUp(state: State, to: Piece): void {
  state.preventions = state.preventions.filter(one => one.of !== to.id)
}

function record({ attack }: State, to: Piece, placed: number): void {
  attack.ledger.placed.push({ piece: to.id, amount: placed })
  if (placed > 0 && !attack.damaged.includes(to.id)) attack.damaged.push(to.id)
  if (remaining(to) === 0) attack.defeated.push(to.id)
}

/**
 * Opens "after takes/deals damage". For the damage of an enemy attack the edition decides when (AMB-10); other
 * damage opens it after its own effect.
 */
function afterDamage(table: MarvelTable, to: Piece, { damage, placed }: Placed): void {
  const { state } = table.memory
  const { attack } = state
  const facts = { player: to.player, against: [to.id] }
  const taken = placed > 0 ? [moment('afterTakesDamage', { ...facts, who: to.id })] : []
  // Prevented damage was dealt, but not taken.
  const dealt =
    damage.dealt > 0 && damage.from ? [moment('afterDealsDamage', { ...facts, who: damage.from })] : []
  const moments = [...taken, ...dealt]
  const waits = fromAttack(damage) && state.edition.damageTriggers === 'after retaliate'
  for (const one of moments) {
    if (attack.by === 'enemy' && waits) attack.damageMoments.push(one)
    else after(table, one)
  }
}
