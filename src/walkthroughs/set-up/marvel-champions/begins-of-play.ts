// The attack or the thwart that a player’s card begins, by the facts of one of its ways.
import type { PlayAsWay } from '../../../cards/marvel-champions/plays-of-card.ts'
import { PLAYER_FLOW } from '../../../games/marvel-champions/next.ts'
import type { PlayerSetUp } from '../../../games/marvel-champions/player-attack/set-up.ts'
import type { ThwartSetUp } from '../../../games/marvel-champions/thwart/set-up.ts'
import { THWART_FLOW } from '../../../games/marvel-champions/thwarts-offered.ts'
import type { WholePlay } from '../../../games/marvel-champions/vocabulary/player-plays.ts'

type Attack = NonNullable<PlayerSetUp['ability']>

/** What begins. Whom or what it is against is chosen then. */
export type BeginsByCard = { readonly attacker: string } & (
  | { readonly flow: typeof PLAYER_FLOW; readonly ability: Attack }
  | { readonly flow: typeof THWART_FLOW; readonly ability: NonNullable<ThwartSetUp['ability']> }
)

/** What paying its costs does to its user. @param isUser whether the card is the character that attacks or thwarts */
export function paidFor({ cost = [] }: Pick<WholePlay, 'cost'>, isUser = false) {
  const costs = cost.flatMap(
    (one): NonNullable<Attack['costs']> =>
      'damage' in one ? [{ kind: 'damage', to: { the: 'your identity' }, amount: one.damage }] : [],
  )
  const exhausts = cost.some(
    one => 'exhaust' in one && (one.exhaust === 'your identity' || (isUser && one.exhaust === 'this')),
  )
  return { ...(costs.length > 0 && { costs }), ...(exhausts && { exhausts }) }
}

/** What of the effects changes anything here. */
export const bearing = <E extends { readonly kind: string }>(effects: readonly E[] = []): E[] =>
  effects.filter(({ kind }) => kind !== 'noBearing')

/**
 * null: the way is no attack and no thwart, or does more than the flow can begin with.
 * @param isUser whether the card is the attacker itself
 */
export function begunByCard(
  play: WholePlay,
  way: PlayAsWay,
  { attacker, isUser }: { readonly attacker: string; readonly isUser: boolean },
): BeginsByCard | null {
  const { attacks, thwarts, keywords } = way
  const effects = bearing(way.effects)
  const paid = paidFor(play, isUser)
  if (attacks && !thwarts)
    return {
      ...{ flow: PLAYER_FLOW, attacker },
      ability: { ...paid, attacks, ...(keywords && { keywords }), ...(effects.length > 0 && { effects }) },
    }
  if (!thwarts || attacks || effects.length > 0) return null
  const alsoAttacks = play.label === 'attack/thwart' ? { alsoAttacks: true as const } : {}
  return { flow: THWART_FLOW, attacker, ability: { ...paid, removes: thwarts, ...alsoAttacks } }
}
