// Starts damage, and applies the keywords that change it: piercing, ranged, retaliate X, overkill; and healing.
import type { Task } from '../../../../engine/memory.ts'
import { next, tell } from '../../../../engine/table.ts'
import type { MarvelClause } from '../../clauses.ts'
import type { MarvelEdition } from '../../editions.ts'
import type { Instance } from '../../questions.ts'
import { constantKeyword } from '../abilities/constant-abilities.ts'
import type { Activation } from '../activations/activation.ts'
import { clauseOf } from '../activations/clauses.ts'
import { byPlayerNow } from '../activations/facts.ts'
import { type Character, cannotTakeDamage, has, inPlay, remainingHitPoints } from '../characters.ts'
import {
  attackIn,
  characterOf,
  innerAttack,
  type Marvel,
  type MarvelTable,
  type Reminder,
  type State,
} from '../state.ts'

/** The attack that is being made: that of an (attack) ability in the middle of the enemy's attack, or the attack itself. */
const attackNow = (state: State) => innerAttack(state) ?? attackIn(state)

type AttackKeyword = 'overkill' | 'piercing' | 'ranged'

/** Whether an attack has a keyword, its own or one that a constant ability gives. */
export const attackHas = (
  state: State,
  keyword: AttackKeyword,
  attack: Pick<Activation, 'attacker' | 'keywords'> = attackNow(state),
): boolean => attack.keywords.includes(keyword) || constantKeyword(state, attack.attacker, keyword)

export const fromAttack = (damage: Instance): boolean =>
  damage.kind === 'attack' || damage.kind === 'overkill'

/** An instance of damage before it is dealt. */
export type Dealt = Omit<Instance, 'dealt' | 'barred'>

/** Starts the damage of one sentence. Whether a character can take damage is decided now, for all of it together. */
export const dealTogether = (table: MarvelTable, all: readonly Dealt[]): void =>
  next(table, dealing(table.memory.state, all))

/** Starts an instance of damage. */
export const deal = (table: MarvelTable, damage: Dealt): void => dealTogether(table, [damage])

/** The task that deals the damage of one sentence. */
export const dealing = (state: State, all: readonly Dealt[]): Task<Marvel> => ({
  task: 'duty',
  duty: 'wouldBeDealt',
  facts: {
    all: all.map(one => ({
      ...one,
      dealt: one.amount,
      barred: cannotTakeDamage(state.pieces, characterOf(state, one.to)),
    })),
  },
})

/** Discards every tough card of the attacked character before the damage of a piercing attack. */
export function pierce(table: MarvelTable, to: Character, amount: number, clause: MarvelClause): void {
  const { state } = table.memory
  const { edition } = state
  if (!attackHas(state, 'piercing')) return
  if (amount === 0 && edition.piercing === 'if damage is dealt') return
  // Whether a tough card was there makes no difference to the damage.
  to.mayBeTough = false
  if (to.tough === 0) return
  tell(table, { type: 'pierced', clause, piece: to.id, discarded: to.tough })
  to.tough = 0
}

/** Deals retaliate X of an attacked character; a ranged attack prevents that. */
export function retaliate(table: MarvelTable, from: Character, clause: MarvelClause): void {
  const attack = attackNow(table.memory.state)
  const attacker = characterOf(table.memory.state, attack.attacker)
  if (!inPlay(from) || from.retaliate === 0 || !inPlay(attacker)) return
  if (attackHas(table.memory.state, 'ranged')) {
    tell(table, { type: 'retaliate_ignored', clause, from: from.id, keyword: 'ranged' })
    return
  }
  tell(table, { type: 'retaliate', clause, from: from.id, to: attacker.id, amount: from.retaliate })
  deal(table, { to: attacker.id, from: from.id, amount: from.retaliate, kind: 'retaliate', clause })
}

/** Removes damage by healing, at most as much as there is. */
export function heal(table: MarvelTable, piece: Character, amount: number, clause: MarvelClause): void {
  const healed = Math.min(amount, piece.damage)
  piece.damage -= healed
  tell(table, {
    type: 'healed',
    clause,
    piece: piece.id,
    amount: healed,
    remaining: remainingHitPoints(piece),
  })
}

/** The keywords of the attacker that belong to its attack. */
export function attackKeywords(attacker: Character): ('overkill' | 'piercing' | 'ranged')[] {
  const all = ['overkill', 'piercing', 'ranged'] as const
  return all.filter(one => has(attacker, one))
}

const RETALIATE = 'retaliate:'

/** Whether this id belongs to the retaliate of a character in this edition. */
export const isRetaliate = ({ retaliate }: MarvelEdition, ability: string): boolean =>
  retaliate === 'among the forced abilities' && ability.startsWith(RETALIATE)

/** Whether an enemy is in play and undefeated; the edition decides about a villain's next stage (AMB-08). */
export function survived(state: State, enemy: Character): boolean {
  if (!inPlay(enemy)) return false
  return state.edition.nextStageRetaliates || !attackNow(state).defeated.includes(enemy.id)
}

/** The known abilities, and in such editions the retaliate of each character as a forced ability. */
export function abilitiesOf(state: State): readonly Reminder[] {
  if (state.edition.retaliate === 'before the forced abilities') return state.abilities
  // Nobody retaliates against a ranged attack of a player, so nobody is asked for an order.
  const byPlayer = byPlayerNow(state.activation)
  const isRanged = byPlayer !== null && attackHas(state, 'ranged', byPlayer)
  const able = isRanged ? [] : state.pieces.filter(one => one.retaliate > 0 && survived(state, one))
  const retaliates = able.map(({ id, player }) => ({
    id: `${RETALIATE}${id}`,
    owner: player,
    source: id,
    trigger: { on: 'afterAttacked' as const, who: id },
    forced: true,
    label: null,
    effects: [],
    options: null,
    uses: null,
    if: null,
  }))
  return [...state.abilities, ...retaliates]
}

/** Deals the retaliate that opened among the forced abilities; does nothing for other abilities. */
export function retaliatesNow(table: MarvelTable, ability: string): void {
  const { state } = table.memory
  if (!isRetaliate(state.edition, ability)) return
  const clause = clauseOf(attackNow(state), 'retaliate')
  retaliate(table, characterOf(state, ability.slice(RETALIATE.length)), clause)
}
