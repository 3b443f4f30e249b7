// Runs damage: prevention and tough, "would take", placing (AMB-11). What follows stands in consequences.ts.
import { next, tell, when } from '../../../../engine/table.ts'
import type { Edition } from '../../editions.ts'
import type { Instance, PlacedDamage, Together } from '../../questions.ts'
import { takesMore } from '../abilities/constant-abilities.ts'
import { moment } from '../abilities/moments.ts'
import { type Character, inPlay, remainingHitPoints } from '../characters.ts'
import { characterOf, innerAttack, type MarvelTable, type State } from '../state.ts'
import { fromAttack } from './attack-keywords.ts'
import { defeated, follows, isDefeated, whenDefeated } from './consequences.ts'
import { excess, passesOn } from './overkill.ts'
import { covers } from './prevention.ts'

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

/** Asks first for what decides how much is taken: the number of players, if hit points depend on it, and tough cards. */
function wouldBeDealt(table: MarvelTable, { all }: Together): void {
  const { state } = table.memory
  const hurts = all.filter(({ amount, barred }) => amount > 0 && !barred)
  const uncounted = hurts.find(({ to }) => characterOf(state, to).hitPointsPerPlayer !== null)
  const maybeTough = hurts.find(
    ({ to }) => inPlay(characterOf(state, to)) && characterOf(state, to).mayBeTough,
  )
  const again = { task: 'duty', duty: 'wouldBeDealt', facts: { all } } as const
  if (uncounted) {
    const facts = { piece: uncounted.to, clause: uncounted.clause }
    next(table, { task: 'inquiry', inquiry: 'players', facts }, again)
  } else if (maybeTough)
    next(table, { task: 'inquiry', inquiry: 'tough', facts: { piece: maybeTough.to } }, again)
  else isDealt(table, all)
}

/** Applies KEEPING in the order of the edition to all damage of a sentence, then opens "would take" for the rest of it. */
function isDealt(table: MarvelTable, all: Together['all']): void {
  const left = all.flatMap(damage => kept(table, damage))
  const still = left.filter(({ amount }) => amount > 0)
  table.memory.state.coming.push(still)
  next(table, ...still.map(facts => ({ task: 'duty' as const, duty: 'wouldTake' as const, facts })), {
    task: 'duty',
    duty: 'taken',
    facts: { all: left },
  })
}

/** What is left of an instance of damage; nothing if its character is gone or cannot take damage. */
function kept(table: MarvelTable, damage: Instance): Instance[] {
  const { state } = table.memory
  if (!inPlay(characterOf(state, damage.to))) {
    nobodyThere(table, damage)
    return []
  }
  if (damage.barred) {
    if (fromAttack(damage)) state.attack.ledger.prevented += damage.amount
    tell(table, { type: 'damage_barred', clause: damage.clause, piece: damage.to, amount: damage.amount })
    return [{ ...damage, amount: 0, dealt: 0 }]
  }
  return [state.edition.damage.kept.reduce<Instance>((now, keeping) => KEEPING[keeping](table, now), damage)]
}

/** Opens "would take" for one character. */
function wouldTake(table: MarvelTable, { to }: Instance): void {
  const { player } = characterOf(table.memory.state, to)
  when(table, moment('wouldTake', { who: to, player, against: [to] }))
}

/** Lets a tough card stop all of the damage; without damage the card stays. */
function meetsTough(table: MarvelTable, damage: Instance): Instance {
  const to = characterOf(table.memory.state, damage.to)
  if (to.tough === 0) return damage
  if (damage.amount > 0) {
    discardTough(table, to, damage, damage.amount)
    return { ...damage, amount: 0, dealt: 0 }
  }
  tell(table, {
    type: 'status_kept',
    clause: damage.clause === 'MC-EA-32' ? 'MC-EA-35' : damage.clause,
    ruling: 'AMB-11',
    piece: to.id,
    status: 'tough',
  })
  return damage
}

function discardTough(table: MarvelTable, to: Character, damage: Instance, amount: number): void {
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

/** Places all damage of a sentence; its consequences follow in the order of the edition. */
export function taken(table: MarvelTable, { all }: Together): void {
  table.memory.state.coming.pop()
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
  if (damage.kind === 'attack') state.dealt += amount
  usedUp(state, to)
  if (fromAttack(damage)) {
    record(state, to, placed)
    state.attack.dealtTo.push({ piece: to.id, amount: damage.dealt })
  }
  if (damage.kind === 'inner attack' && placed > 0) innerAttack(state)?.damaged.push(to.id)
  const beyond = excessOf(state, damage, amount, left)
  // Damage that was dealt, but not taken, and that overkill passes on, has not been prevented for the attack.
  if (fromAttack(damage)) state.attack.ledger.prevented -= beyond - (amount - placed)
  return [
    { damage, placed, excess: beyond, dealtExcess: left === null ? 0 : Math.max(0, damage.dealt - left) },
  ]
}

/** The damage with what its character takes more; damage of 0 is not taken, so nothing raises it. */
function raised(state: State, damage: Instance): Instance {
  if (damage.amount === 0) return damage
  const amount = Math.max(0, damage.amount + takesMore(state, damage.to))
  if (fromAttack(damage)) state.attack.ledger.value += amount - damage.amount
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
  state.increases = state.increases.filter(one => one.of !== to.id)
  state.preventions = state.preventions.filter(one => one.of !== to.id)
}

function record({ attack }: State, to: Character, placed: number): void {
  attack.ledger.placed.push({ piece: to.id, amount: placed })
  if (placed > 0 && !attack.damaged.includes(to.id)) attack.damaged.push(to.id)
}

/** What runs damage in every flow. */
export const DAMAGE_DUTIES = {
  wouldBeDealt,
  wouldTake,
  taken,
  follows,
  isDefeated,
  whenDefeated,
  defeated,
  excess,
}
