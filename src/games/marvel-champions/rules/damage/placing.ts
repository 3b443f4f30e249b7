// Places damage that is taken, and records what the attack has dealt.
import { tell } from '../../../../engine/table.ts'
import type { Instance, PlacedDamage, Together } from '../../questions.ts'
import { takesMore } from '../abilities/constant-abilities.ts'
import { type Character, inPlay, remainingHitPoints } from '../characters.ts'
import { attackIn, characterOf, innerAttack, type MarvelTable, type State } from '../state.ts'
import { fromAttack } from './attack-keywords.ts'
import { follows } from './consequences.ts'
import { passesOn } from './overkill.ts'
import { prevented } from './prevention.ts'

/** Places all damage of a sentence; its consequences follow in the order of the edition. */
export function taken(table: MarvelTable, { all }: Together): void {
  table.memory.state.activation.coming.pop()
  const placed = all.flatMap(damage => place(table, damage))
  follows(table, { order: table.memory.state.edition.damage.placed, all: placed })
}

function place(table: MarvelTable, damage: Instance): PlacedDamage[] {
  const { state } = table.memory
  const to = characterOf(state, damage.to)
  if (!inPlay(to)) {
    nobodyThere(table, damage)
    return []
  }
  const amount = prevented(table, raised(state, damage), true)
  const left = remainingHitPoints(to)
  const placed = left === null ? amount : Math.min(amount, left)
  to.damage += placed
  tell(table, {
    type: 'damage_dealt',
    clause: damage.clause,
    piece: to.id,
    amount,
    placed,
    kind: damage.kind,
    remaining: remainingHitPoints(to),
  })
  if (damage.kind === 'attack') state.activation.dealt += amount
  usedUp(state, to)
  if (fromAttack(damage)) {
    record(state, to, placed)
    attackIn(state).dealtTo.push({ piece: to.id, amount: damage.dealt })
  }
  if (damage.kind === 'inner attack' && placed > 0) innerAttack(state)?.damaged.push(to.id)
  const beyond = excessOf(state, damage, amount, left)
  // Damage that was dealt, but not taken, and that overkill passes on, has not been prevented for the attack.
  if (fromAttack(damage)) attackIn(state).ledger.prevented -= beyond - (amount - placed)
  return [
    { damage, placed, excess: beyond, dealtExcess: left === null ? 0 : Math.max(0, damage.dealt - left) },
  ]
}

/** The damage with what its character takes more; damage of 0 is not taken, so nothing raises it. */
function raised(state: State, damage: Instance): Instance {
  if (damage.amount === 0) return damage
  const amount = Math.max(0, damage.amount + takesMore(state, damage))
  if (fromAttack(damage)) attackIn(state).ledger.value += amount - damage.amount
  return { ...damage, amount }
}

/** The damage beyond the hit points that were left; the edition counts what is taken or what is dealt (MC17-C-10). */
function excessOf(state: State, damage: Instance, taken: number, left: number | null): number {
  const isDealt = state.edition.overkill.counts === 'damage dealt'
  const counted =
    isDealt && passesOn(state, characterOf(state, damage.to), damage.kind) ? damage.dealt : taken
  return left === null ? 0 : Math.max(0, counted - left)
}

/** Removes "prevent 2 of it" and "takes 1 more" after the one instance they were used on; they do not wait for the next. */
function usedUp(state: State, to: Character): void {
  state.activation.increases = state.activation.increases.filter(one => one.of !== to.id)
  state.activation.preventions = state.activation.preventions.filter(one => one.of !== to.id)
}

function record(state: State, to: Character, placed: number): void {
  const attack = attackIn(state)
  attack.ledger.placed.push({ piece: to.id, amount: placed })
  if (placed > 0 && !attack.damaged.includes(to.id)) attack.damaged.push(to.id)
}

/** Tells that the damage is lost, because the character that should take it has left play. */
export function nobodyThere(table: MarvelTable, damage: Instance): void {
  if (fromAttack(damage)) attackIn(table.memory.state).ledger.lost += damage.amount
  tell(table, { type: 'excess_lost', clause: damage.clause, piece: damage.to, amount: damage.amount })
}
