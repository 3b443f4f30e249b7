// The battle between two Units: they deal damage at once or the attacker first, and destroy each other.
import { next, stateOf, tell } from '../../../engine/table.ts'
import type { GundamDuties } from '../questions.ts'
import { type TriggerCitation, triggers } from '../rules/abilities/abilities.ts'
import { BREACH } from '../rules/abilities/reminders.ts'
import { apNow, attackerNow, strike, tellBlow } from '../rules/damage.ts'
import { begunByEffect } from '../rules/effect-battle.ts'
import { inPlay, type Piece } from '../rules/pieces.ts'
import { emptyShieldArea } from '../rules/shields.ts'
import { type GundamTable, pieceOf, type Reminder, type State } from '../rules/state.ts'
import { breachOf } from '../rules/values.ts'
import type { Cause } from '../vocabulary/triggers.ts'

/** How the Units that battle destroy each other. */
const BATTLE: readonly Cause[] = ['battle damage']

/** Lets the two Units deal damage at the same time, or the attacker with <First Strike> first (7-6-3-2, AMB-56). */
export function unitBattle(table: GundamTable): void {
  const state = stateOf(table)
  const target = pieceOf(state, state.battle.target)
  const { attacker, ap, first } = attackerNow(state)
  const pair = { attacker: attacker.id, target: target.id }
  tell(table, { type: 'battle_begun', clause: 'GCG-7-6-3-1', ...pair })
  const blow = { from: attacker.id, to: target.id, amount: ap }
  if (first) {
    next(table, ...afterFirstStrike(table, pair))
    const clause = begunByEffect(state) ? 'GCG19-13-1-5-4' : 'GCG-7-6-3-2-2'
    tellBlow(table, { clause, ...blow, first })
    strike(table, [{ from: attacker, to: target, ap }])
    return
  }
  next(table, { task: 'duty', duty: 'whoDestroyed', facts: pair })
  const back = apNow(state, target)
  tellBlow(table, { clause: 'GCG-7-6-3-2a', ...blow })
  tellBlow(table, { clause: 'GCG-7-6-3-2b', from: target.id, to: attacker.id, amount: back })
  strike(table, [
    { from: attacker, to: target, ap },
    { from: target, to: attacker, ap: back },
  ])
}

type Task = GundamTable['memory']['stack'][number]

/** What follows the damage of <First Strike>: an edition carries out what it has triggered before the target hits back. */
function afterFirstStrike({ memory }: GundamTable, facts: GundamDuties['whoDestroyed']): Task[] {
  const { opened, state } = memory
  const strikesBack: Task = { task: 'duty', duty: 'strikesBack', facts: { ...facts, opened: opened.length } }
  const whoDestroyed: Task = { task: 'duty', duty: 'whoDestroyed', facts }
  if (state.edition.triggeredByFirstStrike === 'after the battle') return [strikesBack, whoDestroyed]
  const resolvedNow: Task = { task: 'ended', after: [] }
  const dealt = state.battle.damage.length
  const attackerFell: Task = { task: 'duty', duty: 'attackerFell', facts: { ...facts, dealt } }
  return [whoDestroyed, resolvedNow, strikesBack, attackerFell]
}

/** Triggers the effects of a target that has destroyed the attacker by hitting back. */
export function attackerFell(table: GundamTable, facts: GundamDuties['attackerFell']): void {
  const { destroyed, damage } = stateOf(table).battle
  // The target may have struck the attacker in another battle before.
  const back = damage.slice(facts.dealt).find(({ from, kind }) => kind === 'battle' && from === facts.target)
  if (back && destroyed.includes(back.to))
    triggers(table, 'destroys', [facts.target], [back.to], { causes: BATTLE })
}

/** Lets a target that survives <First Strike> deal its damage. */
export function strikesBack(table: GundamTable, facts: GundamDuties['strikesBack']): void {
  const state = stateOf(table)
  const target = pieceOf(state, facts.target)
  const attacker = pieceOf(state, facts.attacker)
  if (!inPlay(target) || !inPlay(attacker)) return
  const amount = apNow(state, target)
  const ruling = table.memory.opened.length > facts.opened ? 'GCG19-OP-03' : 'AMB-56'
  tellBlow(table, { clause: 'GCG-7-6-3-2b', ruling, from: target.id, to: attacker.id, amount })
  strike(table, [{ from: target, to: attacker, ap: amount }])
}

/** The Unit that one of two battling Units has hit: the other one, or that to which the battle damage was turned. */
function struckBy({ battle, pieces }: State, by: Piece, other: Piece): Piece {
  const turned = battle.effects.flatMap(one =>
    'takenBy' in one && one.piece === other.id ? [one.takenBy] : [],
  )
  const blow = battle.damage.findLast(({ from, kind }) => kind === 'battle' && from === by.id)
  return pieces.find(({ id }) => id === blow?.to && turned.includes(id)) ?? other
}

/** Triggers the effects of a Unit that has destroyed another one with battle damage, <Breach> among them. */
export function whoDestroyed(table: GundamTable, facts: GundamDuties['whoDestroyed']): void {
  const state = stateOf(table)
  const attacker = pieceOf(state, facts.attacker)
  const target = pieceOf(state, facts.target)
  const pairs = [
    [attacker, struckBy(state, attacker, target)],
    [target, struckBy(state, target, attacker)],
  ] as const
  const fell = pairs.flatMap(([, { id, where }]) => (where === 'destroyed' ? [id] : []))
  for (const [by, lost] of pairs) {
    if (!fell.includes(lost.id)) continue
    const breaches = breach(state, by, lost)
    triggers(table, 'destroys', [by.id], fell, {
      causes: BATTLE,
      ...(breaches && begunByEffect(state) && withoutAttack(by === target)),
    })
  }
}

/** <Breach> asks for no attack, so that the target of a battle that an effect began may have it in its own turn. */
const withoutAttack = (isTarget: boolean): TriggerCitation => ({
  clause: 'GCG19-13-1-2-1',
  ...(isTarget && { ruling: 'GCG19-OP-06' }),
})

/**
 * Adds the effect of <Breach N> on its player's turn: N damage to the enemy shield area. It does not activate if the area
 * is empty. @returns whether it waits now
 */
function breach(state: State, by: Piece, lost: Piece): boolean {
  const amount = breachOf(state, by)
  if (amount === 0 || by.player !== state.active || lost.player === by.player) return false
  if (emptyShieldArea(state)) return false
  const waits: Reminder = {
    id: `${BREACH}${by.id}`,
    owner: by.player,
    source: by.id,
    trigger: { on: 'destroys', who: by.id },
    forced: true,
    label: null,
    effects: [{ kind: 'damage', to: 'shieldArea', amount }],
    options: null,
    uses: null,
    given: null,
  }
  state.battle.keywords.push(waits)
  return true
}
