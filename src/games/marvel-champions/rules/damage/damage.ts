// Runs damage until it is placed: prevention and tough, "would take" (AMB-11). placing.ts and consequences.ts come after it.
import { next, occurrence, opens, tell, when } from '../../../../engine/table.ts'
import type { MarvelEdition } from '../../editions.ts'
import type { Instance, Together } from '../../questions.ts'
import { constantReduction } from '../abilities/constant-abilities.ts'
import { moment } from '../abilities/moments.ts'
import { type Character, inPlay } from '../characters.ts'
import { attackIn, characterOf, type MarvelTable } from '../state.ts'
import { fromAttack } from './attack-keywords.ts'
import { defeated, follows, isDefeated, whenDefeated } from './consequences.ts'
import { excess } from './overkill.ts'
import { nobodyThere, taken } from './placing.ts'
import { prevented, reachesTough } from './prevention.ts'

type Keeping = MarvelEdition['damage']['kept'][number]

/** The means that keep damage from being dealt, in part or in full. */
const KEEPING: Readonly<Record<Keeping, (table: MarvelTable, damage: Instance) => Instance>> = {
  prevention: (table, damage) => ({ ...damage, amount: prevented(table, damage, false) }),
  tough: (table, damage) => meetsTough(table, lowered(table, damage)),
}

/** Asks first for what decides how much is taken: the number of players, if hit points depend on it, and tough cards. */
function wouldBeDealt(table: MarvelTable, { all }: Together): void {
  const { state } = table.memory
  const hurts = all.filter(
    ({ to, kind, amount, barred }) => amount > constantReduction(state, { to, kind }) && !barred,
  )
  const uncounted = hurts.find(({ to }) => characterOf(state, to).hitPointsPerPlayer !== null)
  const maybeTough = hurts.find(one => {
    const to = characterOf(state, one.to)
    if (!inPlay(to)) return false
    return to.mayBeTough === 'asked before the damage' ? reachesTough(state, one) : to.mayBeTough
  })
  const again = { task: 'duty', duty: 'wouldBeDealt', facts: { all } } as const
  if (uncounted) {
    const facts = { piece: uncounted.to, clause: uncounted.clause }
    next(table, { task: 'inquiry', inquiry: 'players', facts }, again)
  } else if (maybeTough)
    next(table, { task: 'inquiry', inquiry: 'tough', facts: { piece: maybeTough.to } }, again)
  else whenDealt(table, all)
}

/** Opens "would be dealt" where an ability waits for that: what it keeps does not reach a tough card. */
function whenDealt(table: MarvelTable, all: Together['all']): void {
  const { state } = table.memory
  const { list, fits } = table.flow.abilities
  const moments = all
    .filter(({ amount, barred }) => amount > 0 && !barred)
    .map(({ to }) => aboutDamage('wouldBeDealt', characterOf(state, to)))
    .filter(one => list(state).some(ability => fits(state, ability, one)))
  if (moments.length === 0) {
    isDealt(table, all)
    return
  }
  state.activation.coming.push(all)
  next(table, { task: 'duty', duty: 'isDealt', facts: { all } })
  const occurrences = moments.map(one => occurrence(table, one))
  opens(table, 'wouldBeDealt', occurrences, false)
}

const aboutDamage = (on: 'wouldBeDealt' | 'wouldTake', { id, player }: Character) =>
  moment(on, { who: id, player, against: [id] })

function dealtThen(table: MarvelTable, { all }: Together): void {
  table.memory.state.activation.coming.pop()
  isDealt(table, all)
}

/** Applies KEEPING in the order of the edition to all damage of a sentence, then opens "would take" for the rest of it. */
function isDealt(table: MarvelTable, all: Together['all']): void {
  const left = all.flatMap(damage => kept(table, damage))
  const still = left.filter(({ amount }) => amount > 0)
  table.memory.state.activation.coming.push(still)
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
    if (fromAttack(damage)) attackIn(state).ledger.prevented += damage.amount
    tell(table, { type: 'damage_barred', clause: damage.clause, piece: damage.to, amount: damage.amount })
    return [{ ...damage, amount: 0, dealt: 0 }]
  }
  return [state.edition.damage.kept.reduce<Instance>((now, keeping) => KEEPING[keeping](table, now), damage)]
}

/** Opens "would take" for one character. */
function wouldTake(table: MarvelTable, { to }: Instance): void {
  when(table, aboutDamage('wouldTake', characterOf(table.memory.state, to)))
}

/** The damage less what constant abilities lower, which comes before the tough card (MC18-EA-80). */
function lowered({ memory: { state } }: MarvelTable, damage: Instance): Instance {
  const amount = Math.max(0, damage.amount - constantReduction(state, damage))
  if (fromAttack(damage)) attackIn(state).ledger.value -= damage.amount - amount
  return { ...damage, amount }
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
  if (fromAttack(damage)) attackIn(table.memory.state).ledger.tough += amount
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

/** What runs damage in every flow. */
export const DAMAGE_DUTIES = {
  wouldBeDealt,
  isDealt: dealtThen,
  wouldTake,
  taken,
  follows,
  isDefeated,
  whenDefeated,
  defeated,
  excess,
}
