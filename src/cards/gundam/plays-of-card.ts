// What the data of a Command say that it does when it is played.
import type { CardPlay, PlayedEffect } from '../../games/gundam/vocabulary/plays.ts'
import type { GundamCard } from './schema.ts'

type Plays = Pick<GundamCard, 'plays'>
type Part = 'action' | 'main'

/** Its row at this time; undefined: it has none, or its Burst alone is in the data. */
export const playAt = ({ plays = [] }: Plays, part: Part): CardPlay | undefined =>
  plays.find(({ at }) => at === part || at === 'main/action')

/** The ways of its 【Main】 or 【Action】 of which one is played; none: its player reads it, or it bears on no battle. */
export function waysAt(card: Plays, part: Part): readonly (readonly PlayedEffect[])[] {
  const play = playAt(card, part)
  if (!play || 'readCard' in play) return []
  const ways = 'ways' in play ? play.ways : [play.effects]
  return ways.filter(effects => !effects.every(bearsOnNoBattle))
}

/** What is told of hand, deck, trash and Resources changes nothing that a battle computes. */
const BESIDE: readonly string[] = ['draw', 'exResource', 'fromTrash', 'elsewhere']
export const bearsOnNoBattle = ({ kind }: { readonly kind: string }): boolean => BESIDE.includes(kind)
