// What follows once damage is placed, in the order of the edition: excess, triggers, and defeat with its own moments.
import { after, named, next, occurrence, opens, tell } from '../../../../engine/table.ts'
import type { Fall, Following, MarvelDuties, PlacedDamage } from '../../questions.ts'
import { type Moment, moment } from '../abilities/moments.ts'
import { attackOf, waitingMoments } from '../activations/facts.ts'
import { type Character, inPlay, remainingHitPoints } from '../characters.ts'
import { defeat } from '../settle.ts'
import { attackIn, characterOf, innerAttack, type MarvelTable } from '../state.ts'
import { fromAttack } from './attack-keywords.ts'
import { excessTasks, passesOn } from './overkill.ts'

/** Does what follows from placed damage, each kind for all of it together. What comes after a defeat waits for its end. */
export function follows(table: MarvelTable, { order, all }: MarvelDuties['follows']): void {
  const [first, ...rest] = order
  if (first === undefined) return
  if (first !== 'defeat') {
    FOLLOWS[first](table, all)
    follows(table, { order: rest, all })
    return
  }
  next(table, { task: 'duty', duty: 'follows', facts: { order: rest, all } })
  FOLLOWS.defeat(table, all)
}

const FOLLOWS: Readonly<Record<Following, (table: MarvelTable, all: readonly PlacedDamage[]) => void>> = {
  excess: (table, all) => next(table, ...all.flatMap(placed => excessOf(table, placed))),
  triggers: (table, all) => {
    for (const one of all) afterDamage(table, one)
  },
  defeat: (table, all) => {
    for (const one of all.toReversed()) defeatedBy(table, one)
  },
}

function excessOf(table: MarvelTable, { damage, excess, dealtExcess }: PlacedDamage) {
  const { state } = table.memory
  const attack = damage.kind === 'inner attack' ? innerAttack(state) : attackOf(state.activation)
  const isOfAttack = damage.kind === 'attack' || damage.kind === 'inner attack'
  if (isOfAttack && dealtExcess > 0) attack?.excess.push({ piece: damage.to, amount: dealtExcess })
  return excess > 0 ? excessTasks(table, characterOf(table.memory.state, damage.to), damage, excess) : []
}

/** Opens "would be defeated" for a character without hit points left; if these are unknown, the players are asked. */
function defeatedBy(table: MarvelTable, { damage: { to: id, kind, clause }, placed }: PlacedDamage): void {
  const { state } = table.memory
  const to = characterOf(state, id)
  const fall = { piece: id, damage: to.damage, kind, clause, excess: false }
  if (remainingHitPoints(to) === 0) wouldBeDefeated(table, fall)
  if (placed === 0 || to.hitPoints !== null || to.kind === 'villain') return
  const name = named(table.memory, `survives:${id}`)
  const excess = passesOn(state, to, kind)
  next(table, { task: 'inquiry', inquiry: 'survives', facts: { ...fall, excess, name } })
}

const aboutFall = (on: Moment['on'], { id, player }: Character): Moment =>
  moment(on, { who: id, player, against: [id] })

/** Opens those of these moments for which an ability waits; a defeat that nobody looks at passes without them. */
function opensFor(
  table: MarvelTable,
  piece: Character,
  ...all: ('wouldBeDefeated' | 'isDefeated' | 'whenDefeated')[]
): void {
  const { list, fits } = table.flow.abilities
  const { state } = table.memory
  const awaited = all
    .map(on => aboutFall(on, piece))
    .filter(one => list(state).some(ability => fits(state, ability, one)))
  const [first] = awaited
  if (first)
    opens(
      table,
      first.on,
      awaited.map(one => occurrence(table, one)),
      false,
    )
}

/** Opens "would be defeated"; the character is defeated after it, unless an ability has saved it. */
export function wouldBeDefeated(table: MarvelTable, fall: Fall): void {
  next(table, { task: 'duty', duty: 'isDefeated', facts: fall })
  opensFor(table, characterOf(table.memory.state, fall.piece), 'wouldBeDefeated')
}

/** Opens "is defeated", unless the character has been saved; When Defeated opens with it or after it (MC18-EA-73). */
export function isDefeated(table: MarvelTable, fall: Fall): void {
  const { state } = table.memory
  const piece = characterOf(state, fall.piece)
  if (!inPlay(piece)) return
  if (piece.damage < fall.damage && remainingHitPoints(piece) !== 0) {
    tell(table, { type: 'defeat_averted', clause: fall.clause, piece: piece.id })
    return
  }
  next(table, { task: 'duty', duty: 'defeated', facts: fall })
  if (state.edition.whenDefeated === 'among the forced interrupts') {
    opensFor(table, piece, 'isDefeated', 'whenDefeated')
    return
  }
  next(table, { task: 'duty', duty: 'whenDefeated', facts: fall })
  opensFor(table, piece, 'isDefeated')
}

export const whenDefeated = (table: MarvelTable, { piece }: Fall): void =>
  opensFor(table, characterOf(table.memory.state, piece), 'whenDefeated')

/** Discards the character; what overkill would have passed on is unknown if its hit points are. */
export function defeated(table: MarvelTable, { piece: id, kind, clause, excess }: Fall): void {
  const { state } = table.memory
  const piece = characterOf(state, id)
  if (!inPlay(piece)) return
  if (kind === 'attack' || kind === 'overkill') attackIn(state).defeated.push(id)
  if (kind === 'inner attack') innerAttack(state)?.defeated.push(id)
  defeat(table, piece, clause)
  if (excess) tell(table, { type: 'excess_unknown', clause, piece: id })
}

/**
 * Opens "after takes/deals damage". For the damage of an enemy attack the edition decides when (AMB-10); other
 * damage opens it after its own effect.
 */
function afterDamage(table: MarvelTable, { damage, placed }: PlacedDamage): void {
  const { state } = table.memory
  const to = characterOf(state, damage.to)
  const facts = { player: to.player, against: [to.id] }
  const taken = placed > 0 ? [moment('afterTakesDamage', { ...facts, who: to.id })] : []
  // Prevented damage was dealt, but not taken.
  const dealt =
    damage.dealt > 0 && damage.from ? [moment('afterDealsDamage', { ...facts, who: damage.from })] : []
  const waits = fromAttack(damage) && state.edition.damageTriggers === 'after retaliate'
  const waiting = waits ? waitingMoments(state.activation) : null
  for (const one of [...taken, ...dealt]) {
    if (waiting) waiting.push(one)
    else after(table, one)
  }
}
