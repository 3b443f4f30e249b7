// The further targets of a player's attack: “Hydra Mercenary 2; then Klaw II 4”.
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import type { PlayerSetUp } from '../../../games/marvel-champions/player-attack/set-up.ts'
import { type Wrong, wrong } from '../problem.ts'

/** A further target, with the damage of its own; `isLater`: it has a sentence of its own, after the targets before it. */
export type TargetGiven = {
  readonly name: string
  readonly damage?: number | undefined
  readonly isLater?: boolean | undefined
}

const LATER = /^(?:then|dann|danach)\s+/i
const DAMAGE = /\s(\d{1,2})$/

/** Reads the targets that semicolons part. A number at the end is damage, unless a card has that name: Rhino 2, Agent 13. */
export function targetsIn(cards: Cards, text: string): TargetGiven[] {
  return text
    .split(';')
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => targetIn(cards, part))
}

function targetIn(cards: Cards, part: string): TargetGiven {
  const isNamed = (name: string) => cards.cardsNamed(name, [MARVEL_KINDS.enemy]).length > 0
  const isLater = !isNamed(part) && LATER.test(part)
  const rest = isLater ? part.replace(LATER, '') : part
  const [end, number] = isNamed(rest) ? [] : (DAMAGE.exec(rest) ?? [])
  const name = end === undefined ? rest : rest.slice(0, -end.length).trimEnd()
  return { name, ...(number !== undefined && { damage: Number(number) }), ...(isLater && { isLater }) }
}

type Attack = NonNullable<PlayerSetUp['ability']>

/** Whether each target has a sentence of its own. */
const isInOrder = (more: readonly TargetGiven[] = []): boolean => more.some(({ isLater }) => isLater)

/**
 * The damage of an ability with these further targets: each has its own, or that of the ability. All of it is dealt at
 * once, unless one of them comes later: then each has a sentence of its own (MC18-PA-32, MC18-PA-33).
 */
export function attackOn(damage: number, more: readonly TargetGiven[]): Attack['attacks'][number] {
  if (more.length === 0) return { instances: [{ amount: damage }] }
  const inOrder = isInOrder(more)
  const all = [{ damage }, ...more]
  return {
    targets: all.length,
    ...(inOrder && { sentences: true as const }),
    instances: all.map(({ damage: own = damage }, index) => ({
      amount: own,
      to: index + 1,
      ...(!inOrder && index > 0 && { together: true as const }),
    })),
  }
}

/** Why a basic attack cannot have these targets: each takes the ATK, at the same time. */
export function notInBasicAttack(hasAbility: boolean, more: readonly TargetGiven[] = []): Wrong | null {
  const isOwn = more.some(({ damage, isLater }) => damage !== undefined || isLater)
  return isOwn && !hasAbility ? wrong('basicForAll', {}) : null
}
