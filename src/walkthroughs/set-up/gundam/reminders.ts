// The effects on the cards of Units, Pilots and Bases that wait for a moment of a battle: each becomes a reminder, which the
// engine opens at its moment.

import type { Cards } from '../../../cards/cards.ts'
import type { CardTrigger } from '../../../cards/gundam/schema.ts'
import type { AbilityGiven, SimpleEffect } from '../../../games/gundam/vocabulary/effects.ts'
import type { Said } from '../../../language.ts'
import { withIds } from '../pieces.ts'
import type { Names } from '../problem.ts'
import { conditionsOf, type WhileCondition } from './pairing.ts'
import { tokensDeployed } from './tokens.ts'
import type { Unit } from './units.ts'

/** The active player, and which of the Units may attack; null: an effect begins the battle, and there is no attack. */
export type Attacking = {
  readonly mayAttack: ((id: string) => boolean) | null
  readonly active: string
  /** Whether further attacks follow on this table, also in the turn of the other player: then each Unit may attack. */
  readonly remembers?: true
  /** Whether an effect deploys the cards now, so that their 【Deploy】 opens. */
  readonly deploys?: true
}

/**
 * The reminders of these Units and Bases and their Pilots, each with the name of its card.
 * @param known the names of a table that is there already
 */
export const remindedOf = (cards: Cards, units: readonly Unit[], attacking: Attacking, known?: Names) =>
  withIds(
    units.flatMap(unit => remindersOf(cards, unit, attacking)),
    known,
  )

/** Moments at which a card waits for what happens to itself, unless its text names other cards. */
const ABOUT_ITSELF: readonly CardTrigger['on'][] = [
  'isBlocked',
  'takesEffectDamage',
  'takesBattleDamage',
  'deployed',
  'paired',
  'linked',
  'destroyed',
  'destroys',
  'destroysInShieldArea',
]

type Reminder = { readonly reminder: Omit<AbilityGiven, 'id'>; readonly name: Said }

/** The reminders of a Unit and its Pilot; a Pilot's text is an effect of its Unit. */
function remindersOf(cards: Cards, unit: Unit, attacking: Attacking): Reminder[] {
  const texts = [unit, ...(unit.pilot ? [unit.pilot] : [])]
  return texts.flatMap(({ name, card }) =>
    (card?.triggers ?? []).flatMap((trigger, index) => {
      const waits = { trigger, once: limitOf(trigger, `${card?.code}`, index) }
      const reminder = reminderOf(cards, waits, unit, attacking)
      return reminder ? [{ name, reminder }] : []
    }),
  )
}

/** The word for the “once per turn” of an effect: another effect has another one, unless the card has one for both. */
function limitOf({ once }: CardTrigger, code: string, index: number): string | undefined {
  if (!once) return undefined
  return once === 'shared' ? code : `${code}.${index + 1}`
}

/** null: the effect cannot open in this attack, or the cards say that its condition is not met. */
function reminderOf(
  cards: Cards,
  { trigger: printed, once }: { readonly trigger: CardTrigger; readonly once: string | undefined },
  unit: Unit,
  attacking: Attacking,
): Reminder['reminder'] | null {
  const { while: all = [], once: _once, readCard: _, may, chooses, effects, ...rest } = printed
  const { if: condition, ...trigger } = rest
  const { on, of, from } = trigger
  const { id } = unit.piece
  const holds = conditionsOf(all, unit)
  if (!holds || neverOpens(on, unit, attacking) || holds.some(one => neverHolds(one, unit, attacking)))
    return null
  const isOwn = of === undefined && from === undefined && ABOUT_ITSELF.includes(on)
  const turn = attacking.remembers && turnOf(holds)
  return {
    source: id,
    trigger: { ...trigger, ...(isOwn && { who: id }), ...(turn && { turn }) },
    ...decided(printed, holds, once),
    ...(chooses && { chooses }),
    ...(effects && { effects: effects.flatMap(effect => whole(effect, cards, unit)) }),
    ...(condition && { if: condition }),
  }
}

/** The effect for the engine; a token is called as its card is. */
const whole = (effect: PrintedEffect, cards: Cards, { piece: { player } }: Unit): SimpleEffect[] =>
  effect.kind === 'deployToken'
    ? tokensDeployed(cards, effect, { player, newId: ({ name }) => name.en })
    : [effect]

type PrintedEffect = NonNullable<CardTrigger['effects']>[number]

/** Whether its player may decline it, what is asked before it, and its limit of one use in a turn. */
function decided(
  { on, by, may, effects, once: limit }: CardTrigger,
  holds: readonly WhileCondition[],
  once: string | undefined,
): Pick<AbilityGiven, 'may' | 'asks' | 'once'> {
  if (on === 'activateAction' || on === 'activateMain') return once === undefined ? {} : { once }
  if (may) return { may }
  // Who says what an effect does, or does it on no table, has read its conditions, so that only known effects need them.
  const isKnown = effects?.some(({ kind }) => kind !== 'elsewhere') ?? false
  if (!isKnown && limit !== 'shared') return effects && once !== undefined ? { once } : {}
  const asks = [
    ...holds.flatMap(one => ('asks' in one ? [one.asks] : [])),
    ...(by?.unpaired ? ['@unpairedEnemy'] : []),
    ...(once === undefined ? [] : [`@unused:${once}`]),
  ]
  return { ...(asks.length > 0 && { asks }), ...(once !== undefined && { once }) }
}

/**
 * Without an attack nothing opens when a Unit attacks, and there is no action step to activate an effect in. What is in play
 * already is not deployed.
 */
function neverOpens(
  on: CardTrigger['on'],
  { piece }: Unit,
  { mayAttack, remembers, deploys }: Attacking,
): boolean {
  if (on === 'deployed') return !deploys
  if (on === 'whenAttacking') return !remembers && !mayAttack?.(piece.id)
  return on === 'activateAction' && !mayAttack
}

/** The turn in which all of these conditions can hold: only the player whose turn it is attacks. */
function turnOf(conditions: readonly WhileCondition[]): 'own' | 'enemy' | undefined {
  const said = conditions.find(one => 'turn' in one)
  if (said) return said.turn
  return conditions.some(one => 'is' in one && one.is === 'attacking') ? 'own' : undefined
}

/** Whether a condition cannot hold in this attack, whose active player and Pilots are known. */
function neverHolds(condition: WhileCondition, { piece }: Unit, { active, remembers }: Attacking): boolean {
  const isActive = remembers || piece.player === active
  if ('turn' in condition && remembers) return false
  if ('turn' in condition) return (condition.turn === 'own') !== isActive
  if (!('is' in condition)) return false
  return condition.is === 'attacking' ? !isActive : condition.is === 'linked' && !piece.pilot?.links
}
