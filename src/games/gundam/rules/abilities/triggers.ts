// When the trigger of an effect is met.
import { inPlay, type Piece, remainingHp } from '../pieces.ts'
import { hasItsPilot } from '../pilots.ts'
import { pieceNamed, type Reminder, type State, targetUnit } from '../state.ts'
import { isWeak } from '../values.ts'
import { fitsFilters } from '../which-units.ts'
import { causedAs, type Moment } from './moments.ts'
import { givenOf } from './reminders.ts'

/** A triggered effect is carried out even if its card has left (GCG-FAQ-021), because the moment lists the cards present. */
export function fits(state: State, reminder: Omit<Reminder, 'given'>, moment: Moment): boolean {
  const { id: ability, trigger, source } = reminder
  if (trigger.on !== moment.on || !speaksOf(state, reminder, moment)) return false
  if (trigger.against !== undefined && trigger.against !== moment.against) return false
  if (!causedAs(trigger, moment)) return false
  if (!hasItsPilot(state, givenOf(state, ability))) return false
  // 【When Attacking】 belongs to the attacking Unit itself; "when a unit attacks" belongs to other cards (7-3-2).
  const [attacker] = moment.who
  if (trigger.on === 'whenAttacking' && (source ?? trigger.who) !== attacker) return false
  if (trigger.on === 'unitAttacks' && source === attacker) return false
  return !pieceNamed(state, source) || moment.present.some(one => one === source)
}

/** Whether it is the turn of which an effect speaks. */
export const inItsTurn = (
  { active }: State,
  { trigger: { turn }, owner }: Pick<Reminder, 'trigger' | 'owner'>,
): boolean => turn === undefined || (turn === 'own') === (owner === active)

/** Whether a trigger speaks of one of these cards, and of the enemy Unit in the battle. */
function speaksOf(state: State, reminder: Omit<Reminder, 'given'>, { who }: Moment): boolean {
  const { trigger, owner } = reminder
  if (!inItsTurn(state, reminder)) return false
  if (trigger.who !== undefined && !who.includes(trigger.who)) return false
  if (trigger.of !== undefined && !who.some(id => isOf(state, reminder, id))) return false
  if (trigger.from && !who.some(id => isHit(state, reminder, id))) return false
  if (!trigger.by) return true
  const enemy = owner === state.active ? targetUnit(state) : pieceNamed(state, state.battle.attacker)
  if (!inPlay(enemy) || (trigger.by.unpaired && enemy.pilot)) return false
  return isWeak(state, enemy, trigger.by)
}

/** Whether a card is an enemy Unit that stays in play after battle damage from one that a trigger speaks of. */
function isHit(state: State, { trigger, owner, source }: Omit<Reminder, 'given'>, id: string): boolean {
  const piece = pieceNamed(state, id)
  if (piece?.kind !== 'unit' || piece.player === owner || !inPlay(piece) || remainingHp(piece) === 0)
    return false
  const blow = state.battle.damage.findLast(({ to, kind }) => to === id && kind === 'battle')
  const dealer = pieceNamed(state, blow?.from ?? null)
  if (trigger.from === 'this') return dealer?.id === source
  return dealer?.player === owner && isOne(state, { trigger, source }, dealer)
}

/** Whether a Unit is as a trigger says. */
const isOne = (
  state: State,
  { trigger: { which }, source }: Pick<Reminder, 'trigger' | 'source'>,
  unit: Piece,
): boolean => which === undefined || fitsFilters(state, unit, which, source) !== false

/** Whether a card is one of the Units that a trigger speaks of. */
function isOf(state: State, { trigger, owner, source }: Omit<Reminder, 'given'>, id: string): boolean {
  const piece = pieceNamed(state, id)
  if (piece?.kind !== 'unit' || !isOne(state, { trigger, source }, piece)) return false
  if (trigger.of === 'enemy Units') return piece.player !== owner
  return piece.player === owner && (trigger.of === 'own Units' || id !== source)
}
