// Finds the characters, amounts and conditions that an effect names, as the table stands now.
import type { Context } from '../../../engine/types.ts'
import type { Instance } from '../questions.ts'
import type { AskedAmount, AskedCondition } from '../vocabulary/asked-facts.ts'
import type { Amount, Condition, Each, Ref } from '../vocabulary/single-effects.ts'
import { byKind } from './activations/activation.ts'
import { against, attackOf, defenderIn } from './activations/facts.ts'
import { type Character, inPlay, isEnemy, isIdentity, remainingHitPoints } from './characters.ts'
import { schemesIn } from './schemes.ts'
import { characterNamed, enemyAttackIn, identityOf, type State } from './state.ts'
import { knownVillain } from './villain.ts'

/** The character that a reference names now; null if there is none. */
export function referred(state: State, ref: Ref, context: Context): Character | null {
  if ('piece' in ref) return characterNamed(state, ref.piece) ?? null
  const { activation } = state
  if (ref.the === 'villain') return knownVillain(state) ?? null
  if (ref.the === 'your identity') return (context.you && identityOf(state, context.you)) || null
  if (ref.the === 'damaged character') return characterNamed(state, context.hit ?? null) ?? null
  const id =
    ref.the === 'attacker'
      ? activation.attacker
      : ref.the === 'defender'
        ? defenderOf(state)
        : (attackOf(activation)?.target ?? null)
  return characterNamed(state, id) ?? null
}

/** The characters of a kind that are in play, in the order in which they lie there. */
export function everyOne(state: State, { each, but }: Each, context: Context): Character[] {
  const without = but && referred(state, but, context)
  return state.pieces.filter(one => inPlay(one) && one !== without && IS_EACH[each](one, context))
}

/** A card of nobody has no “you”, so no minion is engaged with its “you”. */
const isEngagedWith = ({ kind, engagedWith }: Character, you: string | null): boolean =>
  kind === 'minion' && you !== null && engagedWith === you

const IS_EACH: Readonly<Record<Each['each'], (piece: Character, context: Context) => boolean>> = {
  enemy: isEnemy,
  'minion engaged with you': (piece, { you }) => isEngagedWith(piece, you),
  minion: ({ kind }) => kind === 'minion',
  villain: ({ kind }) => kind === 'villain',
  character: () => true,
  identity: isIdentity,
  'friendly character': ({ player }) => player !== null,
  hero: ({ kind }) => kind === 'hero',
  ally: ({ kind }) => kind === 'ally',
  'character of you': ({ player }, { you }) => player !== null && player === you,
  'ally of you': ({ kind, player }, { you }) => kind === 'ally' && player === you,
}

/** The defender; null outside an enemy's attack, too. */
const defenderOf = ({ activation }: State): string | null => defenderIn(activation)?.piece ?? null

type NumbersNow = Readonly<Record<'atk' | 'sch', number | null>> & {
  /** By how much constant abilities change a number of another character. */
  readonly constantly: (number: 'atk' | 'def', who: string) => number
}

/** An unknown number of a character. */
export type Missing = { piece: string; number: 'atk' | 'def' | 'sch' | 'hitPoints' }

/** The amount now, or the number that is missing for it. @param now the numbers of who activates, and what changes others */
export function amountOf(state: State, amount: Amount, context: Context, now: NumbersNow): number | Missing {
  if (typeof amount === 'number') return amount
  if ('asks' in amount) throw new Error(`${amount.asks} is asked before it is counted`)
  if (amount.count === 'number of')
    return Math.max(0, everyOne(state, amount.of, context).length + (amount.plus ?? 0))
  const counted = countOf(state, amount, context, now)
  return typeof counted === 'number' ? Math.max(0, counted + (amount.plus ?? 0)) : counted
}

/** A change of ATK: a number, or 1 for each ally or engaged minion. */
export function changeOf(
  state: State,
  change: number | { count: keyof typeof OF_YOU } | AskedAmount,
  context: Context,
): number {
  if (typeof change === 'number') return change
  if ('asks' in change) throw new Error(`${change.asks} is asked before it is counted`)
  return OF_YOU[change.count](state, context.you)
}

/** How many there are of what is counted for a player. */
const OF_YOU = {
  'allies of you': ({ pieces }: State, you: string | null) =>
    pieces.filter(one => one.kind === 'ally' && one.player === you && inPlay(one)).length,
  'minions engaged with you': ({ pieces }: State, you: string | null) =>
    pieces.filter(one => isEngagedWith(one, you) && inPlay(one)).length,
}

/** The character whose number an amount counts: the attacker, unless the amount names another. */
export function countedPiece(state: State, amount: Counted, context: Context): Character | null {
  return referred(state, amount.of ?? { the: 'attacker' }, context)
}

/** An amount that is counted off a character or off the attack. */
type Counted = Exclude<Amount, number | { count: 'number of' } | AskedAmount>

function countOf(state: State, amount: Counted, context: Context, now: NumbersNow): number | Missing {
  if (amount.count === 'excess damage')
    return (attackOf(state.activation)?.excess ?? []).reduce((sum, one) => sum + one.amount, 0)
  if (amount.count === 'allies of you' || amount.count === 'minions engaged with you')
    return OF_YOU[amount.count](state, context.you)
  const piece = countedPiece(state, amount, context)
  if (!piece) return 0
  const { id } = piece
  if (amount.count === 'damage on') return piece.damage
  if (amount.count === 'status cards on') return piece.tough + piece.stunned + piece.confused
  if (amount.count === 'hit points of') return remainingHitPoints(piece) ?? { piece: id, number: 'hitPoints' }
  if (amount.count === 'SCH of') return schOf(state, piece, now) ?? { piece: id, number: 'sch' }
  if (amount.count === 'DEF of') return defOf(state, piece, now) ?? { piece: id, number: 'def' }
  return atkOf(state, piece, now) ?? { piece: id, number: 'atk' }
}

/** The ATK of a character, with what changes it; null if it is unknown. */
function atkOf(state: State, { id, atk }: Character, now: NumbersNow): number | null {
  if (id === state.activation.attacker) return now.atk
  return atk === null ? null : Math.max(0, atk + now.constantly('atk', id))
}

/** The SCH of an enemy, of the one that activates with what raises it; null if it is unknown. */
function schOf(state: State, { id, sch }: Character, now: NumbersNow): number | null {
  if (id === state.activation.attacker) return now.sch
  return sch === '-' ? 0 : sch
}

/** The DEF of a character with what changes it, for the defender also for this attack; null if it is unknown. */
function defOf(state: State, { id, def }: Character, now: NumbersNow): number | null {
  if (def === null) return null
  const change = defenderOf(state) === id ? enemyAttackIn(state).defChange : 0
  return Math.max(0, def + change + now.constantly('def', id))
}

/** Whether a condition holds now. A condition on an unknown fact does not hold. */
export function conditionHolds(state: State, condition: Condition, context: Context): boolean {
  if ('activation' in condition) return isActivation(state, condition)
  if ('asks' in condition) return factAtTable(state, condition) === true
  if ('form' in condition)
    return context.you !== null && identityOf(state, context.you)?.kind === condition.form
  if ('attack' in condition) return (defenderOf(state) === null) === (condition.attack === 'undefended')
  if ('damage' in condition) return damageNow(state, condition, context) >= condition.atLeast
  if ('hitPointsOf' in condition) return hasHitPoints(state, condition, context)
  const piece = referred(state, condition.who, context)
  return (piece !== null && isNow(state, piece, condition.is)) !== (condition.not ?? false)
}

function hasHitPoints(
  state: State,
  { hitPointsOf, atMost, atLeast }: Extract<Condition, { hitPointsOf: Ref }>,
  context: Context,
): boolean {
  const piece = referred(state, hitPointsOf, context)
  const left = piece && remainingHitPoints(piece)
  // Who is in play has a hit point left, as far as anybody knows.
  if (left === null) return atLeast === 1 && atMost === undefined && piece !== null && inPlay(piece)
  return left <= (atMost ?? left) && left >= (atLeast ?? left)
}

/** Whether something is so as the cards at the table show it; null: they do not, so the players are asked. */
export function factAtTable(state: State, { villain, inPlay: cards }: AskedCondition): boolean | null {
  const code = villain && knownVillain(state)?.code
  if (villain && code) return villain.includes(code)
  const isHere = (one: string | null | undefined) => Boolean(one && cards?.includes(one))
  const here = [...state.pieces.filter(inPlay).map(one => one.code), ...schemesIn(state).map(one => one.card)]
  return here.some(isHere) ? true : null
}

/** Whether an enemy activates now, and as the condition says. */
function isActivation(
  state: State,
  { activation, of, undefended }: Extract<Condition, { activation: string }>,
): boolean {
  const now = byKind<'attack' | 'scheme' | null>(state.activation, {
    enemyAttack: () => 'attack',
    enemyScheme: () => 'scheme',
    playerAttack: () => null,
    thwart: () => null,
    changes: () => null,
  })
  if (now === null || (activation !== 'any' && activation !== now)) return false
  if (undefended && (now === 'scheme' || defenderOf(state) !== null)) return false
  return of === undefined || characterNamed(state, state.activation.attacker)?.kind === of
}

/** The kinds of damage that attacks deal. */
export const OF_ATTACKS: readonly Instance['kind'][] = ['attack', 'inner attack', 'overkill']

/** The damage that a condition looks at: to one character, or, without one, of the attack. */
function damageNow(
  state: State,
  { damage, to, fromAttacks }: Extract<Condition, { damage: string }>,
  context: Context,
): number {
  const who = to && (referred(state, to, context)?.id ?? '')
  const sum = (all: readonly { piece: string; amount: number }[]) =>
    all.reduce((total, one) => (who === undefined || one.piece === who ? total + one.amount : total), 0)
  if (damage === 'coming')
    return sum(
      (state.activation.coming.at(-1) ?? [])
        .filter(({ kind }) => !fromAttacks || OF_ATTACKS.includes(kind))
        .map(one => ({ piece: one.to, amount: one.amount })),
    )
  const attack = attackOf(state.activation)
  return sum((damage === 'taken' ? attack?.ledger.placed : attack?.dealtTo) ?? [])
}

function isNow(state: State, piece: Character, is: Extract<Condition, { is: string }>['is']): boolean {
  if (is === 'defender') return defenderOf(state) === piece.id
  // Of several enemies of a player's attack each is a target.
  if (is === 'target') return against(state.activation).includes(piece.id)
  return is === 'in play' ? inPlay(piece) : Number(piece[is]) > 0
}
