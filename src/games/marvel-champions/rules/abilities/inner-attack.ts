// An (attack) ability in the middle of an enemy's attack: it is a player's attack of its own, and what comes after it is
// done before the enemy's attack goes on (MC18-OP-07).
import { next, occurrence, opens, tell } from '../../../../engine/table.ts'
import type { Context, Problem } from '../../../../engine/types.ts'
import type { Effect } from '../../vocabulary/effects.ts'
import type { InnerAttack } from '../activations/attacks.ts'
import { innerAttacks } from '../activations/facts.ts'
import { type Character, isEnemy, isStunned } from '../characters.ts'
import { attackKeywords, type Dealt, pierce, retaliate, survived } from '../damage/attack-keywords.ts'
import { isAttack } from '../defending.ts'
import { everyOne, referred } from '../find-referred.ts'
import {
  characterNamed,
  characterOf,
  identityOf,
  innerAttack,
  type Marvel,
  type MarvelTable,
  type State,
} from '../state.ts'
import { attackForbidden, forbidden } from '../targeting.ts'
import { afterAttack } from './after-attack.ts'
import { constantIncrease } from './constant-abilities.ts'
import { type Moment, moment } from './moments.ts'

/** Whether an effect of an (attack) ability attacks this character. */
const attacks = ({ label }: Context, to: Character): boolean => isAttack(label) && isEnemy(to)

/** Why a player cannot use this (attack) ability at all; null if nothing forbids it. */
export function attackBarred(state: State, ability: Used): Problem<Marvel> | null {
  const { owner, label } = ability
  if (!isAttack(label) || owner === null) return null
  const attacker = attackerOf(state, owner, ability.source)
  const forbids = attacker && attackForbidden(attacker)
  if (forbids) return forbids
  // A stunned attacker discards stunned instead, whom it would have attacked.
  if (attacker && isStunned(attacker)) return null
  const [first] = attackedBy(state, ability)
  return first ? cannotBeAttackedBy(state, contextFor(ability), first) : null
}

type Used = {
  readonly owner: string | null
  readonly source: string | null
  readonly label: string | null
  readonly effects: readonly Effect[] | null
}

const contextFor = ({ owner, source, label }: Used): Context => ({
  you: owner,
  ability: null,
  source,
  label,
  window: null,
})

/** The enemies that an ability attacks, in the order of its text; of “each enemy” those that no card protects. */
function attackedBy(state: State, ability: Used): Character[] {
  const context = contextFor(ability)
  return (ability.effects ?? []).flatMap(effect => {
    if (effect.kind !== 'damage' && effect.kind !== 'status') return []
    if ('each' in effect.to)
      return everyOne(state, effect.to, context).filter(
        one => isEnemy(one) && cannotBeAttackedBy(state, context, one) === null,
      )
    const to = referred(state, effect.to, context)
    return to && isEnemy(to) ? [to] : []
  })
}

/** The attacker: the character on which an ability stands, or else the identity of its player. */
function attackerOf(state: State, player: string, source: string | null): Character | undefined {
  const own = characterNamed(state, source)
  return own?.player === player ? own : identityOf(state, player)
}

/** Why an (attack) ability cannot be used on an enemy; null if it can, or if it is no such ability. */
export function cannotBeAttackedBy(state: State, context: Context, to: Character): Problem<Marvel> | null {
  const { you } = context
  const code = you !== null && attacks(context, to) ? forbidden(state, you, to) : null
  return code && { code, clause: 'MC-PA-17', details: { piece: to.id } }
}

/** Begins the attack of an (attack) ability before its effects, and puts under them what comes after the attack. */
export function innerAttackBegins({ memory }: MarvelTable, { you, source }: Context): void {
  if (you === null) return
  const ending = memory.stack.findLastIndex(task => task.task === 'ended')
  memory.stack.splice(
    ending + 1,
    0,
    { task: 'duty', duty: 'innerAttackEnds', facts: {} },
    // What the damage triggers comes before what the attack triggers.
    { task: 'ended', after: [] },
  )
  memory.stack.push({ task: 'duty', duty: 'innerAttack', facts: { player: you, source } })
  memory.stack.push({ task: 'inquiry', inquiry: 'identity', facts: { player: you, clause: 'MC-PA-07' } })
}

/** Begins the attack itself, unless there is nobody who could attack. */
export function innerAttackStarts(
  table: MarvelTable,
  { player, source }: { player: string; source: string | null },
): void {
  const { state } = table.memory
  const attacker = attackerOf(state, player, source)
  const inner = innerAttacks(state.activation)
  if (!inner || !attacker) return
  inner.push({
    kind: 'playerAttack',
    attacker: attacker.id,
    player,
    keywords: attackKeywords(attacker),
    increase: 0,
    attacked: [],
    damaged: [],
    defeated: [],
    excess: [],
  })
  const coming = moment('makesAttack', { who: attacker.id, player, inner: true as const })
  opens(table, 'makesAttack', [occurrence(table, coming)], false)
}

/** Marks an enemy as attacked by the (attack) ability that is being resolved. @returns that attack, if it is one */
export function attackedNow(table: MarvelTable, context: Context, to: Character): InnerAttack | undefined {
  const { state } = table.memory
  const attack = attacks(context, to) ? innerAttack(state) : undefined
  if (!attack || attack.attacked.includes(to.id)) return attack
  attack.attacked.push(to.id)
  tell(table, {
    type: 'inner_attack',
    clause: 'MC-PA-07',
    ruling: 'MC18-OP-07',
    attacker: attack.attacker,
    to: to.id,
  })
  return attack
}

/** The damage of such an ability to an enemy: increases and the keywords of its attacker count (MC-PA-10). */
export function innerDamage(
  table: MarvelTable,
  { attacker, increase }: InnerAttack,
  to: Character,
  base: number,
): Dealt {
  const amount = Math.max(0, base + increase + constantIncrease(table.memory.state, attacker))
  pierce(table, to, amount, 'MC-PA-07')
  return { to: to.id, from: attacker, amount, kind: 'inner attack', clause: 'MC-PA-07' }
}

/** Opens what comes after the attack: retaliate and forced abilities, then the other ones. */
export function innerAttackEnds(table: MarvelTable): void {
  const { state } = table.memory
  const attack = innerAttack(state)
  if (!attack) return
  next(table, { task: 'duty', duty: 'innerAttackOver', facts: {} })
  if (attack.attacked.length === 0) return
  opens(
    table,
    'innerAttack',
    momentsAfter(state, attack).map(one => occurrence(table, one)),
    false,
  )
  const able = attack.attacked.map(id => characterOf(state, id)).filter(one => survived(state, one))
  if (state.edition.retaliate === 'among the forced abilities') return
  for (const one of able.toReversed())
    next(table, { task: 'duty', duty: 'innerRetaliate', facts: { piece: one.id } })
}

export const innerRetaliate = (table: MarvelTable, { piece }: { piece: string }): void =>
  retaliate(table, characterOf(table.memory.state, piece), 'MC-PA-20')

function momentsAfter(
  state: State,
  { attacker: who, player, attacked, damaged, defeated, excess }: InnerAttack,
): Moment[] {
  const exactly = defeated.filter(id => !excess.some(({ piece }) => piece === id))
  const facts = { player, damaged, defeated, exactly, against: attacked, inner: true as const }
  return [
    ...afterAttack(state, who, facts),
    ...attacked.map(id => moment('afterAttacked', { ...facts, who: id })),
  ]
}

export function innerAttackOver({ memory: { state } }: MarvelTable): void {
  innerAttacks(state.activation)?.pop()
}
