// What the data of a player’s card say that it does: its rows, and the ways of a row.

import type {
  PlayerPlay,
  PlayInstead,
  PlayWay,
  WholePlay,
} from '../../games/marvel-champions/vocabulary/player-plays.ts'
import type { MarvelCard } from './schema.ts'

/** A way of a row, with the condition under which it stands in place of what the row says. */
export type PlayAsWay = PlayWay & { readonly if?: PlayInstead['if'] }

/** The rows that are whole, with their numbers on the card. */
export const wholePlaysOf = ({ plays = [] }: Pick<MarvelCard, 'plays'>) =>
  plays.flatMap((play, number): { readonly number: number; readonly play: WholePlay }[] =>
    isOfPlayer(play) && !('needs' in play) ? [{ number, play }] : [],
  )

/** What the data of a player’s card say, beside its Boost ability. */
export const playerPlaysOf = ({ plays = [] }: Pick<MarvelCard, 'plays'>): readonly PlayerPlay[] =>
  plays.filter(isOfPlayer)

const isOfPlayer = (play: NonNullable<MarvelCard['plays']>[number]): play is PlayerPlay => play.at !== 'boost'

/** Its ways: each of its options, or what it does and what it does instead of that. */
export function waysOf({
  attacks,
  keywords,
  thwarts,
  effects,
  instead = [],
  options,
}: WholePlay): readonly PlayAsWay[] {
  if (options) return options
  const usual: PlayWay = {
    ...(attacks && { attacks }),
    ...(keywords && { keywords }),
    ...(thwarts && { thwarts }),
    ...(effects && { effects }),
  }
  return [usual, ...instead.map(way => ({ ...usual, ...way }))]
}
