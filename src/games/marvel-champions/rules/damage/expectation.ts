// What would come of the damage of an attack if it were dealt now, after everything that has been reported.
import type { Expected } from '../../questions.ts'
import { constantReduction, takesMore } from '../abilities/constant-abilities.ts'
import type { Prevention } from '../activations/activation.ts'
import { type Character, cannotTakeDamage, remainingHitPoints, toughCards } from '../characters.ts'
import { characterOf, type State } from '../state.ts'
import { attackHas } from './attack-keywords.ts'

/** Damage of the attack to a character, or, without one, damage that is still to be divided. */
type Coming = { readonly to: string | null; readonly amount: number; readonly sentence: number }

/** The same to a character, with what comes of it; null: nothing keeps or raises it. */
type Foreseen = Coming & { readonly to: string; readonly expected: Expected | null }

/**
 * The last sentence whose damage is certain: who falls in it changes whom those after it hit, and so may all that only constant
 * abilities with a condition know (MC18-PA-32). Infinity: all are.
 */
export function lastCertain(state: State, hits: readonly Foreseen[]): number {
  const [first] = hits
  if (first && isConditional(state)) return first.sentence
  const taken = new Map<string, number>()
  for (const { to, amount, sentence, expected: comes } of hits) {
    const all = (taken.get(to) ?? 0) + (comes?.taken ?? amount)
    taken.set(to, all)
    if (all > 0 && all >= (remainingHitPoints(characterOf(state, to)) ?? 0)) return sentence
  }
  return Number.POSITIVE_INFINITY
}

/** Whether a constant ability holds only under a condition. */
const isConditional = ({ abilities }: State): boolean =>
  abilities.some(one => one.trigger.on === 'constant' && (one.if || one.effects?.some(effect => effect.if)))

type Left = Omit<Prevention, 'left'> & { left: number }

/**
 * What keeps or raises the damage, hit by hit in their order: `null` where nothing does. What one sentence deals is dealt at the
 * same time and taken hit by hit; what prevents or raises damage to one character is used up with that (MC18-PA-33).
 */
export function expected(state: State, hits: readonly Coming[]): (Expected | null)[] {
  let left: Left[] = state.activation.preventions.map(one => ({
    ...one,
    left: one.left === 'all' ? Number.POSITIVE_INFINITY : one.left,
  }))
  const used = new Map<string, number>()
  return hits.map((hit, index) => {
    const earlier = hits.slice(0, index)
    const placed = hits.filter(({ sentence }) => sentence < hit.sentence)
    left = left.filter(({ of, taken }) => (taken ? earlier : placed).every(({ to }) => to !== of))
    const isNext = earlier.every(({ to }) => to !== hit.to)
    return after(state, hit, left, used, isNext)
  })
}

function after(
  state: State,
  hit: Coming,
  left: readonly Left[],
  used: Map<string, number>,
  isNext: boolean,
): Expected | null {
  const { to, amount } = hit
  if (amount === 0) return null
  const piece = to === null ? null : characterOf(state, to)
  if (piece && cannotTakeDamage(state.pieces, piece))
    return { prevented: 0, more: 0, tough: null, isBarred: true, taken: 0 }
  const dealt = amount - prevents(left, hit, amount, false)
  const less = piece ? Math.min(dealt, constantReduction(state, { to: piece.id, kind: 'attack' })) : 0
  const coming = dealt - less
  const tough = piece && meets(state, piece, coming, used)
  const one = { tough, isBarred: false }
  if (tough === 'stops') return { ...one, prevented: amount - dealt, more: 0 - less, taken: 0 }
  const raised =
    piece && coming > 0 ? Math.max(-coming, takesMore(state, { to: piece.id, kind: 'attack' }, isNext)) : 0
  const more = raised - less
  const taken = dealt + more - prevents(left, hit, dealt + more, true)
  const prevented = amount + more - taken
  return prevented === 0 && more === 0 && tough === null ? null : { ...one, prevented, more, taken }
}

/** What a tough card of the character does: it stops damage, or piercing discards it; `used` counts those that have. */
function meets(state: State, piece: Character, dealt: number, used: Map<string, number>): Expected['tough'] {
  const { id } = piece
  const gone = used.get(id) ?? 0
  if (toughCards(piece) <= gone) return null
  if (attackHas(state, 'piercing', state.activation)) {
    used.set(id, toughCards(piece))
    return 'pierced'
  }
  if (dealt === 0) return null
  used.set(id, gone + 1)
  return 'stops'
}

/** What of it is prevented, before or after tough; so much less is left of the preventions. */
function prevents(left: readonly Left[], { to }: Coming, amount: number, taken: boolean): number {
  let rest = amount
  for (const one of left.filter(each => each.taken === taken && (each.of === null || each.of === to))) {
    const now = Math.min(one.left, rest)
    one.left -= now
    rest -= now
  }
  return amount - rest
}
